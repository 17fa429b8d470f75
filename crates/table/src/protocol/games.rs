//! What a table can be set up as, so that a page offers it without knowing any rule.

use parure_vocabulary::{GameInfo, games};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::table::{ClockBounds, DESERTED_AGE};

/// Everything that can be agreed on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameList {
    /// The games.
    pub games: Vec<GameInfo>,
    /// The bounds of the clocks.
    pub clocks: ClockBounds,
    /// For how many days a game waits that everybody has left; then its table is closed.
    pub deserted_days: u32,
}

/// Every game with everything that can be agreed on.
pub fn offer() -> GameList {
    let deserted_days = (DESERTED_AGE / (24 * 60 * 60 * 1000)) as u32;
    GameList { games: games(), clocks: ClockBounds::HERE, deserted_days }
}
