//! The words of a text, each with its place.

use std::borrow::Cow;

use super::{LineColumn, ParseError, Why};

/// A word and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word<'a> {
    /// The word as written.
    pub text: &'a str,
    /// Its first character's place.
    pub place: LineColumn,
}

impl<'a> Word<'a> {
    /// Whether this is the given word, in whatever case.
    pub fn is(&self, text: &str) -> bool {
        self.text.eq_ignore_ascii_case(text)
    }

    /// The error that something else belongs here; `what` completes "expected …".
    pub fn expected(&self, what: impl Into<Cow<'static, str>>) -> ParseError {
        ParseError::expected(self.place, self.text, what)
    }

    /// The error that this word cannot be; `why` is a clause of its own.
    pub fn wrong(&self, why: impl Into<Why>) -> ParseError {
        ParseError::wrong(self.place, self.text, why)
    }

    /// The characters, each as a word with its own place.
    pub fn letters(self) -> impl Iterator<Item = (char, Self)> {
        self.text.char_indices().enumerate().map(move |(nth, (at, letter))| {
            let place = LineColumn { column: self.place.column + nth, ..self.place };
            (letter, Self { text: &self.text[at..at + letter.len_utf8()], place })
        })
    }

    /// The word between an opening and a closing character, if it has both.
    pub fn within(self, open: char, close: char) -> Option<Self> {
        let text = self.text.strip_prefix(open)?.strip_suffix(close)?;
        Some(Self { text, place: self.after(1) })
    }

    /// The word behind the given beginning, if it begins so.
    pub fn behind(self, beginning: char) -> Option<Self> {
        self.text.strip_prefix(beginning).map(|text| Self { text, place: self.after(1) })
    }

    /// The parts before and behind the first `middle`, if there is one.
    pub fn split(self, middle: char) -> Option<(Self, Self)> {
        let (left, right) = self.text.split_once(middle)?;
        let place = self.after(left.chars().count() + 1);
        Some((Self { text: left, ..self }, Self { text: right, place }))
    }

    fn after(&self, characters: usize) -> LineColumn {
        LineColumn { column: self.place.column + characters, ..self.place }
    }
}

/// Reads a text word by word. Words are parted by white space, line ends included.
///
/// A [`Words`] may be part of a longer text; places are those in the whole.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    rest: &'a str,
    place: LineColumn,
}

impl<'a> Words<'a> {
    /// The words of a text.
    pub const fn new(text: &'a str) -> Self {
        Self::starting_at(text, LineColumn::START)
    }

    /// The words of a part of a text that starts at this place.
    pub const fn starting_at(part: &'a str, place: LineColumn) -> Self {
        Self { rest: part, place }
    }

    /// The next word, which stays.
    pub fn peek(&mut self) -> Option<Word<'a>> {
        self.skip_space();
        let end = self.rest.find(char::is_whitespace).unwrap_or(self.rest.len());
        (end > 0).then(|| Word { text: &self.rest[..end], place: self.place })
    }

    /// The next word, if the text goes on.
    pub fn next(&mut self) -> Option<Word<'a>> {
        let word = self.peek()?;
        self.advance(word.text.len());
        Some(word)
    }

    /// The next word if it is one that `wanted` accepts.
    pub fn next_if(&mut self, wanted: impl FnOnce(Word<'a>) -> bool) -> Option<Word<'a>> {
        self.peek().filter(|&word| wanted(word))?;
        self.next()
    }

    /// The next word, or the error that `what` is missing.
    pub fn require(&mut self, what: impl Into<Cow<'static, str>>) -> Result<Word<'a>, ParseError> {
        self.next().ok_or_else(|| ParseError::expected(self.place, "", what))
    }

    /// Passes over this very word, or says that it is missing.
    pub fn keyword(&mut self, key: &str) -> Result<Word<'a>, ParseError> {
        let what = || format!("`{key}`");
        let word = self.require(what())?;
        if word.is(key) { Ok(word) } else { Err(word.expected(what())) }
    }

    /// Refuses any further word.
    pub fn end(&mut self) -> Result<(), ParseError> {
        self.next().map_or(Ok(()), |word| Err(word.expected("nothing more")))
    }

    /// Where the next word stands, or the text ends.
    pub fn place(&mut self) -> LineColumn {
        self.skip_space();
        self.place
    }

    /// Everything that is left, as it stands.
    pub const fn rest(&self) -> &'a str {
        self.rest
    }

    /// The words before the first of these characters, and that character; reading goes on behind it.
    pub fn until(&mut self, stops: &[char]) -> (Self, Option<char>) {
        let end = self.rest.find(stops).unwrap_or(self.rest.len());
        let before = Self { rest: &self.rest[..end], place: self.place };
        self.advance(end);
        let stop = self.rest.chars().next();
        self.advance(stop.map_or(0, char::len_utf8));
        (before, stop)
    }

    /// Where reading stands, be it at a word or before it.
    pub(super) const fn here(&self) -> LineColumn {
        self.place
    }

    /// The next character, white space included.
    pub(super) fn next_char(&mut self) -> Option<char> {
        let character = self.rest.chars().next()?;
        self.advance(character.len_utf8());
        Some(character)
    }

    fn skip_space(&mut self) {
        self.advance(self.rest.len() - self.rest.trim_start().len());
    }

    fn advance(&mut self, bytes: usize) {
        let (passed, rest) = self.rest.split_at(bytes);
        for character in passed.chars() {
            if character == '\n' {
                self.place = LineColumn { line: self.place.line + 1, column: 1 };
            } else {
                self.place.column += 1;
            }
        }
        self.rest = rest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(text: &str) -> Vec<(&str, usize, usize)> {
        let mut words = Words::new(text);
        std::iter::from_fn(|| words.next()).map(|word| (word.text, word.place.line, word.place.column)).collect()
    }

    #[test]
    fn columns_count_characters() {
        assert_eq!(places("  take\twug\r\n né  x"), [("take", 1, 3), ("wug", 1, 8), ("né", 2, 2), ("x", 2, 6)]);
        assert_eq!(places(""), []);
        assert_eq!(places(" \n\u{3000}\n"), []);
    }

    #[test]
    fn parts_keep_their_places_in_the_whole() {
        let mut words = Words::new("a b, c {d\ne} f");
        let (mut first, stop) = words.until(&[',', '{']);
        assert_eq!((first.next().map(|word| word.text), stop), (Some("a"), Some(',')));
        let (_, stop) = words.until(&[',', '{']);
        assert_eq!(stop, Some('{'));
        let (mut inside, stop) = words.until(&['}']);
        inside.next();
        assert_eq!((inside.place(), stop), (LineColumn { line: 2, column: 1 }, Some('}')));
        assert_eq!(words.until(&['}']).1, None);
        assert_eq!((words.place(), words.next()), (LineColumn { line: 2, column: 5 }, None));
    }

    #[test]
    fn errors_say_what_and_where() {
        let mut words = Words::new("seat é=1");
        let error = |error: ParseError| error.to_string();
        assert_eq!(words.keyword("turn").map_err(error), Err("line 1, column 1: expected `turn`, found `seat`".into()));
        let (left, right) = words.next().and_then(|word| word.split('=')).expect("there is a word with =");
        assert_eq!(left.wrong("no").to_string(), "line 1, column 6: `é`: no");
        assert_eq!(right.wrong("no").to_string(), "line 1, column 8: `1`: no");
        assert_eq!(words.require("x").map_err(error), Err("line 1, column 9: expected x, found nothing more".into()));
        let long = "x".repeat(1000);
        assert!(Words::new(&long).end().expect_err("a word is left").to_string().len() < 100);
    }
}
