//! Cards: the market, the pyramid, and the own hand.

use ratatui_core::layout::Rect;

use crate::board::{BOLD, Board, DIM, PLAIN};
use crate::canvas::Canvas;
use crate::messages::Messages;
use crate::picture::{CardCell, CardRow, Reach};

/// Where cards lie, by their ids.
type Hits = Vec<(Rect, String)>;

/// The columns that the level and its deck take.
const LABEL: u16 = 4;
/// The most cards of a level that fit beside each other in full.
const WIDE_CARDS: usize = 4;

/// Draws the market of a classic game and the hand below it; gives the row behind them.
pub(crate) fn draw_market(board: &Board<'_>, top: u16, canvas: &mut Canvas<'_>, hits: &mut Hits) -> u16 {
    for (row, y) in board.picture.rows.iter().zip((top..).step_by(3)) {
        draw_label(row, y, canvas);
        if row.cards.len() <= WIDE_CARDS {
            draw_row(board, &row.cards, Rect::new(LABEL, y, 12, 3), canvas, hits);
        } else {
            draw_compact_row(board, row, y, canvas, hits);
        }
    }
    let hand = Rect::new(LABEL + 1, top + 9, 12, 3);
    draw_hand(board, hand, canvas, hits);
    hand.bottom()
}

/// Draws the pyramid of Duel and the hand below it.
pub(crate) fn draw_pyramid(board: &Board<'_>, canvas: &mut Canvas<'_>, hits: &mut Hits) {
    for (nth, (row, y)) in board.picture.rows.iter().zip((1..).step_by(4)).enumerate() {
        draw_label(row, y, canvas);
        // Each level has one card more than the one above it, and lies half a card further left.
        let first = Rect::new(LABEL + 5 * (2 - nth as u16), y, 10, 4);
        draw_row(board, &row.cards, first, canvas, hits);
    }
    draw_hand(board, Rect::new(LABEL + 1, 13, 10, 4), canvas, hits);
}

fn draw_label(row: &CardRow, y: u16, canvas: &mut Canvas<'_>) {
    canvas.text(0, y, LABEL - 1, row.level, BOLD);
    canvas.text(0, y + 1, LABEL - 1, &format!("x{}", row.deck), DIM);
    if let Some(deck) = row.second_deck {
        canvas.text(0, y + 2, LABEL - 1, &format!("+{deck}"), DIM);
    }
}

fn draw_hand(board: &Board<'_>, first: Rect, canvas: &mut Canvas<'_>, hits: &mut Hits) {
    canvas.text(0, first.y, LABEL, &board.messages.text("terminal-hand"), BOLD);
    let cards: Vec<_> = board.picture.hand.iter().cloned().map(Some).collect();
    draw_row(board, &cards, first, canvas, hits);
}

/// Draws cards beside each other, each in an area like the first one's.
fn draw_row(board: &Board<'_>, cards: &[Option<CardCell>], first: Rect, canvas: &mut Canvas<'_>, hits: &mut Hits) {
    for (card, x) in cards.iter().zip((first.x..).step_by(first.width.into())) {
        let area = Rect { x, width: first.width - 1, ..first };
        match card {
            Some(card) => {
                draw_card(card, area, board.messages, canvas);
                note(board, card, area, canvas, hits);
            }
            None => _ = canvas.text(x, area.y + 1, area.width, "-", DIM),
        }
    }
}

fn draw_card(card: &CardCell, area: Rect, messages: &Messages, canvas: &mut Canvas<'_>) {
    let right = area.right();
    let affordable = matches!(card.reach, Reach::Buy(_));
    let after = canvas.text(area.x, area.y, area.width, &card.id, if affordable { BOLD } else { PLAIN });
    let points = if card.points > 0 { card.points.to_string() } else { " ".to_owned() };
    let mut x = canvas.text(after + 1, area.y, right - after - 1, &points, BOLD);
    for &mark in &card.bonus {
        x = canvas.mark(x, area.y, right - x, mark, PLAIN);
    }
    if !card.tags.is_empty() {
        canvas.text(x + 1, area.y, right - x - 1, &card.tags, PLAIN);
    }
    canvas.chips(area.x, area.y + 1, right, &card.cost, PLAIN);
    if area.height > 3 {
        canvas.text(area.x, area.y + 2, area.width, &card.feature, PLAIN);
    }
    draw_reach(card, area, messages, canvas);
}

/// Says in the last line of a card whether it can be had: now, with jokers, or not without these.
fn draw_reach(card: &CardCell, area: Rect, messages: &Messages, canvas: &mut Canvas<'_>) {
    let y = area.bottom() - 1;
    match &card.reach {
        Reach::Buy(jokers) => {
            let style = canvas.good();
            let word = messages.text("terminal-reach-buy");
            let text = if *jokers > 0 { format!("{word} {jokers}*") } else { word };
            canvas.text(area.x, y, area.width, &text, style);
        }
        Reach::Short(chips) => {
            let after = canvas.text(area.x, y, 1, "-", DIM);
            canvas.chips(after, y, area.right(), chips, DIM);
        }
        Reach::Unknown => {}
    }
}

/// Draws more cards than fit in full, two to four to a line: id, bonus, points and cost.
fn draw_compact_row(board: &Board<'_>, row: &CardRow, y: u16, canvas: &mut Canvas<'_>, hits: &mut Hits) {
    // A level has three lines. Two cards to a line leave room for what a card does, three or four do not.
    let has_tags = row.cards.iter().flatten().any(|card| !card.tags.is_empty());
    let (columns, width) = match row.cards.len() {
        ..=6 if has_tags => (2, 24),
        ..=9 => (3, 16),
        _ => (4, 12),
    };
    for (place, card) in row.cards.iter().enumerate() {
        let (line, column) = (place as u16 / columns, place as u16 % columns);
        let area = Rect::new(LABEL + width * column, y + line, width, 1);
        let Some(card) = card else { continue };
        let affordable = matches!(card.reach, Reach::Buy(_));
        let id_style = if affordable { canvas.good() } else { PLAIN };
        let mut x = canvas.text(area.x, area.y, area.width, &card.id, id_style);
        for &mark in &card.bonus {
            x = canvas.mark(x, area.y, area.right() - x, mark, PLAIN);
        }
        x = canvas.text(x, area.y, area.right() - x, &format!("{}:", card.points), BOLD);
        let x = canvas.chips(x, area.y, area.right(), &card.cost, DIM);
        if columns == 2 {
            canvas.text(x + 1, area.y, area.right() - x - 1, &card.tags, PLAIN);
        }
        note(board, card, area, canvas, hits);
    }
}

/// Notes where a card lies, and shows it if the chosen move is about it.
fn note(board: &Board<'_>, card: &CardCell, area: Rect, canvas: &mut Canvas<'_>, hits: &mut Hits) {
    if board.touched.card == Some(card.card) {
        canvas.highlight(area);
    }
    hits.push((area, card.id.clone()));
}
