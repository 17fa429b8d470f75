//! What the expansions keep of the base game.

use crate::game::SetupError;

/// The parts of [`Rules`](crate::classic::Rules) that are Splendor's own in every expansion, for its implementation; with
/// `nobles` also those that hold where the nobles lie out as in the base game.
macro_rules! splendor_rules {
    (nobles) => {
        $crate::splendor::expansion::splendor_rules!();

        const TILES: &'static [$crate::classic::Tile] = $crate::splendor::SplendorRules::TILES;

        fn tiles_laid_out(players: usize) -> usize {
            $crate::splendor::SplendorRules::tiles_laid_out(players)
        }

        fn rule(why: $crate::classic::Why) -> &'static str {
            $crate::splendor::SplendorRules::rule(why)
        }
    };
    () => {
        const PREFIX: char = $crate::splendor::SplendorRules::PREFIX;
        const COLORS: &'static [$crate::tokens::ColorName] = $crate::splendor::SplendorRules::COLORS;
        const RETURNABLE: $crate::tokens::ColorSet = $crate::splendor::SplendorRules::RETURNABLE;

        fn check_setup(setup: &$crate::game::Setup<Self::Options>) -> Result<(), $crate::game::SetupError> {
            $crate::splendor::expansion::check_setup(setup.players, setup.options.team)
        }

        fn supply(players: usize) -> $crate::tokens::Tokens {
            $crate::splendor::SplendorRules::supply(players)
        }

        fn face_up(options: &Self::Options) -> usize {
            options.face_up.into()
        }

        fn may_take_fewer(options: &Self::Options) -> bool {
            options.take_fewer
        }
    };
}

pub(super) use splendor_rules;

/// C-01: for two to four, each alone.
pub(super) const fn check_setup(players: usize, team: bool) -> Result<(), SetupError> {
    match players {
        2..=4 if team => Err(SetupError::TeamWithExpansion),
        2..=4 => Ok(()),
        _ => Err(SetupError::Players { players, allowed: 2..=4 }),
    }
}
