//! The steps of the classic games.

use crate::card::{CardId, Level};
use crate::never::Never;
use crate::tile::TileId;
use crate::tokens::{Color, ColorSet, PackedTokens};

/// One step of a turn.
///
/// An action names cards by id, so it means the same in every state. Its order is the order of legal lists. `M` are the
/// actions of a module, none by default.
#[derive(Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action<M = Never> {
    /// One token of each of these gem colours (S-09, M-07).
    TakeDifferent(ColorSet),
    /// Two tokens of one gem colour (S-11, M-08).
    TakeTwo(Color),
    /// A face-up card into the hand, with a joker if there is one (S-12, M-09).
    Reserve(CardId),
    /// The top card of a deck, unseen by others, into the hand, with a joker if there is one (S-12, M-09).
    ReserveTop(Level),
    /// A face-up card or one of the own hand, for these tokens (S-15, M-10).
    Buy(CardId, PackedTokens),
    /// One token back to the bank, while there are more than ten (S-21, M-14).
    Return(Color),
    /// The noble or location to receive, of several (S-23, M-15).
    Tile(TileId),
    /// Nothing, because nothing else is legal (S-27, M-20).
    Pass,
    /// An action that only the rules of this game have.
    Module(M),
}

impl<M: Copy> Clone for Action<M> {
    // A derived clone of a generic type goes through the variants one by one, which costs legal lists a quarter.
    fn clone(&self) -> Self {
        *self
    }
}

// Also with the largest actions that a module may have.
const _: () = assert!(size_of::<Action>() == 8 && size_of::<Action<[u8; 7]>>() == 8);
