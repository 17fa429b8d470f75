//! What Splendor's texts have of their own.

use crate::classic::{ClassicNotation, Misfit, View};
use crate::seat::Seat;

use super::{LastRound, Splendor, SplendorRules};

impl ClassicNotation for SplendorRules {
    const NAME: &'static str = "splendor";
    const HOLDER_KEY: Option<&'static str> = None;

    fn holder((): &()) -> Option<Seat> {
        None
    }

    fn complete(_: &mut View<Self>, _: Option<Seat>) -> Result<(), Misfit> {
        Ok(())
    }

    fn check_trigger(state: &Splendor, trigger: Seat) -> Result<(), &'static str> {
        if state.standing(trigger).prestige < state.options.target {
            return Err("this seat has not reached the target (S-25)");
        }
        match state.options.last_round {
            LastRound::EqualTurns if trigger >= state.seat => Err("the round would be over: the game has ended (S-25)"),
            LastRound::EveryoneElseOnce if trigger == state.seat => {
                Err("everyone else has had a turn: the game has ended (S-25)")
            }
            _ => Ok(()),
        }
    }
}
