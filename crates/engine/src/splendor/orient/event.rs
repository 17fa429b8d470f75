//! What happens only with the Orient.

use crate::card::{CardId, CardOrigin};
use crate::seat::Seat;
use crate::tile::TileId;
use crate::tokens::Color;

/// A fact about a step that the base game does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player's card left the game: a gold card that paid, or a sacrifice (C-31, C-38).
    Removed {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
    /// A copy took a colour (C-32).
    Copied {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: CardId,
        /// The colour.
        color: Color,
    },
    /// A player took a card for nothing (C-37).
    Freed {
        /// Who.
        seat: Seat,
        /// Which card.
        card: CardId,
        /// The space where it lay.
        from: CardOrigin,
    },
    /// A player set a noble aside (C-34).
    SetAside {
        /// Who.
        seat: Seat,
        /// Which noble.
        tile: TileId,
    },
}
