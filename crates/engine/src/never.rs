//! What there is none of.

use std::error::Error;
use std::fmt;

/// A type without values: the actions, phases, events and refusals that a game does not have of its own.
///
/// A match over a type that holds it needs no arm for it, and it costs nothing at run time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl Error for Never {}

impl crate::game::Refusal for Never {
    fn all() -> impl Iterator<Item = Self> {
        std::iter::empty()
    }

    fn code(self) -> &'static str {
        match self {}
    }

    fn rule(self) -> &'static str {
        match self {}
    }
}
