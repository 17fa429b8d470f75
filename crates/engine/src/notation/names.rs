//! What pieces, places and numbers are called in text.

use std::fmt::{self, Display, Write};

use crate::card::{CardId, Level};
use crate::seat::Seat;
use crate::tile::TileId;
use crate::tokens::{Color, ColorName, PackedTokens, Tokens};

use super::{Fault, LineColumn, Notation, ParseError, Word};

/// A card's id, as `S1-03`; to write it fails if the game has no such deck.
pub fn card_name<G: Notation>(card: CardId) -> impl Display {
    fmt::from_fn(move |out| {
        let prefix = if card.is_of_second_deck() { G::SECOND_PREFIX } else { Some(G::PREFIX) };
        write!(out, "{}{}-{:02}", prefix.ok_or(fmt::Error)?, card.level().number(), card.number())
    })
}

/// Reads the id of a card that the game has.
pub fn read_card<G: Notation>(word: Word<'_>) -> Result<CardId, ParseError> {
    let expected = || word.expected(format!("a card such as `{}1-03`", G::PREFIX));
    let (prefix, rest) = word.text.split_at_checked(1).ok_or_else(expected)?;
    let (level, number) = rest.split_once('-').ok_or_else(expected)?;
    let is = |letter: char| prefix.starts_with(|found: char| found.eq_ignore_ascii_case(&letter));
    let places = match G::SECOND_PREFIX {
        _ if number.len() > 2 => return Err(expected()),
        _ if is(G::PREFIX) => 0..CardId::SECOND_DECK,
        Some(second) if is(second) => CardId::SECOND_DECK..CardId::PER_LEVEL,
        _ => return Err(expected()),
    };
    let level = level_numbered(level).ok_or_else(expected)?;
    let nth = small(number).and_then(|number| number.checked_sub(1)).ok_or_else(expected)?;
    let place = places.clone().nth(nth);
    let card = place.map(|place| CardId::new(level, place)).filter(|&card| G::has_card(card));
    card.ok_or_else(|| word.wrong("the game has no such card"))
}

/// The card with this id, in whatever case, if the game has it.
pub fn card_from_text<G: Notation>(text: &str) -> Result<CardId, ParseError> {
    read_card::<G>(Word { text, place: LineColumn::START })
}

/// The tile with this id, in whatever case, if the game has it.
pub fn tile_from_text<G: Notation>(text: &str) -> Result<TileId, ParseError> {
    read_tile::<G>(Word { text, place: LineColumn::START })
}

/// A tile's id, as `SN-02`; to write it fails if the game has no such tile.
pub fn tile_name<G: Notation>(tile: TileId) -> impl Display {
    fmt::from_fn(move |out| out.write_str(G::tile_id(tile).ok_or(fmt::Error)?))
}

/// Reads the id of a tile that the game has.
pub fn read_tile<G: Notation>(word: Word<'_>) -> Result<TileId, ParseError> {
    let mut tiles = (0..TileId::MAX).map(TileId::new);
    tiles.find(|&tile| G::tile_id(tile).is_some_and(|id| word.is(id))).ok_or_else(|| {
        let example = G::tile_id(TileId::new(0)).unwrap_or_default();
        word.expected(format!("a tile such as `{example}`"))
    })
}

/// A colour's letter; to write it fails if the game has no such colour.
pub fn color_name<G: Notation>(color: Color) -> impl Display {
    fmt::from_fn(move |out| out.write_char(G::COLORS.get(color.index()).ok_or(fmt::Error)?.letter))
}

/// Reads a colour's letter, or its whole word.
pub fn read_color<G: Notation>(word: Word<'_>) -> Result<Color, ParseError> {
    let named = |color: &ColorName| word.is(color.word) || word.is(color.letter.encode_utf8(&mut [0; 4]));
    let place = G::COLORS.iter().position(named);
    place.map(Color::at).ok_or_else(|| word.expected(format!("a colour ({})", letters::<G>())))
}

/// The letters of all colours, in words.
fn letters<G: Notation>() -> String {
    let letters: Vec<_> = G::COLORS.iter().map(|color| format!("`{}` {}", color.letter, color.word)).collect();
    letters.join(", ")
}

/// Tokens as their letters in the game's order of colours, `-` for none.
pub fn tokens_name<G: Notation>(tokens: Tokens) -> impl Display {
    fmt::from_fn(move |out| {
        if tokens.is_empty() {
            return out.write_char('-');
        }
        let mut letters = tokens.colors().iter().flat_map(|color| (0..tokens.get(color)).map(move |_| color));
        letters.try_for_each(|color| color_name::<G>(color).fmt(out))
    })
}

/// Writes a key and each name behind a space; nothing at all where there is no name.
pub fn write_list(key: &str, names: impl Iterator<Item = impl Display>, out: &mut impl Write) -> fmt::Result {
    for (nth, name) in names.enumerate() {
        out.write_str(if nth == 0 { key } else { "" })?;
        write!(out, " {name}")?;
    }
    Ok(())
}

/// Reads tokens as their letters in whatever order, `-` for none.
pub fn read_tokens<G: Notation>(word: Word<'_>) -> Result<Tokens, ParseError> {
    // More than any game has, and few enough to be counted in every colour.
    const MOST: usize = 99;
    if word.text == "-" {
        return Ok(Tokens::ZERO);
    }
    let mut tokens = Tokens::ZERO;
    for (nth, (_, letter)) in word.letters().enumerate() {
        if nth == MOST {
            return Err(word.wrong(Fault::TooManyOfColor.why("the game does not have so many tokens")));
        }
        tokens += Tokens::one(read_color::<G>(letter)?);
    }
    Ok(tokens)
}

/// Reads the tokens that are handed over in a purchase.
pub fn read_payment<G: Notation>(word: Word<'_>) -> Result<PackedTokens, ParseError> {
    PackedTokens::new(read_tokens::<G>(word)?).ok_or_else(|| word.wrong("nobody can hold so many tokens of one colour"))
}

/// Reads a level, `1` to `3`.
pub fn read_level(word: Word<'_>) -> Result<Level, ParseError> {
    level_numbered(word.text).ok_or_else(|| word.expected("a level (`1`, `2` or `3`)"))
}

/// Reads the number of a seat that the table has.
pub fn read_seat(word: Word<'_>, players: usize) -> Result<Seat, ParseError> {
    let seat = small(word.text).filter(|&index| index < players).and_then(Seat::new);
    seat.ok_or_else(|| word.expected(format!("a seat from `0` to `{}`", players.saturating_sub(1))))
}

/// Reads a number in a range; `what` says of what.
pub fn read_number(word: Word<'_>, what: &str, range: std::ops::RangeInclusive<usize>) -> Result<usize, ParseError> {
    small(word.text)
        .filter(|number| range.contains(number))
        .ok_or_else(|| word.expected(format!("{what}, a number from {} to {}", range.start(), range.end())))
}

fn level_numbered(text: &str) -> Option<Level> {
    small(text).and_then(|number| number.try_into().ok()).and_then(Level::from_number)
}

/// Plain digits, few enough not to overflow.
fn small(text: &str) -> Option<usize> {
    let digits = (1..=5).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}
