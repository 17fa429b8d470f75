//! The TypeScript of the protocol, one file for the page.

use parure_bots::{BotLevel, Personality};
use ts_rs::{Config, TS};

use super::{
    Absence, Advice, BotChoice, BotInfo, BotList, Bounds, CardHelp, CardState, Chat, ChatLine, ClaimRequest, ClientMsg,
    ClockBounds, ClockRule, ClockState, ContinueRequest, CreateRequest, Created, DeleteAccountRequest, FairDeal,
    GameEvent, GameInfo, GameList, GameName, GameOption, GameOptionRange, GamePreset, GameResult, Goal, GoalKind, Help,
    HouseRules, LogEntry, Me, NameRequest, NewAccountRequest, OpenTable, Outcome, PasswordRequest, Phrase,
    PlayerRequest, Problem, Proof, ProofOrigin, ProofStep, Reason, ReasonArgument, Replay, ReplayStep, Review,
    ReviewMove, SeatPlan, SeatState, Seating, ServerMsg, SignInRequest, Snapshot, SocketMsg, Stage, TableConfig,
    TableMsg, TableState, TableSummary, TileHelp, Tokens, Update, Who,
};

/// Where the file belongs, from the root of the project.
pub const PATH: &str = "web/src/protocol/generated/protocol.ts";

/// The whole file.
pub fn source() -> String {
    let config = Config::new().with_large_int("number");
    let mut text =
        String::from("// Made from the Rust types of crates/server/src/protocol by `make protocol`. Do not edit.\n\n");
    text.push_str(include_str!("vocabulary.ts"));
    macro_rules! declare {
        ($($Type:ty),* $(,)?) => {$(
            text.push('\n');
            if let Some(docs) = <$Type as TS>::docs() {
                text.push_str(&docs);
            }
            text.push_str("export ");
            text.push_str(&<$Type as TS>::decl(&config));
            text.push('\n');
        )*};
    }
    declare!(
        ClientMsg,
        SocketMsg,
        TableMsg,
        PlayerRequest,
        Phrase,
        ServerMsg,
        Snapshot,
        Update,
        TableState,
        Stage,
        SeatState,
        Who,
        ClockState,
        GameResult,
        FairDeal,
        ChatLine,
        LogEntry,
        GameEvent,
        Help,
        CardHelp,
        CardState,
        TileHelp,
        Goal,
        GoalKind,
        Outcome,
        Tokens,
        Advice,
        Reason,
        ReasonArgument,
        TableConfig,
        HouseRules,
        GameName,
        SeatPlan,
        BotChoice,
        BotLevel,
        Personality,
        Seating,
        ClockRule,
        Absence,
        Chat,
        Me,
        NameRequest,
        NewAccountRequest,
        SignInRequest,
        PasswordRequest,
        DeleteAccountRequest,
        CreateRequest,
        Created,
        ContinueRequest,
        ClaimRequest,
        OpenTable,
        TableSummary,
        Replay,
        ReplayStep,
        Review,
        ReviewMove,
        Proof,
        ProofOrigin,
        ProofStep,
        BotList,
        BotInfo,
        GameList,
        GameInfo,
        GamePreset,
        GameOption,
        GameOptionRange,
        ClockBounds,
        Bounds,
        Problem,
    );
    text
}
