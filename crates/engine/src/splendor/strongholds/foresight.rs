//! What can be foreseen with the Strongholds.

use crate::classic::{Action, ClassicForesight};
use crate::foresight::Gain;
use crate::tokens::Tokens;

use super::{StrongholdAction, Strongholds, StrongholdsRules};

impl ClassicForesight for StrongholdsRules {
    fn target(table: &Strongholds) -> u8 {
        table.options.target
    }

    fn gain(table: &Strongholds, action: StrongholdAction) -> Gain {
        let paid = if let StrongholdAction::Conquer(_, payment) = action { payment.tokens() } else { Tokens::ZERO };
        table.gain_of_step(Action::Module(action), paid)
    }
}
