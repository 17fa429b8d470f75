//! Actions as text.

use std::fmt;

use crate::card::CardId;
use crate::notation::{
    ParseError, Word, Words, card_name, color_name, read_card, read_color, read_level, read_payment, read_tile,
    read_verb, tile_name, tokens_name,
};
use crate::payment::missing;
use crate::tokens::{PackedTokens, Tokens};

use super::super::{Action, Cell, Cells, Duel, GOLD, Source};

const VERBS: [(&str, Option<&str>); 12] = [
    ("privilege", Some("p")),
    ("replenish", Some("f")),
    ("take", Some("t")),
    ("reserve", Some("r")),
    ("buy", Some("b")),
    ("joker", Some("j")),
    ("take_token", Some("k")),
    ("steal", Some("s")),
    ("royal", Some("n")),
    ("discard", Some("x")),
    ("claim", None),
    ("pass", None),
];

/// Writes an action.
pub(super) fn write(action: Action, out: &mut impl fmt::Write) -> fmt::Result {
    match action {
        Action::Privilege(cell) => write!(out, "privilege {cell}"),
        Action::Replenish => out.write_str("replenish"),
        Action::Take(cells) => {
            out.write_str("take")?;
            cells.iter().try_for_each(|cell| write!(out, " {cell}"))
        }
        Action::Reserve { gold, from: Source::Pyramid(card) } => {
            write!(out, "reserve {} {gold}", card_name::<Duel>(card))
        }
        Action::Reserve { gold, from: Source::Deck(level) } => write!(out, "reserve {} {gold}", level.number()),
        Action::Buy(card, payment) => {
            write!(out, "buy {} {}", card_name::<Duel>(card), tokens_name::<Duel>(payment.tokens()))
        }
        Action::Joker(color) => write!(out, "joker {}", color_name::<Duel>(color)),
        Action::TakeToken(cell) => write!(out, "take_token {cell}"),
        Action::Steal(token) => write!(out, "steal {}", color_name::<Duel>(token)),
        Action::Royal(royal) => write!(out, "royal {}", tile_name::<Duel>(royal)),
        Action::Discard(token) => write!(out, "discard {}", color_name::<Duel>(token)),
        Action::Claim => out.write_str("claim"),
        Action::Pass => out.write_str("pass"),
    }
}

/// Reads an action.
pub(super) fn read(words: &mut Words<'_>, at: Option<&Duel>) -> Result<Action, ParseError> {
    Ok(match read_verb(words, &VERBS)? {
        "privilege" => Action::Privilege(read_cell(words.require("the token's space, as `c3`")?)?),
        "replenish" => Action::Replenish,
        "take" => read_take(words)?,
        "reserve" => read_reserve(words, at)?,
        "buy" => {
            let card = read_card::<Duel>(words.require("the card to buy")?)?;
            match (at, words.peek()) {
                (Some(game), None) => Action::Buy(card, cheapest(game, card)),
                _ => Action::Buy(card, read_payment::<Duel>(words.require("the tokens to pay, `-` for none")?)?),
            }
        }
        "joker" => Action::Joker(read_color::<Duel>(words.require("the colour of the joker card")?)?),
        "take_token" => Action::TakeToken(read_cell(words.require("the token's space, as `c3`")?)?),
        "steal" => Action::Steal(read_color::<Duel>(words.require("the token to steal")?)?),
        "royal" => Action::Royal(read_tile::<Duel>(words.require("the royal to take")?)?),
        "discard" => Action::Discard(read_color::<Duel>(words.require("the token to discard")?)?),
        "claim" => Action::Claim,
        _ => Action::Pass,
    })
}

/// Reads the spaces of a take, one or more.
fn read_take(words: &mut Words<'_>) -> Result<Action, ParseError> {
    let mut cells = Cells::of(read_cell(words.require("the spaces to take from, as `c3 c4 c5`")?)?);
    while let Some(word) = words.next_if(|word| Cell::from_name(word.text).is_some()) {
        let cell = read_cell(word)?;
        if cells.contains(cell) {
            return Err(word.wrong("the space is named twice"));
        }
        cells = cells.with(cell);
    }
    Ok(Action::Take(cells))
}

/// Reads the card or level of a reserve, then the space of the gold, which may be left out where there is only one.
fn read_reserve(words: &mut Words<'_>, at: Option<&Duel>) -> Result<Action, ParseError> {
    let word = words.require("the card to reserve, or the level of a deck")?;
    let from = match read_level(word) {
        Ok(level) => Source::Deck(level),
        Err(_) => Source::Pyramid(read_card::<Duel>(word)?),
    };
    let gold = at.map_or(Cells::EMPTY, |game| game.open.board.of(GOLD));
    match (gold.first(), words.peek()) {
        (Some(gold_cell), None) if gold.len() == 1 => Ok(Action::Reserve { gold: gold_cell, from }),
        _ => Ok(Action::Reserve { gold: read_cell(words.require("the space of the gold, as `c3`")?)?, from }),
    }
}

fn read_cell(word: Word<'_>) -> Result<Cell, ParseError> {
    Cell::from_name(word.text).ok_or_else(|| word.expected("a space of the board from `a1` (top left) to `e5`"))
}

/// The payment with the least gold, whether or not the player has that much.
fn cheapest(game: &Duel, card: CardId) -> PackedTokens {
    let player = game.open.current();
    let (price, purse) = (player.price(card), player.tokens);
    let tokens = price.min(purse) + Tokens::of(GOLD, missing(price, purse));
    PackedTokens::new(tokens).unwrap_or_default()
}
