//! How any game is set up.

use super::{GameId, KnownGame, RulesId, any_of};
use crate::game::{Game, OptionError, OptionValue, Options, Setup};
use crate::notation::EXPANSION;
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
        with_game!(RulesId::from(game), G => G::any_setup(Setup { players, options: <G as Game>::Options::default() }))
    }

    /// A game with options and presets by name, later ones over earlier ones; `expansion` chooses the rules, so it counts
    /// before all others, wherever it stands (C-01).
    pub fn with_options(
        game: GameId,
        players: usize,
        named: &[(impl AsRef<str>, impl AsRef<str>)],
    ) -> Result<Self, OptionError> {
        let rules = RulesId::chosen(game, named)?;
        let others = named.iter().map(|(key, value)| (key.as_ref(), value.as_ref()));
        let others: Vec<_> = others.filter(|(key, _)| *key != EXPANSION || rules.expansion().is_none()).collect();
        with_game!(rules, G => Setup::with_options(players, &others).map(G::any_setup)).map_err(|error| match error {
            OptionError::UnknownKey { key, known } if rules.expansion().is_some() => {
                OptionError::UnknownKey { key, known: format!("`{EXPANSION}`, {known}") }
            }
            other => other,
        })
    }

    /// How many play.
    pub fn players(&self) -> usize {
        on_any!(AnySetup, self, setup => setup.players)
    }

    /// Every option with its value, in a fixed order.
    pub fn values(&self) -> Vec<(&'static str, OptionValue)> {
        on_any!(AnySetup, self, setup => setup.options.values())
    }
}
