//! What happens only with the Trading Posts.

use crate::seat::Seat;
use crate::tokens::Color;

use super::Post;

/// A fact about a step that the base game does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player took the gem that a post gives (C-22, C-23).
    Gem {
        /// Who.
        seat: Seat,
        /// Which token.
        token: Color,
    },
    /// A player put a coat of arms on a post (C-21).
    Coat {
        /// Who.
        seat: Seat,
        /// Where.
        post: Post,
    },
}
