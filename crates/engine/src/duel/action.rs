//! The steps of a turn.

use crate::card::{CardId, Level};
use crate::tile::TileId;
use crate::tokens::{Color, PackedTokens};

use super::{Cell, Cells};

/// One step of a turn.
///
/// An action names cards by id and tokens by cell, so it means the same in every state. Its order is the order of legal
/// lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A privilege for the gem or pearl on this cell (D-06).
    Privilege(Cell),
    /// The bag's tokens onto the board; the opponent takes a privilege (D-07).
    Replenish,
    /// The gems and pearls on these cells, one to three in a line (D-11).
    Take(Cells),
    /// A gold and a card into the hand (D-13).
    Reserve {
        /// Where the gold lies.
        gold: Cell,
        /// Where the card lies.
        from: Source,
    },
    /// A card of the pyramid or the own hand, for these tokens (D-14).
    Buy(CardId, PackedTokens),
    /// The colour that the joker card just bought takes (D-17).
    Joker(Color),
    /// The token of the bought card's colour on this cell (D-18).
    TakeToken(Cell),
    /// A token of this colour from the opponent (D-20).
    Steal(Color),
    /// The royal that the crowns have earned (D-21).
    Royal(TileId),
    /// One token into the bag, while there are more than ten (D-22).
    Discard(Color),
    /// The win, against an opponent who stalls (D-26).
    Claim,
    /// Nothing, because nothing else is possible (D-10).
    Pass,
}

const _: () = assert!(size_of::<Action>() == 8);

/// Where a card to reserve lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// This card, face up in the pyramid.
    Pyramid(CardId),
    /// The top of a deck, unseen by the opponent.
    Deck(Level),
}
