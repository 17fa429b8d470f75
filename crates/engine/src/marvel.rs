//! Splendor: Marvel for two to four.

mod colors;
mod data;
mod foresight;
mod notation;
mod options;
mod rules;

pub use colors::{BLUE, ORANGE, PURPLE, RED, SHIELD, TIME, YELLOW};
pub use data::{character_name, tags};
pub use options::MarvelOptions;
pub use rules::{ASSEMBLE_POINTS, Avengers, GAUNTLET_POINTS, MarvelRules, TAGS_TO_ASSEMBLE};

use crate::classic::State;

/// A game of Splendor: Marvel.
pub type Marvel = State<MarvelRules>;
