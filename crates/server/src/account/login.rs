//! The name that somebody signs in with.

use unicode_normalization::UnicodeNormalization;

use crate::error::Error;
use crate::table::is_shown;

/// How many characters it has.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=64;

/// The name that somebody signs in with. Nobody else is ever shown it: others know the name at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Login {
    shown: String,
    folded: String,
}

impl Login {
    /// The name with this text: any script, and an address of e-mail will do, but nothing that cannot be seen.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let shown: String = text.trim().nfkc().collect();
        let fits = LENGTH.contains(&shown.chars().count());
        if !fits || !is_shown(&shown) || shown.contains(char::is_whitespace) {
            return Err(Error::BadLogin);
        }
        Ok(Self { folded: fold(&shown), shown })
    }

    /// As it was chosen.
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// What two names have in common that are the same one.
    pub fn folded(&self) -> &str {
        &self.folded
    }
}

/// The text without what a keyboard may do differently: case, width, composed letters.
pub(super) fn fold(text: &str) -> String {
    // Through capitals, since some small letters (ß, ς) have siblings that only capitals show.
    let capitals = text.nfkc().flat_map(char::to_uppercase);
    capitals.flat_map(char::to_lowercase).nfkc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_name_is_known_by_any_keyboard() {
        let folded = |text: &str| Login::parse(text).unwrap().folded().to_owned();
        for (one, other) in [
            ("Ada", "aDA"),
            (" ada ", "ada"),
            ("ÉMILE", "e\u{301}mile"),
            ("ＡＤＡ", "ada"),
            ("straße", "STRASSE"),
            ("ΟΔΟΣ", "οδος"),
            ("ｶﾞﾗｽ", "ガラス"),
        ] {
            assert_eq!(folded(one), folded(other), "{one} {other}");
        }
        for (one, other) in [("ada", "adä"), ("ada", "ada1"), ("王明", "王朋")] {
            assert_ne!(folded(one), folded(other), "{one} {other}");
        }
        assert_eq!(folded(&folded("ŉİǰ")), folded("ŉİǰ"), "folding twice is folding once");
    }

    #[test]
    fn a_name_is_something_to_see() {
        for text in ["王明", "ada@example.org", "x');drop--", "ab", &"x".repeat(64)] {
            assert_eq!(Login::parse(text).unwrap().shown(), text);
        }
        for text in [
            "",
            "a",
            "  a  ",
            "a b",
            "a\tb",
            "a\u{200b}b",
            "a\u{202e}b",
            "a\0b",
            "\u{3164}\u{2800}",
            "a\u{ad}b",
            &"x".repeat(65),
        ] {
            assert!(matches!(Login::parse(text), Err(Error::BadLogin)), "{text:?}");
        }
    }
}
