//! Sets of colours: one bit each.

use std::fmt;

use crate::bits::bit_set;

use super::{Color, HIGHS, ONES, Tokens};

/// A set of colours.
///
/// ```
/// use parure_engine::splendor::{BLACK, WHITE};
/// use parure_engine::{ColorSet, Tokens};
///
/// let colors = ColorSet::EMPTY.with(WHITE).with(BLACK);
/// assert!(colors.contains(WHITE) && colors.len() == 2);
/// assert_eq!(colors.one_each(), Tokens::one(WHITE) + Tokens::one(BLACK));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ColorSet(pub(super) u8);

bit_set!(ColorSet of Color);

impl ColorSet {
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

    /// The member that comes last in the game's order.
    pub const fn last(self) -> Option<Color> {
        if self.0 == 0 { None } else { Some(Color(self.0.ilog2() as u8)) }
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

impl fmt::Debug for ColorSet {
    /// The places of the members, as `{0, 2, 5}`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Color::index)).finish()
    }
}
