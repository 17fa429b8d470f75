//! How a game is set up, and why it cannot be.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use super::{OptionError, Options};

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup<O> {
    /// How many play.
    pub players: usize,
    /// The house rules.
    pub options: O,
}

impl<O: Options> Setup<O> {
    /// A setup with options and presets by name, later ones over earlier ones; see [`Options::set`].
    pub fn with_options(players: usize, named: &[(impl AsRef<str>, impl AsRef<str>)]) -> Result<Self, OptionError> {
        let mut options = O::default();
        named.iter().try_for_each(|(key, value)| options.set(key.as_ref(), value.as_ref()))?;
        Ok(Self { players, options })
    }
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
