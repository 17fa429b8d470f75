//! What a client says on the socket.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use super::HelpFrom;
use crate::table::PlayerRequest;

/// One message from a client.
///
/// The first one is `hello`. Every other one carries an `id` that the client makes up; the answer is an `ack` or a
/// `refused` with the same `id`. What was stored under an `id` is never done twice: the same `id` gets the same answer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
pub enum ClientMsg {
    /// For the connection.
    Socket(SocketMsg),
    /// For the table.
    Table(TableMsg),
}

/// A message that the connection answers itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "`id` and `seat` mean the same everywhere")]
pub enum SocketMsg {
    /// Goes to a table. `seen` is the last version the client has, so that only what is missing is sent.
    Hello {
        /// The table's id, from its link.
        table: String,
        /// The last version seen; absent for a full snapshot.
        #[serde(default)]
        #[ts(optional)]
        seen: Option<u64>,
        /// Who works out the `help` of states; by default the server.
        #[serde(default, skip_serializing_if = "HelpFrom::is_usual")]
        #[ts(optional, as = "Option<HelpFrom>")]
        help: HelpFrom,
    },
    /// Asks for a hint for the seat to act, which must be an own one.
    Hint { id: String },
    /// Asks for a link with which the seat can be continued on another device: once, within a week.
    SeatLink { id: String, seat: usize },
    /// Ends all links to an own seat that were not used yet.
    EndSeatLinks { id: String, seat: usize },
}

impl SocketMsg {
    const TYPES: [&str; 4] = ["hello", "hint", "seat_link", "end_seat_links"];
}

/// A message that the table answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(type = "{ id: string } & PlayerRequest")]
pub struct TableMsg {
    /// The request's id.
    pub id: String,
    /// What is asked for.
    #[serde(flatten)]
    pub request: PlayerRequest,
}

impl<'de> Deserialize<'de> for ClientMsg {
    /// Told apart by hand: of a message that fits neither, serde would not say why.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let fields = Map::deserialize(from)?;
        let kind = fields.get("type").and_then(Value::as_str);
        let for_socket = kind.is_some_and(|kind| SocketMsg::TYPES.contains(&kind));
        let fields = Value::Object(fields);
        let message = if for_socket {
            SocketMsg::deserialize(fields).map(Self::Socket)
        } else {
            TableMsg::deserialize(fields).map(Self::Table)
        };
        message.map_err(D::Error::custom)
    }
}

impl ClientMsg {
    /// Goes to a table, where this version was seen last.
    pub fn hello(table: &str, seen: Option<u64>) -> Self {
        Self::Socket(SocketMsg::Hello { table: table.to_owned(), seen, help: HelpFrom::Server })
    }

    /// Asks a table for something.
    pub fn request(id: &str, request: PlayerRequest) -> Self {
        Self::Table(TableMsg { id: id.to_owned(), request })
    }

    /// The id that the answer carries.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Socket(SocketMsg::Hello { .. }) => None,
            Self::Socket(
                SocketMsg::Hint { id } | SocketMsg::SeatLink { id, .. } | SocketMsg::EndSeatLinks { id, .. },
            )
            | Self::Table(TableMsg { id, .. }) => Some(id),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(value: &Value) -> Result<ClientMsg, String> {
        serde_json::from_str(&value.to_string()).map_err(|error| error.to_string())
    }

    #[test]
    fn messages_are_read_as_they_are_written() {
        for message in [
            json!({ "type": "hello", "table": "T", "seen": 3 }),
            json!({ "type": "hello", "table": "T", "seen": 3, "help": "client" }),
            json!({ "type": "hint", "id": "1" }),
            json!({ "type": "seat_link", "id": "1", "seat": 0 }),
            json!({ "type": "end_seat_links", "id": "1", "seat": 0 }),
            json!({ "type": "remove", "id": "1", "seat": 1 }),
            json!({ "type": "close", "id": "1" }),
            json!({ "type": "sit", "id": "1", "seat": 1, "name": null, "nonce": null }),
            json!({ "type": "commit", "id": "1", "round": 0, "seat": 1, "commitment": "ab" }),
            json!({ "type": "reveal", "id": "1", "round": 0, "seat": 1, "nonce": "ab" }),
            json!({ "type": "start", "id": "1" }),
            json!({ "type": "move", "id": "1", "expected_version": 7, "action": { "type": "pass" } }),
            json!({ "type": "chat", "id": "1", "text": "hi" }),
        ] {
            let read = read(&message).unwrap();
            assert_eq!(serde_json::to_value(&read).unwrap(), message);
            assert_eq!(read.id(), message.get("id").map(|_| "1"));
        }
    }

    #[test]
    fn what_is_no_message_is_refused_with_the_reason() {
        for (message, reason) in [
            (json!({ "type": "start" }), "missing field `id`"),
            (json!({ "type": "start", "id": "1", "seat": 0 }), "unknown field `seat`"),
            (json!({ "type": "hint", "id": "1", "more": 0 }), "unknown field `more`"),
            (json!({ "type": "tick", "id": "1" }), "unknown variant `tick`"),
            (json!({ "type": "stand", "id": "1" }), "missing field `seat`"),
            (json!({ "id": "1" }), "missing field `type`"),
            (json!([]), "invalid type: sequence"),
        ] {
            let found = read(&message).unwrap_err();
            assert!(found.contains(reason), "{message}: {found}");
        }
    }

    /// As docs/protocol.md promises, also inside an action.
    #[test]
    fn of_a_key_that_stands_twice_the_later_one_counts() {
        let twice = r#"{"type":"hint","type":"move","id":"0","id":"1","expected_version":7,"action":{"type":"take","type":"pass"}}"#;
        let once = json!({ "type": "move", "id": "1", "expected_version": 7, "action": { "type": "pass" } });
        assert_eq!(serde_json::from_str(twice).map_err(|error| error.to_string()), read(&once));
    }

    /// What only the service or the holder of a key may ask for is no message at all.
    #[test]
    fn nobody_asks_in_the_name_of_the_house() {
        for kind in ["merge_seats", "bring", "bot_move", "tick", "next", "barred", "link", "claim"] {
            let message = json!({ "type": kind, "id": "1", "from": "A", "to": "Z" });
            assert!(read(&message).unwrap_err().contains("unknown variant"), "{kind}");
        }
    }
}
