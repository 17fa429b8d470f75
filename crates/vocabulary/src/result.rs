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
}

impl GameResult {
    /// The result of a game that ended so.
    pub fn of<G: Game>(game: &G, outcome: Outcome) -> Self {
        Self::new(outcome, points(game))
    }

    /// The result of a game that ended so with these points.
    pub(crate) fn new(outcome: Outcome, points: Vec<u8>) -> Self {
        let winners = outcome.winners.iter().map(Seat::index).collect();
        Self { winners, points, reason: outcome.reason.word().to_owned() }
    }

    /// The result of a game that was broken off because it took too many turns.
    pub fn turn_cap<G: Game>(game: &G) -> Self {
        Self { winners: Vec::new(), points: points(game), reason: TURN_CAP.to_owned() }
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
