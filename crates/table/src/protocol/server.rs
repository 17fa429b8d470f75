//! What the server says on the socket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Brings, Snapshot, Update, Words};

/// One message from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMsg {
    /// The whole table: the answer to `hello`, and to a client that is too far behind.
    Snapshot(Box<Snapshot>),
    /// What has changed: after every step, and as the answer to `hello` with a version.
    Update(Box<Update>),
    /// The request is done, and stored where it changed anything.
    Ack {
        /// The request's id.
        id: String,
        /// The version it was stored as; for requests that store nothing, the table's version.
        version: u64,
    },
    /// The request is refused and has changed nothing.
    Refused {
        /// The request's id, where it had one that could be read.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        /// A stable code; the page's message is `error-` and the code.
        code: String,
        /// The rule that refuses, for a move against the rules, as `S-11`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rule: Option<String>,
        /// The reason in English, for logs and for clients without translations.
        message: String,
        /// The table's version; a client that has an older one gets an `update` besides.
        version: u64,
        /// How long to wait before trying again, in milliseconds, where waiting helps.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        wait_ms: Option<u64>,
    },
    /// Moves worth considering: the answer to `hint`.
    Hint {
        /// The request's id.
        id: String,
        /// The version that the advice is about.
        version: u64,
        /// The best first.
        advice: Vec<Advice>,
    },
    /// With this key a seat can be continued on another device: the answer to `seat_link`.
    SeatLink {
        /// The request's id.
        id: String,
        /// Which seat.
        seat: usize,
        /// The key: `POST /api/tables/{table}/claim`.
        key: String,
    },
    /// Moves cannot be stored at the moment; nothing is lost. An `update` follows when they can.
    Trouble {
        /// A stable code.
        code: String,
    },
    /// The server is there. Sent regularly, so that a client notices a dead connection.
    Beat {
        /// The server's time in milliseconds since 1970.
        now: u64,
    },
    /// The server closes the connection: the client should come back, later if `retry` says so.
    Bye {
        /// A stable code.
        code: String,
        /// Whether to connect again.
        retry: bool,
    },
}

/// A move worth considering.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Advice {
    /// The move.
    #[ts(type = "Action")]
    pub action: Words,
    /// The same in notation.
    pub text: String,
    /// What it brings beyond what it names; absent where that is nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub brings: Option<Brings>,
    /// The chance to win after it, 0 to 1.
    pub win: f32,
    /// How much of the thinking went into it, 0 to 1.
    pub share: f32,
    /// What speaks for it, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// One thing that speaks for a move: a message key and its arguments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "AdviceReason")]
pub struct Reason {
    /// The key, as `reason-reaches-target`.
    pub key: String,
    /// The arguments.
    pub arguments: Vec<ReasonArgument>,
}

/// An argument of a reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum ReasonArgument {
    Number {
        name: String,
        number: u8,
    },
    Card {
        name: String,
        card: String,
    },
    Tile {
        name: String,
        tile: String,
    },
    Color {
        name: String,
        #[ts(type = "Color")]
        color: String,
    },
}
