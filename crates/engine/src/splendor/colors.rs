//! The colours of Splendor: constants, words and letters.

use crate::tokens::colors;

colors! {
    /// Diamonds.
    WHITE = "white", 'w';
    /// Sapphires.
    BLUE = "blue", 'u';
    /// Emeralds.
    GREEN = "green", 'g';
    /// Rubies.
    RED = "red", 'r';
    /// Onyx.
    BLACK = "black", 'k';
    /// Gold, which stands for any gem in a payment (S-17).
    GOLD = "gold", '*';
}
