//! How well a bot plays.

use std::fmt;

use parure_engine::words;

words! {
    /// How well a bot plays, from one that a child beats.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum BotLevel, fn name {
        /// Any legal action, each as likely.
        Random = "random",
        /// The best action one step ahead, by plain rules of thumb.
        Greedy = "greedy",
        /// Looks one step ahead, overlooks a good part of the table, and often takes the second-best.
        Level1 = "level1",
        /// Looks one step ahead and overlooks less.
        Level2 = "level2",
        /// Reads a few moves.
        Level3 = "level3",
        /// Reads the likely answers.
        Level4 = "level4",
        /// Reads far.
        Level5 = "level5",
        /// Thinks as long as it is given.
        Strongest = "strongest",
    }
}

impl BotLevel {
    /// Those that play by what was learned, the weakest first: the opponents to offer to people.
    pub const LEARNED: [Self; 6] =
        [Self::Level1, Self::Level2, Self::Level3, Self::Level4, Self::Level5, Self::Strongest];
}

/// Has what is called by a name written and read by it.
macro_rules! read_by_name {
    ($Name:ident) => {
        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $Name {
            type Err = $crate::level::UnknownWord;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                let named = Self::ALL.into_iter().find(|it| it.name() == word);
                named.ok_or_else(|| $crate::level::UnknownWord(word.to_owned()))
            }
        }
    };
}
pub(crate) use read_by_name;

read_by_name!(BotLevel);

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
