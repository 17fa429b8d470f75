//! The lines of a table's log.

use parure_engine::seat::Observer;
use parure_vocabulary::LogLine;

use crate::protocol::{LogEntry, LogEvent, TableEvent};

/// A line of a table's log, with all that anybody may read in it.
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

    /// The line as the observer may read it; a referee reads what the best informed seat does.
    pub fn entry(&self, observer: Observer) -> LogEntry {
        let event = match &self.fact {
            Fact::Game(line) => LogEvent::Game(line.seen_by(observer).clone()),
            Fact::Table(event) => LogEvent::Table(event.clone()),
        };
        LogEntry { version: self.version, turn: self.turn, event }
    }
}
