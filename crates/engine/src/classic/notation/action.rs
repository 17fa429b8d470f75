//! Actions as text.

use std::fmt;

use crate::notation::{
    ParseError, Word, Words, card_name, color_name, read_card, read_color, read_level, read_payment, read_tile,
    read_tokens, read_verb, tile_name, tokens_name,
};
use crate::tokens::Tokens;

use super::super::{Action, State};
use super::{ClassicNotation, ModuleNotation};

const VERBS: [(&str, Option<&str>); 6] = [
    ("take", Some("t")),
    ("reserve", Some("r")),
    ("buy", Some("b")),
    ("return", Some("x")),
    ("tile", Some("n")),
    ("pass", None),
];

/// Writes an action.
pub(super) fn write<R: ClassicNotation>(action: Action<R::Action>, out: &mut impl fmt::Write) -> fmt::Result {
    match action {
        Action::TakeDifferent(gems) => write!(out, "take {}", tokens_name::<State<R>>(gems.one_each())),
        Action::TakeTwo(gem) => write!(out, "take {}", tokens_name::<State<R>>(Tokens::of(gem, 2))),
        Action::Reserve(card) => write!(out, "reserve {}", card_name::<State<R>>(card)),
        Action::ReserveTop(level) => write!(out, "reserve {}", level.number()),
        Action::Buy(card, payment) => {
            write!(out, "buy {} {}", card_name::<State<R>>(card), tokens_name::<State<R>>(payment.tokens()))
        }
        Action::Return(token) => write!(out, "return {}", color_name::<State<R>>(token)),
        Action::Tile(tile) => write!(out, "tile {}", tile_name::<State<R>>(tile)),
        Action::Pass => out.write_str("pass"),
        Action::Module(action) => action.write(out),
    }
}

/// Reads an action.
pub(super) fn read<R: ClassicNotation>(
    words: &mut Words<'_>,
    at: Option<&State<R>>,
) -> Result<Action<R::Action>, ParseError> {
    if let Some(action) = R::Action::read(words) {
        return action.map(Action::Module);
    }
    Ok(match read_verb(words, &VERBS)? {
        "take" => read_take::<R>(words.require("the tokens to take, as `wug` or `ww`")?)?,
        "reserve" => {
            let word = words.require("the card to reserve, or the level of a deck")?;
            match read_level(word) {
                Ok(level) => Action::ReserveTop(level),
                Err(_) => Action::Reserve(read_card::<State<R>>(word)?),
            }
        }
        "buy" => {
            let card = read_card::<State<R>>(words.require("the card to buy")?)?;
            match (at, words.peek()) {
                (Some(state), None) => R::cheapest(state, card),
                _ => Action::Buy(card, read_payment::<State<R>>(words.require("the tokens to pay, `-` for none")?)?),
            }
        }
        "return" => Action::Return(read_color::<State<R>>(words.require("the token to return")?)?),
        "tile" => Action::Tile(read_tile::<State<R>>(words.require("the tile to receive")?)?),
        _ => Action::Pass,
    })
}

fn read_take<R: ClassicNotation>(word: Word<'_>) -> Result<Action<R::Action>, ParseError> {
    let tokens = read_tokens::<State<R>>(word)?;
    let colors = tokens.colors();
    match (tokens.total(), colors.last()) {
        (2, Some(color)) if colors.len() == 1 => Ok(Action::TakeTwo(color)),
        (total, Some(_)) if colors.len() == usize::from(total) => Ok(Action::TakeDifferent(colors)),
        _ => Err(word.expected("tokens that are all of different colours, or two of one colour")),
    }
}
