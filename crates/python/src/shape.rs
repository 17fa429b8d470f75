//! How large the tensors of a game are.

use std::sync::Arc;

use parure_encoding::{ActionRange, Encoding, Slice};
use parure_engine::chance::Sampled;
use parure_engine::game::{Game, SetupError};

use crate::any_setup::{AnySetup, on_setup};

/// What the encodings of a setup look like; the same for all its states.
#[derive(Debug)]
pub struct Shape {
    /// The setup.
    pub setup: AnySetup,
    /// How many codes of actions there are.
    pub actions: usize,
    /// The kinds of action.
    pub ranges: Vec<ActionRange>,
    /// The fields of an observation.
    pub slices: Vec<Slice>,
    /// What each number of an observation is multiplied with to become a float.
    pub scale: Vec<f32>,
    /// The names of both encodings, with their versions.
    pub names: [&'static str; 2],
}

impl Shape {
    /// The shape of a setup, if a game can be set up so.
    pub fn new(setup: AnySetup) -> Result<Arc<Self>, SetupError> {
        on_setup!(&setup, G, own => {
            let layout = G::new(own, &mut Sampled::from_seed(0))?.layout();
            let ranges = G::action_ranges(own);
            Ok(Arc::new(Self {
                setup,
                actions: G::action_count(own),
                ranges,
                slices: layout.slices().to_vec(),
                scale: layout.scale().iter().map(|&scale| 1.0 / f32::from(scale)).collect(),
                names: [G::ACTIONS, G::OBSERVATIONS],
            }))
        })
    }

    /// How many numbers an observation has.
    pub fn features(&self) -> usize {
        self.scale.len()
    }

    /// Writes bytes as floats.
    pub fn scale(&self, bytes: &[u8], out: &mut [f32]) {
        for ((number, &byte), scale) in out.iter_mut().zip(bytes).zip(&self.scale) {
            *number = f32::from(byte) * scale;
        }
    }
}
