//! What a bot is fond of.

use std::fmt;
use std::str::FromStr;

use crate::level::UnknownWord;

/// What a bot leans towards, at whatever level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Personality {
    /// Plays what it thinks is best.
    #[default]
    Balanced,
    /// Buys many cheap cards before it goes for points.
    EngineBuilder,
    /// Woos whoever visits: nobles, locations and the Avengers, royals and crowns.
    NobleHunter,
    /// Goes for points at once.
    Rusher,
    /// Keeps from others what they want: reserves and takes it first.
    Blocker,
}

impl Personality {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Balanced, Self::EngineBuilder, Self::NobleHunter, Self::Rusher, Self::Blocker];

    /// The word in commands, specs and messages on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Balanced => "balanced",
            Self::EngineBuilder => "engine_builder",
            Self::NobleHunter => "noble_hunter",
            Self::Rusher => "rusher",
            Self::Blocker => "blocker",
        }
    }

    /// The key of its name in the locales.
    pub const fn message_key(self) -> &'static str {
        match self {
            Self::Balanced => "personality-balanced",
            Self::EngineBuilder => "personality-engine_builder",
            Self::NobleHunter => "personality-noble_hunter",
            Self::Rusher => "personality-rusher",
            Self::Blocker => "personality-blocker",
        }
    }
}

impl fmt::Display for Personality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Personality {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|personality| personality.name() == word).ok_or_else(|| UnknownWord(word.to_owned()))
    }
}
