//! Why any game refuses.

use std::error::Error;
use std::fmt;

use super::any_of;
use crate::game::{Game, Refusal};
use crate::on_any;

type RefusalOf<G> = <G as Game>::Refusal;

any_of! {
    /// Why the rules of a game refuse, whichever it is.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    RulesRefusal, RefusalOf
}

/// Why an action was refused by a game, whichever it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyRefusal {
    /// By the rules.
    Rules(RulesRefusal),
    /// The action is one of another game.
    OtherGame,
}

impl AnyRefusal {
    /// The refusal's stable word, to be translated by.
    pub fn code(self) -> &'static str {
        match self {
            Self::Rules(refusal) => on_any!(RulesRefusal, refusal, refusal => Refusal::code(refusal)),
            Self::OtherGame => "other_game",
        }
    }

    /// The id of the rule that refuses, if it is one.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            Self::Rules(refusal) => Some(on_any!(RulesRefusal, refusal, refusal => Refusal::rule(refusal))),
            Self::OtherGame => None,
        }
    }
}

impl fmt::Display for AnyRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(refusal) => on_any!(RulesRefusal, refusal, refusal => refusal.fmt(f)),
            Self::OtherGame => f.write_str("this action is one of another game"),
        }
    }
}

impl Error for AnyRefusal {}
