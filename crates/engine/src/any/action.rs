//! An action of any game.

use std::fmt;

use super::any_of;
use crate::game::Game;
use crate::notation::Notation;
use crate::on_any;

type ActionOf<G> = <G as Game>::Action;

any_of! {
    /// A step of one of the games. Its text is the notation.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    AnyAction, ActionOf
}

impl fmt::Display for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        on_any!(AnyAction, *self, G, action => G::write_action(action, f))
    }
}
