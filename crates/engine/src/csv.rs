//! Reads the component files while compiling: a file that does not fit is a compile error.

use crate::tokens::{Color, ColorName};

/// A reader of one CSV text, at compile time.
pub(crate) struct Csv {
    text: &'static str,
    at: usize,
}

impl Csv {
    /// The text after its heading, which must be the expected one.
    pub(crate) const fn new(text: &'static str, heading: &str) -> Self {
        let mut csv = Self { text, at: 0 };
        let mut at = 0;
        while at < heading.len() {
            assert!(text.as_bytes()[at] == heading.as_bytes()[at], "the heading is not the expected one");
            at += 1;
        }
        csv.at = at;
        csv.end_line();
        csv
    }

    /// Whether every line has been read.
    pub(crate) const fn is_done(&self) -> bool {
        self.at == self.text.len()
    }

    /// Ends a line; its fields must all have been read.
    pub(crate) const fn end_line(&mut self) {
        assert!(self.text.as_bytes()[self.at] == b'\n', "a line has more fields than expected");
        self.at += 1;
    }

    /// The next field of the line as a word, without its quotes.
    pub(crate) const fn word(&mut self) -> &'static str {
        let bytes = self.text.as_bytes();
        let quoted = bytes[self.at] == b'"';
        let start = self.at + quoted as usize;
        let mut end = start;
        while if quoted { bytes[end] != b'"' } else { bytes[end] != b',' && bytes[end] != b'\n' } {
            end += 1;
        }
        self.at = end + quoted as usize;
        if bytes[self.at] == b',' {
            self.at += 1;
        }
        self.text.split_at(end).0.split_at(start).1
    }

    /// The next field of the line as a number.
    pub(crate) const fn number(&mut self) -> u8 {
        let word = self.word().as_bytes();
        assert!(!word.is_empty(), "a number is missing");
        let (mut number, mut at) = (0, 0);
        while at < word.len() {
            assert!(word[at].is_ascii_digit(), "not a number");
            number = number * 10 + (word[at] - b'0');
            at += 1;
        }
        number
    }

    /// The next field of the line as a place in a list of words.
    pub(crate) const fn one_of(&mut self, words: &[&str]) -> usize {
        let word = self.word().as_bytes();
        let mut place = 0;
        while place < words.len() {
            if same(word, words[place].as_bytes()) {
                return place;
            }
            place += 1;
        }
        panic!("a word is none of those expected")
    }

    /// The next field of the line as a colour, by its word.
    pub(crate) const fn color(&mut self, colors: &[ColorName]) -> Color {
        let word = self.word().as_bytes();
        let mut place = 0;
        while place < colors.len() {
            if same(word, colors[place].word.as_bytes()) {
                return Color::at(place);
            }
            place += 1;
        }
        panic!("a word is no colour of the game")
    }

    /// The next field of the line as a colour, if it is not empty.
    pub(crate) const fn optional_color(&mut self, colors: &[ColorName]) -> Option<Color> {
        if self.text.as_bytes()[self.at] == b',' {
            self.at += 1;
            return None;
        }
        Some(self.color(colors))
    }

    /// The next fields of the line as numbers.
    pub(crate) const fn numbers<const N: usize>(&mut self) -> [u8; N] {
        let (mut numbers, mut at) = ([0; N], 0);
        while at < N {
            numbers[at] = self.number();
            at += 1;
        }
        numbers
    }
}

const fn same(left: &[u8], right: &[u8]) -> bool {
    if left.len() != right.len() {
        return false;
    }
    let mut at = 0;
    while at < left.len() {
        if left[at] != right[at] {
            return false;
        }
        at += 1;
    }
    true
}
