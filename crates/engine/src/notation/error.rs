//! What is wrong with a text, and where.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;

use super::Fault;

/// A place in a text. Lines and columns count from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LineColumn {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl LineColumn {
    /// Where every text begins.
    pub const START: Self = Self { line: 1, column: 1 };
}

impl fmt::Display for LineColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Why a text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Where the trouble is.
    pub place: LineColumn,
    /// The word there; nothing at the end of a line or text.
    pub found: Option<String>,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Something else belongs here: what, in words.
    Expected(Cow<'static, str>),
    /// The word can be read but cannot be.
    Wrong(Why),
}

/// Why a word that can be read cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// What is wrong with the pieces, to translate by; nothing where only the writing is wrong.
    pub fault: Option<Fault>,
    /// The same as a clause in English.
    pub words: Cow<'static, str>,
}

impl From<&'static str> for Why {
    fn from(words: &'static str) -> Self {
        Self { fault: None, words: words.into() }
    }
}

impl From<String> for Why {
    fn from(words: String) -> Self {
        Self { fault: None, words: words.into() }
    }
}

impl ParseError {
    /// How many characters of a word an error keeps.
    const LONGEST: usize = 40;

    /// Something else belongs here than `found` (nothing: the end).
    pub fn expected(place: LineColumn, found: &str, what: impl Into<Cow<'static, str>>) -> Self {
        Self { place, found: shorten(found), problem: Problem::Expected(what.into()) }
    }

    /// What is `found` here can be read but cannot be.
    pub fn wrong(place: LineColumn, found: &str, why: impl Into<Why>) -> Self {
        Self { place, found: shorten(found), problem: Problem::Wrong(why.into()) }
    }
}

fn shorten(found: &str) -> Option<String> {
    let mut kept: String = found.chars().take(ParseError::LONGEST).collect();
    if kept.len() < found.len() {
        kept.push('…');
    }
    (!kept.is_empty()).then_some(kept)
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.place)?;
        match (&self.problem, &self.found) {
            (Problem::Expected(what), Some(found)) => write!(f, "expected {what}, found `{found}`"),
            (Problem::Expected(what), None) => write!(f, "expected {what}, found nothing more"),
            (Problem::Wrong(why), Some(found)) => write!(f, "`{found}`: {}", why.words),
            (Problem::Wrong(why), None) => f.write_str(&why.words),
        }
    }
}

impl Error for ParseError {}
