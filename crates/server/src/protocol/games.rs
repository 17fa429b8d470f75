//! What a table can be set up as, so that a page offers it without knowing any rule.

use parure_vocabulary::{GameInfo, games};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::table::ClockBounds;

/// Everything that can be agreed on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameList {
    /// The games.
    pub games: Vec<GameInfo>,
    /// The bounds of the clocks.
    pub clocks: ClockBounds,
}

/// Every game with everything that can be agreed on.
pub fn offer() -> GameList {
    GameList { games: games(), clocks: ClockBounds::HERE }
}
