//! What client and server say to each other: closed types, written here once and turned into TypeScript.
//!
//! `docs/protocol.md` describes the conversation.

mod account;
mod client;
mod event;
mod games;
mod help;
mod http;
mod server;
mod snapshot;
mod table;
pub mod typescript;
mod words;

pub use account::{DeleteAccountRequest, NewAccountRequest, PasswordRequest, SignInRequest};
pub use client::{ClientMsg, Phrase};
pub use event::{GameEvent, LogEntry};
pub use games::{Bounds, ClockBounds, GameInfo, GameList, GameOption, GameOptionRange, GamePreset};
pub use help::{CardHelp, CardState, Goal, GoalKind, Help, Outcome, TileHelp};
pub use http::{
    BotLevel, BotList, ClaimRequest, ContinueRequest, CreateRequest, Created, Me, NameRequest, OpenTable, Problem,
    Proof, ProofOrigin, ProofStep, Replay, ReplayStep, Review, ReviewMove, TableSummary,
};
pub use server::{Advice, Reason, ReasonArgument, ServerMsg};
pub use snapshot::{ChatLine, ClockState, FairDeal, GameResult, SeatState, Snapshot, Stage, TableState, Update, Who};
pub use table::{
    Absence, BotChoice, BotLevelName, BotPersonality, Chat, ClockRule, GameName, HouseRules, SeatPlan, Seating,
    TableConfig,
};
pub use words::{Card, Colors, Tile, Tokens, View, Words};
