//! The house rules.

use crate::game::OptionRange::Switch;
use crate::game::options;

options! {
    /// The options of Splendor Duel.
    pub struct DuelOptions {
        /// Whether a player who stalls can be called to an end (D-26).
        stalling: bool = true, Switch;
    }
}
