//! The first word of an action.

use super::{ParseError, Words};

/// Reads the verb that begins an action, and gives it in full.
///
/// `verbs` are the game's, each with the letter that may stand for it (nothing: it has no short form).
pub fn read_verb(
    words: &mut Words<'_>,
    verbs: &[(&'static str, Option<&'static str>)],
) -> Result<&'static str, ParseError> {
    let what = || {
        let words: Vec<_> = verbs.iter().map(|(verb, _)| format!("`{verb}`")).collect();
        format!("an action ({})", words.join(", "))
    };
    let word = words.require(what())?;
    let meant = verbs.iter().find(|(verb, short)| word.is(verb) || short.is_some_and(|short| word.is(short)));
    meant.map(|&(verb, _)| verb).ok_or_else(|| word.expected(what()))
}
