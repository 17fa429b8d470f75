//! Parts of messages that are already written in the outward vocabulary.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;

/// JSON that the vocabulary wrote: an action, a view.
///
/// Written once and sent as it is. Two are equal if they say the same, in whatever order.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Words(Box<RawValue>);

impl<'de> Deserialize<'de> for Words {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        // Messages are told apart by a field, so serde reads them twice, and the second time there is no text any more.
        Value::deserialize(from).map(|value| Self::of(&value))
    }
}

impl Words {
    /// What the value says, as JSON.
    pub fn of(value: &impl Serialize) -> Self {
        Self(serde_json::value::to_raw_value(value).expect("words have texts as keys and no numbers beyond JSON's"))
    }

    /// The JSON text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        let value = |words: &Self| serde_json::from_str::<Value>(words.get()).ok();
        self.get() == other.get() || value(self) == value(other)
    }
}

impl Eq for Words {}

/// A position in the outward vocabulary; its TypeScript is `View`.
pub type View = Words;

/// A number of tokens for each colour; absent is 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(type = "Partial<Record<Color, number>>")]
pub struct Tokens(pub BTreeMap<Cow<'static, str>, u8>);

/// Colours by their words.
pub type Colors = Vec<Cow<'static, str>>;
/// The id of a card, as `S1-03`.
pub type Card = String;
/// The id of a noble, location or royal, as `SN-02`.
pub type Tile = String;
