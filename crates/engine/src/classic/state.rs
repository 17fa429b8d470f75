//! The state of a classic game.

use crate::card::{CardId, Level};
use crate::card_set::CardSet;
use crate::chance::Chance;
use crate::cover::Cover;
use crate::game::{Game, Setup, SetupError, Sink, ToAct};
use crate::seat::{MAX_SEATS, Observer, Seat, SeatSet};
use crate::tile::TileSet;
use crate::tokens::{ColorName, PackedTokens, Tokens};

use super::{Action, Card, Event, Market, Phase, Player, Refusal, Rules, View};

/// Everything on the table and in the hands, with full information.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State<R: Rules> {
    pub(crate) options: R::Options,
    pub(crate) players: u8,
    pub(crate) bank: Tokens,
    pub(crate) market: Market,
    pub(crate) decks: CardSet,
    pub(crate) tiles: TileSet,
    pub(crate) seats: [Player; MAX_SEATS],
    pub(crate) phase: Phase<R::Phase>,
    pub(crate) seat: Seat,
    pub(crate) round: u16,
    pub(crate) passes: u8,
    pub(crate) trigger: Option<Seat>,
    pub(crate) extra: R::Extra,
}

impl<R: Rules> State<R> {
    /// Draws the top card of a deck, if there is one.
    pub(crate) fn draw(&mut self, level: Level, chance: &mut impl Chance) -> Option<CardId> {
        let deck = R::deck(self, level);
        if deck.is_empty() {
            return None;
        }
        let card = chance.card(level, deck);
        self.decks.remove(card);
        Some(card)
    }

    /// The first space of a level where no card lies.
    fn gap(&self, level: Level) -> Option<usize> {
        self.market.row(level)[..R::face_up(&self.options)].iter().position(Option::is_none)
    }

    /// The house rules.
    pub fn options(&self) -> &R::Options {
        &self.options
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.players.into()
    }

    /// The tokens that nobody holds.
    pub fn bank(&self) -> Tokens {
        self.bank
    }

    /// The face-up cards.
    pub fn market(&self) -> &Market {
        &self.market
    }

    /// The undrawn cards; their order does not exist.
    pub fn decks(&self) -> &CardSet {
        &self.decks
    }

    /// The tiles that nobody has received.
    pub fn tiles(&self) -> TileSet {
        self.tiles
    }

    /// What a player has.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    /// Which choice is open.
    pub fn phase(&self) -> Phase<R::Phase> {
        self.phase
    }

    /// Whose turn it is; without meaning once the game is over.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of the round, from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// How many passes there were in a row (S-27).
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// The seat that set off the last round (S-25, M-17).
    pub fn trigger(&self) -> Option<Seat> {
        self.trigger
    }

    /// What the game keeps beyond the shared pieces.
    pub fn extra(&self) -> &R::Extra {
        &self.extra
    }

    /// What a card costs a player: its cost less their bonuses, never below 0 (S-16).
    pub fn price(&self, seat: Seat, card: CardId) -> Tokens {
        R::CARDS.face(card).cost.saturating_sub(R::bonuses(self, seat))
    }

    /// The first payment for a card in the order of payments, which has the fewest jokers, if the player can pay it.
    pub(crate) fn first_payment(&self, seat: Seat, card: CardId) -> Option<PackedTokens> {
        let mut first = None;
        R::payments(self, seat, self.player(seat).tokens, self.price(seat, card), |payment| {
            first.get_or_insert(payment);
        });
        first
    }

    /// The bonuses that count for a player: in the Team game the partner's too (S-41).
    pub fn bonuses(&self, seat: Seat) -> Tokens {
        R::bonuses(self, seat)
    }

    /// The tiles whose demand a player's bonuses reach (S-23).
    pub fn reached_tiles(&self, seat: Seat) -> TileSet {
        let bonuses = R::bonuses(self, seat);
        R::tiles_for(self, seat).iter().filter(|&tile| R::reached(self, seat, bonuses, tile)).collect()
    }

    /// The face of a card.
    pub fn face(card: CardId) -> &'static Card {
        R::CARDS.face(card)
    }

    pub(crate) fn current(&mut self) -> &mut Player {
        &mut self.seats[self.seat.index()]
    }
}

impl<R: Rules> Game for State<R> {
    type Options = R::Options;
    type Action = Action<R::Action>;
    type Event = Event<R::Event>;
    type View = View<R>;
    type Refusal = Refusal<R>;

    const PREFIX: char = R::PREFIX;
    const COLORS: &'static [ColorName] = R::COLORS;

    fn new(setup: &Setup<R::Options>, chance: &mut impl Chance) -> Result<Self, SetupError> {
        R::check_setup(setup)?;
        let mut state = Self {
            options: setup.options,
            players: setup.players as u8,
            bank: R::supply(setup.players),
            market: Market::default(),
            decks: R::CARDS.all(),
            tiles: TileSet::EMPTY,
            seats: [Player::default(); MAX_SEATS],
            phase: Phase::Act,
            seat: Seat::FIRST,
            round: 1,
            passes: 0,
            trigger: None,
            extra: R::Extra::default(),
        };
        for level in Level::ALL {
            for space in 0..R::face_up(&setup.options) {
                let card = state.draw(level, chance);
                state.market.put(level, space, card);
            }
        }
        let mut left = TileSet::first(R::TILES.len());
        for _ in 0..R::tiles_laid_out(setup.players) {
            let tile = chance.tile(left);
            state.tiles = state.tiles.with(tile);
            left = left.without(R::TILES[tile.index()].excludes);
        }
        R::lay_out(&mut state, chance);
        Ok(state)
    }

    fn setup(&self) -> Setup<R::Options> {
        Setup { players: self.players(), options: self.options }
    }

    fn to_act(&self) -> ToAct {
        match self.phase {
            Phase::Over(outcome) => ToAct::Over(outcome),
            Phase::Act | Phase::Return | Phase::Tile | Phase::Module(_) => ToAct::Seat(self.seat),
        }
    }

    fn points(&self, seat: Seat) -> u8 {
        self.player(seat).points
    }

    fn side(&self, seat: Seat) -> SeatSet {
        R::side(&self.options, seat)
    }

    fn legal_actions(&self, out: &mut Vec<Self::Action>) {
        self.legal_actions(out);
    }

    fn check(&self, action: Self::Action) -> Result<(), Refusal<R>> {
        self.check(action)
    }

    fn apply_unchecked(&mut self, action: Self::Action, chance: &mut impl Chance, sink: &mut impl Sink<Self::Event>) {
        self.apply_unchecked(action, chance, sink);
    }

    fn view(&self, observer: Observer) -> View<R> {
        self.view(observer)
    }

    fn determinize(view: &View<R>, chance: &mut impl Chance) -> Self {
        Self::determinize(view, chance)
    }

    fn visible(event: Self::Event, observer: Observer) -> Self::Event {
        event.visible(observer)
    }
}

impl<R: Rules> Cover for State<R> {
    fn face_up(&self) -> CardSet {
        self.market.cards()
    }

    fn covered(&self) -> CardSet {
        self.decks.filter(|card| R::deck(self, card.level()).contains(card.index()) && self.gap(card.level()).is_some())
    }

    fn cover(&mut self, card: CardId) {
        if let Some(space) = self.market.space_of(card) {
            self.market.put(card.level(), space, None);
            self.decks.insert(card);
        }
    }

    fn uncover(&mut self, card: CardId) {
        if let Some(space) = self.gap(card.level()) {
            self.decks.remove(card);
            self.market.put(card.level(), space, Some(card));
        }
    }
}
