//! What a table can be set up as, so that a page offers it without knowing any rule.

use parure_vocabulary::{GameInfo, games};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Everything that can be agreed on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
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

/// What clocks may be set to, in the units of `ClockRule`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockBounds {
    /// Seconds of a clock per move.
    pub per_move_seconds: Bounds,
    /// Seconds of a clock per game.
    pub per_game_seconds: Bounds,
    /// Its increment.
    pub per_game_increment: Bounds,
    /// Days of a clock by days.
    pub days: Bounds,
}

impl ClockBounds {
    /// The bounds of this server.
    pub const HERE: Self = Self {
        per_move_seconds: Bounds { min: 5, max: 3_600 },
        per_game_seconds: Bounds { min: 30, max: 36_000 },
        per_game_increment: Bounds { min: 0, max: 600 },
        days: Bounds { min: 1, max: 30 },
    };
}

/// The least and the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Bounds {
    /// The least.
    pub min: u32,
    /// The most.
    pub max: u32,
}

impl Bounds {
    /// Whether a number is within.
    pub const fn hold(self, number: u32) -> bool {
        self.min <= number && number <= self.max
    }
}

impl std::fmt::Display for Bounds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} to {}", self.min, self.max)
    }
}
