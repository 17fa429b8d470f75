//! Splendor: Marvel for two to four.

mod colors;
mod data;
mod event;
mod foresight;
mod notation;
mod options;
mod rules;

pub use colors::{BLUE, ORANGE, PURPLE, RED, SHIELD, TIME, YELLOW};
pub use data::{character_name, tags};
pub use event::Event;
pub use options::{LastRound, MarvelOptions};
pub use rules::{ASSEMBLE_POINTS, Avengers, GAUNTLET_POINTS, MarvelRules};

use crate::classic::State;

/// A game of Splendor: Marvel.
pub type Marvel = State<MarvelRules>;
