//! What happened in a game, as a log tells it.

use serde::{Deserialize, Serialize};

use crate::words::{Card, Color, Tile, Tokens};

/// A fact of the game, as the reader may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the vocabulary's words")]
pub enum GameEvent {
    /// Tokens went to a player.
    Take { seat: usize, tokens: Tokens },
    /// A card went into a hand; `card` is absent where the reader may not know it.
    Reserve {
        seat: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        card: Option<Card>,
        #[cfg_attr(feature = "typescript", ts(type = "Level"))]
        level: u8,
        /// Whether it came from the deck, unseen.
        deck: bool,
        /// Whether that was the Orient's deck; absent where it was not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        orient: Option<bool>,
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
        #[cfg_attr(feature = "typescript", ts(type = "Color"))]
        token: Color,
    },
    /// A privilege came, from the table (null) or the opponent.
    GainPrivilege { seat: usize, from: Option<usize> },
    /// The board was replenished with so many tokens.
    Replenish { seat: usize, count: u8 },
    /// A joker card took a colour.
    Joker {
        seat: usize,
        card: Card,
        #[cfg_attr(feature = "typescript", ts(type = "Color"))]
        color: Color,
    },
    /// An ability brought a token from the board.
    TakeToken {
        seat: usize,
        #[cfg_attr(feature = "typescript", ts(type = "Color"))]
        token: Color,
    },
    /// An ability brought a token from the opponent.
    Steal {
        seat: usize,
        #[cfg_attr(feature = "typescript", ts(type = "Color"))]
        token: Color,
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
        #[cfg_attr(feature = "typescript", ts(type = "Level"))]
        level: u8,
        slot: u8,
        /// Whether the space is one of the Orient's row; absent where it is not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        orient: Option<bool>,
        card: Option<Card>,
        replaces: Card,
    },
    /// A trading post gave a gem.
    PostGem {
        seat: usize,
        #[cfg_attr(feature = "typescript", ts(type = "Color"))]
        token: Color,
    },
    /// A coat of arms went onto a trading post.
    CoatOfArms {
        seat: usize,
        #[cfg_attr(feature = "typescript", ts(type = "Post"))]
        post: String,
    },
    /// A bought card left the game: a gold card that paid, or a sacrifice.
    RemoveCard { seat: usize, card: Card },
    /// A copy took a colour.
    Copy {
        seat: usize,
        card: Card,
        #[cfg_attr(feature = "typescript", ts(type = "Color"))]
        color: Color,
    },
    /// A card came for nothing.
    Free { seat: usize, card: Card },
    /// A noble was set aside.
    SetAside { seat: usize, tile: Tile },
    /// A stronghold went onto a card.
    PutStronghold { seat: usize, card: Card },
    /// A stronghold went from one card to another.
    MoveStronghold { seat: usize, from: Card, card: Card },
    /// A stronghold of a rival went back to its owner.
    RemoveStronghold { seat: usize, card: Card, of: usize },
    /// Strongholds went back to their owner with the card that left the market.
    StrongholdsReturn { seat: usize, card: Card, count: u8 },
    /// A card is conquered; that it was bought follows.
    Conquer { seat: usize, card: Card },
    /// A conquest was declined.
    Decline { seat: usize },
    /// The last round began.
    LastRound { seat: usize },
}
