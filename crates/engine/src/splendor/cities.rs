//! The Cities: instead of nobles, cities lie out, and one of them ends the game (C-10 to C-15).

mod data;
mod foresight;
mod notation;
mod rules;

pub use data::{City, city};
pub use rules::CitiesRules;

use crate::classic::State;

/// A game of Splendor with the Cities.
pub type Cities = State<CitiesRules>;
