//! How a game ended, as text.

use std::fmt;

use crate::game::{Outcome, Reason};
use crate::seat::{Seat, SeatSet};

use super::{LineColumn, ParseError, Word, Words, read_seat};

/// Writes what follows `phase over`: `winners 0+2 reason prestige`.
pub fn write_outcome(outcome: Outcome, out: &mut impl fmt::Write) -> fmt::Result {
    out.write_str("winners ")?;
    write_winners(outcome.winners, out)?;
    write!(out, " reason {}", outcome.reason.word())
}

/// Reads what follows `phase over`.
pub fn read_outcome(words: &mut Words<'_>, players: usize) -> Result<Outcome, ParseError> {
    words.keyword("winners")?;
    let winners = read_winners(words.require("the winners' seats, as `0` or `0+2`")?, players)?;
    words.keyword("reason")?;
    let reason = read_reason(words.require(reasons())?)?;
    Ok(Outcome { winners, reason })
}

/// Writes the winners' seats with `+` between them.
pub(super) fn write_winners(winners: SeatSet, out: &mut impl fmt::Write) -> fmt::Result {
    for (nth, seat) in winners.iter().enumerate() {
        write!(out, "{}{seat}", if nth == 0 { "" } else { "+" })?;
    }
    Ok(())
}

/// Reads winners' seats with `+` between them.
pub(super) fn read_winners(word: Word<'_>, players: usize) -> Result<SeatSet, ParseError> {
    let mut winners = SeatSet::EMPTY;
    let mut column = word.place.column;
    for text in word.text.split('+') {
        let part = Word { text, place: LineColumn { column, ..word.place } };
        let seat: Seat = read_seat(part, players)?;
        if winners.contains(seat) {
            return Err(part.wrong("the seat is named twice"));
        }
        winners = winners.with(seat);
        column += text.chars().count() + 1;
    }
    Ok(winners)
}

/// Reads a reason's word.
pub(super) fn read_reason(word: Word<'_>) -> Result<Reason, ParseError> {
    Reason::from_word(word.text).ok_or_else(|| word.expected(reasons()))
}

fn reasons() -> String {
    let words: Vec<_> = Reason::ALL.iter().map(|reason| format!("`{}`", reason.word())).collect();
    format!("a reason ({})", words.join(", "))
}
