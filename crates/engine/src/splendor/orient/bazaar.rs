//! What lies on the table only with the Orient.

use crate::card::{CardId, Level};
use crate::card_set::{CardSet, LevelSet};
use crate::classic::{MAX_FACE_UP, View};
use crate::game::Game;
use crate::seat::{MAX_SEATS, Observer, Seat};
use crate::tile::TileSet;
use crate::tokens::{Color, Tokens};

use super::kind::{CARDS, is_copy, printed_bonus};
use super::{Orient, OrientRules};

/// How many cards of each Orient deck lie face up (C-30).
pub const ROW: usize = 2;

/// How many copies there are.
const COPIES: usize = 7;

/// The face-up cards of the Orient, the colours of copies, and the nobles set aside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bazaar {
    rows: [[Option<CardId>; ROW]; 3],
    // The same cards as sets: legal lists are made far more often than cards move.
    face_up: [u16; 3],
    colors: [Option<Color>; COPIES],
    set_aside: [TileSet; MAX_SEATS],
}

impl Bazaar {
    /// The two spaces of a level.
    pub fn row(&self, level: Level) -> &[Option<CardId>; ROW] {
        &self.rows[level.index()]
    }

    /// Puts a card of the Orient on a space, or takes what lies there away.
    pub fn put(&mut self, level: Level, space: usize, card: Option<CardId>) {
        let bit = |card: CardId| 1 << (card.index() - CardId::SECOND_DECK);
        let before = std::mem::replace(&mut self.rows[level.index()][space], card);
        let face_up = &mut self.face_up[level.index()];
        *face_up = *face_up & !before.map_or(0, bit) | card.map_or(0, bit);
    }

    /// The space where a card of the Orient lies, if it does.
    pub(super) fn space_of(&self, card: CardId) -> Option<usize> {
        self.row(card.level()).iter().position(|&space| space == Some(card))
    }

    /// Whether both spaces of a level have a card.
    pub(super) fn is_full(&self, level: Level) -> bool {
        self.row(level).iter().all(Option::is_some)
    }

    /// The number of a space among all of a level's: the Orient's come behind those of the market.
    pub const fn space_number(space: usize) -> u8 {
        (MAX_FACE_UP + space) as u8
    }

    /// The face-up cards of the Orient.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.rows.iter().flatten().copied().flatten()
    }

    /// All face-up cards, together with those of the market.
    pub(super) fn with_market(&self, market: CardSet) -> CardSet {
        let level = |level: Level| market.level(level).or(LevelSet::second(self.face_up[level.index()]));
        CardSet::from_levels(Level::ALL.map(level))
    }

    /// The colour that a copy has taken (C-32).
    pub fn color(&self, card: CardId) -> Option<Color> {
        if is_copy(card) { self.colors[place(card)] } else { None }
    }

    /// Gives a copy its colour.
    ///
    /// # Panics
    /// If the card is no copy.
    pub fn set_color(&mut self, card: CardId, color: Option<Color>) {
        self.colors[place(card)] = color;
    }

    /// The bonus of a bought card: a copy's is the one that it took.
    pub fn bonus(&self, card: CardId) -> Tokens {
        self.color(card).map_or_else(|| printed_bonus(card), Tokens::one)
    }

    /// The nobles that a player has set aside and that have not visited (C-34).
    pub const fn set_aside(&self, seat: Seat) -> TileSet {
        self.set_aside[seat.index()]
    }

    /// The same, to be changed.
    pub fn set_aside_mut(&mut self, seat: Seat) -> &mut TileSet {
        &mut self.set_aside[seat.index()]
    }
}

/// The place of a copy among the copies: those of level 1 are the last five of its deck, those of level 2 the last two.
const fn place(card: CardId) -> usize {
    let number = card.number() as usize;
    match card.level() {
        Level::One => number - 6,
        _ => number - 9 + 5,
    }
}

impl Orient {
    /// The undrawn cards of a level's Orient deck, which are among [`State::decks`](crate::classic::State::decks).
    pub(super) fn orient_deck(&self, level: Level) -> LevelSet {
        self.decks.level(level).second_deck()
    }

    /// How many they are.
    pub fn orient_deck_size(&self, level: Level) -> usize {
        self.orient_deck(level).len()
    }

    /// The cards that have left the game (C-31, C-38).
    pub fn removed(&self) -> CardSet {
        Game::view(self, Observer::Referee).removed()
    }
}

impl View<OrientRules> {
    /// How many cards each Orient deck has.
    pub fn orient_deck_sizes(&self) -> [u8; 3] {
        Level::ALL.map(|level| {
            let hidden: u8 = self.seats.iter().map(|player| player.hand.hidden_second[level.index()]).sum();
            self.unseen.level(level).second_deck().len() as u8 - hidden
        })
    }

    /// The cards that have left the game (C-31, C-38): all that lie nowhere else.
    pub fn removed(&self) -> CardSet {
        let mut removed = CARDS.all();
        let mut there = self.unseen;
        there.extend(self.market.cards().iter().chain(self.extra.cards()));
        for player in &self.seats {
            there.extend(player.cards.iter().chain(player.hand.known.iter().map(|reserved| reserved.card)));
        }
        there.iter().for_each(|card| removed.remove(card));
        removed
    }
}
