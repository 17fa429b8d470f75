//! Splendor for two to four, with the Quick and Team games as presets of its options.

mod colors;
mod data;
mod foresight;
mod notation;
mod options;
mod rules;

pub use colors::{BLACK, BLUE, GOLD, GREEN, RED, WHITE};
pub use options::{LastRound, SplendorOptions};
pub use rules::{SplendorRules, Standing, partner};

use crate::classic::State;

/// A game of Splendor.
pub type Splendor = State<SplendorRules>;
