//! How far a player is from winning Splendor.

use crate::classic::ClassicForesight;

use super::{Splendor, SplendorRules};

impl ClassicForesight for SplendorRules {
    fn target(table: &Splendor) -> u8 {
        table.options.target
    }
}
