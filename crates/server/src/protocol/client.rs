//! What a client says on the socket.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::BotChoice;

/// One message from a client.
///
/// The first one is `hello`. Every other one carries an `id` that the client makes up; the answer is an `ack` or a
/// `refused` with the same `id`. What was stored under an `id` is never done twice: the same `id` gets the same answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "`id` and `seat` mean the same everywhere")]
pub enum ClientMsg {
    /// Goes to a table. `seen` is the last version the client has, so that only what is missing is sent.
    Hello {
        /// The table's id, from its link.
        table: String,
        /// The last version seen; absent for a full snapshot.
        #[serde(default)]
        #[ts(optional)]
        seen: Option<u64>,
    },
    /// Sits down on a free seat before the game begins.
    Sit {
        id: String,
        /// Which seat.
        seat: usize,
        /// The name to show there; by default the person's own. A second seat on one device needs its own.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
        /// The player's part of the fair deal: 16 to 64 hexadecimal digits.
        #[serde(default)]
        #[ts(optional)]
        nonce: Option<String>,
    },
    /// Adds to the fair deal for all own seats, after the commitment was seen and before the game begins.
    Nonce {
        id: String,
        /// 16 to 64 hexadecimal digits.
        nonce: String,
    },
    /// Gives an own seat back before the game begins.
    Stand { id: String, seat: usize },
    /// The owner puts a bot on a free seat, or takes one away.
    SetBot {
        id: String,
        seat: usize,
        /// The bot; absent to free the seat.
        #[serde(default)]
        #[ts(optional)]
        bot: Option<BotChoice>,
    },
    /// The owner begins the game as soon as every seat is taken. It begins by itself when every seat is taken and every
    /// person has sent a nonce.
    Start { id: String },
    /// A move of whichever own seat is to act.
    Move {
        /// The move's id.
        id: String,
        /// The version the move was made on. If the game has gone on since, the move is refused as `stale`.
        expected_version: u64,
        /// One of the snapshot's `legal` actions.
        #[ts(type = "Action")]
        action: Value,
    },
    /// Takes the own last move back.
    Undo {
        id: String,
        /// As in a move.
        expected_version: u64,
    },
    /// Gives up.
    Resign { id: String, seat: usize },
    /// Leaves for good: the table's rule for absence decides.
    Leave { id: String, seat: usize },
    /// Takes a seat back that a bot has taken over.
    Resume { id: String, seat: usize },
    /// Offers a rematch, or agrees to one. When every person has, `next` names the new table.
    Rematch { id: String },
    /// Says a preset phrase.
    Say { id: String, phrase: Phrase },
    /// Says something in own words, where the table allows it: at most 200 characters.
    Chat { id: String, text: String },
    /// Asks for a hint for the seat to act, which must be an own one.
    Hint { id: String },
    /// Asks for a link with which the seat can be continued on another device.
    SeatLink { id: String, seat: usize },
}

impl ClientMsg {
    /// The id that the answer carries.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Hello { .. } => None,
            Self::Sit { id, .. }
            | Self::Nonce { id, .. }
            | Self::Stand { id, .. }
            | Self::SetBot { id, .. }
            | Self::Start { id }
            | Self::Move { id, .. }
            | Self::Undo { id, .. }
            | Self::Resign { id, .. }
            | Self::Leave { id, .. }
            | Self::Resume { id, .. }
            | Self::Rematch { id }
            | Self::Say { id, .. }
            | Self::Chat { id, .. }
            | Self::Hint { id }
            | Self::SeatLink { id, .. } => Some(id),
        }
    }
}

/// A preset phrase; its words are the page's, under `phrase-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    Sorry,
    Oops,
    Thinking,
    OneMoment,
    GoodGame,
    Again,
    Bye,
}
