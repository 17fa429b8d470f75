//! Several streams of luck from one seed.

use parure_engine::chance::{Entropy, SplitMix64};

/// The stream that belongs to a place, such as a game and a seat in it, under a seed. Streams of different places have
/// nothing to do with each other.
pub fn stream(seed: u64, place: &[u64]) -> SplitMix64 {
    place.iter().fold(SplitMix64::new(seed), |mut stream, &part| SplitMix64::new(stream.next_u64() ^ part))
}
