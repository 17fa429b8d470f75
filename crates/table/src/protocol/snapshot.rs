//! A table as one observer sees it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{GameResult, Help, LogEntry, View};
use crate::table::{BotChoice, ChatLine, ClockState, RoundEnd, Stage, TableConfig};

/// Everything that an observer may know of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Snapshot {
    /// How things stand now.
    #[serde(flatten)]
    pub state: TableState,
    /// What happened lately: the last 500 lines at most.
    pub log: Vec<LogEntry>,
    /// How many lines of the log came before, where there are any: `GET /api/tables/{id}/log`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub log_before: Option<usize>,
    /// What was said lately.
    pub chat: Vec<ChatLine>,
}

/// What has changed since the version that the client had.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Update {
    /// How things stand now.
    #[serde(flatten)]
    pub state: TableState,
    /// The version that this goes on from.
    pub since: u64,
    /// Entries of the log with this version or a later one no longer hold: a move was taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub log_from: Option<u64>,
    /// What happened since.
    pub log: Vec<LogEntry>,
    /// What was said since.
    pub chat: Vec<ChatLine>,
}

/// How a table stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TableState {
    /// The table's id.
    pub table: String,
    /// Counts every stored step of the table.
    pub version: u64,
    /// The server's time in milliseconds since 1970.
    pub now: u64,
    /// How far the table is.
    pub stage: Stage,
    /// What was agreed on.
    pub config: TableConfig,
    /// Who sits where, in play order once the game has begun.
    pub seats: Vec<SeatState>,
    /// The seat that the view belongs to: of the own seats the one to act, or that acts next; null for spectators.
    pub me: Option<usize>,
    /// All own seats; more than one is a hot seat.
    pub mine: Vec<usize>,
    /// Whether the viewer made the table.
    pub owner: bool,
    /// How many watch without a seat.
    pub spectators: usize,
    /// Points that end the game.
    pub target: u8,
    /// The position; null until the game begins.
    #[ts(type = "View | null")]
    pub view: Option<View>,
    /// What can be done; null until the game begins, and for a client that works it out.
    pub help: Option<Help>,
    /// The view as text (`docs/notation.md`), for a client that works out `help`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub position: Option<String>,
    /// The number of the running turn, from 1.
    pub turn: u32,
    /// The viewer's last finished turn, 0 before the first.
    pub last_own_turn: u32,
    /// Whether the viewer can take the last move back.
    pub can_undo: bool,
    /// The clocks, if the table has any.
    pub clock: Option<ClockState>,
    /// How the game ended.
    pub result: Option<GameResult>,
    /// The fair deal.
    pub fair: FairDeal,
    /// The seats that want a rematch.
    pub rematch: Vec<usize>,
    /// The table of the rematch.
    pub next: Option<String>,
    /// When the table is closed unless somebody comes back (milliseconds since 1970); there while the game waits because
    /// everybody has left or run out of time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub closes: Option<u64>,
    /// Whether the game was brought from a device: it was not dealt here, and nothing of `fair` is about it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub brought: bool,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SeatState {
    /// Who it is.
    pub who: Who,
    /// The name to show; empty for a free seat and for bots, who are named by the page.
    pub name: String,
    /// The bot that sits there, or plays for a person who is away.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<BotChoice>,
    /// Whether everything has come that the seat adds to the fair deal: before the commitments are fixed a commitment, then
    /// the nonce. Always for a bot, never for a free seat.
    pub ready: bool,
    /// Whether the person is connected.
    pub here: bool,
    /// Since when the person is not connected (milliseconds since 1970), where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub away_since: Option<u64>,
    /// Whether the seat has lost by giving up or by time.
    pub lost: bool,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Nobody yet.
    Free,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// What is known of the luck of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FairDeal {
    /// SHA-256 of the server's secret, in hexadecimal digits.
    pub commitment: String,
    /// The round of commitments, from 0.
    pub round: u32,
    /// What each seat adds, before the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<FairPart>>")]
    pub parts: Vec<FairPart>,
    /// Until when the nonces are to be revealed (milliseconds since 1970); there once the commitments are fixed, before
    /// the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reveal_by: Option<u64>,
    /// How the rounds before ended, before the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<FairRoundEnd>>")]
    pub ended: Vec<FairRoundEnd>,
    /// The secret, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// What a seat adds to the luck of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FairPart {
    /// The hash of its nonce; absent where nobody has committed to one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commitment: Option<String>,
    /// Whether the nonce was revealed to the server; everybody else learns it when the game is over.
    pub revealed: bool,
}

/// How a round of commitments ended without a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FairRoundEnd {
    /// The names of those who ended it.
    pub names: Vec<String>,
    /// How.
    pub why: RoundEnd,
}
