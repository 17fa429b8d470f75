//! Seeds: fresh ones, and several from one.

use std::hash::{BuildHasher, Hasher, RandomState};

use parure_engine::chance::{Entropy, SplitMix64};

/// A seed that nobody knows beforehand.
pub fn fresh() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// The stream that belongs to a place, such as a game and a seat in it, under a seed. Streams of different places have
/// nothing to do with each other.
pub fn stream(seed: u64, place: &[u64]) -> SplitMix64 {
    place.iter().fold(SplitMix64::new(seed), |mut stream, &part| SplitMix64::new(stream.next_u64() ^ part))
}
