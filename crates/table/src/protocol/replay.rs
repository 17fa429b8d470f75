//! A finished game, step by step.

use parure_engine::seat::{Observer, Seat};
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
    /// The seat through whose eyes everything is told; `null` where nothing is hidden.
    pub seen_by: Option<usize>,
    /// The seats of whoever asks.
    pub mine: Vec<usize>,
    /// Points that end the game.
    pub target: u8,
    /// The position before the first move.
    #[ts(type = "View")]
    pub start: View,
    /// How things stood before the first move, as that seat or a spectator is told.
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
    /// The position after it.
    #[ts(type = "View")]
    pub view: View,
    /// How things stood after it, as that seat or a spectator is told: distances to tiles and to every way to win.
    pub help: Help,
}

impl Replay {
    /// The replay of a finished game for a person, or anybody (`None`); a running one tells nobody what is hidden.
    /// With a seat everything is told as it was open to it, else nothing is hidden.
    pub fn of(table: &Table, person: Option<&PersonId>, seat: Option<usize>) -> Result<Self, Refusal> {
        let play = table.finished()?;
        let mut position = play.start().clone();
        let seen_by = seat.map(|seat| {
            Seat::new(seat).filter(|seat| seat.index() < table.config().seats.len()).ok_or(Refusal::BadSeat)
        });
        let seen_by = seen_by.transpose()?;
        let observer = seen_by.map_or(Observer::Referee, Observer::Seat);
        let covered = seen_by.is_some() && !table.config().open_reserves;
        let start = position.view(observer, covered);
        let helped = seen_by.map_or(Observer::Spectator, Observer::Seat);
        let standing = |position: &Position| position.help(helped, Acting::No, Helpers::On);
        let (target, help) = (position.target(), standing(&position));
        let (mut steps, mut log_builder) = (Vec::new(), LogBuilder::default());
        for made in play.moves() {
            let action = position.words(made.action);
            let lines = position.play(made.action, &made.draws, &mut log_builder)?.into_iter();
            steps.push(ReplayStep {
                seat: made.seat.index(),
                action,
                log: lines.map(|line| TableLine::game(made.version, line).entry(observer)).collect(),
                view: position.view(observer, covered),
                help: standing(&position),
            });
        }
        Ok(Self {
            table: table.id().to_string(),
            config: table.config().clone(),
            seats: SeatState::all(table, &Presence::default()),
            seen_by: seat,
            mine: person.map(|person| table.held_by(person).collect()).unwrap_or_default(),
            target,
            start,
            help,
            steps,
            result: play.result().cloned(),
        })
    }
}
