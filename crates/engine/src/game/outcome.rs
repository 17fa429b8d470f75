//! How a game ends.

use crate::seat::SeatSet;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winners; several share a victory.
    pub winners: SeatSet,
    /// What decided.
    pub reason: Reason,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The target prestige was reached (S-25).
    Prestige,
    /// The gauntlet's condition was met (M-16).
    Gauntlet,
    /// 20 points (D-23).
    Points20,
    /// 10 crowns (D-23).
    Crowns10,
    /// 10 points in one colour (D-23).
    Color10,
    /// The opponent stalled (D-26).
    Claim,
    /// Nobody could move (S-27).
    Deadlock,
    /// A city was taken (C-14).
    City,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 8] = [
        Self::Prestige,
        Self::Gauntlet,
        Self::Points20,
        Self::Crowns10,
        Self::Color10,
        Self::Claim,
        Self::Deadlock,
        Self::City,
    ];

    /// The reason's word in texts and in the outward vocabulary.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Prestige => "prestige",
            Self::Gauntlet => "gauntlet",
            Self::Points20 => "points20",
            Self::Crowns10 => "crowns10",
            Self::Color10 => "color10",
            Self::Claim => "claim",
            Self::Deadlock => "deadlock",
            Self::City => "city",
        }
    }

    /// The reason with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.word().eq_ignore_ascii_case(word))
    }
}
