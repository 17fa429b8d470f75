//! Which game a text is about.

use super::position::{EXPANSION, NO_EXPANSION};
use super::{LineColumn, ParseError, Words};

/// The game that a record or a position text names, whether or not there is such a game.
pub fn game_name(text: &str) -> Result<&str, ParseError> {
    let mut end = LineColumn::START;
    for (number, line) in text.split('\n').enumerate() {
        end = LineColumn { line: number + 1, column: 1 };
        let mut words = Words::starting_at(line, end);
        let Some(first) = words.peek() else { continue };
        if first.text.starts_with(['#', ';']) {
            continue;
        }
        if !first.text.starts_with('[') {
            let (mut words, _) = words.until(&['#', ';']);
            return words.require("the name of a game").map(|word| word.text);
        }
        let (key, _) = words.until(&['"']);
        let (value, _) = words.until(&['"']);
        if key.rest().trim_start_matches([' ', '[']).trim_end() == "game" {
            return Ok(value.rest());
        }
    }
    Err(ParseError::expected(end, "", "the name of a game, first in a position or in a record's tag `[game \"…\"]`"))
}

/// The expansion that a record or a position text names, `none` if it names none (C-01).
pub fn expansion_name(text: &str) -> &str {
    for line in text.lines() {
        let line = line.split(['#', ';']).next().unwrap_or_default().trim();
        if let Some(tag) = line.strip_prefix('[') {
            let mut parts = tag.split('"');
            let mut key = parts.next().unwrap_or_default().split_whitespace();
            if (key.next(), key.next()) == (Some("option"), Some(EXPANSION)) {
                return parts.next().unwrap_or_default();
            }
        } else if !line.is_empty() {
            // A position says it in its first line; a record's tags are over.
            let named = line.split_whitespace().find_map(|word| word.strip_prefix(EXPANSION)?.strip_prefix('='));
            return named.unwrap_or(NO_EXPANSION);
        }
    }
    NO_EXPANSION
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_name_their_expansion() {
        let cases = [
            ("splendor 2\n", "none"),
            ("# by hand\nsplendor 2 face_up=3 expansion=posts # so\n", "posts"),
            ("[game \"splendor\"]\n[option  expansion \"orient\"]\n{S1-01}\n", "orient"),
            ("[game \"splendor\"]\n{S1-01}\n", "none"),
            ("", "none"),
        ];
        for (text, name) in cases {
            assert_eq!(expansion_name(text), name, "{text}");
        }
    }

    #[test]
    fn records_and_positions_name_their_game() {
        let cases = [
            ("splendor 2\n", "splendor"),
            ("\n# by hand\n  Duel#\n", "Duel"),
            ("; by hand\n[format \"x\"]\n[ game \"duel\"] ; two\n", "duel"),
            ("[seat 0 \"game\"]\n[game \"chess\"]", "chess"),
        ];
        for (text, name) in cases {
            assert_eq!(game_name(text), Ok(name), "{text}");
        }
        for (text, line) in [("", 1), ("# nothing\n\n", 3), ("[game]\n[x", 2)] {
            assert_eq!(game_name(text).map_err(|error| error.place.line), Err(line), "{text}");
        }
    }
}
