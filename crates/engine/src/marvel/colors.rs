//! The colours of Marvel: constants, words and letters. Jokers and the time stone come after the five that cards give.

use crate::tokens::colors;

colors! {
    /// The mind stones.
    YELLOW = "yellow", 'y';
    /// The space stones.
    BLUE = "blue", 'u';
    /// The soul stones.
    ORANGE = "orange", 'o';
    /// The reality stones.
    RED = "red", 'r';
    /// The power stones.
    PURPLE = "purple", 'p';
    /// S.H.I.E.L.D. tokens, which stand for any stone in a payment (M-10).
    SHIELD = "shield", '*';
    /// The green time stones (M-12).
    TIME = "green", 'g';
}
