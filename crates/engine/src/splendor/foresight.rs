//! How far a player is from winning Splendor.

use crate::classic::ClassicForesight;
use crate::foresight::{Goal, GoalKind};
use crate::seat::{Seat, SeatSet};

use super::{Splendor, SplendorOptions, SplendorRules, partner};

impl ClassicForesight for SplendorRules {
    fn target(options: &SplendorOptions) -> u8 {
        options.target
    }

    fn side(options: &SplendorOptions, seat: Seat) -> SeatSet {
        let own = SeatSet::EMPTY.with(seat);
        if options.team { own.with(partner(seat)) } else { own }
    }

    fn goals(table: &Splendor, seat: Seat) -> Vec<Goal> {
        vec![Goal { kind: GoalKind::Points, have: table.standing(seat).prestige, need: table.options.target }]
    }
}
