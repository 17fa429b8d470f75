//! Actions, positions and records as text: what is written can be read, what is wrong is refused where it is wrong.

#[path = "../common/mod.rs"]
mod common;

mod actions;
mod damage;
mod docs;
mod play;
mod position_errors;
mod positions;
mod record_errors;
mod records;

/// Makes a module of tests that every game and number of players passes: `for_every_game!(check)` calls
/// `check::<G>(&setups)`.
macro_rules! for_every_game {
    ($check:ident) => {
        mod $check {
            #[test]
            fn splendor() {
                super::$check::<parure_engine::splendor::Splendor>(&crate::play::splendor_setups());
            }

            #[test]
            fn cities() {
                super::$check::<parure_engine::splendor::Cities>(&crate::play::cities_setups());
            }

            #[test]
            fn posts() {
                super::$check::<parure_engine::splendor::Posts>(&crate::play::module_setups());
            }

            #[test]
            fn orient() {
                super::$check::<parure_engine::splendor::Orient>(&crate::play::module_setups());
            }

            #[test]
            fn strongholds() {
                super::$check::<parure_engine::splendor::Strongholds>(&crate::play::module_setups());
            }

            #[test]
            fn marvel() {
                super::$check::<parure_engine::marvel::Marvel>(&crate::play::marvel_setups());
            }

            #[test]
            fn duel() {
                super::$check::<parure_engine::duel::Duel>(&crate::play::duel_setups());
            }
        }
    };
}
pub(crate) use for_every_game;
