//! Bank, tiles, board and players.

use parure_engine::duel::Cell;
use ratatui_core::layout::Rect;
use ratatui_core::style::Style;
use unicode_width::UnicodeWidthStr;

use crate::board::{BOLD, Board, DIM, DIVIDER, PLAIN};
use crate::canvas::Canvas;
use crate::messages::Messages;
use crate::picture::{BoardPicture, Chip, Picture, PlayerPanel, TileCell};

/// The columns that a player's labels take.
const LABEL: u16 = 4;
/// The first row behind the most tiles.
const TILES_END: u16 = 4;

/// Draws the bank, and below it the tiles and the posts with the viewer's distance from each; gives the row behind them.
pub(crate) fn draw_bank(picture: &Picture, messages: &Messages, canvas: &mut Canvas<'_>) -> u16 {
    let after = canvas.text(0, 1, 12, &messages.text("terminal-bank"), BOLD);
    draw_all_chips(after + 1, 1, &picture.bank, canvas);
    // Three tiles to a line, or two of those that ask for more than bonuses.
    let (width, abreast) = if picture.tiles.iter().all(|tile| tile.note.is_empty()) { (17, 3) } else { (25, 2) };
    for (place, tile) in picture.tiles.iter().enumerate() {
        draw_tile(tile, Rect::new(width * (place as u16 % abreast), 2 + place as u16 / abreast, width, 1), canvas);
    }
    let mut x = 0;
    for post in &picture.posts {
        x = 1 + draw_tile(post, Rect::new(x, TILES_END, DIVIDER - x, 1), canvas);
    }
    TILES_END + u16::from(!picture.posts.is_empty())
}

/// Draws a tile with the viewer's distance; gives the column behind it.
fn draw_tile(tile: &TileCell, Rect { x, y, width, .. }: Rect, canvas: &mut Canvas<'_>) -> u16 {
    let after = canvas.text(x, y, 6, tile.id, PLAIN);
    let after = if tile.note.is_empty() { after } else { canvas.text(after + 1, y, 8, &tile.note, PLAIN) };
    let after = canvas.chips(after + 1, y, x + width, &tile.needs, PLAIN);
    match tile.lacks {
        Some(0) => canvas.text(after + 1, y, 2, "!", BOLD),
        Some(lacks) => canvas.text(after + 1, y, x + width - after - 1, &format!("-{lacks}"), DIM),
        None => after,
    }
}

/// Draws Duel's board, with what lies beside it and the royals below.
pub(crate) fn draw_board(board: &Board<'_>, pieces: &BoardPicture, area: Rect, canvas: &mut Canvas<'_>) {
    canvas.text(area.x, area.y, 12, "  a b c d e", DIM);
    for (row, y) in pieces.cells.iter().zip(area.y + 1..) {
        canvas.text(area.x, y, 1, &(y - area.y).to_string(), DIM);
        for (col, mark) in row.iter().enumerate() {
            let x = area.x + 2 + 2 * col as u16;
            match mark {
                Some(mark) => _ = canvas.mark(x, y, 1, *mark, PLAIN),
                None => _ = canvas.text(x, y, 1, ".", DIM),
            }
            let cell = Cell::new(usize::from(y - area.y - 1), col);
            if cell.is_some_and(|cell| board.touched.cells.is_some_and(|cells| cells.contains(cell))) {
                canvas.highlight(Rect::new(x, y, 1, 1));
            }
        }
    }
    for (line, y) in pieces.beside.iter().zip(area.y + 1..) {
        canvas.text(area.x + 13, y, area.width - 13, line, PLAIN);
    }
    // Four royals fill the line, so their label stands beside the board.
    canvas.text(area.x + 13, area.y + 5, area.width - 13, &board.messages.text("terminal-royals"), PLAIN);
    canvas.text(area.x, area.y + 6, area.width, &pieces.royals.join(" "), PLAIN);
}

/// Draws the players below each other; gives the row behind them.
pub(crate) fn draw_players(board: &Board<'_>, area: Rect, canvas: &mut Canvas<'_>) -> u16 {
    let mut y = area.y;
    for (seat, player) in board.picture.players.iter().enumerate() {
        let active = board.to_act.is_some_and(|turn| turn.index() == seat);
        let (sign, style) = if active { (">", BOLD) } else { (" ", PLAIN) };
        let heading = Heading { number: seat + 1, sign, name: &board.names[seat], style };
        let line = Rect { y, height: 1, ..area };
        draw_heading(board.messages, &heading, player, line, canvas);
        let tokens: u8 = player.tokens.iter().map(|chip| chip.count).sum();
        canvas.text(area.x, y + 1, LABEL, &board.messages.text("terminal-tokens"), DIM);
        draw_all_chips(area.x + LABEL, y + 1, &player.tokens, canvas);
        canvas.text(area.x, y + 2, LABEL, &board.messages.text("terminal-bonuses"), DIM);
        draw_all_chips(area.x + LABEL, y + 2, &player.bonuses, canvas);
        canvas.text_right(area.right(), y + 2, 6, &format!("{tokens}/{}", board.picture.token_limit), DIM);
        y += 3;
        if let Some(goals) = &player.goals {
            canvas.text(area.x, y, area.width, goals, PLAIN);
            y += 1;
        }
    }
    y
}

/// The first line of a player.
struct Heading<'a> {
    number: usize,
    /// Marks whose turn it is.
    sign: &'static str,
    name: &'a str,
    style: Style,
}

fn draw_heading(messages: &Messages, heading: &Heading<'_>, player: &PlayerPanel, line: Rect, canvas: &mut Canvas<'_>) {
    let points = messages.with("terminal-points", &[("points", player.points.into())]);
    let reserved = messages.with("terminal-reserved", &[("count", player.reserved.into())]);
    let facts = format!("{} {reserved} {points}", player.tags);
    let facts = facts.trim_start();
    canvas.text(line.x, line.y, 2, &format!("{}{}", heading.number, heading.sign), BOLD);
    let room = line.width.saturating_sub(facts.width() as u16 + 3);
    canvas.name(line.x + 2, line.y, room, heading.name, heading.style);
    canvas.text_right(line.right(), line.y, line.width - 2, facts, BOLD);
}

/// Draws a place for each kind of token, three columns wide, a point for none.
fn draw_all_chips(x: u16, y: u16, chips: &[Chip], canvas: &mut Canvas<'_>) {
    for (chip, x) in chips.iter().zip((x..).step_by(3)) {
        if chip.count == 0 {
            canvas.text(x + 1, y, 1, ".", DIM);
        } else {
            let digits = canvas.text(x, y, 2, &chip.count.to_string(), PLAIN);
            canvas.mark(digits, y, 1, chip.mark, PLAIN);
        }
    }
}
