//! What bots know about each game.

mod classic;
mod duel;
mod marvel;
mod reach;
mod splendor;
mod wants;
mod writer;

pub use classic::ClassicKnowledge;

use std::sync::{Arc, OnceLock};

use crate::knowledge::Knowledge;
use crate::model::Model;

/// A model that is read from its embedded file when it is first needed.
struct Embedded {
    bytes: &'static [u8],
    model: OnceLock<Arc<Model>>,
}

impl Embedded {
    /// The file of a game's model; in a `static`, one that does not fit is an error of the compiler.
    const fn new<G: Knowledge>(bytes: &'static [u8]) -> Self {
        assert!(cfg!(feature = "untuned") || Model::fits::<G>(bytes), "the weights do not fit the inputs: tune anew");
        Self { bytes, model: OnceLock::new() }
    }

    /// The model.
    fn get<G: Knowledge>(&self) -> Arc<Model> {
        let read = || match Model::read::<G>(self.bytes) {
            Ok(model) => Arc::new(model),
            Err(_) if cfg!(feature = "untuned") => Arc::new(Model::blank_for::<G>()),
            Err(error) => panic!("the embedded file {error}"),
        };
        self.model.get_or_init(read).clone()
    }
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
