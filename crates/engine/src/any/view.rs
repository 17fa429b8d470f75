//! What an observer knows of any game.

use std::fmt;
use std::str::FromStr;

use super::record::rules_of_text;
use super::{AnyGame, AnyTextError, KnownGame, any_of};
use crate::chance::Chance;
use crate::game::Game;
use crate::notation::parse_view;
use crate::{on_any, with_game};

type ViewOf<G> = <G as Game>::View;

any_of! {
    /// What one observer may know of a state of one of the games. Its text is the position's.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    AnyView, ViewOf
}

impl AnyView {
    /// A full state that fits the view; see [`Game::determinize`].
    pub fn determinize(&self, mut chance: &mut dyn Chance) -> AnyGame {
        on_any!(AnyView, self, G, view => <G as Game>::determinize(view, &mut chance).into())
    }
}

impl fmt::Display for AnyView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        on_any!(AnyView, self, view => view.fmt(f))
    }
}

impl FromStr for AnyView {
    type Err = AnyTextError;

    /// Reads a position, whoever looks at it.
    fn from_str(text: &str) -> Result<Self, AnyTextError> {
        let rules = rules_of_text(text)?;
        Ok(with_game!(rules, G => G::any_view(parse_view::<G>(text)?)))
    }
}
