//! The house rules of Marvel.

use crate::game::OptionRange::Switch;
use crate::game::options;

options! {
    /// What a table may agree on.
    pub struct MarvelOptions {
        /// Whether a player may take fewer tokens than the supply allows (M-07, S-10).
        take_fewer: bool = false, Switch;
    }
}
