//! The choices of a turn.

use crate::card::CardId;
use crate::game::Outcome;
use crate::tokens::Color;

/// Which choice is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// An optional action or the mandatory one.
    Act,
    /// Which colour this joker card takes (D-17).
    Joker(CardId),
    /// Which token of this colour to take from the board (D-18).
    TakeToken(Color),
    /// Which token to take from the opponent (D-20).
    Steal,
    /// Which royal to take (D-21).
    Royal,
    /// Which token to discard (D-22).
    Discard,
    /// None: the game is over.
    Over(Outcome),
}
