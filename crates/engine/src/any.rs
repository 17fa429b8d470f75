//! The games by name: the only place that knows every one of them.

use std::fmt;
use std::str::FromStr;

/// Which game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameId {
    /// Splendor, with the Quick and Team games.
    Splendor,
    /// Splendor: Marvel.
    Marvel,
    /// Splendor Duel.
    Duel,
}

impl GameId {
    /// Every game.
    pub const ALL: [Self; 3] = [Self::Splendor, Self::Marvel, Self::Duel];

    /// The game's word in commands, records and the outward vocabulary.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Splendor => "splendor",
            Self::Marvel => "marvel",
            Self::Duel => "duel",
        }
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
        write!(f, "there is no game `{}`; choose `splendor`, `marvel` or `duel`", self.0)
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        Self::ALL.into_iter().find(|game| game.name() == name).ok_or_else(|| UnknownGame(name.to_owned()))
    }
}

/// Runs the same code for whichever game an id names: `with_game!(id, G => play::<G>(…))`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $Game:ident => $body:expr) => {
        match $id {
            $crate::any::GameId::Splendor => {
                type $Game = $crate::splendor::Splendor;
                $body
            }
            $crate::any::GameId::Marvel => {
                type $Game = $crate::marvel::Marvel;
                $body
            }
            $crate::any::GameId::Duel => {
                type $Game = $crate::duel::Duel;
                $body
            }
        }
    };
}

/// A state of any game, for places that do not know which one they hold.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AnyGame {
    /// A game of Splendor.
    Splendor(crate::splendor::Splendor),
    /// A game of Splendor: Marvel.
    Marvel(crate::marvel::Marvel),
    /// A game of Splendor Duel.
    Duel(crate::duel::Duel),
}

/// Runs the same code on the state inside an [`AnyGame`](crate::any::AnyGame): `on_game!(any, game => game.to_act())`.
#[macro_export]
macro_rules! on_game {
    ($any:expr, $game:ident => $body:expr) => {
        match $any {
            $crate::any::AnyGame::Splendor($game) => $body,
            $crate::any::AnyGame::Marvel($game) => $body,
            $crate::any::AnyGame::Duel($game) => $body,
        }
    };
}

impl AnyGame {
    /// Which game it is.
    pub const fn id(&self) -> GameId {
        match self {
            Self::Splendor(_) => GameId::Splendor,
            Self::Marvel(_) => GameId::Marvel,
            Self::Duel(_) => GameId::Duel,
        }
    }
}

macro_rules! any_from {
    ($($Game:ident: $state:ty),*) => {$(
        impl From<$state> for AnyGame {
            fn from(game: $state) -> Self {
                Self::$Game(game)
            }
        }
    )*};
}

any_from!(Splendor: crate::splendor::Splendor, Marvel: crate::marvel::Marvel, Duel: crate::duel::Duel);
