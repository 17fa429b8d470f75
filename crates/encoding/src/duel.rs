//! Splendor Duel as numbers.

mod actions;
mod lines;
mod observation;
mod rows;

use parure_engine::duel::{Action, Duel, DuelOptions, View};
use parure_engine::game::Setup;

use crate::{ActionCode, ActionRange, Encoding, Tensor};

impl Encoding for Duel {
    const ACTIONS: &'static str = "duel-actions/1";
    const OBSERVATIONS: &'static str = "duel-observations/2";

    fn action_ranges(_: &Setup<DuelOptions>) -> Vec<ActionRange> {
        actions::RANGES.to_vec()
    }

    fn encode(&self, action: Action) -> Option<ActionCode> {
        actions::encode(self, action)
    }

    fn decode(&self, code: ActionCode) -> Option<Action> {
        actions::decode(self, code)
    }

    fn encode_list(&self, legal: &[Action], out: impl FnMut(ActionCode)) {
        actions::encode_list(self, legal, out);
    }

    fn describe(view: &View, out: &mut impl Tensor) {
        observation::describe(view, out);
    }
}

/// How many spaces the pyramid has: five, four and three.
const SPACES: usize = 12;

/// The number of a level's first space.
const LEVEL_STARTS: [usize; 3] = [0, 5, 9];
