//! The TypeScript of the protocol, one file for the page.

use parure_bots::{BotLevel, Personality};
use parure_vocabulary::typescript::{config, declarations, declare};

use super::*;

/// Where the file belongs, from the root of the project.
pub const PATH: &str = "web/src/protocol/generated/protocol.ts";

/// The whole file.
pub fn source() -> String {
    let config = config();
    let mut text = String::from(
        "// Made from the Rust types of crates/vocabulary, crates/table and crates/server by `make protocol`. Do not edit.\n",
    );
    text.push_str(&declarations(&config));
    macro_rules! declare {
        ($($Type:ty),* $(,)?) => { $(declare::<$Type>(&config, &mut text);)* };
    }
    declare!(
        ClientMsg,
        SocketMsg,
        TableMsg,
        HelpFrom,
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
        FairDeal,
        FairPart,
        FairRoundEnd,
        RoundEnd,
        ChatLine,
        LogEntry,
        LogEvent,
        TableEvent,
        Advice,
        Reason,
        ReasonArgument,
        TableConfig,
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
        NewToken,
        ProgramToken,
        TokenRequest,
        CreateRequest,
        Created,
        ContinueRequest,
        DeviceGame,
        DeviceForfeit,
        BroughtGame,
        ClaimRequest,
        OpenTable,
        TableSummary,
        LogPage,
        Replay,
        ReplayStep,
        Review,
        ReviewMove,
        Proof,
        ProofOrigin,
        ProofRound,
        ProofPart,
        ProofRoundEnd,
        ProofStep,
        ProofUndo,
        Seen,
        SeenRound,
        SeenNonce,
        Sight,
        BotList,
        BotInfo,
        GameList,
        ClockBounds,
        Bounds,
        Problem,
    );
    text
}
