//! Kinds of token, and how a game calls them.

use super::MAX_COLORS;

/// A kind of token, by its place in the game's own fixed order.
///
/// The five gem colours come first in every game; what the other places mean (joker, pearl, time) is the game's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Color(pub(super) u8);

impl Color {
    /// The colour at a place in the game's order.
    ///
    /// # Panics
    /// If `index` is not below [`MAX_COLORS`].
    pub const fn at(index: usize) -> Self {
        assert!(index < MAX_COLORS, "a game has at most eight colours");
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

/// Names the colours of a game in their order: a constant, the outward word and the letter of each.
macro_rules! colors {
    ($($(#[$attribute:meta])* $COLOR:ident = $word:literal, $letter:literal;)*) => {
        $crate::tokens::colors!(@place 0; $($(#[$attribute])* $COLOR)*);

        /// The colours in their fixed order.
        pub(super) const COLORS: &[$crate::tokens::ColorName] =
            &[$($crate::tokens::ColorName { word: $word, letter: $letter }),*];
    };
    (@place $place:expr;) => {};
    (@place $place:expr; $(#[$attribute:meta])* $COLOR:ident $($rest:tt)*) => {
        $(#[$attribute])*
        pub const $COLOR: $crate::tokens::Color = $crate::tokens::Color::at($place);
        $crate::tokens::colors!(@place $place + 1; $($rest)*);
    };
}

pub(crate) use colors;
