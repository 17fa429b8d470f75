//! Splendor: prestige and nobles, for two to four and for teams.

use std::sync::Arc;

use parure_engine::seat::Seat;
use parure_engine::splendor::{Splendor, SplendorRules};

use super::Embedded;
use super::classic::ClassicKnowledge;
use crate::model::Model;

static MODEL: Embedded = Embedded::new::<Splendor>(include_bytes!("../../weights/splendor.bin"));

impl ClassicKnowledge for SplendorRules {
    const EXTRA: usize = 0;

    fn model() -> Arc<Model> {
        MODEL.get::<Splendor>()
    }

    fn points(table: &Splendor, seat: Seat) -> u8 {
        table.standing(seat).prestige
    }
}
