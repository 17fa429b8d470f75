//! A stream of luck that can be kept and taken up again.

use parure_engine::chance::{Entropy, SplitMix64};

/// The engine's generator, together with the number that it goes on from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck(u64);

impl Luck {
    /// The stream that belongs to a seed; the same as the engine's own for this seed.
    pub const fn from_seed(seed: u64) -> Self {
        Self(seed)
    }

    /// The seed of a stream that gives what this one has yet to give.
    pub const fn seed(self) -> u64 {
        self.0
    }
}

impl Entropy for Luck {
    fn next_u64(&mut self) -> u64 {
        let word = SplitMix64::new(self.0).next_u64();
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        word
    }
}
