//! Levels, seats and cells by their numbers.

use parure_engine::card::Level;
use parure_engine::duel::Cell;
use parure_engine::seat::{Seat, SeatSet};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::VocabularyError;

/// A value for each level, under the keys `"1"`, `"2"` and `"3"`.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct ByLevel<T> {
    #[serde(rename = "1")]
    one: T,
    #[serde(rename = "2")]
    two: T,
    #[serde(rename = "3")]
    three: T,
}

impl<T> ByLevel<T> {
    pub(crate) fn from_fn(mut value: impl FnMut(Level) -> T) -> Self {
        Self { one: value(Level::One), two: value(Level::Two), three: value(Level::Three) }
    }

    pub(crate) fn get(&self, level: Level) -> &T {
        match level {
            Level::One => &self.one,
            Level::Two => &self.two,
            Level::Three => &self.three,
        }
    }
}

/// The seats of each side that has more than one, by the side of a seat.
pub(crate) fn teams(players: usize, side: impl Fn(Seat) -> SeatSet) -> Vec<Vec<usize>> {
    let sides = Seat::all(players).map(|seat| (seat, side(seat)));
    let teams = sides.filter(|(seat, side)| side.len() > 1 && side.iter().next() == Some(*seat));
    teams.map(|(_, side)| side.iter().map(Seat::index).collect()).collect()
}

/// A level by its number, 1 to 3.
#[derive(Clone, Copy, Serialize)]
#[serde(into = "u8")]
pub(crate) struct LevelNumber(pub(crate) Level);

impl From<LevelNumber> for u8 {
    fn from(level: LevelNumber) -> Self {
        level.0.number()
    }
}

impl<'de> Deserialize<'de> for LevelNumber {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        let level = Level::from_number(number);
        level.map(Self).ok_or_else(|| D::Error::custom(format_args!("{number} is no level; there are 1, 2 and 3")))
    }
}

/// A cell of Duel's board as `[row, column]`, both from 0.
#[derive(Clone, Copy, Serialize)]
#[serde(into = "[usize; 2]")]
pub(crate) struct CellPlace(pub(crate) Cell);

impl From<CellPlace> for [usize; 2] {
    fn from(cell: CellPlace) -> Self {
        [cell.0.row(), cell.0.col()]
    }
}

impl<'de> Deserialize<'de> for CellPlace {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let [row, col] = <[usize; 2]>::deserialize(from)?;
        let cell = Cell::new(row, col);
        let problem = format_args!("[{row},{col}] is no cell; rows and columns count from 0 to 4");
        cell.map(Self).ok_or_else(|| D::Error::custom(problem))
    }
}

/// The seat with this number at a table of so many.
pub(crate) fn seat(path: &str, index: usize, players: usize) -> Result<Seat, VocabularyError> {
    Seat::new(index).filter(|_| index < players).ok_or_else(|| {
        VocabularyError::at(path, format_args!("{index} is no seat here; there are 0 to {}", players.saturating_sub(1)))
    })
}
