//! What a game needs to be used from Python.

use parure_bots::BotGame;
use parure_encoding::Encoding;
use parure_engine::any::KnownGame;
use parure_vocabulary::Vocabulary;

/// A game with rules, words, numbers and bots.
pub trait Playable: Encoding + Vocabulary + BotGame + KnownGame {}

impl<G: Encoding + Vocabulary + BotGame + KnownGame> Playable for G {}
