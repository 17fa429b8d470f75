//! Tokens by colour, as one machine word, so that prices and purses compare in a few instructions.

mod color;
mod color_set;
mod packed;

pub(crate) use color::colors;
pub use color::{Color, ColorName, GEMS};
pub use color_set::ColorSet;
pub use packed::{PackedTokens, TokenBytes};

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// How many kinds of token a game can have.
pub const MAX_COLORS: usize = 8;

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = ONES << 7;

/// A number of tokens of each colour, 0 to 127 each: a purse, a bank, a price, a set of bonuses.
///
/// ```
/// use parure_engine::Tokens;
/// use parure_engine::splendor::{BLUE, GOLD, WHITE};
///
/// let price = Tokens::of(WHITE, 3) + Tokens::one(BLUE);
/// let purse = Tokens::of(WHITE, 2) + Tokens::one(GOLD);
/// assert!(!purse.covers(price));
/// assert_eq!(price.saturating_sub(purse), Tokens::one(WHITE) + Tokens::one(BLUE));
/// assert_eq!(format!("{purse:?}"), "2 0 0 0 0 + 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tokens(u64);

impl Tokens {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// Counts in the game's order of colours.
    ///
    /// # Panics
    /// If a count is above 127.
    pub const fn from_counts(counts: [u8; MAX_COLORS]) -> Self {
        let tokens = u64::from_le_bytes(counts);
        assert!(tokens & HIGHS == 0, "at most 127 tokens of a colour");
        Self(tokens)
    }

    /// The counts in the game's order of colours.
    pub const fn counts(self) -> [u8; MAX_COLORS] {
        self.0.to_le_bytes()
    }

    /// One token.
    pub const fn one(color: Color) -> Self {
        Self(1 << (8 * color.0))
    }

    /// `count` tokens of one colour.
    pub const fn of(color: Color, count: u8) -> Self {
        debug_assert!(count < 128);
        Self((count as u64) << (8 * color.0))
    }

    /// `count` tokens of every colour.
    pub const fn each(count: u8) -> Self {
        debug_assert!(count < 128);
        Self(ONES * count as u64)
    }

    /// How many of one colour.
    pub const fn get(self, color: Color) -> u8 {
        (self.0 >> (8 * color.0)) as u8
    }

    /// How many in all (at most 255).
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 56) as u8
    }

    /// Whether there is none at all.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are at least as many of each colour as in `other`.
    pub const fn covers(self, other: Self) -> bool {
        ((self.0 | HIGHS) - other.0) & HIGHS == HIGHS
    }

    /// The difference by colour, never below 0.
    #[must_use]
    pub const fn saturating_sub(self, other: Self) -> Self {
        let difference = (self.0 | HIGHS) - other.0;
        // The high bit of a byte survives where nothing was borrowed; it becomes a mask for that byte.
        let kept = difference & HIGHS;
        Self(difference & (kept - (kept >> 7)))
    }

    /// The smaller count of each colour.
    #[must_use]
    pub const fn min(self, other: Self) -> Self {
        Self(self.0 - self.saturating_sub(other).0)
    }

    /// Only the tokens of these colours.
    #[must_use]
    pub fn only(self, colors: ColorSet) -> Self {
        Self(self.0 & (colors.one_each().0 * 0x7f))
    }

    /// The colours of which there is at least one.
    pub const fn colors(self) -> ColorSet {
        self.at_least(1)
    }

    /// The colours of which there are at least `count` (1 to 127).
    pub const fn at_least(self, count: u8) -> ColorSet {
        let reached = (((self.0 | HIGHS) - ONES * count as u64) & HIGHS) >> 7;
        // Gathers the lowest bit of every byte into one byte, in order.
        ColorSet((reached.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }

    /// The last colour, in the game's order, of which there is at least one.
    pub(crate) const fn last_color(self) -> Option<Color> {
        if self.0 == 0 { None } else { Some(Color(self.0.ilog2() as u8 / 8)) }
    }

    /// The colour of the token at a place, when all tokens lie in a row in the game's order.
    pub fn nth(self, mut place: u8) -> Option<Color> {
        for color in self.colors().iter() {
            match place.checked_sub(self.get(color)) {
                Some(rest) => place = rest,
                None => return Some(color),
            }
        }
        None
    }
}

impl Add for Tokens {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        let sum = self.0 + other.0;
        debug_assert!(sum & HIGHS == 0, "at most 127 tokens of a colour");
        Self(sum)
    }
}

