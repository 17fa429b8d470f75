//! What a table can be set up as, so that a page offers it without knowing any rule.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{GameName, HouseRules};

/// Everything that can be agreed on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameList {
    /// The games.
    pub games: Vec<GameInfo>,
    /// The bounds of the clocks.
    pub clocks: ClockBounds,
}

/// A game and how it can be played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// Which game.
    #[schema(value_type = String)]
    pub game: GameName,
    /// How many can play.
    pub seats: Vec<usize>,
    /// Ways to play that have a name, the printed game first.
    pub presets: Vec<GamePreset>,
    /// The house rules, in the order they are shown.
    pub options: Vec<GameOption>,
}

/// A way to play that has a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GamePreset {
    /// The name: `printed`, or one of the game's own.
    pub name: String,
    /// With how many players it is played.
    pub seats: Vec<usize>,
    /// Every house rule with its value.
    #[schema(value_type = Object)]
    pub options: HouseRules,
}

/// A house rule.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameOption {
    /// Its name in `options`.
    pub key: String,
    /// With how many players it can be changed from its default.
    pub seats: Vec<usize>,
    /// What it may be.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub range: GameOptionRange,
}

/// What a house rule may be.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GameOptionRange {
    /// On or off.
    Switch {
        /// As printed.
        default: bool,
    },
    /// A number.
    Number {
        /// As printed.
        default: u8,
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
    /// One of a few words.
    Word {
        /// As printed.
        default: String,
        /// All of them.
        words: Vec<String>,
    },
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
