//! Lines of bounded length.

use std::io::{self, BufRead, Read};

/// The most bytes a line may have; the largest requests have some 100,000.
const LONGEST: u64 = 4 << 20;

/// A line, or what stands in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line without its end.
    Bytes(Vec<u8>),
    /// A line that is too long; it was passed over.
    TooLong,
    /// The input has ended.
    End,
}

/// Reads the next line.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
    match bytes.last() {
        None => Ok(Line::End),
        Some(b'\n') => {
            bytes.pop();
            Ok(Line::Bytes(bytes))
        }
        Some(_) if bytes.len() as u64 == LONGEST => skip_line(input).map(|()| Line::TooLong),
        Some(_) => Ok(Line::Bytes(bytes)),
    }
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (used, done) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_passed_over() {
        let mut text = vec![b'x'; LONGEST as usize + 9];
        text.extend(b"\nnext\nlast");
        let mut input = io::Cursor::new(text);
        let lines: Vec<_> = (0..4).map(|_| read_line(&mut input).unwrap()).collect();
        let bytes = |text: &str| Line::Bytes(text.as_bytes().to_vec());
        assert_eq!(lines, [Line::TooLong, bytes("next"), bytes("last"), Line::End]);
    }
}
