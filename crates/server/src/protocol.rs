//! What client and server say to each other: closed types, written here once and turned into TypeScript.
//!
//! `docs/protocol.md` describes the conversation.

mod account;
mod client;
mod event;
mod games;
mod help;
mod http;
mod observe;
mod proof;
mod replay;
mod server;
mod snapshot;
pub mod typescript;
mod words;

pub use account::{DeleteAccountRequest, NewAccountRequest, PasswordRequest, SignInRequest};
pub use client::{ClientMsg, SocketMsg, TableMsg};
pub use event::{GameEvent, LogEntry};
pub use games::{GameInfo, GameList, GameOption, GameOptionRange, GamePreset};
pub use help::{CardHelp, CardState, Goal, GoalKind, Help, Outcome, TileHelp};
pub use http::{
    BotInfo, BotList, ClaimRequest, ContinueRequest, CreateRequest, Created, Me, NameRequest, OpenTable, Problem,
    Review, ReviewMove, TableSummary,
};
pub use observe::Presence;
pub use proof::{Proof, ProofOrigin, ProofStep};
pub use replay::{Replay, ReplayStep};
pub use server::{Advice, Reason, ReasonArgument, ServerMsg};
pub use snapshot::{FairDeal, GameResult, SeatState, Snapshot, TableState, Update, Who};
pub use words::{Card, Colors, Tile, Tokens, View, Words};

// What a table is made of is sent as it is.
pub use crate::table::{
    Absence, BotChoice, Bounds, Chat, ChatLine, ClockBounds, ClockRule, ClockState, GameName, HouseRules, Phrase,
    PlayerRequest, SeatPlan, Seating, Stage, TableConfig,
};
