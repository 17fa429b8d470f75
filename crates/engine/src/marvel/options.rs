//! The house rules of Marvel.

use crate::game::OptionRange::{Switch, Word};
use crate::game::{option_words, options};

options! {
    /// What a table may agree on.
    pub struct MarvelOptions {
        /// Whether a player may take fewer tokens than the supply allows (M-07, S-10).
        take_fewer: bool = false, Switch;
        /// How the last round goes (M-17).
        last_round: LastRound = LastRound::EqualTurns, Word(LastRound::WORDS);
    }
}

option_words! {
    /// Who still plays after someone has filled the gauntlet.
    pub enum LastRound {
        /// The round is finished: all have had as many turns.
        EqualTurns = "equal_turns",
        /// Nobody: whoever fills it has won.
        AtOnce = "at_once",
    }
}
