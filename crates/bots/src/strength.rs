//! How strong a bot plays.

use std::fmt;
use std::str::FromStr;

/// How strong a bot plays, from one that a child beats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// Looks one step ahead, overlooks a good part of the table, and often takes the second-best.
    Level1,
    /// Looks one step ahead and overlooks less.
    Level2,
    /// Reads a few moves.
    Level3,
    /// Reads the likely answers.
    Level4,
    /// Reads far.
    Level5,
    /// Thinks as long as it is given.
    Strongest,
}

impl Strength {
    /// All of them, the weakest first.
    pub const ALL: [Self; 6] = [Self::Level1, Self::Level2, Self::Level3, Self::Level4, Self::Level5, Self::Strongest];

    /// The word in commands and specs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Level1 => "level1",
            Self::Level2 => "level2",
            Self::Level3 => "level3",
            Self::Level4 => "level4",
            Self::Level5 => "level5",
            Self::Strongest => "strongest",
        }
    }

    /// The key of its name in the messages.
    pub const fn message_key(self) -> &'static str {
        match self {
            Self::Level1 => "bot-level-1",
            Self::Level2 => "bot-level-2",
            Self::Level3 => "bot-level-3",
            Self::Level4 => "bot-level-4",
            Self::Level5 => "bot-level-5",
            Self::Strongest => "bot-level-strongest",
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Strength {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|strength| strength.name() == word).ok_or(())
    }
}
