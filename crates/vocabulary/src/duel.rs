//! Splendor Duel in words.

pub(crate) mod action;
mod event;
pub(crate) mod player;
pub(crate) mod position;

use parure_engine::duel::{Action, Duel, DuelOptions, Event, View};
use parure_engine::game::Setup;
use parure_engine::seat::Observer;
use serde::Serialize;
use serde_json::Value;

use crate::log::LogBuilder;
use crate::{Form, GameEvent, Vocabulary, VocabularyError};
use action::ActionWords;
use position::PositionWords;

impl Vocabulary for Duel {
    fn action_words(action: Action) -> impl Serialize {
        ActionWords::of(action)
    }

    fn position_words(view: &View, form: Form) -> impl Serialize + use<> {
        PositionWords::of(view, form)
    }

    fn action_from_json(value: &Value) -> Result<Action, VocabularyError> {
        action::read(value)
    }

    fn view_from_json(value: &Value, setup: &Setup<DuelOptions>, observer: Observer) -> Result<View, VocabularyError> {
        position::read(value, setup, observer)
    }

    fn describe_event(&self, event: Event, log: &mut LogBuilder) -> Option<GameEvent> {
        event::describe(event, log)
    }
}
