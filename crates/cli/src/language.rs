//! The language as an argument.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use parure_terminal::Language;

/// Reads the tag of a language.
pub fn parser() -> impl TypedValueParser<Value = Language> {
    let named = |tag: String| Language::ALL.into_iter().find(|language| language.tag() == tag);
    PossibleValuesParser::new(Language::ALL.map(Language::tag)).try_map(move |tag| named(tag).ok_or("no such language"))
}
