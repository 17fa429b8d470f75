//! Luck from a stream of random numbers.

use super::{Chance, Draw, Pool};
use crate::card::{CardId, Level};
use crate::card_set::LevelSet;

/// A stream of random bits that the caller owns.
pub trait Entropy {
    /// The next 64 uniformly random bits.
    fn next_u64(&mut self) -> u64;

    /// A number below `bound` (above 0), each exactly as likely as any other.
    ///
    /// The method is part of the promise: the same stream gives the same numbers in every release.
    fn below(&mut self, bound: u32) -> u32 {
        // Lemire's multiplication; the few low parts that would favour some results are drawn again.
        let mut product = u64::from((self.next_u64() >> 32) as u32) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from((self.next_u64() >> 32) as u32) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

impl<E: Entropy + ?Sized> Entropy for &mut E {
    fn next_u64(&mut self) -> u64 {
        (**self).next_u64()
    }
}

/// A small, fast generator from one number: for simulations, tests and games by seed, not for secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The stream that belongs to a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The seed of a stream that gives what this one has yet to give.
    pub const fn seed(&self) -> u64 {
        self.0
    }

    /// Scatters a number: what the generator does to its counter.
    pub(super) const fn scatter(mut word: u64) -> u64 {
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ word >> 31
    }
}

impl Entropy for SplitMix64 {
    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        Self::scatter(self.0)
    }
}

/// Every draw as likely as the others of its pool.
///
/// ```
/// use parure_engine::{Game, Splendor, Sampled};
///
/// let deal = |seed| Splendor::start(3, &mut Sampled::from_seed(seed));
/// assert_eq!(deal(1)?, deal(1)?);
/// assert_ne!(deal(1)?, deal(2)?);
/// # Ok::<(), parure_engine::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Sampled<E>(pub E);

impl Sampled<SplitMix64> {
    /// The luck that belongs to a seed.
    pub const fn from_seed(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }
}

impl<E: Entropy> Sampled<E> {
    /// One of the items, each as likely as the others; nothing if there are none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let count = u32::try_from(items.len()).expect("a list to pick from has no billions of items");
        (count > 0).then(|| items[self.0.below(count) as usize])
    }
}

impl<E: Entropy> Chance for Sampled<E> {
    fn draw(&mut self, pool: Pool) -> Draw {
        pool.nth(self.0.below(pool.len() as u32) as usize)
    }

    // The same as by way of a pool, for searches, which draw cards above all.
    #[inline]
    fn card(&mut self, level: Level, undrawn: LevelSet) -> CardId {
        CardId::new(level, undrawn.nth(self.0.below(undrawn.len() as u32) as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::Tokens;

    #[test]
    fn a_seed_gives_the_same_numbers_for_ever() {
        let mut stream = SplitMix64::new(7);
        let numbers: Vec<_> = (0..8).map(|_| stream.below(90)).collect();
        assert_eq!(numbers, [35, 1, 81, 52, 40, 22, 42, 29]);
    }

    #[test]
    fn a_card_is_the_same_by_whatever_way_it_is_drawn() {
        let deck = LevelSet::first(40).without(LevelSet::first(3).with(17));
        let (mut direct, mut pooled) = (Sampled::from_seed(9), Sampled::from_seed(9));
        for _ in 0..200 {
            let card = direct.card(Level::Two, deck);
            assert_eq!(pooled.draw(Pool::Deck(Level::Two, deck)), Draw::Card(card));
        }
    }

    #[test]
    fn every_token_is_as_likely_as_any_other() {
        let bag = Tokens::from_counts([4, 0, 2, 0, 0, 0, 0, 0]);
        let mut chance = Sampled::from_seed(1);
        let first = (0..60_000).filter(|_| chance.token(bag).index() == 0).count();
        assert!((39_400..40_600).contains(&first), "{first} of 60,000");
    }
}
