//! What a module (an expansion) supplies for its own actions and choices.

use std::fmt::Debug;
use std::hash::Hash;

use crate::chance::Chance;
use crate::game::Sink;
use crate::never::Never;

use super::{Action, Event, Refusal, Rules, State, TokenTables};

/// The actions that only the rules `R` have, played as [`Action::Module`].
///
/// They answer the choices of [`Rules::Phase`], or are further actions of a turn. The order of values is their order in
/// legal lists, where they come last. An action has eight bytes, so they have at most seven, without an alignment: they
/// hold tokens as [`TokenBytes`](crate::tokens::TokenBytes).
pub trait ModuleAction<R: Rules>: Copy + Ord + Hash + Debug + Send + Sync + 'static {
    /// Takes and returns as actions of this game: always `&TokenTables::new()`, which is a static only where the type is named.
    const TOKENS: &'static TokenTables<Self>;

    /// Appends those that are legal now, in order, in phase `act` or in one of the module.
    fn list(state: &State<R>, out: &mut Vec<Action<Self>>);

    /// Whether one of them is legal now, so that nobody may pass (S-27).
    fn any_legal(state: &State<R>) -> bool;

    /// Whether this one is legal, and if not, why. Asked in phase `act` and in those of the module.
    fn check(self, state: &State<R>) -> Result<(), Refusal<R>>;

    /// Plays this one, which is legal, to the next open choice.
    fn apply(self, state: &mut State<R>, chance: &mut impl Chance, sink: &mut impl Sink<Event<R::Event>>);
}

/// The choices that only the rules `R` ask for, open as [`Phase::Module`](super::Phase::Module).
pub trait ModulePhase<R: Rules>: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Why any action but one of the module is refused while this choice is open.
    fn answer_first(self) -> Refusal<R>;

    /// Whether the spaces that a purchase has emptied are still empty (C-02).
    fn is_within_purchase(self) -> bool;

    /// How many tokens the answer brings.
    fn tokens_to_come(self) -> u8 {
        0
    }
}

impl<R: Rules<Action = Self>> ModuleAction<R> for Never {
    const TOKENS: &'static TokenTables<Self> = &TokenTables::new();

    fn list(_: &State<R>, _: &mut Vec<Action>) {}

    fn any_legal(_: &State<R>) -> bool {
        false
    }

    fn check(self, _: &State<R>) -> Result<(), Refusal<R>> {
        match self {}
    }

    fn apply(self, _: &mut State<R>, _: &mut impl Chance, _: &mut impl Sink<Event<R::Event>>) {
        match self {}
    }
}

impl<R: Rules<Phase = Self>> ModulePhase<R> for Never {
    fn answer_first(self) -> Refusal<R> {
        match self {}
    }

    fn is_within_purchase(self) -> bool {
        match self {}
    }
}
