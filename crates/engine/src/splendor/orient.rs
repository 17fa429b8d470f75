//! The Orient: a second deck at each level, whose cards do something of their own (C-30 to C-38).

mod action;
mod bazaar;
mod chain;
mod event;
mod foresight;
mod gold_cards;
mod kind;
mod notation;
mod refusal;
mod rules;
mod sacrifice;

pub use action::{Choice, OrientAction};
pub use bazaar::{Bazaar, ROW};
pub use event::Event;
pub use gold_cards::GoldCards;
pub use kind::{Kind, is_copy, kind};
pub use refusal::Refusal;
pub use rules::OrientRules;

use crate::classic::State;

/// A game of Splendor with the Orient.
pub type Orient = State<OrientRules>;
