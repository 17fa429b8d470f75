//! Writing into a part of the screen, with care for wide letters.

use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::{Color, Modifier, Style};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::picture::{Chip, Mark, Tint};

/// Whether colours are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Letters in the colours of the stones.
    Colors,
    /// Letters only.
    Plain,
}

/// The screen while it is drawn.
pub struct Canvas<'a> {
    buffer: &'a mut Buffer,
    theme: Theme,
    /// What did not fit. A test rules out that there is anything.
    pub cut: Vec<String>,
}

impl<'a> Canvas<'a> {
    /// A canvas over a buffer.
    pub fn new(buffer: &'a mut Buffer, theme: Theme) -> Self {
        Self { buffer, theme, cut: Vec::new() }
    }

    /// The whole screen.
    pub fn area(&self) -> Rect {
        self.buffer.area
    }

    /// Writes a line of text from a place on, in at most `width` columns; gives the column behind it.
    pub fn text(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) -> u16 {
        let fitting = fit(text, width.into());
        if fitting.len() < text.len() {
            self.cut.push(text.to_owned());
        }
        if y < self.area().bottom() && x < self.area().right() {
            self.buffer.set_string(x, y, fitting, style);
        }
        x + fitting.width() as u16
    }

    /// Writes a person's name, which may be of any length.
    pub fn name(&mut self, x: u16, y: u16, width: u16, name: &str, style: Style) {
        self.text(x, y, width, fit(name, width.into()), style);
    }

    /// Writes text that ends at a column.
    pub fn text_right(&mut self, right: u16, y: u16, width: u16, text: &str, style: Style) {
        let own = (text.width() as u16).min(width);
        self.text(right - own, y, width, text, style);
    }

    /// Writes tokens as `2w1u`.
    pub fn chips(&mut self, mut x: u16, y: u16, right: u16, chips: &[Chip], style: Style) -> u16 {
        for chip in chips {
            x = self.text(x, y, right.saturating_sub(x), &chip.count.to_string(), style);
            x = self.mark(x, y, right.saturating_sub(x), chip.mark, style);
        }
        x
    }

    /// Writes a kind of token by its letter, in its colour.
    pub fn mark(&mut self, x: u16, y: u16, width: u16, mark: Mark, style: Style) -> u16 {
        let style = style.patch(self.tint(mark.tint));
        self.text(x, y, width, &mark.letter.to_string(), style)
    }

    /// How a stone's letter looks.
    pub fn tint(&self, tint: Tint) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.theme == Theme::Plain {
            return style;
        }
        // A ground of their own keeps the letters readable on dark and light terminals alike.
        let (letter, ground) = match tint {
            Tint::White => (Color::Black, Color::White),
            Tint::Blue => (Color::White, Color::Blue),
            Tint::Green => (Color::Black, Color::Green),
            Tint::Red => (Color::White, Color::Red),
            Tint::Black => (Color::White, Color::DarkGray),
            Tint::Yellow => (Color::Black, Color::Yellow),
            Tint::Orange => (Color::Black, Color::Indexed(208)),
            Tint::Purple => (Color::White, Color::Magenta),
            Tint::Gray => (Color::Black, Color::Gray),
        };
        style.fg(letter).bg(ground)
    }

    /// How something good looks.
    pub fn good(&self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.theme == Theme::Plain { style } else { style.fg(Color::LightGreen) }
    }

    /// Fills an area with spaces of a style.
    pub fn fill(&mut self, area: Rect, style: Style) {
        let area = area.intersection(self.area());
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                self.buffer[(x, y)].reset();
                self.buffer[(x, y)].set_symbol(" ").set_style(style);
            }
        }
    }

    /// Marks an area without changing what stands there.
    pub fn highlight(&mut self, area: Rect) {
        self.buffer.set_style(area.intersection(self.area()), Style::new().add_modifier(Modifier::REVERSED));
    }
}

/// As much of a text as fits into so many columns.
fn fit(text: &str, width: usize) -> &str {
    let mut used = 0;
    for (place, letter) in text.char_indices() {
        used += letter.width().unwrap_or(0);
        if used > width {
            return &text[..place];
        }
    }
    text
}

/// A text in lines of at most so many columns, broken at spaces, or within a word that is too long for a line. Wide
/// letters may be parted from each other anywhere.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in pieces(text) {
        if line.width() + word.trim_end().width() > width && !line.is_empty() {
            lines.push(std::mem::take(&mut line).trim_end().to_owned());
        }
        if line.is_empty() && word.trim().is_empty() && !lines.is_empty() {
            continue;
        }
        let mut rest = word;
        while rest.trim_end().width() > width {
            let part = fit(rest, width);
            lines.push(part.to_owned());
            rest = &rest[part.len()..];
        }
        line.push_str(rest);
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// The parts between which a line may be broken: words with the space behind them, and single wide letters.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut before: Option<char> = None;
    for (place, letter) in text.char_indices() {
        let is_wide = |letter: char| letter.width() == Some(2);
        // Punctuation stays with what it follows.
        let closes = "、。，：；！？）」』".contains(letter);
        let breaks =
            before.is_some_and(|before| (before == ' ' && letter != ' ') || is_wide(before) || is_wide(letter));
        if breaks && !closes && letter != ' ' && place > start {
            pieces.push(&text[start..place]);
            start = place;
        }
        before = Some(letter);
    }
    pieces.push(&text[start..]);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces_and_between_wide_letters() {
        assert_eq!(wrap("buys the card that you need", 12), ["buys the", "card that", "you need"]);
        assert_eq!(wrap("拿取三個不同顏色的寶石。", 11), ["拿取三個不", "同顏色的寶", "石。"]);
        assert_eq!(wrap("abcdefghij", 4), ["abcd", "efgh", "ij"]);
        assert_eq!(wrap("", 4), [""]);
    }

    #[test]
    fn what_does_not_fit_is_noted() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 10, 1));
        let mut canvas = Canvas::new(&mut buffer, Theme::Plain);
        assert_eq!(canvas.text(0, 0, 5, "寶石", Style::new()), 4);
        assert!(canvas.cut.is_empty());
        canvas.text(0, 0, 3, "寶石", Style::new());
        assert_eq!(canvas.cut, ["寶石"]);
    }
}
