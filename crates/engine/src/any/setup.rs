//! How any game is set up.

use super::{GameId, KnownGame, any_of};
use crate::game::{Game, OptionError, OptionValue, Options, Setup};
use crate::{on_any, with_game};

type SetupOf<G> = Setup<<G as Game>::Options>;

any_of! {
    /// A game with its players and house rules.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    AnySetup, SetupOf
}

impl AnySetup {
    /// A game without house rules. Whether it is for so many players shows when it is laid out.
    pub fn new(game: GameId, players: usize) -> Self {
        with_game!(game, G => G::any_setup(Setup { players, options: <G as Game>::Options::default() }))
    }

    /// How many play.
    pub fn players(&self) -> usize {
        on_any!(AnySetup, self, setup => setup.players)
    }

    /// Sets an option or a preset; see [`Options::set`].
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        on_any!(AnySetup, self, setup => setup.options.set(key, value))
    }

    /// Every option with its value, in a fixed order.
    pub fn values(&self) -> Vec<(&'static str, OptionValue)> {
        on_any!(AnySetup, self, setup => setup.options.values())
    }
}
