//! The log of a table: what happened in its game and around it.

use parure_engine::seat::Observer;
use parure_vocabulary::{GameEvent, GameResult, LogLine};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A line of the log, as one observer reads it.
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

/// A line of the log, with all that anybody may read in it.
#[derive(Clone, Debug)]
pub struct TableLine {
    version: u64,
    turn: u32,
    fact: Fact,
}

#[derive(Clone, Debug)]
enum Fact {
    Game(LogLine),
    Table(TableEvent),
}

impl TableLine {
    /// Something that happened in the game.
    pub fn game(version: u64, line: LogLine) -> Self {
        Self { version, turn: line.turn(), fact: Fact::Game(line) }
    }

    /// Something that happened around the game, which is no secret.
    pub fn table(version: u64, turn: u32, event: TableEvent) -> Self {
        Self { version, turn, fact: Fact::Table(event) }
    }

    /// The version that it came with.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// What it tells, if that happened around the game.
    pub fn table_event(&self) -> Option<&TableEvent> {
        if let Fact::Table(event) = &self.fact { Some(event) } else { None }
    }

    /// The line as the observer may read it; a referee reads what the best informed seat does.
    pub fn entry(&self, observer: Observer) -> LogEntry {
        let event = match &self.fact {
            Fact::Game(line) => LogEvent::Game(line.seen_by(observer).clone()),
            Fact::Table(event) => LogEvent::Table(event.clone()),
        };
        LogEntry { version: self.version, turn: self.turn, event }
    }
}
