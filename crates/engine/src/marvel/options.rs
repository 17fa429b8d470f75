//! The house rules of Marvel.

use crate::game::{OptionError, OptionRange, OptionValue, Options};
use crate::options::switch;

/// What a table may agree on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MarvelOptions {
    /// Whether a player may take fewer tokens than the supply allows (M-07, S-10).
    pub take_fewer: bool,
}

impl Options for MarvelOptions {
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        if key != "take_fewer" {
            return Err(OptionError::UnknownKey { key: key.to_owned(), known: "`take_fewer`" });
        }
        self.take_fewer = switch(key, value)?;
        Ok(())
    }

    fn values(&self) -> Vec<(&'static str, OptionValue)> {
        vec![("take_fewer", OptionValue::Switch(self.take_fewer))]
    }

    fn ranges() -> Vec<(&'static str, OptionRange)> {
        vec![("take_fewer", OptionRange::Switch)]
    }
}
