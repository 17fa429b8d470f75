//! What a game needs to be used from Python.

use parure_bots::Knowledge;
use parure_encoding::Encoding;
use parure_engine::any::KnownGame;
use parure_vocabulary::Vocabulary;

/// A game with rules, words, numbers and bots.
pub trait Playable: Encoding + Vocabulary + Knowledge + KnownGame {}

impl<G: Encoding + Vocabulary + Knowledge + KnownGame> Playable for G {}
