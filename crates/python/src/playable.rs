//! What a game needs to be used from Python.

use parure_bots::Knowledge;
use parure_encoding::Encoding;
use parure_engine::any::AnyGame;
use parure_vocabulary::Vocabulary;

/// A game with rules, words, numbers and bots.
pub trait Playable: Encoding + Vocabulary + Knowledge + Into<AnyGame> {}

impl<G: Encoding + Vocabulary + Knowledge + Into<AnyGame>> Playable for G {}
