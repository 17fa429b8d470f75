//! What the classic games share in words.

pub(crate) mod action;
mod event;
pub(crate) mod position;

use parure_engine::Never;
use parure_engine::classic::{ClassicForesight, ClassicNotation, Rules, State, View};
use parure_engine::game::Setup;
use parure_engine::marvel::Avengers;
use parure_engine::seat::Observer;
use serde::Serialize;
use serde_json::Value;

use crate::log::LogBuilder;
use crate::{Form, GameEvent, Vocabulary, VocabularyError};
use action::ActionWords;
use position::PositionWords;

/// What a game of this kind has to say beyond the shared words. A game with actions or phases of its own would say
/// them here too.
pub trait ClassicVocabulary: ClassicNotation + ClassicForesight + Rules<Action = Never, Phase = Never> {
    /// What the Avengers tile is worth, where there is one.
    const AVENGERS_POINTS: Option<u8> = None;

    /// Who has how many Avengers tags, in a game with them (M-13).
    fn avengers(_: &Self::Extra) -> Option<Avengers> {
        None
    }

    /// The same from its words.
    fn from_avengers(avengers: Avengers) -> Self::Extra;

    /// The line of an event that only this game has; the table is as it was after the step.
    fn describe_own(_: &State<Self>, _: Self::Event) -> Option<GameEvent> {
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
}
