//! The Strongholds: three for each player, which close cards to the others (C-40 to C-44).

mod action;
mod event;
mod foresight;
mod notation;
mod placed;
mod refusal;
mod rules;

pub use action::{Choice, StrongholdAction};
pub use event::Event;
pub use placed::{Placed, STRONGHOLDS_EACH};
pub use refusal::Refusal;
pub use rules::StrongholdsRules;

use crate::classic::State;

/// A game of Splendor with the Strongholds.
pub type Strongholds = State<StrongholdsRules>;
