//! Which game a text is about.

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

#[cfg(test)]
mod tests {
    use super::*;

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
