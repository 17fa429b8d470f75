//! What can be wrong with a request.

use std::fmt;

use serde::Serialize;
use thiserror::Error;

/// Why a request has no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error)]
#[error("{message}")]
pub struct ProtocolError {
    /// The kind of error.
    pub code: Code,
    /// What is wrong and what to do about it.
    pub message: String,
}

/// The kinds of error; their words stay the same in every release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The line is not JSON.
    BadJson,
    /// A field is missing or is not what it should be.
    BadRequest,
    /// There is no such game.
    UnknownGame,
    /// The game has no such option or value.
    BadOptions,
    /// There is no such bot, or it cannot be run here.
    UnknownBot,
    /// The budget leaves nothing to think with.
    BadBudget,
    /// The view is none that a game can come to.
    BadView,
    /// It is not the turn of the seat that looks, or the game is over.
    NotToAct,
    /// The line is too long.
    TooLong,
    /// A fault of this program.
    Internal,
}

impl ProtocolError {
    /// An error of this kind.
    pub fn new(code: Code, message: impl fmt::Display) -> Self {
        Self { code, message: message.to_string() }
    }
}
