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

impl ToAct {
    /// The seat whose choice is open; nobody's once the game is over.
    pub const fn seat(self) -> Option<Seat> {
        if let Self::Seat(seat) = self { Some(seat) } else { None }
    }

    /// How the game ended, if it is over.
    pub const fn outcome(self) -> Option<Outcome> {
        if let Self::Over(outcome) = self { Some(outcome) } else { None }
    }
}
