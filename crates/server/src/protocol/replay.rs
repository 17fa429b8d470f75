//! A finished game, step by step.

use parure_engine::seat::Observer;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{GameResult, Help, LogEntry, Presence, SeatState, View, Words};
use crate::game::{Acting, Helpers, LogBuilder, Position};
use crate::ids::PersonId;
use crate::table::{Refusal, Table, TableConfig, TableLine};

/// A finished game, step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Replay {
    /// The table.
    pub table: String,
    /// What was agreed on.
    pub config: TableConfig,
    /// Who sat where.
    pub seats: Vec<SeatState>,
    /// The seats of whoever asks.
    pub mine: Vec<usize>,
    /// Points that end the game.
    pub target: u8,
    /// The position before the first move, with nothing hidden.
    #[ts(type = "View")]
    pub start: View,
    /// How things stood before the first move, as a spectator is told.
    pub help: Help,
    /// The moves.
    pub steps: Vec<ReplayStep>,
    /// How the game ended.
    pub result: Option<GameResult>,
}

/// One move of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ReplayStep {
    /// Who moved.
    pub seat: usize,
    /// The move.
    #[ts(type = "Action")]
    pub action: Words,
    /// What happened.
    pub log: Vec<LogEntry>,
    /// The position after it, with nothing hidden.
    #[ts(type = "View")]
    pub view: View,
    /// How things stood after it, as a spectator is told: distances to tiles and to every way to win.
    pub help: Help,
}

impl Replay {
    /// The replay of a finished game for a person, or anybody (`None`); a running one tells nobody what is hidden.
    pub fn of(table: &Table, person: Option<&PersonId>) -> Result<Self, Refusal> {
        let play = table.finished()?;
        let mut position = play.start().clone();
        let start = position.view(Observer::Referee, false);
        let standing = |position: &Position| position.help(Observer::Spectator, Acting::No, Helpers::On);
        let (target, help) = (position.target(), standing(&position));
        let (mut steps, mut log_builder) = (Vec::new(), LogBuilder::default());
        for made in play.moves() {
            let action = position.words(made.action);
            let lines = position.play(made.action, &made.draws, &mut log_builder)?.into_iter();
            steps.push(ReplayStep {
                seat: made.seat.index(),
                action,
                log: lines.map(|line| TableLine::game(made.version, line).entry(Observer::Referee)).collect(),
                view: position.view(Observer::Referee, false),
                help: standing(&position),
            });
        }
        Ok(Self {
            table: table.id().to_string(),
            config: table.config().clone(),
            seats: SeatState::all(table, &Presence::default()),
            mine: person.map(|person| table.held_by(person).collect()).unwrap_or_default(),
            target,
            start,
            help,
            steps,
            result: play.result().cloned(),
        })
    }
}
