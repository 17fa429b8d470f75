//! Texts that people are shown.

use super::Refusal;

/// Whether a name can be shown: something to see, not too long, nothing that moves the cursor about.
pub fn check_name(name: &str) -> Result<String, Refusal> {
    let name = name.trim();
    let fits = (1..=24).contains(&name.chars().count());
    if fits && !name.chars().any(is_unprintable) { Ok(name.to_owned()) } else { Err(Refusal::BadName) }
}

/// Whether a character has no place in a line of text: controls, and marks that change its direction.
pub fn is_unprintable(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
