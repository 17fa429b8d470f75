//! What a player has.

use crate::card_set::CardSet;
use crate::hand::Hand;
use crate::tile::TileSet;
use crate::tokens::Tokens;

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// The tokens held.
    pub tokens: Tokens,
    /// The bonuses of the bought cards.
    pub bonuses: Tokens,
    /// The bought cards.
    pub cards: CardSet,
    /// The reserved cards.
    pub hand: Hand,
    /// The tiles received.
    pub tiles: TileSet,
    /// The points of cards and tiles.
    pub points: u8,
}
