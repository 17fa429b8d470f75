//! How a game is set up, and why it cannot be.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup<O> {
    /// How many play.
    pub players: usize,
    /// The house rules.
    pub options: O,
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game is not for so many players.
    Players {
        /// What was asked for.
        players: usize,
        /// What the game allows.
        allowed: RangeInclusive<usize>,
    },
    /// The Team game is for four (S-40).
    TeamNeedsFour,
    /// The Team game goes with no expansion (C-01).
    TeamWithExpansion,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { players, allowed } if allowed.start() == allowed.end() => {
                write!(f, "this game is for {} players, not {players}", allowed.start())
            }
            Self::Players { players, allowed } => {
                write!(f, "this game is for {} to {} players, not {players}", allowed.start(), allowed.end())
            }
            Self::TeamNeedsFour => f.write_str("the Team game is for exactly 4 players (S-40)"),
            Self::TeamWithExpansion => f.write_str("the Team game goes with no expansion (C-01)"),
        }
    }
}

impl Error for SetupError {}
