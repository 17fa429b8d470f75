//! Seeds that nobody knows.

use std::hash::{BuildHasher, Hasher, RandomState};

/// A seed that nobody knows beforehand.
pub fn fresh() -> u64 {
    RandomState::new().build_hasher().finish()
}
