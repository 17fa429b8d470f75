//! The house rules.

use crate::game::{OptionError, OptionRange, OptionValue, Options};
use crate::options::switch;

/// The options of Splendor Duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DuelOptions {
    /// Whether a player who stalls can be called to an end (D-26).
    pub stalling: bool,
}

impl Default for DuelOptions {
    fn default() -> Self {
        Self { stalling: true }
    }
}

impl Options for DuelOptions {
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        if key != "stalling" {
            return Err(OptionError::UnknownKey { key: key.to_owned(), known: "`stalling`" });
        }
        self.stalling = switch(key, value)?;
        Ok(())
    }

    fn values(&self) -> Vec<(&'static str, OptionValue)> {
        vec![("stalling", OptionValue::Switch(self.stalling))]
    }

    fn ranges() -> Vec<(&'static str, OptionRange)> {
        vec![("stalling", OptionRange::Switch)]
    }
}
