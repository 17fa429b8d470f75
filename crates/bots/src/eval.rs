//! What bots know about each game.

mod classic;
mod duel;
mod marvel;
mod reach;
mod splendor;
mod wants;
mod writer;

use std::sync::{Arc, OnceLock};

use crate::knowledge::Knowledge;
use crate::model::Model;

/// A model that is read from its embedded file when it is first needed.
struct Embedded {
    bytes: &'static [u8],
    model: OnceLock<Arc<Model>>,
}

impl Embedded {
    const fn new(bytes: &'static [u8]) -> Self {
        Self { bytes, model: OnceLock::new() }
    }

    /// The model; one that has learned nothing where the file does not fit, as while a new kind of model is tuned.
    fn get<G: Knowledge>(&self) -> Arc<Model> {
        let read = || Arc::new(Model::read::<G>(self.bytes).unwrap_or_else(Model::blank_for::<G>));
        self.model.get_or_init(read).clone()
    }
}
