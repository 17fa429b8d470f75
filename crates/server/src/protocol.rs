//! What client and server say to each other: closed types, written here once and turned into TypeScript.
//!
//! `docs/protocol.md` describes the conversation.

mod account;
mod client;
mod event;
mod games;
mod http;
mod server;
mod snapshot;
mod table;
pub mod typescript;

pub use account::{DeleteAccountRequest, NewAccountRequest, PasswordRequest, SignInRequest};
pub use client::{ClientMsg, Phrase};
pub use event::{LogEntry, LogEvent, TableEvent};
pub use games::{Bounds, ClockBounds, GameList, offer};
pub use http::{
    BotLevel, BotList, ClaimRequest, ContinueRequest, CreateRequest, Created, Me, NameRequest, OpenTable, Problem,
    Proof, ProofOrigin, ProofStep, Replay, ReplayStep, Review, ReviewMove, TableSummary,
};
pub use server::{Advice, Reason, ReasonArgument, ServerMsg};
pub use snapshot::{ChatLine, ClockState, FairDeal, SeatState, Snapshot, Stage, TableState, Update, Who};
pub use table::{Absence, BotChoice, BotLevelName, BotPersonality, Chat, ClockRule, SeatPlan, Seating, TableConfig};

// What games have to say is sent as it is.
pub use parure_vocabulary::foresight::{
    Brings, CardForesight, CardState, Goal, GoalKind, Help, LegalAction, TileForesight,
};
pub use parure_vocabulary::{GameEvent, GameName, GameResult, HouseRules, Words};

/// A position in the outward vocabulary; its TypeScript is `View`.
pub type View = Words;
