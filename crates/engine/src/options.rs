//! Reading the values of options.

use crate::game::OptionError;

/// The refusal of a value, with what is allowed in words.
pub(crate) fn bad_value(key: &str, value: &str, allowed: &'static str) -> OptionError {
    OptionError::BadValue { key: key.to_owned(), value: value.to_owned(), allowed }
}

/// `true` or `false`.
pub(crate) fn switch(key: &str, value: &str) -> Result<bool, OptionError> {
    value.parse().map_err(|_| bad_value(key, value, "`true` or `false`"))
}

/// A number in a range that `allowed` describes.
pub(crate) fn number(
    key: &str,
    value: &str,
    range: std::ops::RangeInclusive<u8>,
    allowed: &'static str,
) -> Result<u8, OptionError> {
    value.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| bad_value(key, value, allowed))
}
