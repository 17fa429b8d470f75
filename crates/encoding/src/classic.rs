//! The classic games as numbers.

mod actions;
mod cities;
mod marvel;
mod observation;
mod orient;
mod posts;
mod rules;
mod splendor;
mod strongholds;

pub use rules::ClassicEncoding;

use parure_engine::classic::{Rules, State, View};
use parure_engine::game::Setup;

use crate::{ActionCode, ActionRange, Encoding, Tensor};

impl<R: ClassicEncoding> Encoding for State<R> {
    const ACTIONS: &'static str = R::ACTIONS;
    const OBSERVATIONS: &'static str = R::OBSERVATIONS;

    fn action_ranges(setup: &Setup<R::Options>) -> Vec<ActionRange> {
        actions::ranges::<R>(R::face_up(&setup.options))
    }

    fn encode(&self, action: Self::Action) -> Option<ActionCode> {
        actions::encode(self, action)
    }

    fn decode(&self, code: ActionCode) -> Option<Self::Action> {
        actions::decode(self, code)
    }

    fn encode_list(&self, legal: &[Self::Action], out: impl FnMut(ActionCode)) {
        actions::encode_list(self, legal, out);
    }

    fn describe(view: &View<R>, out: &mut impl Tensor) {
        observation::describe(view, out);
    }
}

/// How many spaces of a level have codes and rows of their own in every game; what lies beyond follows at the end.
const USUAL_SPACES: usize = 4;

/// Whether a table has more spaces than usual.
fn is_wide<R: Rules>(options: &R::Options) -> bool {
    R::face_up(options) > USUAL_SPACES
}
