//! The house rules.

use crate::game::OptionRange::{Switch, Word};
use crate::game::{option_words, options};

options! {
    /// The options of Splendor Duel.
    pub struct DuelOptions {
        /// Whether a player who stalls can be called to an end (D-26).
        stalling: bool = false, Switch;
        /// When a space of the pyramid is filled again (D-15).
        refill: Refill = Refill::EndOfTurn, Word(Refill::WORDS);
    }
    // Where it went without saying, stalling was called to an end.
    unnamed {
        stalling: true;
    }
}

option_words! {
    /// When the space of a card that was bought or reserved is filled again.
    pub enum Refill {
        /// At the end of the turn, after everything that the card has brought.
        EndOfTurn = "end_of_turn",
        /// Right after the purchase or the reserve, before what the card brings.
        AtOnce = "at_once",
    }
}
