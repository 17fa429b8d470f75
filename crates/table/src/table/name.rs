//! Texts that people are shown.

use unicode_normalization::char::is_combining_mark;

use super::Refusal;

/// Whether a name can be shown: something to see, not too long, nothing that moves the cursor about or hides.
pub fn check_name(name: &str) -> Result<String, Refusal> {
    let name = name.trim();
    let fits = (1..=24).contains(&name.chars().count());
    if fits && is_shown(name) { Ok(name.to_owned()) } else { Err(Refusal::BadName) }
}

/// Whether a text shows something, and nothing in it is unprintable.
pub fn is_shown(text: &str) -> bool {
    // A mark needs a letter to stand on.
    let seen = |letter: char| !letter.is_whitespace() && !is_blank(letter) && !is_combining_mark(letter);
    !text.chars().any(is_unprintable) && text.chars().any(seen)
}

/// Whether a character has no place in a line of text: controls, marks that change its direction, and what shows nothing,
/// so that nobody takes a name that looks like another's.
pub fn is_unprintable(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}') || (is_ignorable(letter) && !is_selector(letter))
}

/// Unicode's `Default_Ignorable_Code_Point` (DerivedCoreProperties): shown as nothing, as unassigned ones of their blocks.
const fn is_ignorable(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Which of several shapes a character has, of emoji and of ideographs: part of how names are written.
const fn is_selector(letter: char) -> bool {
    matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Whether a character is there and shows nothing: what is ignored, and the blanks that are no spaces by their class.
const fn is_blank(letter: char) -> bool {
    is_ignorable(letter) || matches!(letter, '\u{2800}' | '\u{fffc}' | '\u{1d159}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_shows_something() {
        for name in [
            "Ada",
            "王明",
            "Zoë",
            "Zoe\u{308}",
            "❤\u{fe0f}",
            "葛\u{e0100}",
            "✨",
            "x y",
            "\u{3164}a".trim_start_matches('\u{3164}'),
        ] {
            assert_eq!(check_name(name).as_deref(), Ok(name));
        }
        let nothing = [
            "",
            " ",
            "\u{3164}",
            "\u{2800}",
            "\u{2800} \u{2800}",
            "\u{ad}",
            "\u{115f}",
            "\u{ffa0}",
            "\u{180e}",
            "\u{2062}",
            "\u{fe0f}",
            "\u{301}",
            "\u{3000}",
            "\u{a0}",
            "\u{e0020}",
            "\u{1d173}",
            "\u{feff}",
            "\u{fffc}",
        ];
        for name in nothing {
            assert_eq!(check_name(name), Err(Refusal::BadName), "{name:?}");
        }
        for name in ["A\u{ad}da", "Ada\u{200b}", "A\u{202e}da", "A\nda", "Ada\u{3164}"] {
            assert_eq!(check_name(name), Err(Refusal::BadName), "{name:?} looks like another name");
        }
    }
}
