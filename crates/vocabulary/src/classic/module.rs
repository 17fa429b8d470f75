//! What a module (an expansion) supplies for its own actions and phases.

use parure_engine::Never;

use super::ClassicVocabulary;
use super::action::ActionWords;
use super::position::{PhaseWord, PositionWords};
use crate::VocabularyError;
use crate::fields::Fields;

/// The words of a game's own actions.
pub(crate) trait ActionModule<R: ClassicVocabulary>: Sized {
    /// The types of action that only this game has.
    const TYPES: &'static [&'static str];

    /// The action in words.
    fn words(self) -> ActionWords<R>;

    /// Reads an action of this type; nothing if it is one of the shared ones.
    fn read(kind: &str, fields: &mut Fields<'_>) -> Result<Option<Self>, VocabularyError>;
}

/// The words of a game's own phases.
pub(crate) trait PhaseModule<R: ClassicVocabulary>: Sized {
    /// The phase's word; what it names besides is written into the position.
    fn write(self, words: &mut PositionWords<R>) -> PhaseWord;

    /// The phase that the words name; nothing if it is one of another game.
    fn read(words: &PositionWords<R>) -> Result<Option<Self>, VocabularyError>;
}

impl<R: ClassicVocabulary> ActionModule<R> for Never {
    const TYPES: &'static [&'static str] = &[];

    fn words(self) -> ActionWords<R> {
        match self {}
    }

    fn read(_: &str, _: &mut Fields<'_>) -> Result<Option<Self>, VocabularyError> {
        Ok(None)
    }
}

impl<R: ClassicVocabulary> PhaseModule<R> for Never {
    fn write(self, _: &mut PositionWords<R>) -> PhaseWord {
        match self {}
    }

    fn read(_: &PositionWords<R>) -> Result<Option<Self>, VocabularyError> {
        Ok(None)
    }
}
