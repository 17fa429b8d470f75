//! Few tokens in half the space.

use std::fmt;

use super::{Color, ONES, Tokens};

/// Up to 15 tokens of each colour in half the space of [`Tokens`], so that an action fits eight bytes.
///
/// Payments order by their last colour first; with the joker in the last place used, the fewest jokers come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
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

/// The same as bytes, for an action of a module: without an alignment it leaves more room for the rest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TokenBytes([u8; 4]);

impl From<PackedTokens> for TokenBytes {
    fn from(packed: PackedTokens) -> Self {
        // The highest byte first, so that both have the same order.
        Self(packed.0.to_be_bytes())
    }
}

impl TokenBytes {
    /// The tokens in half the space.
    pub const fn packed(self) -> PackedTokens {
        PackedTokens(u32::from_be_bytes(self.0))
    }

    /// The tokens that are handed over.
    pub const fn tokens(self) -> Tokens {
        self.packed().tokens()
    }
}

impl fmt::Debug for TokenBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tokens().fmt(f)
    }
}

impl fmt::Debug for PackedTokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tokens().fmt(f)
    }
}
