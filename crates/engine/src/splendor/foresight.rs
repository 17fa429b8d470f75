//! How far a player is from winning Splendor.

use crate::classic::ClassicForesight;
use crate::foresight::{Goal, GoalKind};
use crate::seat::Seat;

use super::{Splendor, SplendorRules};

impl ClassicForesight for SplendorRules {
    fn target(table: &Splendor) -> u8 {
        table.options.target
    }

    fn goals(table: &Splendor, seat: Seat) -> Vec<Goal> {
        vec![Goal { kind: GoalKind::Points, have: table.standing(seat).prestige, need: table.options.target }]
    }
}
