//! An action wherever serde reads or writes.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::Vocabulary;

/// An action of a game, in words.
pub(crate) struct ActionJson<G: Vocabulary>(pub(crate) G::Action);

impl<G: Vocabulary> Serialize for ActionJson<G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        G::action_words(self.0).serialize(to)
    }
}

impl<'de, G: Vocabulary> Deserialize<'de> for ActionJson<G> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        G::action_from_json(&Value::deserialize(from)?).map(Self).map_err(D::Error::custom)
    }
}
