//! The bot protocol: one JSON line asks a program for a move, one JSON line answers.
//!
//! Described in `docs/bot-protocol.md`. A request carries all that is needed to answer it, so a program need not remember
//! anything between two of them, and what was played, so that it can.

mod answer;
mod budget;
mod error;
mod lines;
mod request;

pub use answer::{Answer, answer_line, read_action};
pub use budget::BudgetWords;
pub use error::{Code, ProtocolError};
pub use lines::{Line, read_line};
pub use request::{Question, Request, request_line};

/// What a request says of itself.
pub const FORMAT: &str = "parure-bot/1";
