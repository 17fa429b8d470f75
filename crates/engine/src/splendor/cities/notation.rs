//! What the texts of Cities have of their own.

use crate::classic::ClassicNotation;
use crate::seat::Seat;
use crate::splendor::SplendorRules;
use crate::splendor::end::check_trigger;

use super::{Cities, CitiesRules};

impl ClassicNotation for CitiesRules {
    const NAME: &'static str = SplendorRules::NAME;
    const EXPANSION: Option<&'static str> = Some("cities");

    fn check_trigger(state: &Cities, trigger: Seat) -> Result<(), &'static str> {
        let has_city = !state.player(trigger).tiles.is_empty();
        let reached = if has_city { Ok(()) } else { Err("this seat has taken no city (C-14)") };
        check_trigger(state, trigger, state.options.last_round, reached)
    }
}
