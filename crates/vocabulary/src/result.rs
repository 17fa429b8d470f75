//! How a game ended.

use parure_engine::game::{Game, Outcome, Reason};
use parure_engine::seat::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::VocabularyError;
use crate::places::seat;

/// The word for a game that was broken off at a number of turns.
pub const TURN_CAP: &str = "turn_cap";
/// The word for a game that ended because players gave up.
pub const RESIGNED: &str = "resigned";
/// The word for a game that ended because players ran out of time.
pub const TIMEOUT: &str = "timeout";

/// Why somebody who began a game could not win it any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Forfeit {
    /// They gave up.
    Resigned,
    /// They left.
    Left,
    /// They ran out of time.
    Timeout,
}

impl Forfeit {
    /// The word for a game that ended so.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Resigned | Self::Left => RESIGNED,
            Self::Timeout => TIMEOUT,
        }
    }
}

/// A seat that could not win any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatForfeit {
    /// Which seat.
    pub seat: usize,
    /// Why.
    pub why: Forfeit,
}

/// The result of a game: `{"winners":[0],"points":[15,12],"reason":"prestige"}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// The winners' seats; several share a victory.
    pub winners: Vec<usize>,
    /// Each seat's own points.
    pub points: Vec<u8>,
    /// What decided: a reason of the rules, or `resigned`, `timeout`, `turn_cap`.
    #[cfg_attr(feature = "typescript", ts(type = "Reason"))]
    pub reason: String,
    /// What decided between seats with the same points: `fewer_cards` or `assemble`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "TieBreak"))]
    pub tie_break: Option<String>,
    /// Who could not win any more, in the order of time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<SeatForfeit>>"))]
    pub forfeits: Vec<SeatForfeit>,
}

impl GameResult {
    /// The result of a game that ended so.
    pub fn of<G: Game>(game: &G, outcome: Outcome) -> Self {
        Self::new(outcome, points(game))
    }

    /// The result of a game that ended so with these points.
    pub(crate) fn new(outcome: Outcome, points: Vec<u8>) -> Self {
        let winners = outcome.winners.iter().map(Seat::index).collect();
        Self::plain(winners, points, outcome.reason.word())
    }

    /// The result of a game that was broken off because it took too many turns.
    pub fn turn_cap<G: Game>(game: &G) -> Self {
        Self::plain(Vec::new(), points(game), TURN_CAP)
    }

    /// A result with nothing more to tell.
    pub fn plain(winners: Vec<usize>, points: Vec<u8>, reason: &str) -> Self {
        Self { winners, points, reason: reason.to_owned(), tie_break: None, forfeits: Vec::new() }
    }

    /// The outcome that the words describe.
    pub(crate) fn outcome(&self, players: usize) -> Result<Outcome, VocabularyError> {
        let winners = self.winners.iter().map(|&index| seat("winners", index, players));
        let winners = winners.collect::<Result<SeatSet, _>>()?;
        let reason = Reason::ALL.into_iter().find(|reason| reason.word() == self.reason).ok_or_else(|| {
            let words: Vec<_> = Reason::ALL.iter().map(|reason| format!("`{}`", reason.word())).collect();
            VocabularyError::at("reason", format_args!("`{}` is none of {}", self.reason, words.join(", ")))
        })?;
        Ok(Outcome { winners, reason })
    }
}

fn points<G: Game>(game: &G) -> Vec<u8> {
    Seat::all(game.setup().players).map(|seat| game.points(seat)).collect()
}
