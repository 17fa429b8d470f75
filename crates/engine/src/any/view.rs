//! What an observer knows of any game.

use std::fmt;

use super::{AnyGame, any_of};
use crate::chance::Chance;
use crate::game::Game;
use crate::on_any;

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
