//! What chance gave, as text.

use std::fmt;

use crate::chance::Draw;

use super::{Notation, ParseError, Word, Words, card_name, color_name, read_card, read_color, read_tile, tile_name};

/// Writes draws in their order, parted by spaces; the letters of tokens in a row make one word.
pub fn write_draws<G: Notation>(draws: &[Draw], out: &mut impl fmt::Write) -> fmt::Result {
    let mut last = None;
    for &draw in draws {
        let joined = matches!((last, draw), (None, _) | (Some(Draw::Token(_)), Draw::Token(_)));
        if !joined {
            out.write_char(' ')?;
        }
        match draw {
            Draw::Card(card) => write!(out, "{}", card_name::<G>(card))?,
            Draw::Tile(tile) => write!(out, "{}", tile_name::<G>(tile))?,
            Draw::Token(color) => write!(out, "{}", color_name::<G>(color))?,
        }
        last = Some(draw);
    }
    Ok(())
}

/// Reads draws to the end of `words`, each with the word that names it.
pub fn read_draws<'a, G: Notation>(words: &mut Words<'a>) -> Result<Vec<(Draw, Word<'a>)>, ParseError> {
    let mut draws = Vec::new();
    while let Some(word) = words.next() {
        if let Ok(tile) = read_tile::<G>(word) {
            draws.push((Draw::Tile(tile), word));
        } else if word.text.contains(|letter: char| letter.is_ascii_digit()) {
            draws.push((Draw::Card(read_card::<G>(word)?), word));
        } else {
            for (_, letter) in word.letters() {
                draws.push((Draw::Token(read_color::<G>(letter)?), letter));
            }
        }
    }
    Ok(draws)
}

/// The text of draws, as records and stored steps have it.
pub fn draws_text<G: Notation>(draws: &[Draw]) -> String {
    super::written(|out| write_draws::<G>(draws, out))
}

/// Reads draws that stand alone. Whether they can come up is not looked at.
///
/// ```
/// use parure_engine::Duel;
/// use parure_engine::notation::{draws_text, parse_draws};
///
/// let draws = parse_draws::<Duel>("D1-03 wug")?;
/// assert_eq!((draws.len(), draws_text::<Duel>(&draws)), (4, "D1-03 wug".to_owned()));
/// # Ok::<(), parure_engine::notation::ParseError>(())
/// ```
pub fn parse_draws<G: Notation>(text: &str) -> Result<Vec<Draw>, ParseError> {
    Ok(read_draws::<G>(&mut Words::new(text))?.into_iter().map(|(draw, _)| draw).collect())
}
