//! House rules, by name and value.
//!
//! A game names each option once, in the table that [`options!`](crate::game::options) makes its type from: field,
//! default, range and description. What can be set, what is printed and what an error says follows from it.

use std::error::Error;
use std::fmt::{self, Debug};
use std::hash::Hash;
use std::ops::RangeInclusive;

/// The key that sets several options at once.
const PRESET: &str = "preset";

/// The house rules of a game: a few values that can be read and set by name.
///
/// ```
/// use parure_engine::{Options, splendor::SplendorOptions};
///
/// let mut options = SplendorOptions::default();
/// options.set("preset", "quick")?;
/// options.set("take_fewer", "true")?;
/// assert_eq!((options.target, options.face_up, options.take_fewer), (10, 3, true));
/// assert!(options.set("target", "100").is_err());
/// # Ok::<(), parure_engine::game::OptionError>(())
/// ```
pub trait Options: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// The presets: what `set("preset", …)` takes.
    const PRESETS: &'static [&'static str];

    /// Options and presets that others of the family have and this game cannot have, with the reason.
    const ABSENT: &'static [(&'static str, &'static str)] = &[];

    /// Every option, in a fixed order.
    fn table() -> Vec<OptionEntry>;

    /// What a record or a position means that names no option. It never changes, so that old texts keep their meaning;
    /// a default may.
    fn unnamed() -> Self;

    /// Every option with its value, in the order of [`Options::table`].
    fn values(&self) -> Vec<(&'static str, OptionValue)>;

    /// Gives an option a value of its range; says whether there is such an option and it takes such a value.
    fn assign(&mut self, key: &str, value: OptionValue) -> bool;

    /// Sets the options of a preset; says whether there is one of this name.
    fn assign_preset(&mut self, name: &str) -> bool;

    /// Sets one option, as `set("target", "10")`, or a preset of several.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let named = if key == PRESET { value } else { key };
        if let Some((_, why)) = Self::ABSENT.iter().find(|(absent, _)| *absent == named) {
            return Err(OptionError::Absent { key: key.to_owned(), value: value.to_owned(), why });
        }
        let bad_value = |allowed| OptionError::BadValue { key: key.to_owned(), value: value.to_owned(), allowed };
        if key == PRESET && !Self::PRESETS.is_empty() {
            return self.assign_preset(value).then_some(()).ok_or_else(|| bad_value(quoted(Self::PRESETS, "or")));
        }
        let table = Self::table();
        let Some(entry) = table.iter().find(|entry| entry.key == key) else {
            let mut known: Vec<_> = table.iter().map(|entry| entry.key).collect();
            known.extend((!Self::PRESETS.is_empty()).then_some(PRESET));
            return Err(OptionError::UnknownKey { key: key.to_owned(), known: quoted(&known, "and") });
        };
        let read = entry.range.read(value).filter(|&read| self.assign(key, read));
        read.map(|_| ()).ok_or_else(|| bad_value(entry.range.to_string()))
    }
}

/// One option of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionEntry {
    /// Its name.
    pub key: &'static str,
    /// What it does, in a sentence.
    pub about: &'static str,
    /// Its value where nothing else is agreed on.
    pub default: OptionValue,
    /// What it may be.
    pub range: OptionRange,
}

/// What an option may be. Its text completes "which can be …".
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionRange {
    /// On or off.
    Switch,
    /// A number within bounds.
    Number(RangeInclusive<u8>),
    /// One of these words.
    Word(&'static [&'static str]),
}

impl OptionRange {
    /// Everything that it may be.
    pub fn values(&self) -> Vec<OptionValue> {
        match self {
            Self::Switch => vec![OptionValue::Switch(false), OptionValue::Switch(true)],
            Self::Number(range) => range.clone().map(OptionValue::Number).collect(),
            Self::Word(words) => words.iter().map(|word| OptionValue::Word(word)).collect(),
        }
    }

    /// The value that a text names, if it is one of these.
    pub fn read(&self, text: &str) -> Option<OptionValue> {
        match self {
            Self::Switch => text.parse().ok().map(OptionValue::Switch),
            Self::Number(range) => text.parse().ok().filter(|number| range.contains(number)).map(OptionValue::Number),
            Self::Word(words) => words.iter().find(|word| **word == text).map(|word| OptionValue::Word(word)),
        }
    }
}

impl fmt::Display for OptionRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch => f.write_str(&quoted(&["true", "false"], "or")),
            Self::Number(range) => write!(f, "a number from {} to {}", range.start(), range.end()),
            Self::Word(words) => f.write_str(&quoted(words, "or")),
        }
    }
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

/// The type of an option's field.
pub(crate) trait OptionField: Copy {
    /// The field's value.
    fn value(self) -> OptionValue;

    /// The field with this value, if it is of the right kind.
    fn from_value(value: OptionValue) -> Option<Self>;
}

impl OptionField for bool {
    fn value(self) -> OptionValue {
        OptionValue::Switch(self)
    }

