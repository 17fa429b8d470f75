//! What Splendor's texts have of their own.

use crate::classic::ClassicNotation;
use crate::seat::Seat;

use super::end::check_prestige_trigger;
use super::{Splendor, SplendorRules};

impl ClassicNotation for SplendorRules {
    const NAME: &'static str = "splendor";
    const EXPANSION: Option<&'static str> = Some("none");

    fn check_trigger(state: &Splendor, trigger: Seat) -> Result<(), &'static str> {
        check_prestige_trigger(state, trigger, state.standing(trigger).prestige)
    }
}
