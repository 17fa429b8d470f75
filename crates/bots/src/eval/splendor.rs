//! Splendor: prestige and nobles, for two to four and for teams.
//!
//! A game with an expansion has a model of its own that began as Splendor's: what the expansion has more is told to it as
//! prestige, jokers and actions that Splendor's knows, and besides in numbers and kinds of its own.

mod cities;
mod orient;
mod posts;
mod strongholds;

use parure_engine::seat::Seat;
use parure_engine::splendor::{Splendor, SplendorRules};

use super::classic::ClassicKnowledge;
use super::weights;

impl ClassicKnowledge for SplendorRules {
    const EXTRA: usize = 0;

    weights!(Splendor, "../../weights/splendor.bin");

    fn points(table: &Splendor, seat: Seat) -> u8 {
        table.standing(seat).prestige
    }
}

/// Prestige with what else a seat has on the way, which is no prestige yet and so never reaches the target.
fn with_promise(prestige: u8, promise: u8, target: u8) -> u8 {
    prestige.max((prestige + promise).min(target.saturating_sub(1)))
}
