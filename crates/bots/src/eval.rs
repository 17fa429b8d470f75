//! What bots know about each game.

mod classic;
mod duel;
mod marvel;
pub(crate) mod reach;
mod splendor;
mod wants;
mod writer;

pub use classic::ClassicKnowledge;

use std::sync::{Arc, OnceLock};

use parure_engine::any::RulesId;
use parure_engine::with_game;

use crate::knowledge::Knowledge;
use crate::model::{Model, ModelError};

/// The learned weights of a game: its file, and the model that is read from it when it is first needed.
pub struct Weights {
    bytes: &'static [u8],
    model: OnceLock<Arc<Model>>,
}

/// What was learned about a game, for its implementation: the model from a file in `weights`; with the feature `apart`, none
/// until it is supplied.
macro_rules! weights {
    ($Game:ty, $file:literal) => {
        fn weights() -> &'static $crate::eval::Weights {
            #[cfg(not(feature = "apart"))]
            const BYTES: &[u8] = include_bytes!($file);
            #[cfg(feature = "apart")]
            const BYTES: &[u8] = &[];
            static WEIGHTS: $crate::eval::Weights = $crate::eval::Weights::new::<$Game>(BYTES);
            &WEIGHTS
        }
    };
}
use weights;

impl Weights {
    /// The file of a game's model; in a `static`, one that does not fit is an error of the compiler.
    const fn new<G: Knowledge>(bytes: &'static [u8]) -> Self {
        let unchecked = cfg!(any(feature = "untuned", feature = "apart"));
        assert!(unchecked || Model::fits::<G>(bytes), "the weights do not fit the inputs: tune anew");
        Self { bytes, model: OnceLock::new() }
    }

    /// The model.
    pub(crate) fn model<G: Knowledge>(&self) -> Arc<Model> {
        let read = || match Model::read::<G>(self.bytes) {
            Ok(model) => Arc::new(model),
            Err(_) if cfg!(feature = "untuned") => Arc::new(Model::blank_for::<G>()),
            Err(_) if cfg!(feature = "apart") => panic!("a model that lies apart is supplied before it is needed"),
            Err(error) => panic!("the embedded file {error}"),
        };
        self.model.get_or_init(read).clone()
    }

    /// The model is this one, unless there is one already.
    fn supply<G: Knowledge>(&self, bytes: &[u8]) -> Result<(), ModelError> {
        let model = Arc::new(Model::read::<G>(bytes)?);
        self.model.get_or_init(|| model);
        Ok(())
    }
}

/// Supplies the model for games by these rules, from the bytes of its file in `weights`, which is named by their word, before
/// bots are asked for anything: for programs that are built with the feature `apart`, so that nobody fetches the weights of
/// a game that they do not play. Where the weights are embedded, or were supplied before, it changes nothing.
pub fn supply(rules: RulesId, bytes: &[u8]) -> Result<(), ModelError> {
    with_game!(rules, G => G::weights().supply::<G>(bytes))
}

#[cfg(test)]
mod tests {
    use parure_engine::duel::Duel;
    use parure_engine::splendor::Splendor;

    use super::*;

    #[test]
    fn weights_of_another_size_do_not_fit() {
        let bytes = Model::blank_for::<Splendor>().write();
        assert!(Model::fits::<Splendor>(&bytes));
        assert!(!Model::fits::<Splendor>(&bytes[..bytes.len() - 4]));
        assert!(!Model::fits::<Duel>(&bytes));
        assert!(!Model::fits::<Splendor>(&bytes[1..]));
        assert!(!Model::fits::<Splendor>(b""));
    }
}
