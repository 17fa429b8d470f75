//! Why an action is refused.

use std::error::Error;
use std::fmt::Debug;

/// Why an action was refused: small, and able to name its rule.
///
/// ```
/// use parure_engine::classic::Action;
/// use parure_engine::{Game, Refusal, Sampled, Splendor};
///
/// let game = Splendor::start(2, &mut Sampled::from_seed(7))?;
/// let refusal = game.check(Action::Pass).expect_err("there is something to do");
/// assert_eq!((refusal.code(), refusal.rule()), ("must_act", "S-08"));
/// # Ok::<(), parure_engine::SetupError>(())
/// ```
pub trait Refusal: Copy + Eq + Debug + Error + Send + Sync + 'static {
    /// Every refusal of the game.
    fn all() -> impl Iterator<Item = Self>;

    /// A stable word for the refusal, to be translated by.
    fn code(self) -> &'static str;

    /// The id of the rule that refuses.
    fn rule(self) -> &'static str;
}

/// Makes a type of refusals from the table of them: each with its documentation and the facts named in the head. With a
/// rule among the facts it is a [`Refusal`].
macro_rules! refusals {
    (
        $(#[$attribute:meta])*
        pub enum $Refusal:ident $facts:tt {$(
            #[doc = $about:literal]
            $Name:ident = $($fact:literal),+;
        )*}
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $Refusal {$(
            #[doc = $about]
            $Name,
        )*}

        impl $Refusal {
            /// Every one, in order.
            pub const ALL: &'static [Self] = &[$(Self::$Name),*];
        }

        $crate::game::refusals!(@facts $Refusal $facts $(($Name $($fact)+))*);
    };
    (@facts $Refusal:ident (code, words) $(($Name:ident $code:literal $words:literal))*) => {
        impl $Refusal {
            const fn code(self) -> &'static str {
                match self {
                    $(Self::$Name => $code,)*
                }
            }

            const fn words(self) -> &'static str {
                match self {
                    $(Self::$Name => $words,)*
                }
            }
        }
    };
    (@facts $Refusal:ident (code, rule, words) $(($Name:ident $code:literal $rule:literal $words:literal))*) => {
        $crate::game::refusals!(@facts $Refusal (code, words) $(($Name $code $words))*);

        impl $Refusal {
            const fn rule(self) -> &'static str {
                match self {
                    $(Self::$Name => $rule,)*
                }
            }
        }

        impl $crate::game::Refusal for $Refusal {
            fn all() -> impl Iterator<Item = Self> {
                Self::ALL.iter().copied()
            }

            fn code(self) -> &'static str {
                self.code()
            }

            fn rule(self) -> &'static str {
                self.rule()
            }
        }

        impl std::fmt::Display for $Refusal {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{} ({})", self.words(), self.rule())
            }
        }

        impl std::error::Error for $Refusal {}
    };
}

pub(crate) use refusals;
