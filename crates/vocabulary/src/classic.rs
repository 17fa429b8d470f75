//! Splendor and Marvel in words.

mod action;
mod position;

use parure_engine::classic::{ClassicNotation, State, View};
use parure_engine::game::Setup;
use parure_engine::marvel::{Avengers, MarvelRules};
use parure_engine::seat::Observer;
use parure_engine::splendor::{SplendorOptions, SplendorRules};
use serde::Serialize;
use serde_json::Value;

use crate::{Form, Vocabulary, VocabularyError};
use action::ActionWords;
use position::PositionWords;

/// What a game of this kind has to say beyond the shared words.
pub trait RulesWords: ClassicNotation {
    /// Who has how many Avengers tags, in a game with them (M-13).
    fn avengers(extra: &Self::Extra) -> Option<Avengers>;

    /// The same from its words.
    fn from_avengers(avengers: Avengers) -> Self::Extra;

    /// Whether two play against two (S-40).
    fn is_team(options: &Self::Options) -> bool;
}

impl RulesWords for SplendorRules {
    fn avengers((): &()) -> Option<Avengers> {
        None
    }

    fn from_avengers(_: Avengers) {}

    fn is_team(options: &SplendorOptions) -> bool {
        options.team
    }
}

impl RulesWords for MarvelRules {
    fn avengers(extra: &Avengers) -> Option<Avengers> {
        Some(*extra)
    }

    fn from_avengers(avengers: Avengers) -> Avengers {
        avengers
    }

    fn is_team(_: &Self::Options) -> bool {
        false
    }
}

impl<R: RulesWords> Vocabulary for State<R> {
    fn action_words(action: Self::Action) -> impl Serialize {
        ActionWords::<R>::new(action)
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
}
