//! Tokens by colour, as one machine word, so that prices and purses compare in a few instructions.

use std::ops::{Add, AddAssign, Sub, SubAssign};

/// How many kinds of token a game can have.
pub const MAX_COLORS: usize = 8;

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = ONES << 7;

/// A kind of token, by its place in the game's own fixed order.
///
/// The five gem colours come first in every game; what the other places mean (joker, pearl, time) is the game's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Color(u8);

impl Color {
    /// The colour at a place in the game's order.
    ///
    /// # Panics
    /// If `index` is not below [`MAX_COLORS`].
    pub const fn at(index: usize) -> Self {
        assert!(index < MAX_COLORS);
        Self(index as u8)
    }

    /// The place in the game's order.
    pub const fn index(self) -> usize {
        self.0 as usize & (MAX_COLORS - 1)
    }
}

/// The five colours that cards give as bonuses, the same places in every game.
pub const GEMS: [Color; 5] = [Color(0), Color(1), Color(2), Color(3), Color(4)];

/// How a game calls one of its colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColorName {
    /// The colour's word in the outward vocabulary.
    pub word: &'static str,
    /// The colour's letter in notation.
    pub letter: char,
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ColorSet(u8);

impl ColorSet {
    /// No colour.
    pub const EMPTY: Self = Self(0);
    /// The five gem colours.
    pub const GEMS: Self = Self(0b1_1111);

    /// The set whose members' places are the one bits of `bits`.
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// A one bit at the place of each member.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set with this colour added.
    #[must_use]
    pub const fn with(self, color: Color) -> Self {
        Self(self.0 | 1 << color.0)
    }

    /// What both sets hold.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What this set holds and the other does not.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the colour is in the set.
    pub const fn contains(self, color: Color) -> bool {
        self.0 >> color.0 & 1 == 1
    }

    /// The member that comes last in the game's order.
    pub const fn last(self) -> Option<Color> {
        if self.0 == 0 { None } else { Some(Color(self.0.ilog2() as u8)) }
    }

    /// How many colours the set holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds no colour.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members in the game's order.
    pub fn iter(self) -> impl Iterator<Item = Color> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let color = (rest != 0).then(|| Color(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(color)
        })
    }

    /// One token of each member.
    pub fn one_each(self) -> Tokens {
        // Each bit is copied to the byte of its place, carried to the top of that byte, and brought down.
        let spread = (u64::from(self.0) * ONES) & 0x8040_2010_0804_0201;
        Tokens((spread + !HIGHS) >> 7 & ONES)
    }
}

impl FromIterator<Color> for ColorSet {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Self {
        colors.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// A number of tokens of each colour, 0 to 127 each: a purse, a bank, a price, a set of bonuses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
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
        let kept = (difference & HIGHS) >> 7;
        Self(difference & (kept * 0x7f))
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

/// Up to 15 tokens of each colour in half the space of [`Tokens`], so that an action fits eight bytes.
///
/// Payments order by their last colour first; with the joker in the last place used, the fewest jokers come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct PackedTokens(u32);

impl PackedTokens {
    /// Nothing to pay.
    pub const FREE: Self = Self(0);

    /// The tokens, if there are at most 15 of each colour.
    pub fn new(tokens: Tokens) -> Option<Self> {
        (tokens.0 & (ONES * 0xf0) == 0).then(|| Self::pack(tokens))
    }

    pub(crate) fn pack(tokens: Tokens) -> Self {
        debug_assert!(tokens.0 & (ONES * 0xf0) == 0, "at most 15 tokens of a colour");
        let mut word = tokens.0;
        word = (word | word >> 4) & 0x00ff_00ff_00ff_00ff;
        word = (word | word >> 8) & 0x0000_ffff_0000_ffff;
        Self((word | word >> 16) as u32)
    }

    /// The tokens that are handed over.
    pub const fn tokens(self) -> Tokens {
        let mut word = self.0 as u64;
        word = (word | word << 16) & 0x0000_ffff_0000_ffff;
        word = (word | word << 8) & 0x00ff_00ff_00ff_00ff;
        Tokens((word | word << 4) & 0x0f0f_0f0f_0f0f_0f0f)
    }

    /// How many of one colour are handed over.
    pub const fn get(self, color: Color) -> u8 {
        (self.0 >> (4 * color.0)) as u8 & 0xf
    }

    /// The payment with one token of this colour replaced by a joker.
    #[must_use]
    pub(crate) const fn trade(self, color: Color, joker: Color) -> Self {
        debug_assert!(self.get(color) > 0 && self.get(joker) < 15);
        Self(self.0 - (1 << (4 * color.0)) + (1 << (4 * joker.0)))
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
}
