//! Splendor: prestige and nobles, for two to four and for teams.
//!
//! A game with an expansion is judged by the same model: what the expansion has more is told to it as prestige, jokers and
//! actions that it knows.

mod cities;
mod orient;
mod posts;
mod strongholds;

use std::sync::Arc;

use parure_engine::seat::Seat;
use parure_engine::splendor::{Splendor, SplendorRules};

use super::classic::ClassicKnowledge;
use super::{Embedded, embedded};
use crate::model::{Model, ModelError};

static MODEL: Embedded = embedded!(Splendor, "../../weights/splendor.bin");

/// See [`super::supply`].
pub(super) fn supply(bytes: &[u8]) -> Result<(), ModelError> {
    MODEL.supply::<Splendor>(bytes)
}

impl ClassicKnowledge for SplendorRules {
    const EXTRA: usize = 0;

    fn model() -> Arc<Model> {
        MODEL.get::<Splendor>()
    }

    fn points(table: &Splendor, seat: Seat) -> u8 {
        table.standing(seat).prestige
    }
}

/// Prestige with what else a seat has on the way, which is no prestige yet and so never reaches the target.
fn with_promise(prestige: u8, promise: u8, target: u8) -> u8 {
    prestige.max((prestige + promise).min(target.saturating_sub(1)))
}
