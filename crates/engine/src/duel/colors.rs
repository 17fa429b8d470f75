//! The colours of Duel: constants, words and letters.

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
    /// Pearls, which no card gives as a bonus.
    PEARL = "pearl", 'p';
    /// Gold, which stands for any gem or pearl in a payment (D-14).
    GOLD = "gold", '*';
}
