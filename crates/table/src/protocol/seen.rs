//! What a player's device keeps of a table, to hold the proof against it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::GameName;

/// What a device saw of a table's fair deal and game, written down as it came.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// `parure-fair-seen/1`.
    pub format: String,
    /// The table.
    pub table: String,
    /// The game.
    pub game: GameName,
    /// How many play.
    pub players: usize,
    /// The house rules.
    #[ts(type = "HouseRules")]
    pub options: Value,
    /// Whether seats were to be drawn.
    pub seats_drawn: bool,
    /// SHA-256 of the server's secret, as it was published when the device came.
    pub commitment: String,
    /// The rounds of commitments that the device saw.
    pub rounds: Vec<SeenRound>,
    /// The own seats when the device first saw the game.
    pub seats: Vec<usize>,
    /// What lay on the table, from version to version.
    pub sights: Vec<Sight>,
    /// How the game ended, if the device saw it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ended: Option<String>,
}

/// A round of commitments as a device saw it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeenRound {
    /// Its number.
    pub round: u32,
    /// The own nonces.
    pub nonces: Vec<SeenNonce>,
    /// The commitments of all places as they were fixed, before an own nonce was revealed; empty if the device did not
    /// see them.
    pub commitments: Vec<Option<String>>,
}

/// An own nonce.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeenNonce {
    /// Of which place.
    pub place: usize,
    /// 64 hexadecimal digits.
    pub nonce: String,
    /// Whether the server has said that it was revealed.
    pub revealed: bool,
}

/// What lay on the table, in the words of a view. Only what chance brings, and enough to tell one moment from another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Sight {
    /// At which version.
    pub version: u64,
    /// The round of the game.
    pub round: u32,
    /// The seat to act.
    pub seat: usize,
    /// Each seat's points.
    pub points: Vec<u32>,
    /// The open cards.
    #[ts(type = "ByLevel<Array<CardId | null>>")]
    pub market: Value,
    /// How many cards are left in each deck.
    pub decks: [usize; 3],
    /// Nobles, locations or royals on the table.
    #[ts(type = "Array<TileId>")]
    pub tiles: Value,
    /// Duel's board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Array<Array<Color | null>>")]
    pub board: Option<Value>,
    /// The reserved cards of each seat that the device could see.
    #[ts(type = "Array<Array<CardId>>")]
    pub reserved: Vec<Vec<String>>,
}