    fn from_value(value: OptionValue) -> Option<Self> {
        if let OptionValue::Switch(on) = value { Some(on) } else { None }
    }
}

impl OptionField for u8 {
    fn value(self) -> OptionValue {
        OptionValue::Number(self)
    }

    fn from_value(value: OptionValue) -> Option<Self> {
        if let OptionValue::Number(number) = value { Some(number) } else { None }
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
        known: String,
    },
    /// The option goes with others of the family, and not with this game.
    Absent {
        /// The option.
        key: String,
        /// What was asked for.
        value: String,
        /// The reason, in words.
        why: &'static str,
    },
    /// The option cannot have this value.
    BadValue {
        /// The option.
        key: String,
        /// What was asked for.
        value: String,
        /// What it can be, in words.
        allowed: String,
    },
}

impl OptionError {
    /// A word that is none of these.
    pub(crate) fn bad_word(key: &str, value: &str, words: &[&str]) -> Self {
        Self::BadValue { key: key.to_owned(), value: value.to_owned(), allowed: quoted(words, "or") }
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownKey { key, known } => write!(f, "there is no option `{key}`; this game has {known}"),
            Self::Absent { key, value, why } => write!(f, "`{key}={value}` is not possible: {why}"),
            Self::BadValue { key, value, allowed } => {
                write!(f, "`{value}` is not a value of `{key}`, which can be {allowed}")
            }
        }
    }
}

impl Error for OptionError {}

/// Words in quotes, as "`a`, `b` and `c`".
fn quoted(words: &[&str], joint: &str) -> String {
    let quoted: Vec<_> = words.iter().map(|word| format!("`{word}`")).collect();
    match quoted.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} {joint} {last}", rest.join(", ")),
        _ => quoted.concat(),
    }
}

/// Makes a type of options from the table of them: `field: type = default, range;`, each with its documentation, the
/// presets with the fields they set, and what texts mean that do not name an option whose default has changed.
macro_rules! options {
    (
        $(#[$attribute:meta])*
        pub struct $Options:ident {$(
            #[doc = $about:literal]
            $field:ident: $Type:ty = $default:expr, $range:expr;
        )*}
        $(presets {$( $preset:ident { $($set:ident: $to:expr),* } )*})?
        $(absent {$( $absent:ident: $why:literal; )*})?
        $(unnamed {$( $unnamed:ident: $meant:expr; )*})?
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $Options {$(
            #[doc = $about]
            pub $field: $Type,
        )*}

        impl Default for $Options {
            fn default() -> Self {
                Self { $($field: $default),* }
            }
        }

        impl $crate::game::Options for $Options {
            const PRESETS: &'static [&'static str] = &[$($(stringify!($preset)),*)?];
            const ABSENT: &'static [(&'static str, &'static str)] = &[$($((stringify!($absent), $why)),*)?];

            fn table() -> Vec<$crate::game::OptionEntry> {
                use $crate::game::OptionField;
                vec![$($crate::game::OptionEntry {
                    key: stringify!($field),
                    about: $about.trim_ascii(),
                    default: <$Type as OptionField>::value($default),
                    range: $range,
                }),*]
            }

            fn unnamed() -> Self {
                Self { $($($unnamed: $meant,)*)? ..Self::default() }
            }

            fn values(&self) -> Vec<(&'static str, $crate::game::OptionValue)> {
                vec![$((stringify!($field), $crate::game::OptionField::value(self.$field))),*]
            }

            fn assign(&mut self, key: &str, value: $crate::game::OptionValue) -> bool {
                match key {
                    $(stringify!($field) => match $crate::game::OptionField::from_value(value) {
                        Some(field) => self.$field = field,
                        None => return false,
                    },)*
                    _ => return false,
                }
                true
            }

            fn assign_preset(&mut self, name: &str) -> bool {
                match name {
                    $($(stringify!($preset) => { $(self.$set = $to;)* })*)?
                    _ => {}
                }
                <Self as $crate::game::Options>::PRESETS.contains(&name)
            }
        }
    };
}

/// Makes a type whose values are words of an option.
macro_rules! option_words {
    (
        $(#[$attribute:meta])*
        pub enum $Words:ident {$(
            #[doc = $about:literal]
            $Word:ident = $word:literal,
        )*}
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $Words {$(
            #[doc = $about]
            $Word,
        )*}

        impl $Words {
            /// Every word, in order.
            pub const WORDS: &'static [&'static str] = &[$($word),*];
        }

        impl $crate::game::OptionField for $Words {
            fn value(self) -> $crate::game::OptionValue {
                $crate::game::OptionValue::Word(match self {
                    $(Self::$Word => $word,)*
                })
            }

            fn from_value(value: $crate::game::OptionValue) -> Option<Self> {
                match value {
                    $($crate::game::OptionValue::Word($word) => Some(Self::$Word),)*
                    _ => None,
                }
            }
        }
    };
}

pub(crate) use {option_words, options};
