//! Any of the games, for places that do not know which one they hold. Nothing else knows every game.
//!
//! ```
//! use parure_engine::any::{AnyGame, AnySetup, GameId};
//! use parure_engine::{Sampled, ToAct};
//!
//! let setup = AnySetup::with_options("splendor".parse()?, 2, &[("expansion", "posts"), ("target", "10")])?;
//! let mut chance = Sampled::from_seed(7);
//! let mut game = AnyGame::new(&setup, &mut chance)?;
//! while let Some(action) = chance.pick(&game.legal()) {
//!     game.play(action, &mut chance)?;
//! }
//! assert!(matches!(game.to_act(), ToAct::Over(_)) && game.id() == GameId::Splendor);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod game;
mod game_id;
mod known_game;
mod list;
mod perft;
mod playout;
mod record;
mod refusal;
mod rules_id;
mod setup;
mod view;

pub use action::AnyAction;
pub use game::AnyGame;
pub use game_id::{GameId, UnknownGame};
pub use known_game::KnownGame;
pub use record::{AnyRecord, AnyTextError};
pub use refusal::{AnyRefusal, RulesRefusal};
pub use rules_id::RulesId;
pub use setup::AnySetup;
pub use view::AnyView;

use crate::all_rules;
use crate::game::Setup;
use crate::notation::Record;
use list::any_of;

macro_rules! known_games {
    (@each {} $($Game:ident, $Of:ident, $Type:ty, $what:literal;)*) => {$(
        impl KnownGame for $Type {
            const RULES: RulesId = RulesId::$Game;

            fn any(self) -> AnyGame {
                AnyGame::$Game(self)
            }

            fn any_action(action: Self::Action) -> AnyAction {
                AnyAction::$Game(action)
            }

            fn known_action(action: AnyAction) -> Option<Self::Action> {
                if let AnyAction::$Game(action) = action { Some(action) } else { None }
            }

            fn any_setup(setup: Setup<Self::Options>) -> AnySetup {
                AnySetup::$Game(setup)
            }

            fn any_view(view: Self::View) -> AnyView {
                AnyView::$Game(view)
            }

            fn any_record(record: Record<Self>) -> AnyRecord {
                AnyRecord::$Game(record)
            }

            fn any_refusal(refusal: Self::Refusal) -> AnyRefusal {
                AnyRefusal::Rules(RulesRefusal::$Game(refusal))
            }
        }

        impl From<$Type> for AnyGame {
            fn from(game: $Type) -> Self {
                Self::$Game(game)
            }
        }
    )*};
}

all_rules! { [known_games] }
