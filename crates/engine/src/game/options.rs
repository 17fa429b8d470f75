//! House rules, by name and value.

use std::error::Error;
use std::fmt::{self, Debug};
use std::hash::Hash;
use std::ops::RangeInclusive;

/// The house rules of a game: a few values that can be read and set by name.
pub trait Options: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// Sets one option, as `set("target", "10")`, or a preset of several.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError>;

    /// Every option with its value, in a fixed order.
    fn values(&self) -> Vec<(&'static str, OptionValue)>;

    /// What each option may be, in the order of [`Options::values`].
    fn ranges() -> Vec<(&'static str, OptionRange)>;

    /// The presets: what `set("preset", …)` takes.
    const PRESETS: &'static [&'static str] = &[];
}

/// What an option may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionRange {
    /// On or off.
    Switch,
    /// A number within bounds.
    Number(RangeInclusive<u8>),
    /// One of these words.
    Word(&'static [&'static str]),
}

/// The value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionValue {
    /// On or off.
    Switch(bool),
    /// A number.
    Number(u8),
    /// One of a few words.
    Word(&'static str),
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(on) => write!(f, "{on}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Word(word) => f.write_str(word),
        }
    }
}

/// Why an option cannot be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// The game has no such option.
    UnknownKey {
        /// What was asked for.
        key: String,
        /// What the game has, in words.
        known: &'static str,
    },
    /// The option cannot have this value.
    BadValue {
        /// The option.
        key: String,
        /// What was asked for.
        value: String,
        /// What it can be, in words.
        allowed: &'static str,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownKey { key, known } => write!(f, "there is no option `{key}`; this game has {known}"),
            Self::BadValue { key, value, allowed } => {
                write!(f, "`{value}` is not a value of `{key}`, which can be {allowed}")
            }
        }
    }
}

impl Error for OptionError {}
