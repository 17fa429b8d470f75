//! The state of a game of Splendor Duel.

use crate::card::{CardId, Level};
use crate::card_set::CardSet;
use crate::chance::Chance;
use crate::cover::Cover;
use crate::game::{Game, Setup, SetupError, Sink, ToAct};
use crate::hand::Hand;
use crate::seat::{Observer, Seat};
use crate::tile::{TileId, TileSet};
use crate::tokens::ColorName;

use super::components::{ALL_CARDS, CARDS, ROYALS};
use super::{
    Action, Board, COLORS, Card, DuelOptions, Event, Phase, Player, PublicState, Pyramid, Refusal, Royal, SUPPLY, View,
};

/// A game of Splendor Duel with full information.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duel {
    pub(super) open: PublicState,
    pub(super) hands: [Hand; 2],
    pub(super) decks: CardSet,
}

impl Duel {
    /// What lies open to everybody.
    pub const fn open(&self) -> &PublicState {
        &self.open
    }

    /// The reserved cards of a player.
    pub const fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index() & 1]
    }

    /// The undrawn cards; their order does not exist.
    pub const fn decks(&self) -> &CardSet {
        &self.decks
    }

    /// The face of a card; a card that the game does not have costs and gives nothing.
    pub fn face(card: CardId) -> &'static Card {
        &CARDS[card]
    }

    /// Every card of the game.
    pub const fn cards() -> CardSet {
        ALL_CARDS
    }

    /// The royals, in the order of their ids.
    pub const fn royals() -> &'static [Royal; 4] {
        &ROYALS
    }

    /// The face of a royal, if the game has it.
    pub fn royal(royal: TileId) -> Option<&'static Royal> {
        ROYALS.get(royal.index())
    }

    /// Draws the top card of a deck, if there is one.
    pub(super) fn draw(&mut self, level: Level, chance: &mut impl Chance) -> Option<CardId> {
        let deck = self.decks.level(level);
        if deck.is_empty() {
            return None;
        }
        let card = chance.card(level, deck);
        self.decks.remove(card);
        Some(card)
    }

    /// The reserved cards of the player whose turn it is.
    pub(super) const fn hand_mut(&mut self) -> &mut Hand {
        &mut self.hands[self.open.seat.index() & 1]
    }
}

impl Game for Duel {
    type Options = DuelOptions;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const PREFIX: char = 'D';
    const COLORS: &'static [ColorName] = COLORS;

    /// The pyramid from level 1 up, the board along the spiral, a privilege for who does not start (D-03 to D-05).
    fn new(setup: &Setup<DuelOptions>, chance: &mut impl Chance) -> Result<Self, SetupError> {
        if setup.players != 2 {
            return Err(SetupError::Players { players: setup.players, allowed: 2..=2 });
        }
        let mut game = Self {
            open: PublicState {
                options: setup.options,
                board: Board::default(),
                bag: SUPPLY,
                pyramid: Pyramid::default(),
                royals: TileSet::first(ROYALS.len()),
                players: [Player::default(); 2],
                phase: Phase::Act,
                seat: Seat::FIRST,
                round: 1,
                extra_turn: false,
                replenished: false,
            },
            hands: [Hand::default(); 2],
            decks: ALL_CARDS,
        };
        game.refill(chance, &mut ());
        game.fill_board(chance, &mut ());
        game.open.players[1].privileges = 1;
        Ok(game)
    }

    fn setup(&self) -> Setup<DuelOptions> {
        Setup { players: 2, options: self.open.options }
    }

    fn to_act(&self) -> ToAct {
        match self.open.phase {
            Phase::Over(outcome) => ToAct::Over(outcome),
            _ => ToAct::Seat(self.open.seat),
        }
    }

    fn points(&self, seat: Seat) -> u8 {
        self.open.player(seat).points
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        self.legal_actions(out);
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        self.check(action)
    }

    fn apply_unchecked(&mut self, action: Action, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        self.apply_unchecked(action, chance, sink);
    }

    fn view(&self, observer: Observer) -> View {
        self.view(observer)
    }

    fn determinize(view: &View, chance: &mut impl Chance) -> Self {
        Self::determinize(view, chance)
    }

    fn visible(event: Event, observer: Observer) -> Event {
        event.visible(observer)
    }
}

impl Cover for Duel {
    fn face_up(&self) -> CardSet {
        *self.open.pyramid.cards()
    }

    fn covered(&self) -> CardSet {
        self.decks.filter(|card| self.open.pyramid.gap(card.level()).is_some())
    }

    fn cover(&mut self, card: CardId) {
        if self.open.pyramid.remove(card).is_some() {
            self.decks.insert(card);
        }
    }

    fn uncover(&mut self, card: CardId) {
        if let Some(space) = self.open.pyramid.gap(card.level()) {
            self.decks.remove(card);
            self.open.pyramid.put(space, card);
        }
    }
}
