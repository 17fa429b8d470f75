//! The one list of the rules, and the code that is written once for all of them.

/// The list. Hands each type of rules (its name, the game that they are rules of, its type, what it is) to the macro in
/// brackets, after what else that one is given.
#[doc(hidden)]
#[macro_export]
macro_rules! all_rules {
    ([$($made:tt)*] $($given:tt)*) => {
        $($made)*! {
            @each { $($given)* }
            Splendor, Splendor, $crate::splendor::Splendor, "Splendor, with the Quick and Team games.";
            Cities, Splendor, $crate::splendor::Cities, "Splendor with the Cities.";
            Posts, Splendor, $crate::splendor::Posts, "Splendor with the Trading Posts.";
            Orient, Splendor, $crate::splendor::Orient, "Splendor with the Orient.";
            Strongholds, Splendor, $crate::splendor::Strongholds, "Splendor with the Strongholds.";
            Marvel, Marvel, $crate::marvel::Marvel, "Splendor: Marvel.";
            Duel, Duel, $crate::duel::Duel, "Splendor Duel.";
        }
    };
}

/// Runs the same code for whichever game a [`RulesId`](crate::any::RulesId) names: `with_game!(rules, G => play::<G>(…))`.
#[macro_export]
macro_rules! with_game {
    (@each { $rules:expr, $Game:ident, $body:expr } $($Rules:ident, $Of:ident, $Type:ty, $what:literal;)*) => {
        match $rules {
            $($crate::any::RulesId::$Rules => {
                type $Game = $Type;
                $body
            })*
        }
    };
    ($rules:expr, $Game:ident => $body:expr) => {
        $crate::all_rules! { [$crate::with_game] $rules, $Game, $body }
    };
}

/// Runs a macro of one argument with the type of every game: `every_game!(bot_game)`.
#[macro_export]
macro_rules! every_game {
    (@each { $one:ident } $($Rules:ident, $Of:ident, $Type:ty, $what:literal;)*) => {
        $($one!($Type);)*
    };
    ($one:ident) => {
        $crate::all_rules! { [$crate::every_game] $one }
    };
}

/// Runs the same code on what one of the `Any` types holds: `on_any!(AnyRecord, record, record => record.check())`;
/// with a name for the game's type, `on_any!(AnySetup, setup, G, setup => G::new(setup, chance))`.
#[macro_export]
macro_rules! on_any {
    (@each { $Any:ident, $any:expr, $Game:ident, $it:ident, $body:expr } $($Rules:ident, $Of:ident, $Type:ty, $what:literal;)*) => {
        match $any {
            $($crate::any::$Any::$Rules($it) => {
                type $Game = $Type;
                $body
            })*
        }
    };
    ($Any:ident, $any:expr, $it:ident => $body:expr) => {
        $crate::on_any!($Any, $any, _Game, $it => $body)
    };
    ($Any:ident, $any:expr, $Game:ident, $it:ident => $body:expr) => {
        $crate::all_rules! { [$crate::on_any] $Any, $any, $Game, $it, $body }
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
    (@each { $(#[$attribute:meta])* $Any:ident, $Held:ident } $($Rules:ident, $Of:ident, $Type:ty, $what:literal;)*) => {
        $(#[$attribute])*
        pub enum $Any {
            $(
                #[doc = concat!("Of ", $what)]
                $Rules($Held<$Type>),
            )*
        }

        impl $Any {
            /// Which game it is of.
            pub const fn id(&self) -> $crate::any::GameId {
                self.rules().game()
            }

            /// Which rules it is of.
            pub const fn rules(&self) -> $crate::any::RulesId {
                match self {
                    $(Self::$Rules(_) => $crate::any::RulesId::$Rules,)*
                }
            }
        }
    };
    ($($given:tt)*) => {
        $crate::all_rules! { [any_of] $($given)* }
    };
}
pub(super) use any_of;