impl AddAssign for Tokens {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Tokens {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        debug_assert!(self.covers(other), "no colour goes below 0");
        Self(self.0 - other.0)
    }
}

impl SubAssign for Tokens {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl fmt::Debug for Tokens {
    /// The number of each gem, then of the other colours that the tokens have: `1 0 2 0 0 + 5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = self.counts();
        let (gems, others) = counts.split_at(GEMS.len());
        let used = others.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1);
        for (nth, count) in gems.iter().chain(&others[..used]).enumerate() {
            f.write_str(match nth {
                0 => "",
                _ if nth == gems.len() => " + ",
                _ => " ",
            })?;
            write!(f, "{count}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(counts: [u8; 6]) -> Tokens {
        let [a, b, c, d, e, f] = counts;
        Tokens::from_counts([a, b, c, d, e, f, 0, 0])
    }

    #[test]
    fn differences_stop_at_zero_in_each_colour() {
        let left = tokens([3, 0, 7, 1, 127, 5]);
        let right = tokens([1, 2, 7, 4, 126, 127]);
        assert_eq!(left.saturating_sub(right), tokens([2, 0, 0, 0, 1, 0]));
        assert_eq!(left.min(right), tokens([1, 0, 7, 1, 126, 5]));
        assert!(!left.covers(right));
        assert!(left.covers(left));
    }

    #[test]
    fn sets_of_colours_follow_the_counts() {
        let held = tokens([3, 0, 4, 1, 0, 5]);
        assert_eq!(held.colors().bits(), 0b10_1101);
        assert_eq!(held.at_least(4).bits(), 0b10_0100);
        assert_eq!(held.only(ColorSet::GEMS), tokens([3, 0, 4, 1, 0, 0]));
        assert_eq!(held.total(), 13);
        assert_eq!(ColorSet::from_bits(0b1000_0101).one_each(), Tokens::from_counts([1, 0, 1, 0, 0, 0, 0, 1]));
    }

    #[test]
    fn a_payment_unpacks_to_what_was_packed() {
        let price = Tokens::from_counts([7, 0, 15, 1, 2, 3, 0, 4]);
        assert_eq!(PackedTokens::new(price).map(PackedTokens::tokens), Some(price));
        assert_eq!(PackedTokens::new(tokens([16, 0, 0, 0, 0, 0])), None);
    }

    #[test]
    fn the_nth_token_counts_through_the_colours() {
        let bag = tokens([2, 0, 1, 0, 0, 1]);
        let order: Vec<_> = (0..5).map(|place| bag.nth(place).map(Color::index)).collect();
        assert_eq!(order, [Some(0), Some(0), Some(2), Some(5), None]);
    }

    #[test]
    fn debug_text_can_be_read() {
        let purse = Tokens::from_counts([1, 0, 2, 0, 0, 1, 0, 0]);
        assert_eq!(format!("{purse:?}"), "1 0 2 0 0 + 1");
        assert_eq!(format!("{:?}", Tokens::ZERO), "0 0 0 0 0");
        assert_eq!(format!("{:?}", Tokens::from_counts([0, 0, 0, 0, 3, 0, 1, 0])), "0 0 0 0 3 + 0 1");
        assert_eq!(format!("{:?}", PackedTokens::new(purse)), "Some(1 0 2 0 0 + 1)");
        assert_eq!(format!("{:?}", purse.colors()), "{0, 2, 5}");
    }
}
