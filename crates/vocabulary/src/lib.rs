//! The outward vocabulary: the same JSON words for setups, actions and states wherever the engine meets the world.
//!
//! [`Vocabulary`] is implemented by every game; `docs/json.md` describes the words. Rule types stay free of JSON: what is
//! written here is built from them, and what is read is turned into them or refused with the place and the reason.
//!
#![doc = include_str!("../README.md")]

mod action;
mod classic;
mod draws;
mod duel;
mod error;
mod event;
mod fields;
pub mod foresight;
mod games;
mod log;
mod marvel;
mod names;
mod options;
mod pieces;
mod places;
mod purse;
pub mod record;
mod result;
mod sound;
mod splendor;
mod tags;
pub mod transcript;
#[cfg(feature = "typescript")]
pub mod typescript;
pub mod wording;
mod words;

pub use draws::{draws_from_json, draws_to_json};
pub use error::VocabularyError;
pub use event::GameEvent;
pub use games::{GameExpansion, GameInfo, GameName, GameOption, GameOptionRange, GamePreset, HouseRules, games};
pub use log::{LogBuilder, LogLine};
pub(crate) use options::options_onto;
pub use options::{options_from_json, options_to_json, rules_from_json};
pub use result::{Forfeit, GameResult, RESIGNED, SeatForfeit, TIMEOUT, TURN_CAP};
pub use words::{Card, Color, Tile, Tokens, Words, card_word, color_word, tile_word};

use foresight::ModuleForesight;
use parure_engine::foresight::Foresight;
use parure_engine::game::Setup;
use parure_engine::notation::Notation;
use parure_engine::seat::Observer;
use serde::Serialize;
use serde_json::Value;

/// A game that can be spoken of in the outward words.
pub trait Vocabulary: Notation + Foresight {
    /// What the Avengers tile is worth, where there is one.
    const AVENGERS_POINTS: Option<u8> = None;

    /// An action in words, to be written wherever serde writes.
    fn action_words(action: Self::Action) -> impl Serialize;

    /// A position as its observer knows it, in words.
    fn position_words(view: &Self::View, form: Form) -> impl Serialize + use<Self>;

    /// Reads an action. Whether it is legal is not looked at.
    fn action_from_json(value: &Value) -> Result<Self::Action, VocabularyError>;

    /// Reads a view that [`Vocabulary::view_to_json`] could have written for this setup and observer.
    ///
    /// Whatever is accepted is safe to play from: cards and tokens are complete, points and bonuses are right.
    fn view_from_json(
        value: &Value,
        setup: &Setup<Self::Options>,
        observer: Observer,
    ) -> Result<Self::View, VocabularyError>;

    /// What a log says about an event, as the observer of `event` may know it; nothing for what needs no line. The game
    /// is as it was after the step.
    fn describe_event(&self, event: Self::Event, log: &mut LogBuilder) -> Option<GameEvent>;

    /// What only games with an expansion foresee.
    fn module_foresight(&self) -> ModuleForesight {
        ModuleForesight::default()
    }

    /// An action as a JSON object.
    fn action_to_json(action: Self::Action) -> Value {
        value(&Self::action_words(action))
    }

    /// The whole state, as the referee knows it.
    fn state_to_json(&self) -> Value {
        value(&Self::position_words(&self.view(Observer::Referee), Form::State))
    }

    /// What an observer knows: the same form as the state, with what a reader needs besides.
    fn view_to_json(view: &Self::View) -> Value {
        value(&Self::position_words(view, Form::View))
    }
}

/// How much of a position is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// The state and nothing else.
    State,
    /// Also what the state leaves to the reader's memory, so that a reader without one can go on from it: in phase
    /// `take_token` the colour that is due, in phase `over` the result.
    View,
}

pub(crate) fn value(words: &impl Serialize) -> Value {
    serde_json::to_value(words).expect("words have texts as keys and no numbers beyond JSON's")
}
