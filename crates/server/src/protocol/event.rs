//! What happened in a game, as the log tells it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Card, GameResult, Tile, Tokens};

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct LogEntry {
    /// The version that it came with.
    pub version: u64,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// What happened.
    pub event: GameEvent,
}

/// A fact of the game, as the reader may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the vocabulary's words")]
pub enum GameEvent {
    /// Tokens went to a player.
    Take { seat: usize, tokens: Tokens },
    /// A card went into a hand; `card` is absent where the reader may not know it.
    Reserve {
        seat: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<Card>,
        #[ts(type = "Level")]
        level: u8,
        /// Whether it came from the deck, unseen.
        deck: bool,
        /// Whether a joker came with it.
        joker: bool,
    },
    /// A card was bought.
    Buy { seat: usize, card: Card, pay: Tokens },
    /// Tokens went back, to the bank or into the bag.
    Return { seat: usize, tokens: Tokens },
    /// A noble or location came.
    Tile { seat: usize, tile: Tile, points: u8 },
    /// The tile Avengers Assemble came.
    AvengersTile { seat: usize, tags: u8, points: u8, from: Option<usize> },
    /// The time stone came.
    TimeStone { seat: usize },
    /// A privilege was spent.
    UsePrivilege {
        seat: usize,
        #[ts(type = "Color")]
        token: String,
    },
    /// A privilege came, from the table (null) or the opponent.
    GainPrivilege { seat: usize, from: Option<usize> },
    /// The board was replenished with so many tokens.
    Replenish { seat: usize, count: u8 },
    /// A joker card took a colour.
    Joker {
        seat: usize,
        card: Card,
        #[ts(type = "Color")]
        color: String,
    },
    /// An ability brought a token from the board.
    TakeToken {
        seat: usize,
        #[ts(type = "Color")]
        token: String,
    },
    /// An ability brought a token from the opponent.
    Steal {
        seat: usize,
        #[ts(type = "Color")]
        token: String,
    },
    /// A royal came.
    Royal { seat: usize, royal: Tile, points: u8 },
    /// Another turn follows.
    ExtraTurn { seat: usize },
    /// Nothing was possible.
    Pass { seat: usize },
    /// The win was claimed.
    Claim { seat: usize },
    /// A market space got a new card, or stays empty, after `replaces` left it.
    Reveal {
        seat: usize,
        #[ts(type = "Level")]
        level: u8,
        slot: u8,
        card: Option<Card>,
        replaces: Card,
    },
    /// The last round began.
    LastRound { seat: usize },
    /// A player gave up.
    Resign { seat: usize },
    /// A player ran out of time.
    Timeout { seat: usize },
    /// A bot plays for a player from here on.
    BotTookOver { seat: usize },
    /// The player is back.
    Resumed { seat: usize },
    /// The game is over.
    Over { result: GameResult },
}
