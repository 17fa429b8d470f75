//! Several streams of luck from one seed.

use parure_engine::chance::{Entropy, SplitMix64};
use parure_engine::seat::Seat;

/// The seed by which the player in a seat decides, in the game of a seed. The deal's own stream begins at the game's seed,
/// so every seat's begins at a number scattered from it.
pub fn of_seat(seed: u64, seat: Seat) -> u64 {
    let mut seeds = SplitMix64::new(!seed);
    (0..=seat.index()).fold(0, |_, _| seeds.next_u64())
}

/// The stream that belongs to a place, such as a game and a seat in it, under a seed. Streams of different places have
/// nothing to do with each other.
pub fn stream(seed: u64, place: &[u64]) -> SplitMix64 {
    place.iter().fold(SplitMix64::new(seed), |mut stream, &part| SplitMix64::new(stream.next_u64() ^ part))
}
