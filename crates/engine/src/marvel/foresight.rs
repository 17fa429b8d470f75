//! How far a player is from the gauntlet (M-16).

use crate::classic::ClassicForesight;
use crate::foresight::{Goal, GoalKind, Measure, Merit};
use crate::seat::Seat;
use crate::tokens::{ColorSet, GEMS};

use super::{GAUNTLET_POINTS, Marvel, MarvelRules, TIME};

impl ClassicForesight for MarvelRules {
    fn target(_: &Marvel) -> u8 {
        GAUNTLET_POINTS
    }

    /// M-19.
    fn standing(table: &Marvel, seat: Seat) -> Vec<Merit> {
        let player = table.player(seat);
        vec![
            Merit { measure: Measure::Points, value: player.points.into() },
            Merit { measure: Measure::Assemble, value: (table.extra.holder == Some(seat)).into() },
            Merit { measure: Measure::FewerCards, value: -(player.cards.len() as i16) },
        ]
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
