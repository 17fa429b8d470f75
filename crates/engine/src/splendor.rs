//! Splendor for two to four, with the Quick and Team games as presets of its options, and the four modules of Cities of
//! Splendor, each with rules of its own.

pub mod cities;
mod colors;
mod data;
mod end;
mod expansion;
mod foresight;
mod notation;
mod options;
pub mod orient;
pub mod posts;
mod rules;
pub mod strongholds;

pub use cities::Cities;
pub use colors::{BLACK, BLUE, GOLD, GREEN, RED, WHITE};
pub use end::Standing;
pub use options::{CitiesOptions, LastRound, SplendorOptions};
pub use orient::Orient;
pub use posts::Posts;
pub use rules::{SplendorRules, partner};
pub use strongholds::Strongholds;

use crate::classic::State;

/// A game of Splendor.
pub type Splendor = State<SplendorRules>;
