//! Splendor in the terminal.

use parure_engine::classic::View;
use parure_engine::splendor::SplendorRules;

use super::classic::ClassicStage;
use crate::messages::Messages;

impl ClassicStage for SplendorRules {
    fn goal(view: &View<Self>, messages: &Messages) -> String {
        let key = if view.options.team { "terminal-goal-team" } else { "terminal-goal" };
        messages.with(key, &[("points", view.options.target.into())])
    }
}
