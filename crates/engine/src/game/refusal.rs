//! Why an action is refused.

use std::error::Error;
use std::fmt::Debug;

/// Why an action was refused: small, and able to name its rule.
pub trait Refusal: Copy + Eq + Debug + Error + Send + Sync + 'static {
    /// A stable word for the refusal, to be translated by.
    fn code(self) -> &'static str;

    /// The id of the rule that refuses.
    fn rule(self) -> &'static str;
}
