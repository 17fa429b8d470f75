//! How far a player is from the gauntlet (M-16).

use crate::classic::ClassicForesight;
use crate::foresight::{Goal, GoalKind};
use crate::seat::Seat;
use crate::tokens::{ColorSet, GEMS};

use super::{GAUNTLET_POINTS, Marvel, MarvelRules, TIME};

impl ClassicForesight for MarvelRules {
    fn target(_: &Marvel) -> u8 {
        GAUNTLET_POINTS
    }

    fn goals(table: &Marvel, seat: Seat) -> Vec<Goal> {
        let player = table.player(seat);
        let lacking = ColorSet::GEMS.without(player.bonuses.colors());
        let colors = (GEMS.len() - lacking.len()) as u8;
        vec![
            Goal { kind: GoalKind::Points, have: player.points, need: GAUNTLET_POINTS },
            Goal { kind: GoalKind::Colors { lacking }, have: colors, need: GEMS.len() as u8 },
            Goal { kind: GoalKind::Time, have: player.tokens.get(TIME).min(1), need: 1 },
        ]
    }
}
