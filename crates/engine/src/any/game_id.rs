//! The games by name.

use std::fmt;
use std::str::FromStr;

use crate::words;

words! {
    /// Which game.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum GameId, fn name {
        /// Splendor, with the Quick and Team games.
        Splendor = "splendor",
        /// Splendor: Marvel.
        Marvel = "marvel",
        /// Splendor Duel.
        Duel = "duel",
    }
}

impl GameId {
    /// The names to choose from, as a sentence lists them: "`splendor` or `duel`".
    pub fn choices() -> String {
        let [others @ .., last] = Self::ALL.map(|game| format!("`{game}`"));
        format!("{} or {last}", others.join(", "))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no game of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no game `{}`; choose {}", self.0, GameId::choices())
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        Self::ALL.into_iter().find(|game| game.name() == name).ok_or_else(|| UnknownGame(name.to_owned()))
    }
}
