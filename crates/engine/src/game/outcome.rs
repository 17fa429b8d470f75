//! How a game ends.

use crate::seat::SeatSet;
use crate::words;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winners; several share a victory.
    pub winners: SeatSet,
    /// What decided.
    pub reason: Reason,
}

words! {
    /// What ended a game.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Reason, fn word {
        /// The target prestige was reached (S-25).
        Prestige = "prestige",
        /// The gauntlet's condition was met (M-16).
        Gauntlet = "gauntlet",
        /// 20 points (D-23).
        Points20 = "points20",
        /// 10 crowns (D-23).
        Crowns10 = "crowns10",
        /// 10 points in one colour (D-23).
        Color10 = "color10",
        /// The opponent stalled (D-26).
        Claim = "claim",
        /// Nobody could move (S-27).
        Deadlock = "deadlock",
        /// A city was taken (C-14).
        City = "city",
    }
}

impl Reason {
    /// The reason with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.word().eq_ignore_ascii_case(word))
    }
}
