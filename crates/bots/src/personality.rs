//! What a bot is fond of.

use parure_engine::words;

use crate::level::read_by_name;

words! {
    /// What a bot leans towards, at whatever level.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Personality, fn name {
        /// Plays what it thinks is best.
        #[default]
        Balanced = "balanced",
        /// Buys many cheap cards before it goes for points.
        EngineBuilder = "engine_builder",
        /// Woos whoever visits: nobles, locations and the Avengers, royals and crowns.
        NobleHunter = "noble_hunter",
        /// Goes for points at once.
        Rusher = "rusher",
        /// Keeps from others what they want: reserves and takes it first.
        Blocker = "blocker",
    }
}

read_by_name!(Personality);
