//! What the classic games share in words.

pub(crate) mod action;
mod event;
pub(crate) mod module;
pub(crate) mod position;

use parure_engine::card::CardId;
use parure_engine::card_set::CardSet;
use parure_engine::classic::{ClassicForesight, ClassicNotation, Rules, State, View};
use parure_engine::game::Setup;
use parure_engine::seat::Observer;
use parure_engine::tokens::Color;
use serde::Serialize;
use serde_json::Value;

use crate::foresight::{ModuleForesight, PostForesight};
use crate::log::LogBuilder;
use crate::{Form, GameEvent, Vocabulary, VocabularyError};
use action::ActionWords;
use module::{ActionModule, PhaseModule};
use position::PositionWords;

/// What a game of this kind has to say beyond the shared words: fields of positions, actions and phases of its own.
pub(crate) trait ClassicVocabulary:
    ClassicNotation + ClassicForesight + Rules<Action: ActionModule<Self>, Phase: PhaseModule<Self>>
{
    /// What the Avengers tile is worth, where there is one.
    const AVENGERS_POINTS: Option<u8> = None;

    /// The fields of positions that only some games have and this one has.
    const FIELDS: &'static [&'static str] = &[];

    /// Writes them.
    fn write_own(_: &View<Self>, _: &mut PositionWords<Self>) {}

    /// Reads what the game keeps beyond the shared pieces.
    fn read_own(_: &PositionWords<Self>, _players: usize) -> Result<Self::Extra, VocabularyError> {
        Ok(Self::Extra::default())
    }

    /// The cards that lie where only this game has a place.
    fn own_cards(_: &PositionWords<Self>) -> Result<CardSet, VocabularyError> {
        Ok(CardSet::EMPTY)
    }

    /// Checks what the words say and the view leaves to be counted.
    fn check_own(_: &PositionWords<Self>, _: &View<Self>) -> Result<(), VocabularyError> {
        Ok(())
    }

    /// The colour that a bought card was given; nothing for a card that is given none, nothing within while it is open.
    fn color_of(_: &Self::Extra, _: CardId) -> Option<Option<Color>> {
        None
    }

    /// How near each seat is to each trading post, in a game with them.
    fn posts(_: &State<Self>) -> Vec<PostForesight> {
        Vec::new()
    }

    /// Why the seat to act cannot reserve from the second deck of a level, in a game with one.
    fn closed_second_decks(_: &State<Self>) -> Vec<(parure_engine::card::Level, &'static str)> {
        Vec::new()
    }

    /// The line of an event that only this game has; the table is as it was after the step.
    fn describe_own(_: &State<Self>, _: Self::Event, _: &mut LogBuilder) -> Option<GameEvent> {
        None
    }
}

impl<R: ClassicVocabulary> Vocabulary for State<R> {
    const AVENGERS_POINTS: Option<u8> = R::AVENGERS_POINTS;

    fn action_words(action: Self::Action) -> impl Serialize {
        ActionWords::<R>::of(action)
    }

    fn position_words(view: &View<R>, form: Form) -> impl Serialize + use<R> {
        PositionWords::of(view, form)
    }

    fn action_from_json(value: &Value) -> Result<Self::Action, VocabularyError> {
        action::read::<R>(value)
    }

    fn view_from_json(
        value: &Value,
        setup: &Setup<R::Options>,
        observer: Observer,
    ) -> Result<View<R>, VocabularyError> {
        position::read(value, setup, observer)
    }

    fn describe_event(&self, event: Self::Event, log: &mut LogBuilder) -> Option<GameEvent> {
        event::describe(self, event, log)
    }

    fn module_foresight(&self) -> ModuleForesight {
        ModuleForesight { posts: R::posts(self), closed_second_decks: R::closed_second_decks(self) }
    }
}
