//! The tags at the head of a record.

use std::error::Error;
use std::fmt::{self, Write};

use super::super::{ParseError, Word, Words};

/// A tag that the rules do not need: a player's name, a date, or anything else worth keeping.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    key: String,
    value: String,
}

/// Why a record cannot have a tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TagError {
    /// The key is not one or two words of letters, digits and `_`.
    BadKey,
    /// The record writes this tag itself.
    Reserved,
    /// The table has no such seat.
    NoSeat,
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::BadKey => "a tag's key is one or two words of letters, digits and `_`",
            Self::Reserved => "this tag follows from the game and cannot be set",
            Self::NoSeat => "the table has no such seat",
        })
    }
}

impl Error for TagError {}

impl Tag {
    /// A tag that somebody wants to add.
    pub fn new(key: &str, value: &str) -> Result<Self, TagError> {
        let first = key.split(' ').next().unwrap_or_default();
        if !is_key(key) {
            Err(TagError::BadKey)
        } else if ["format", "game", "players", "option", "result"].contains(&first) {
            Err(TagError::Reserved)
        } else {
            Ok(Self { key: key.to_owned(), value: value.to_owned() })
        }
    }

    /// What the tag is about: one word, or two as in `seat 0`.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// What it says.
    pub fn value(&self) -> &str {
        &self.value
    }
}

/// A tag as it was read, whatever it is about.
pub(super) struct TagText<'a> {
    /// The words of the key with one space between them.
    pub(super) key: String,
    /// The first word of the key.
    pub(super) word: Word<'a>,
    /// The second word of the key.
    pub(super) of: Option<Word<'a>>,
    pub(super) value: String,
    /// The value as it stands in the text.
    pub(super) raw: Word<'a>,
}

impl<'a> TagText<'a> {
    /// Reads a tag and leaves what follows it on its line.
    pub(super) fn read(words: &mut Words<'a>) -> Result<Self, ParseError> {
        let (mut before, _) = words.until(&['[']);
        before.end()?;
        let (mut keys, quote) = words.until(&['"']);
        let word = keys.require("a tag's key, then its value in quotes")?;
        let expected = || word.expected("a tag such as `[date \"2026-11-15\"]`");
        quote.ok_or_else(expected)?;
        let of = keys.next();
        keys.end()?;
        let key = of.map_or_else(|| word.text.to_owned(), |of| format!("{} {}", word.text, of.text));
        if !is_key(&key) {
            return Err(expected());
        }
        let (value, raw) = read_value(words)?;
        let (mut after, close) = words.until(&[']']);
        after.end()?;
        match close {
            Some(_) => Ok(Self { key, word, of, value, raw }),
            None => Err(ParseError::expected(words.place(), "", "`]`")),
        }
    }
}

fn is_key(key: &str) -> bool {
    let is_word =
        |word: &str| !word.is_empty() && word.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    key.split(' ').count() <= 2 && key.split(' ').all(is_word)
}

/// Writes a tag as a line of its own.
pub(super) fn write(key: &str, value: &str, out: &mut impl Write) -> fmt::Result {
    write!(out, "[{key} \"")?;
    for letter in value.chars() {
        match letter {
            '"' => out.write_str("\\\"")?,
            '\\' => out.write_str("\\\\")?,
            '\n' => out.write_str("\\n")?,
            _ => out.write_char(letter)?,
        }
    }
    out.write_str("\"]\n")
}

/// Reads a value to its closing quote, which is passed over.
fn read_value<'a>(words: &mut Words<'a>) -> Result<(String, Word<'a>), ParseError> {
    let (place, whole) = (words.here(), words.rest());
    let mut value = String::new();
    loop {
        let at = words.here();
        let letter = match words.next_char() {
            Some('"') => {
                let text = &whole[..whole.len() - words.rest().len() - 1];
                return Ok((value, Word { text, place }));
            }
            Some('\\') => match words.next_char() {
                Some('n') => '\n',
                Some(letter @ ('"' | '\\')) => letter,
                _ => return Err(ParseError::expected(at, "\\", "`\\\"`, `\\\\` or `\\n`")),
            },
            Some(letter) => letter,
            None => return Err(ParseError::expected(at, "", "the closing quote of the value")),
        };
        value.push(letter);
    }
}
