//! What a table and those around it say to each other: closed types, written here once and turned into TypeScript.
//!
//! `docs/protocol.md` describes the conversation.

mod client;
mod games;
mod http;
mod observe;
mod own_help;
mod proof;
mod replay;
mod seen;
mod server;
mod snapshot;

pub use client::{ClientMsg, SocketMsg, TableMsg};
pub use games::{GameList, offer};
pub use http::{
    BotInfo, BotList, BroughtGame, ClaimRequest, ContinueRequest, CreateRequest, Created, LogPage, Me, NameRequest,
    OpenTable, Problem, Review, ReviewMove, TableSummary,
};
pub use observe::{HelpFrom, Onlooker, Presence};
pub use proof::{Proof, ProofOrigin, ProofPart, ProofRound, ProofRoundEnd, ProofStep, ProofUndo};
pub use replay::{Replay, ReplayStep};
pub use seen::{Seen, SeenNonce, SeenRound, Sight};
pub use server::{Advice, Reason, ReasonArgument, ServerMsg};
pub use snapshot::{FairDeal, FairPart, FairRoundEnd, SeatState, Snapshot, TableState, Update, Who};

// What a table is made of is sent as it is.
pub use crate::table::{
    Absence, BotChoice, Bounds, Chat, ChatLine, ClockBounds, ClockRule, ClockState, DeviceForfeit, DeviceGame,
    LogEntry, LogEvent, Phrase, PlayerRequest, RoundEnd, SeatPlan, Seating, Stage, TableConfig, TableEvent,
};
// So is what its game has to say.
pub use parure_vocabulary::foresight::{
    Brings, CardForesight, CardState, Goal, GoalKind, Help, LegalAction, TileForesight,
};
pub use parure_vocabulary::{GameEvent, GameName, GameResult, HouseRules, Words};

/// A position in the outward vocabulary; its TypeScript is `View`.
pub type View = Words;
