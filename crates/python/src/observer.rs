//! Who looks at a game, as a Python program says it.

use parure_engine::seat::{Observer, Seat};
use pyo3::prelude::*;

use crate::error::raise;

/// A seat's number, `"spectator"` or `"referee"`.
#[derive(FromPyObject)]
pub enum ObserverName {
    /// The player in a seat.
    Seat(i64),
    /// Someone without a seat.
    Word(String),
}

impl ObserverName {
    /// Who that is at a table with so many players.
    pub fn observer(&self, players: usize) -> PyResult<Observer> {
        match self {
            Self::Seat(number) => seat(*number, players).map(Observer::Seat),
            Self::Word(word) => match word.as_str() {
                "spectator" => Ok(Observer::Spectator),
                "referee" => Ok(Observer::Referee),
                _ => Err(raise(format_args!(
                    "there is no observer `{word}`; give a seat from 0 to {}, `spectator` or `referee`",
                    players - 1
                ))),
            },
        }
    }
}

/// The seat with this number at a table with so many players.
pub fn seat(number: i64, players: usize) -> PyResult<Seat> {
    let seat = usize::try_from(number).ok().filter(|&index| index < players).and_then(Seat::new);
    seat.ok_or_else(|| raise(format_args!("there is no seat {number}; the seats are 0 to {}", players - 1)))
}
