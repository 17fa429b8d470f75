//! The choices of a turn.

use crate::game::Outcome;
use crate::never::Never;

/// Which choice is open. `M` are the choices of a module, none by default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase<M = Never> {
    /// The one action of a turn.
    Act,
    /// Which token to return (S-21).
    Return,
    /// Which tile to receive (S-23).
    Tile,
    /// One that only the rules of this game ask for.
    Module(M),
    /// None: the game is over.
    Over(Outcome),
}
