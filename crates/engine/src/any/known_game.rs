//! What ties a game to the types that hold any.

use super::{AnyAction, AnyGame, AnyRecord, AnyRefusal, AnySetup, AnyView, RulesId};
use crate::cover::Cover;
use crate::game::Setup;
use crate::notation::{Notation, Record};

/// A game that [`RulesId`] names.
pub trait KnownGame: Notation + Cover {
    /// Its rules.
    const RULES: RulesId;

    /// The state as one of any game.
    fn any(self) -> AnyGame;

    /// An action as one of any game.
    fn any_action(action: Self::Action) -> AnyAction;

    /// The action, if it is one of this game.
    fn known_action(action: AnyAction) -> Option<Self::Action>;

    /// A setup as one of any game.
    fn any_setup(setup: Setup<Self::Options>) -> AnySetup;

    /// A view as one of any game.
    fn any_view(view: Self::View) -> AnyView;

    /// A record as one of any game.
    fn any_record(record: Record<Self>) -> AnyRecord;

    /// A refusal as one of any game.
    fn any_refusal(refusal: Self::Refusal) -> AnyRefusal;
}
