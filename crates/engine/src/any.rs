//! Any of the games, for places that do not know which one they hold. Nothing else knows every game.
//!
//! ```
//! use parure_engine::any::{AnyGame, AnySetup, GameId};
//! use parure_engine::{Sampled, ToAct};
//!
//! let mut setup = AnySetup::new("splendor".parse()?, 2);
//! setup.set("target", "10")?;
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
mod setup;
mod view;

pub use action::AnyAction;
pub use game::AnyGame;
pub use game_id::{GameId, UnknownGame};
pub use known_game::KnownGame;
pub use record::{AnyRecord, AnyTextError};
pub use refusal::AnyRefusal;
pub use setup::AnySetup;
pub use view::AnyView;

use crate::duel::Duel;
use crate::game::Setup;
use crate::marvel::Marvel;
use crate::notation::Record;
use crate::splendor::Splendor;

/// Runs the same code for whichever game an id names: `with_game!(id, G => play::<G>(…))`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $Game:ident => $body:expr) => {
        match $id {
            $crate::any::GameId::Splendor => {
                type $Game = $crate::splendor::Splendor;
                $body
            }
            $crate::any::GameId::Marvel => {
                type $Game = $crate::marvel::Marvel;
                $body
            }
            $crate::any::GameId::Duel => {
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
            /// Of Splendor: Marvel.
            Marvel($Of<$crate::marvel::Marvel>),
            /// Of Splendor Duel.
            Duel($Of<$crate::duel::Duel>),
        }

        impl $Any {
            /// Which game it is of.
            pub const fn id(&self) -> $crate::any::GameId {
                match self {
                    Self::Splendor(_) => $crate::any::GameId::Splendor,
                    Self::Marvel(_) => $crate::any::GameId::Marvel,
                    Self::Duel(_) => $crate::any::GameId::Duel,
                }
            }
        }
    };
}
use any_of;

macro_rules! known_games {
    ($($Game:ident),*) => {$(
        impl KnownGame for $Game {
            const ID: GameId = GameId::$Game;

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

known_games!(Splendor, Marvel, Duel);
