//! The face-up cards of a level, as text.

use std::fmt;

use crate::card::{CardId, Level};
use crate::card_set::CardSet;

use super::{Fault, Notation, ParseError, Word, Words, card_name, read_card};

/// Writes a level's line: its number, then each space's card, `-` where it is empty.
pub fn write_row<G: Notation>(level: Level, spaces: &[Option<CardId>], out: &mut impl fmt::Write) -> fmt::Result {
    write!(out, "{}", level.number())?;
    write_spaces::<G>(spaces, out)
}

/// Writes each space's card behind a space, `-` where it is empty, and ends the line.
pub fn write_spaces<G: Notation>(spaces: &[Option<CardId>], out: &mut impl fmt::Write) -> fmt::Result {
    for space in spaces {
        match space {
            Some(card) => write!(out, " {}", card_name::<G>(*card))?,
            None => out.write_str(" -")?,
        }
    }
    out.write_char('\n')
}

/// The spaces of a level as they were read.
#[derive(Clone, Debug)]
pub struct RowText<'a> {
    /// Each space's card.
    pub spaces: Vec<Option<CardId>>,
    empty: Option<Word<'a>>,
}

impl<'a> RowText<'a> {
    /// Reads what follows the level's number: exactly so many spaces. Each card joins `placed`, where it may not be yet.
    pub fn read<G: Notation>(
        words: &mut Words<'a>,
        level: Level,
        spaces: usize,
        placed: &mut CardSet,
    ) -> Result<Self, ParseError> {
        let mut row = Self { spaces: Vec::new(), empty: None };
        for nth in 1..=spaces {
            let word = words.require(format!("the card in space {nth} of {spaces}, or `-`"))?;
            if word.text == "-" {
                row.empty.get_or_insert(word);
                row.spaces.push(None);
                continue;
            }
            let card = read_card::<G>(word)?;
            if card.level() != level {
                return Err(word.wrong(Fault::WrongLevel.why(format!("this card is not of level {}", level.number()))));
            }
            place_card(word, card, placed)?;
            row.spaces.push(Some(card));
        }
        match words.next() {
            Some(word) => Err(word.wrong(format!("this level has only {spaces} spaces"))),
            None => Ok(row),
        }
    }

    /// Refuses an empty space while the deck of the level has cards.
    pub fn check_filled(&self, deck_size: usize) -> Result<(), ParseError> {
        match self.empty {
            Some(word) if deck_size > 0 => {
                let left = if deck_size == 1 { "1 card is".to_owned() } else { format!("{deck_size} cards are") };
                Err(word.wrong(Fault::EmptySpace.why(format!("the space cannot be empty: {left} left to fill it"))))
            }
            _ => Ok(()),
        }
    }
}

/// The rows of all levels, each of which has a line in the text that ends here.
pub fn every_row<'a>(rows: [Option<RowText<'a>>; 3], end: Word<'a>) -> Result<[RowText<'a>; 3], ParseError> {
    let [one, two, three] = rows;
    let row =
        |row: Option<_>, level| row.ok_or_else(|| end.expected(format!("the line `{level}` with the face-up cards")));
    Ok([row(one, 1)?, row(two, 2)?, row(three, 3)?])
}

/// Notes that a card has its place, which it can have only once.
pub fn place_card(word: Word<'_>, card: CardId, placed: &mut CardSet) -> Result<(), ParseError> {
    if placed.contains(card) {
        return Err(word.wrong(Fault::CardTwice.why("the card is in two places")));
    }
    placed.insert(card);
    Ok(())
}
