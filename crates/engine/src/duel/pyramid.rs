//! The face-up cards.

use crate::card::{CardId, Level};
use crate::card_set::CardSet;

/// The most spaces a level has.
const WIDEST: usize = 5;

/// The face-up cards: five spaces of level 1, four of level 2, three of level 3 (D-03). A card keeps its space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pyramid {
    rows: [[Option<CardId>; WIDEST]; 3],
    cards: CardSet,
}

impl Pyramid {
    /// The spaces of a level.
    pub fn row(&self, level: Level) -> &[Option<CardId>] {
        &self.rows[level.index()][..WIDEST - level.index()]
    }

    /// All face-up cards.
    pub const fn cards(&self) -> &CardSet {
        &self.cards
    }

    /// The space where a card lies, if it does.
    pub fn space_of(&self, card: CardId) -> Option<usize> {
        self.row(card.level()).iter().position(|&space| space == Some(card))
    }

    /// The first space of a level where no card lies.
    pub fn gap(&self, level: Level) -> Option<usize> {
        self.row(level).iter().position(Option::is_none)
    }

    /// Lays a card into an empty space of its level.
    ///
    /// # Panics
    /// If the level has no such space.
    pub fn put(&mut self, space: usize, card: CardId) {
        debug_assert!(self.row(card.level())[space].is_none());
        self.rows[card.level().index()][space] = Some(card);
        self.cards.insert(card);
    }

    /// Takes a card away and says which space it left, if it was there.
    pub(super) fn remove(&mut self, card: CardId) -> Option<usize> {
        let space = self.space_of(card)?;
        self.rows[card.level().index()][space] = None;
        self.cards.remove(card);
        Some(space)
    }
}
