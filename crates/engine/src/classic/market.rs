//! The face-up cards.

use crate::card::{CardId, Level};
use crate::card_set::CardSet;

/// The most face-up cards per level that an option can ask for.
pub const MAX_FACE_UP: usize = 8;

/// The face-up cards of each level. A card keeps its space; a space whose deck has run out stays empty (S-20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Market {
    rows: [[Option<CardId>; MAX_FACE_UP]; 3],
    // The same cards as a set: legal lists are made far more often than cards move.
    cards: CardSet,
}

impl Market {
    /// The spaces of a level.
    pub fn row(&self, level: Level) -> &[Option<CardId>; MAX_FACE_UP] {
        &self.rows[level.index()]
    }

    /// The space where a card lies, if it does.
    pub fn space_of(&self, card: CardId) -> Option<usize> {
        let spaces = self.spaces_with(card.level(), Some(card));
        (spaces != 0).then(|| spaces.trailing_zeros() as usize)
    }

    /// A bit for each space of a level with this card, or with none.
    pub(super) fn spaces_with(&self, level: Level, card: Option<CardId>) -> u8 {
        // All spaces are looked at, since where a card lies cannot be guessed.
        let row = self.row(level).iter().enumerate();
        row.fold(0, |spaces, (space, &lies)| spaces | u8::from(lies == card) << space)
    }

    /// Lays a card into a space, or leaves the space empty.
    pub fn put(&mut self, level: Level, space: usize, card: Option<CardId>) {
        let before = std::mem::replace(&mut self.rows[level.index()][space], card);
        before.into_iter().for_each(|card| self.cards.remove(card));
        self.cards.extend(card);
    }

    /// All face-up cards.
    pub fn cards(&self) -> CardSet {
        self.cards
    }
}
