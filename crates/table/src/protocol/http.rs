//! The bodies of HTTP requests and answers.

use std::collections::BTreeMap;

use parure_bots::{BotLevel, Personality};
use parure_engine::any::GameId;
use parure_engine::seat::MAX_SEATS;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Advice, GameResult, LogEntry, SeatState};
use crate::table::{SeatPlan, Stage, TableConfig};

/// Who the visitor is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Me {
    /// The name shown to others.
    pub name: String,
    /// The name to sign in with, for whoever has an account. Nobody else is shown it.
    pub account: Option<String>,
}

/// A name to be known by: 1 to 24 characters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NameRequest {
    /// The name.
    pub name: String,
}

/// A table to be made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CreateRequest {
    /// What the owner wants.
    pub config: TableConfig,
}

/// The table that was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Created {
    /// Its id; the link is `/t/` and the id.
    pub table: String,
}

/// The key of a seat link.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ClaimRequest {
    /// The key.
    pub key: String,
}

/// A part of a table's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct LogPage {
    /// The lines, the oldest first.
    pub log: Vec<LogEntry>,
    /// How many lines come before these.
    pub before: usize,
}

/// A table in the list of open ones.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct OpenTable {
    /// Its id.
    pub table: String,
    /// Who made it.
    pub owner: String,
    /// What was agreed on.
    pub config: TableConfig,
    /// How many seats are free.
    pub free: u32,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
}

/// A table as everybody with the link may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TableSummary {
    /// Its id.
    pub table: String,
    /// How far it is.
    pub stage: Stage,
    /// What was agreed on.
    pub config: TableConfig,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// The round, once the game has begun.
    pub round: Option<u16>,
    /// The asker's seats.
    pub mine: Vec<usize>,
    /// Whether the asker made the table.
    pub owner: bool,
    /// The seat to act, while the game is on.
    pub to_act: Option<usize>,
    /// Whether one of the asker's seats is to act.
    pub your_turn: bool,
    /// How the game ended.
    pub result: Option<GameResult>,
    /// When the table was made, in milliseconds since 1970.
    pub created: u64,
    /// When something happened last, in milliseconds since 1970.
    pub changed: u64,
    /// When the table is closed unless somebody comes back, as in `TableState`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub closes: Option<u64>,
    /// Whether the game was brought from a device, as in `TableState`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub brought: bool,
}

/// A new table at which a finished game goes on from one of its positions, with new luck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ContinueRequest {
    /// After how many of the replay's steps.
    pub step: usize,
    /// Who is to sit where, in the seats of the finished game.
    pub seats: Vec<SeatPlan>,
}

/// A game that was brought from a device.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct BroughtGame {
    /// Its id on the device.
    pub game: String,
    /// The table that it is here.
    pub table: String,
}

/// A finished game looked at by a strong bot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Review {
    /// The table.
    pub table: String,
    /// The moves, in the order of the replay's steps.
    pub moves: Vec<ReviewMove>,
}

/// A move and what else could have been played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ReviewMove {
    /// Who moved.
    pub seat: usize,
    /// The chance to win with the move that was played, 0 to 1.
    pub win: f32,
    /// How much of it was given away against the best move, 0 to 1.
    pub given_away: f32,
    /// The chance of every seat to win after the move, 0 to 1.
    pub chances: Vec<f32>,
    /// The moves worth considering, the best first.
    pub best: Vec<Advice>,
}

/// The bots that can be asked to play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct BotList {
    /// The levels, the weakest first.
    pub levels: Vec<BotInfo>,
    /// The personalities.
    pub personalities: Vec<Personality>,
}

impl BotList {
    /// The bots that play at our tables.
    pub fn ours() -> Self {
        let info = |level: BotLevel| {
            let ratings = |game| {
                let rating = |players| Some((players, parure_bots::rating(game, players, level)?));
                (2..=MAX_SEATS).filter_map(rating).collect()
            };
            BotInfo { level, ratings: GameId::ALL.map(|game| (game.name().to_owned(), ratings(game))).into() }
        };
        Self { levels: BotLevel::ALL.map(info).into(), personalities: Personality::ALL.into() }
    }
}

/// A level of the bots, with its ratings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct BotInfo {
    /// Which level.
    pub level: BotLevel,
    /// Its measured rating by game and number of players, where there is one.
    #[ts(type = "Record<GameId, Record<string, number>>")]
    pub ratings: BTreeMap<String, BTreeMap<usize, i32>>,
}

/// Why a request was refused. It has changed nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Problem {
    /// A stable code; the page's message is `error-` and the code.
    pub code: String,
    /// The reason in English.
    pub message: String,
    /// How long to wait before trying again, in milliseconds, where waiting helps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wait_ms: Option<u64>,
}
