//! What an observer may know.

use crate::card::Level;
use crate::card_set::CardSet;
use crate::chance::Chance;
use crate::hand::{Hand, HandView, Reserved};
use crate::seat::{Observer, Seat};

use super::{Duel, Phase, PublicState};

/// A game as one observer knows it: what lies open, and of hands and decks only what is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Who looks.
    pub observer: Observer,
    /// What everybody knows.
    pub open: PublicState,
    /// The reserved cards of each player.
    pub hands: [HandView; 2],
    /// The cards that the observer has never seen: in a deck, or hidden in a hand.
    pub unseen: CardSet,
    /// How many cards each deck has.
    pub deck_sizes: [u8; 3],
}

impl Duel {
    /// What the observer may know. Once the game is over, nothing is hidden any more.
    pub(super) fn view(&self, observer: Observer) -> View {
        let over = matches!(self.open.phase, Phase::Over(_));
        let mut unseen = self.decks;
        let mut hands = [HandView::default(); 2];
        for seat in Seat::all(2) {
            let hand = self.hand(seat);
            let openly = over || observer.sees_hand_of(seat);
            if !openly {
                unseen.extend(hand.iter().filter(|reserved| reserved.blind).map(|reserved| reserved.card));
            }
            hands[seat.index()] = hand.seen(openly);
        }
        let deck_sizes = Level::ALL.map(|level| self.decks.level(level).len() as u8);
        View { observer, open: self.open, hands, unseen, deck_sizes }
    }

    /// A full state that fits the view: hidden cards are drawn from the unseen ones, the rest is the decks.
    pub(super) fn determinize(view: &View, chance: &mut impl Chance) -> Self {
        let mut decks = view.unseen;
        let hands = view.hands.map(|seen| {
            let mut hand: Hand = seen.known;
            for level in seen.hidden_levels() {
                let card = chance.card(level, decks.level(level));
                decks.remove(card);
                hand.insert(Reserved { card, blind: true });
            }
            hand
        });
        Self { open: view.open, hands, decks }
    }
}
