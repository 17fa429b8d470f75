//! Seeds from Python.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

use pyo3::prelude::*;

use crate::error::raise;

/// A whole number from 0 to 2^64 - 1.
#[derive(Clone, Copy)]
pub struct Seed(pub u64);

impl Seed {
    /// The given seed, or one that nobody can tell.
    pub fn or_any(seed: Option<Self>) -> u64 {
        // The standard library seeds its hash maps from the operating system.
        seed.map_or_else(|| RandomState::new().build_hasher().finish(), |seed| seed.0)
    }
}

impl<'py> FromPyObject<'_, 'py> for Seed {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let seed = object.call_method0("__index__").and_then(|index| index.extract::<u64>());
        let given = || object.repr().map_or_else(|_| "that".to_owned(), |repr| repr.to_string());
        seed.map(Self).map_err(|_| raise(format_args!("a seed is a whole number from 0 to 2**64 - 1, not {}", given())))
    }
}
