//! Whose choice is open.

use super::Outcome;
use crate::seat::Seat;

/// Whose choice is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToAct {
    /// This seat's.
    Seat(Seat),
    /// Nobody's: the game is over.
    Over(Outcome),
}
