//! Why any game refuses.

use std::error::Error;
use std::fmt;

use crate::duel::Duel;
use crate::game::{Game, Refusal};
use crate::marvel::Marvel;
use crate::splendor::Splendor;

/// Why an action was refused by a game, whichever it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyRefusal {
    /// By Splendor.
    Splendor(<Splendor as Game>::Refusal),
    /// By Splendor: Marvel.
    Marvel(<Marvel as Game>::Refusal),
    /// By Splendor Duel.
    Duel(<Duel as Game>::Refusal),
    /// The action is one of another game.
    OtherGame,
}

impl AnyRefusal {
    /// The refusal's stable word, to be translated by.
    pub fn code(self) -> &'static str {
        match self {
            Self::Splendor(refusal) => Refusal::code(refusal),
            Self::Marvel(refusal) => Refusal::code(refusal),
            Self::Duel(refusal) => Refusal::code(refusal),
            Self::OtherGame => "other_game",
        }
    }

    /// The id of the rule that refuses, if it is one.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            Self::Splendor(refusal) => Some(Refusal::rule(refusal)),
            Self::Marvel(refusal) => Some(Refusal::rule(refusal)),
            Self::Duel(refusal) => Some(Refusal::rule(refusal)),
            Self::OtherGame => None,
        }
    }
}

impl fmt::Display for AnyRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Splendor(refusal) => refusal.fmt(f),
            Self::Marvel(refusal) => refusal.fmt(f),
            Self::Duel(refusal) => refusal.fmt(f),
            Self::OtherGame => f.write_str("this action is one of another game"),
        }
    }
}

impl Error for AnyRefusal {}
