//! Why any game refuses.

use std::error::Error;
use std::fmt;

use crate::duel::Duel;
use crate::game::{Game, Refusal};
use crate::marvel::Marvel;
use crate::splendor::{Cities, Orient, Posts, Splendor, Strongholds};

/// Why an action was refused by a game, whichever it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyRefusal {
    /// By Splendor.
    Splendor(<Splendor as Game>::Refusal),
    /// By Splendor with the Cities.
    Cities(<Cities as Game>::Refusal),
    /// By Splendor with the Trading Posts.
    Posts(<Posts as Game>::Refusal),
    /// By Splendor with the Orient.
    Orient(<Orient as Game>::Refusal),
    /// By Splendor with the Strongholds.
    Strongholds(<Strongholds as Game>::Refusal),
    /// By Splendor: Marvel.
    Marvel(<Marvel as Game>::Refusal),
    /// By Splendor Duel.
    Duel(<Duel as Game>::Refusal),
    /// The action is one of another game.
    OtherGame,
}

/// Runs the same code on the refusal of whichever game, or gives what holds for an action of another.
macro_rules! on_refusal {
    ($any:expr, $refusal:ident => $body:expr, $other:expr) => {
        match $any {
            Self::Splendor($refusal) => $body,
            Self::Cities($refusal) => $body,
            Self::Posts($refusal) => $body,
            Self::Orient($refusal) => $body,
            Self::Strongholds($refusal) => $body,
            Self::Marvel($refusal) => $body,
            Self::Duel($refusal) => $body,
            Self::OtherGame => $other,
        }
    };
}

impl AnyRefusal {
    /// The refusal's stable word, to be translated by.
    pub fn code(self) -> &'static str {
        on_refusal!(self, refusal => Refusal::code(refusal), "other_game")
    }

    /// The id of the rule that refuses, if it is one.
    pub fn rule(self) -> Option<&'static str> {
        on_refusal!(self, refusal => Some(Refusal::rule(refusal)), None)
    }
}

impl fmt::Display for AnyRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        on_refusal!(self, refusal => refusal.fmt(f), f.write_str("this action is one of another game"))
    }
}

impl Error for AnyRefusal {}
