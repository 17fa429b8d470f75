//! What happened at a table, as its log tells it.

use parure_vocabulary::{GameEvent, GameResult};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct LogEntry {
    /// The version that it came with.
    pub version: u64,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// What happened.
    pub event: LogEvent,
}

/// What a line of the log tells: a fact of the game, or one of the table around it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum LogEvent {
    /// Something that happened in the game.
    Game(GameEvent),
    /// Something that happened around it.
    Table(TableEvent),
}

/// A fact of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "`seat` means the same everywhere")]
pub enum TableEvent {
    /// A player gave up.
    Resign { seat: usize },
    /// A player ran out of time.
    Timeout { seat: usize },
    /// A bot plays for a player from here on.
    BotTookOver { seat: usize },
    /// The player is back.
    Resumed { seat: usize },
    /// The game is over.
    Over { result: GameResult },
}
