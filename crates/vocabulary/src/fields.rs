//! Reading JSON objects field by field.

use parure_engine::card::{CardId, Level};
use parure_engine::notation::Notation;
use parure_engine::tokens::PackedTokens;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::VocabularyError;
use crate::names::CardName;
use crate::places::LevelNumber;
use crate::purse::Purse;

/// Reads a whole JSON value; an error says where in it.
pub(crate) fn read<'a, T: Deserialize<'a>>(value: &'a Value) -> Result<T, VocabularyError> {
    Ok(serde_path_to_error::deserialize(value)?)
}

/// Reads a field that may be absent but, where it is there, may be null.
pub(crate) fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// The fields of an object, each to be asked for by name; what nobody asked for is refused.
pub(crate) struct Fields<'a> {
    object: &'a Map<String, Value>,
    known: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    /// The fields of a value, which must be an object; `what` says of what, as in "an action".
    pub(crate) fn of(value: &'a Value, what: &str) -> Result<Self, VocabularyError> {
        let object = value.as_object().ok_or_else(|| VocabularyError::new(format_args!("{what} is a JSON object")))?;
        Ok(Self { object, known: Vec::new() })
    }

    /// A field that must be there.
    pub(crate) fn get<T: Deserialize<'a>>(&mut self, name: &'static str) -> Result<T, VocabularyError> {
        self.optional(name)?.ok_or_else(|| VocabularyError::at(name, "the field is missing"))
    }

    /// What is paid.
    pub(crate) fn payment<G: Notation>(&mut self) -> Result<PackedTokens, VocabularyError> {
        let pay: Purse<G> = self.get("pay")?;
        PackedTokens::new(pay.tokens).ok_or_else(|| VocabularyError::at("pay", "nobody can hold so many tokens"))
    }

    /// What is reserved: a face-up card, or the top of the deck of a level.
    pub(crate) fn reserve<G: Notation, T>(
        &mut self,
        face_up: impl FnOnce(CardId) -> T,
        top: impl FnOnce(Level) -> T,
    ) -> Result<T, VocabularyError> {
        match (self.optional::<CardName<G>>("card")?, self.optional("deck")?) {
            (Some(card), None) => Ok(face_up(card.it)),
            (None, Some(LevelNumber(level))) => Ok(top(level)),
            _ => Err(VocabularyError::new("a reserve names either a `card` or the level of a `deck`")),
        }
    }

    /// A text that must be there.
    pub(crate) fn word(&mut self, name: &'static str) -> Result<&'a str, VocabularyError> {
        self.known.push(name);
        let value = self.object.get(name).ok_or_else(|| VocabularyError::at(name, "the field is missing"))?;
        value.as_str().ok_or_else(|| VocabularyError::at(name, "a text belongs here"))
    }

    /// A field that may be absent.
    pub(crate) fn optional<T: Deserialize<'a>>(&mut self, name: &'static str) -> Result<Option<T>, VocabularyError> {
        self.known.push(name);
        self.object.get(name).map(read).transpose().map_err(|error: VocabularyError| error.within(name))
    }

    /// Refuses fields that were not asked for.
    pub(crate) fn finish(self) -> Result<(), VocabularyError> {
        let unknown = self.object.keys().find(|key| !self.known.contains(&key.as_str()));
        unknown.map_or(Ok(()), |key| {
            let known = self.known.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
            Err(VocabularyError::at(key, format_args!("there is no such field here; there are {known}")))
        })
    }
}
