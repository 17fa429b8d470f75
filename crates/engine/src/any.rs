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
pub use refusal::AnyRefusal;
pub use rules_id::RulesId;
pub use setup::AnySetup;
pub use view::AnyView;

use crate::duel::Duel;
use crate::game::Setup;
use crate::marvel::Marvel;
use crate::notation::Record;
use crate::splendor::{Cities, Orient, Posts, Splendor, Strongholds};

/// Runs the same code for whichever game a [`RulesId`](crate::any::RulesId) names: `with_game!(rules, G => play::<G>(…))`.
#[macro_export]
macro_rules! with_game {
    ($rules:expr, $Game:ident => $body:expr) => {
        match $rules {
            $crate::any::RulesId::Splendor => {
                type $Game = $crate::splendor::Splendor;
                $body
            }
            $crate::any::RulesId::Cities => {
                type $Game = $crate::splendor::Cities;
                $body
            }
            $crate::any::RulesId::Posts => {
                type $Game = $crate::splendor::Posts;
                $body
            }
            $crate::any::RulesId::Orient => {
                type $Game = $crate::splendor::Orient;
                $body
            }
            $crate::any::RulesId::Strongholds => {
                type $Game = $crate::splendor::Strongholds;
                $body
            }
            $crate::any::RulesId::Marvel => {
                type $Game = $crate::marvel::Marvel;
                $body
            }
            $crate::any::RulesId::Duel => {
                type $Game = $crate::duel::Duel;
                $body
            }
        }
    };
}

/// Runs a macro of one argument with the type of every game: `every_game!(bot_game)`.
#[macro_export]
macro_rules! every_game {
    ($one:ident) => {
        $one!($crate::splendor::Splendor);
        $one!($crate::splendor::Cities);
        $one!($crate::splendor::Posts);
        $one!($crate::splendor::Orient);
        $one!($crate::splendor::Strongholds);
        $one!($crate::marvel::Marvel);
        $one!($crate::duel::Duel);
    };
}

/// Runs the same code on what one of the `Any` types holds: `on_any!(AnyRecord, record, record => record.check())`;
/// with a name for the game's type, `on_any!(AnySetup, setup, G, setup => G::new(setup, chance))`.
#[macro_export]
macro_rules! on_any {
    ($Any:ident, $any:expr, $it:ident => $body:expr) => {
        match $any {
            $crate::any::$Any::Splendor($it) => $body,
            $crate::any::$Any::Cities($it) => $body,
            $crate::any::$Any::Posts($it) => $body,
            $crate::any::$Any::Orient($it) => $body,
            $crate::any::$Any::Strongholds($it) => $body,
            $crate::any::$Any::Marvel($it) => $body,
            $crate::any::$Any::Duel($it) => $body,
        }
    };
    ($Any:ident, $any:expr, $Game:ident, $it:ident => $body:expr) => {
        match $any {
            $crate::any::$Any::Splendor($it) => {
                type $Game = $crate::splendor::Splendor;
                $body
            }
            $crate::any::$Any::Cities($it) => {
                type $Game = $crate::splendor::Cities;
                $body
            }
            $crate::any::$Any::Posts($it) => {
                type $Game = $crate::splendor::Posts;
                $body
            }
            $crate::any::$Any::Orient($it) => {
                type $Game = $crate::splendor::Orient;
                $body
            }
            $crate::any::$Any::Strongholds($it) => {
                type $Game = $crate::splendor::Strongholds;
                $body
            }
            $crate::any::$Any::Marvel($it) => {
                type $Game = $crate::marvel::Marvel;
                $body
            }
            $crate::any::$Any::Duel($it) => {
                type $Game = $crate::duel::Duel;
                $body
            }
        }
    };
}

/// Runs the same code on the state inside an [`AnyGame`](crate::any::AnyGame): `on_game!(any, game => game.to_act())`.
#[macro_export]
macro_rules! on_game {
    ($any:expr, $game:ident => $body:expr) => {
        $crate::on_any!(AnyGame, $any, $game => $body)
    };
}

/// Makes a type that holds the same thing of any game: `any_of!(AnyAction, ActionOf)` holds an `ActionOf<G>`.
macro_rules! any_of {
    ($(#[$attribute:meta])* $Any:ident, $Of:ident) => {
        $(#[$attribute])*
        pub enum $Any {
            /// Of Splendor.
            Splendor($Of<$crate::splendor::Splendor>),
            /// Of Splendor with the Cities.
            Cities($Of<$crate::splendor::Cities>),
            /// Of Splendor with the Trading Posts.
            Posts($Of<$crate::splendor::Posts>),
            /// Of Splendor with the Orient.
            Orient($Of<$crate::splendor::Orient>),
            /// Of Splendor with the Strongholds.
            Strongholds($Of<$crate::splendor::Strongholds>),
            /// Of Splendor: Marvel.
            Marvel($Of<$crate::marvel::Marvel>),
            /// Of Splendor Duel.
            Duel($Of<$crate::duel::Duel>),
        }

        impl $Any {
            /// Which game it is of.
            pub const fn id(&self) -> $crate::any::GameId {
                self.rules().game()
            }

            /// Which rules it is of.
            pub const fn rules(&self) -> $crate::any::RulesId {
                match self {
                    Self::Splendor(_) => $crate::any::RulesId::Splendor,
                    Self::Cities(_) => $crate::any::RulesId::Cities,
                    Self::Posts(_) => $crate::any::RulesId::Posts,
                    Self::Orient(_) => $crate::any::RulesId::Orient,
                    Self::Strongholds(_) => $crate::any::RulesId::Strongholds,
                    Self::Marvel(_) => $crate::any::RulesId::Marvel,
                    Self::Duel(_) => $crate::any::RulesId::Duel,
                }
            }
        }
    };
}
use any_of;

macro_rules! known_games {
    ($($Game:ident),*) => {$(
        impl KnownGame for $Game {
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
                AnyRefusal::$Game(refusal)
            }
        }

        impl From<$Game> for AnyGame {
            fn from(game: $Game) -> Self {
                Self::$Game(game)
            }
        }
    )*};
}

known_games!(Splendor, Cities, Posts, Orient, Strongholds, Marvel, Duel);
