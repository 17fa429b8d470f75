//! A setup of any game.

use parure_engine::any::{AnyGame, GameId};
use parure_engine::chance::Chance;
use parure_engine::duel::{Duel, DuelOptions};
use parure_engine::game::{Game, Setup, SetupError};
use parure_engine::marvel::{Marvel, MarvelOptions};
use parure_engine::splendor::{Splendor, SplendorOptions};
use parure_vocabulary::{VocabularyError, options_from_json, options_to_json};
use serde_json::Value;

/// How a game is set up, whichever it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AnySetup {
    /// Splendor.
    Splendor(Setup<SplendorOptions>),
    /// Splendor: Marvel.
    Marvel(Setup<MarvelOptions>),
    /// Splendor Duel.
    Duel(Setup<DuelOptions>),
}

/// Runs the same code on the setup inside an [`AnySetup`], with its game's type.
macro_rules! on_setup {
    ($any:expr, $Game:ident, $setup:ident => $body:expr) => {
        match $any {
            $crate::any_setup::AnySetup::Splendor($setup) => {
                type $Game = parure_engine::splendor::Splendor;
                $body
            }
            $crate::any_setup::AnySetup::Marvel($setup) => {
                type $Game = parure_engine::marvel::Marvel;
                $body
            }
            $crate::any_setup::AnySetup::Duel($setup) => {
                type $Game = parure_engine::duel::Duel;
                $body
            }
        }
    };
}
pub(crate) use on_setup;

impl AnySetup {
    /// A setup with options from their JSON object.
    pub fn new(game: GameId, players: usize, options: &Value) -> Result<Self, VocabularyError> {
        Ok(match game {
            GameId::Splendor => Self::Splendor(Setup { players, options: options_from_json(options)? }),
            GameId::Marvel => Self::Marvel(Setup { players, options: options_from_json(options)? }),
            GameId::Duel => Self::Duel(Setup { players, options: options_from_json(options)? }),
        })
    }

    /// The setup that a state was made from.
    pub fn of(game: &AnyGame) -> Self {
        match game {
            AnyGame::Splendor(game) => Self::Splendor(game.setup()),
            AnyGame::Marvel(game) => Self::Marvel(game.setup()),
            AnyGame::Duel(game) => Self::Duel(game.setup()),
        }
    }

    /// Which game.
    pub const fn id(&self) -> GameId {
        match self {
            Self::Splendor(_) => GameId::Splendor,
            Self::Marvel(_) => GameId::Marvel,
            Self::Duel(_) => GameId::Duel,
        }
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        match self {
            Self::Splendor(setup) => setup.players,
            Self::Marvel(setup) => setup.players,
            Self::Duel(setup) => setup.players,
        }
    }

    /// The options as their JSON object.
    pub fn options(&self) -> Value {
        on_setup!(self, G, setup => options_to_json::<<G as Game>::Options>(setup.options))
    }

    /// A new game, laid out by `chance`.
    pub fn lay_out(&self, chance: &mut impl Chance) -> Result<AnyGame, SetupError> {
        Ok(match self {
            Self::Splendor(setup) => Splendor::new(setup, chance)?.into(),
            Self::Marvel(setup) => Marvel::new(setup, chance)?.into(),
            Self::Duel(setup) => Duel::new(setup, chance)?.into(),
        })
    }
}
