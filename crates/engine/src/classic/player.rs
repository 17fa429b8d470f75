//! What a player has.

use crate::card_set::CardSet;
use crate::hand::{Hand, HandView};
use crate::tile::TileSet;
use crate::tokens::Tokens;

/// What one player has, with a hand or with what an observer knows of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player<H = Hand> {
    /// The tokens held.
    pub tokens: Tokens,
    /// The bonuses of the bought cards.
    pub bonuses: Tokens,
    /// The bought cards.
    pub cards: CardSet,
    /// The reserved cards.
    pub hand: H,
    /// The tiles received.
    pub tiles: TileSet,
    /// The points of cards and tiles.
    pub points: u8,
}

/// What the observer knows of one player.
pub type PlayerView = Player<HandView>;

impl<H> Player<H> {
    /// The same with another hand.
    #[inline]
    pub(super) fn with_hand<T>(&self, hand: T) -> Player<T> {
        let Self { tokens, bonuses, cards, tiles, points, .. } = *self;
        Player { tokens, bonuses, cards, hand, tiles, points }
    }
}
