//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

/// How well a bot plays, from one that a child beats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BotLevel {
    /// Any legal action, each as likely.
    Random,
    /// The best action one step ahead, by plain rules of thumb.
    Greedy,
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

impl BotLevel {
    /// All of them, the weakest first.
    pub const ALL: [Self; 8] = [
        Self::Random,
        Self::Greedy,
        Self::Level1,
        Self::Level2,
        Self::Level3,
        Self::Level4,
        Self::Level5,
        Self::Strongest,
    ];

    /// Those that play by what was learned, the weakest first: the opponents to offer to people.
    pub const LEARNED: [Self; 6] =
        [Self::Level1, Self::Level2, Self::Level3, Self::Level4, Self::Level5, Self::Strongest];

    /// The word in commands, specs and messages on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Level1 => "level1",
            Self::Level2 => "level2",
            Self::Level3 => "level3",
            Self::Level4 => "level4",
            Self::Level5 => "level5",
            Self::Strongest => "strongest",
        }
    }

    /// The key of its name in the locales.
    pub const fn message_key(self) -> &'static str {
        match self {
            Self::Random => "level-random",
            Self::Greedy => "level-greedy",
            Self::Level1 => "level-level1",
            Self::Level2 => "level-level2",
            Self::Level3 => "level-level3",
            Self::Level4 => "level-level4",
            Self::Level5 => "level-level5",
            Self::Strongest => "level-strongest",
        }
    }
}

impl fmt::Display for BotLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BotLevel {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|level| level.name() == word).ok_or_else(|| UnknownWord(word.to_owned()))
    }
}

/// A word that names no level or no personality.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWord(pub(crate) String);

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` names no bot and no personality", self.0)
    }
}

impl std::error::Error for UnknownWord {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_read_by_its_name() {
        for level in BotLevel::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        assert!(BotLevel::ALL.is_sorted() && BotLevel::LEARNED.iter().all(|level| BotLevel::ALL.contains(level)));
        assert!("level9".parse::<BotLevel>().unwrap_err().to_string().contains("level9"));
    }

    #[cfg(feature = "serde")]
    #[test]
    fn the_words_on_the_wire_are_the_names() {
        for level in BotLevel::ALL {
            assert_eq!(serde_json::to_value(level).unwrap(), level.name());
        }
        for personality in crate::Personality::ALL {
            assert_eq!(serde_json::to_value(personality).unwrap(), personality.name());
        }
    }
}
