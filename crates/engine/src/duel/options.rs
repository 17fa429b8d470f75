//! The house rules.

use crate::game::{OptionError, OptionValue, Options};

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
        self.stalling = value.parse().map_err(|_| OptionError::BadValue {
            key: key.to_owned(),
            value: value.to_owned(),
            allowed: "`true` or `false`",
        })?;
        Ok(())
    }

    fn values(&self) -> Vec<(&'static str, OptionValue)> {
        vec![("stalling", OptionValue::Switch(self.stalling))]
    }
}
