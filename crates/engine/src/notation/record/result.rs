//! How a recorded game ended.

use std::fmt;

use crate::game::{Outcome, Reason, ToAct};
use crate::seat::{Seat, SeatSet};

use super::super::outcome::{read_winners, write_winners};
use super::super::{Notation, ParseError, Word, Words, read_number};

/// The value of the tag `result`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// The game goes on, or was left.
    Unfinished,
    /// The rules ended the game.
    Over {
        /// How.
        outcome: Outcome,
        /// The points of each seat.
        points: Vec<u8>,
    },
    /// Something outside the rules ended the game: a cap on its length, a clock.
    Stopped {
        /// Who won all the same; nobody for a draw.
        winners: SeatSet,
        /// What it was, in one word of small letters, digits and `_`, as `turn_cap`.
        reason: String,
        /// The points of each seat.
        points: Vec<u8>,
    },
}

impl GameResult {
    /// The result in this position, as far as the rules go.
    pub fn of<G: Notation>(game: &G) -> Self {
        match game.to_act() {
            ToAct::Seat(_) => Self::Unfinished,
            ToAct::Over(outcome) => Self::Over { outcome, points: points(game) },
        }
    }

    /// Whether this can be said of a game that was played to this position.
    pub(super) fn fits<G: Notation>(&self, game: &G) -> bool {
        match self {
            Self::Stopped { points: stated, .. } => Self::of(game) == Self::Unfinished && *stated == points(game),
            stated => *stated == Self::of(game),
        }
    }

    /// Reads the value of the tag.
    pub(super) fn read(value: Word<'_>, players: usize) -> Result<Self, ParseError> {
        let mut words = Words::starting_at(value.text, value.place);
        let first = words.require("`*`, or winners, reason and points as `0 prestige 15-12`")?;
        if first.text == "*" {
            words.end()?;
            return Ok(Self::Unfinished);
        }
        let winners = if first.text == "-" { SeatSet::EMPTY } else { read_winners(first, players)? };
        let word = words.require("the reason, as `prestige` or `turn_cap`")?;
        let points = read_points(words.require("the points of each seat, as `15-12`")?, players)?;
        words.end()?;
        match Reason::from_word(word.text) {
            Some(reason) => Ok(Self::Over { outcome: Outcome { winners, reason }, points }),
            None if is_reason(word.text) => Ok(Self::Stopped { winners, reason: word.text.to_owned(), points }),
            None => Err(word.expected("a reason in small letters, as `prestige` or `turn_cap`")),
        }
    }
}

/// Whether a word can be a reason outside the rules.
pub(super) fn is_reason(word: &str) -> bool {
    let is_letter = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    !word.is_empty() && word.chars().all(is_letter) && Reason::from_word(word).is_none()
}

/// The points of each seat.
pub(super) fn points<G: Notation>(game: &G) -> Vec<u8> {
    Seat::all(game.setup().players).map(|seat| game.points(seat)).collect()
}

fn read_points(word: Word<'_>, players: usize) -> Result<Vec<u8>, ParseError> {
    let number = |text| read_number(Word { text, ..word }, "points", 0..=255).map(|points| points as u8);
    let points: Vec<_> = word.text.split('-').map(number).collect::<Result<_, _>>()?;
    if points.len() == players { Ok(points) } else { Err(word.expected(format!("the points of {players} seats"))) }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (winners, reason, points) = match self {
            Self::Unfinished => return f.write_str("*"),
            Self::Over { outcome, points } => (outcome.winners, outcome.reason.word(), points),
            Self::Stopped { winners, reason, points } => (*winners, reason.as_str(), points),
        };
        if winners.is_empty() {
            f.write_str("-")?;
        }
        write_winners(winners, f)?;
        let points: Vec<_> = points.iter().map(u8::to_string).collect();
        write!(f, " {reason} {}", points.join("-"))
    }
}
