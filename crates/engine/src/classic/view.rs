//! What an observer may know.

use crate::card::Level;
use crate::card_set::{CardSet, LevelSet};
use crate::chance::Chance;
use crate::hand::{Hand, HandView, Reserved};
use crate::seat::{MAX_SEATS, Observer, Seat};
use crate::tile::TileSet;
use crate::tokens::Tokens;

use super::{Market, Phase, Player, PlayerView, Rules, State};

/// A table as one observer knows it: built from nothing, field by field, by what is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View<R: Rules> {
    /// Who looks.
    pub observer: Observer,
    /// The house rules.
    pub options: R::Options,
    /// How many play.
    pub players: usize,
    /// The tokens that nobody holds.
    pub bank: Tokens,
    /// The face-up cards.
    pub market: Market,
    /// The cards that the observer has never seen: in a deck, or hidden in a hand.
    pub unseen: CardSet,
    /// How many cards each deck has.
    pub deck_sizes: [u8; 3],
    /// The tiles that nobody has received.
    pub tiles: TileSet,
    /// What each player has.
    pub seats: [PlayerView; MAX_SEATS],
    /// Which choice is open.
    pub phase: Phase<R::Phase>,
    /// Whose turn it is.
    pub seat: Seat,
    /// The number of the round, from 1.
    pub round: u16,
    /// How many passes there were in a row.
    pub passes: u8,
    /// The seat that set off the last round.
    pub trigger: Option<Seat>,
    /// What the game keeps beyond the shared pieces; all of it is public.
    pub extra: R::Extra,
}

impl<R: Rules> State<R> {
    /// What the observer may know. Once the game is over, nothing is hidden any more (S-14).
    pub(super) fn view(&self, observer: Observer) -> View<R> {
        let over = matches!(self.phase, Phase::Over(_));
        let mut unseen = self.decks;
        let mut seats = [PlayerView::default(); MAX_SEATS];
        for seat in Seat::all(self.players()) {
            let player = self.player(seat);
            let openly = over || observer.sees_hand_of(seat);
            if !openly {
                unseen.extend(player.hand.iter().filter(|reserved| reserved.blind).map(|reserved| reserved.card));
            }
            seats[seat.index()] = player.with_hand(player.hand.seen(openly));
        }
        View {
            observer,
            options: self.options,
            players: self.players(),
            bank: self.bank,
            market: self.market,
            unseen,
            deck_sizes: Level::ALL.map(|level| R::deck(self, level).len() as u8),
            tiles: self.tiles,
            seats,
            phase: self.phase,
            seat: self.seat,
            round: self.round,
            passes: self.passes,
            trigger: self.trigger,
            extra: self.extra,
        }
    }

    /// A full state that fits the view: hidden cards are drawn from the unseen ones, the rest is the decks.
    pub(super) fn determinize(view: &View<R>, chance: &mut impl Chance) -> Self {
        let mut state = Self {
            options: view.options,
            players: view.players as u8,
            bank: view.bank,
            market: view.market,
            decks: view.unseen,
            tiles: view.tiles,
            seats: [Player::default(); MAX_SEATS],
            phase: view.phase,
            seat: view.seat,
            round: view.round,
            passes: view.passes,
            trigger: view.trigger,
            extra: view.extra,
        };
        for (player, seen) in state.seats.iter_mut().zip(&view.seats).take(view.players) {
            *player = seen.with_hand(seen.hand.known);
            if !seen.hand.is_open() {
                draw_hidden(&seen.hand, &mut player.hand, &mut state.decks, chance);
            }
        }
        state
    }
}

/// Draws the cards of a hand that the observer does not know.
fn draw_hidden(seen: &HandView, hand: &mut Hand, decks: &mut CardSet, chance: &mut impl Chance) {
    let mut draw = |level, count, of_deck: fn(LevelSet) -> LevelSet| {
        for _ in 0..count {
            let card = chance.card(level, of_deck(decks.level(level)));
            decks.remove(card);
            hand.insert(Reserved { card, blind: true });
        }
    };
    Level::ALL.into_iter().zip(seen.hidden).for_each(|(level, count)| draw(level, count, LevelSet::first_deck));
    Level::ALL.into_iter().zip(seen.hidden_second).for_each(|(level, count)| draw(level, count, LevelSet::second_deck));
}
