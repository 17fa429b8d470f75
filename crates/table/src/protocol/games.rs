//! What a table can be set up as, so that a page offers it without knowing any rule.

use parure_engine::notation::{EXPANSION, NO_EXPANSION};
use parure_vocabulary::{GameInfo, games};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
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

/// The expansions that the page can show, and so the ones that tables are made with.
const SHOWN: &[&str] = &["cities", "posts", "orient", "strongholds"];

/// Whether a table can be made with these options as far as the page is concerned.
pub fn is_offered(options: &Map<String, Value>) -> bool {
    let expansion = options.get(EXPANSION).and_then(Value::as_str).unwrap_or(NO_EXPANSION);
    expansion == NO_EXPANSION || SHOWN.contains(&expansion)
}

/// Every game with everything that can be agreed on.
pub fn offer() -> GameList {
    let deserted_days = (DESERTED_AGE / (24 * 60 * 60 * 1000)) as u32;
    let mut games = games();
    for game in &mut games {
        game.expansions.retain(|expansion| SHOWN.contains(&expansion.name.as_str()));
    }
    GameList { games, clocks: ClockBounds::HERE, deserted_days }
}
