//! What happens only in Marvel.

use crate::seat::Seat;
use crate::tokens::Color;

/// A fact about a step that no other game of its kind knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player took a token that comes with a card (M-12).
    Gained {
        /// Who.
        seat: Seat,
        /// Which token.
        token: Color,
    },
    /// The tile for the most tags changed hands (M-13).
    Assembled {
        /// Who has it now.
        seat: Seat,
        /// Who had it before.
        from: Option<Seat>,
    },
}
