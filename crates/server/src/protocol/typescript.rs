//! The TypeScript of the protocol and of what the page shows of the rules, a file each.

use parure_bots::{BotLevel, Personality};
use parure_engine::any::{GameId, RulesId};
use parure_engine::game::Game;
use parure_engine::splendor::strongholds::STRONGHOLDS_EACH;
use parure_engine::with_game;
use parure_vocabulary::typescript::{config, declarations, declare};

use super::*;

/// The generated files: where each belongs, from the root of the project, and what it says.
pub fn files() -> [(&'static str, String); 2] {
    [("web/src/protocol/generated/protocol.ts", source()), ("web/src/protocol/generated/facts.ts", facts())]
}

/// What of the rules no message tells, since it is the same at every table.
fn facts() -> String {
    let mut text = String::from(
        "// Made from crates/engine by `make protocol`. Do not edit.\nimport type { Color, GameId } from './protocol';\n",
    );
    text.push_str("\n/** The colours of each game with their letters in the notation, in its order. */\n");
    text.push_str("export const LETTERS: Readonly<Record<GameId, readonly (readonly [string, Color])[]>> = {\n");
    for game in GameId::ALL {
        let colors = with_game!(RulesId::from(game), G => <G as Game>::COLORS);
        let pairs: Vec<_> = colors.iter().map(|color| format!("['{}', '{}']", color.letter, color.word)).collect();
        text.push_str(&format!("  {game}: [{}],\n", pairs.join(", ")));
    }
    text.push_str("};\n\n/** How many strongholds a player has (C-40). */\n");
    text.push_str(&format!("export const STRONGHOLDS_EACH = {STRONGHOLDS_EACH};\n"));
    text
}

/// The types of everything that is sent.
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
