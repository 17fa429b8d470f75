//! Moves and draws as they are stored: in notation.

use std::fmt;

use parure_engine::any::{AnyAction, KnownGame, RulesId};
use parure_engine::chance::Draw;
use parure_engine::notation::{self, ParseError};
use parure_engine::with_game;
use serde::{Deserialize, Deserializer, Serialize};

/// Something that is stored as text in notation. What was just decided is known and need not be read again.
#[derive(Clone, Serialize)]
#[serde(transparent)]
pub struct Noted<T> {
    text: String,
    #[serde(skip)]
    known: Option<T>,
}

/// A move.
pub type NotedAction = Noted<AnyAction>;
/// What chance gave.
pub type NotedDraws = Noted<Vec<Draw>>;

impl<T> Noted<T> {
    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl From<AnyAction> for NotedAction {
    fn from(action: AnyAction) -> Self {
        Self { text: action.to_string(), known: Some(action) }
    }
}

impl NotedAction {
    /// The action, by these rules.
    pub fn read(&self, rules: RulesId) -> Result<AnyAction, ParseError> {
        match self.known {
            Some(action) => Ok(action),
            None => with_game!(rules, G => notation::parse_action::<G>(&self.text, None).map(G::any_action)),
        }
    }
}

impl NotedDraws {
    /// What chance gave by these rules.
    pub fn new(rules: RulesId, draws: Vec<Draw>) -> Self {
        Self { text: with_game!(rules, G => notation::draws_text::<G>(&draws)), known: Some(draws) }
    }

    /// The draws, by these rules.
    pub fn read(&self, rules: RulesId) -> Result<Vec<Draw>, ParseError> {
        match &self.known {
            Some(draws) => Ok(draws.clone()),
            None => with_game!(rules, G => notation::parse_draws::<G>(&self.text)),
        }
    }
}

impl<T> From<String> for Noted<T> {
    fn from(text: String) -> Self {
        Self { text, known: None }
    }
}

impl<'de, T> Deserialize<'de> for Noted<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from).map(Self::from)
    }
}

impl<T> PartialEq for Noted<T> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl<T> fmt::Debug for Noted<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}
