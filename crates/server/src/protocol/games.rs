//! What a table can be set up as, so that a page offers it without knowing any rule.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::table::{ClockBounds, GameName, HouseRules};

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
