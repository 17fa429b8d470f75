//! The table: title, pieces, question, moves and log.

use ratatui::layout::Rect;

use super::super::canvas::{Canvas, wrap};
use super::super::model::{Hint, Model};
use super::super::picture::Picture;
use super::super::session::LogKind;
use super::super::stage::{Group, Stage};
use super::{BOLD, DIM, Hits, PLAIN, cards, panels};

/// How wide the text of a move is.
const MOVE_WIDTH: u16 = 23;

/// Draws everything that lies on the table.
pub(super) fn draw<G: Stage>(model: &Model<G>, canvas: &mut Canvas<'_>) -> Hits {
    let picture = G::picture(&model.view(), model.viewer, &model.messages);
    let touched = model.chosen().map(|entry| G::touched(entry.action)).unwrap_or_default();
    let mut hits = Hits::default();
    draw_title(model, &picture, canvas);
    let area = canvas.area();
    let (left, question, log) = match &picture.board {
        None => {
            panels::draw_bank(&picture, &model.messages, canvas);
            cards::draw_market(&picture, &model.messages, touched.card, canvas, &mut hits);
            (52, 16, panels::draw_players(model, &picture, Rect::new(53, 1, area.width - 53, 12), canvas))
        }
        Some(board) => {
            cards::draw_pyramid(&picture, &model.messages, touched.card, canvas, &mut hits);
            panels::draw_board(board, &model.messages, touched.cells, Rect::new(55, 1, area.width - 55, 7), canvas);
            (54, 17, panels::draw_players(model, &picture, Rect::new(55, 8, area.width - 55, 8), canvas))
        }
    };
    for y in 1..area.height - 1 {
        canvas.text(left, y, 1, "|", DIM);
    }
    draw_question(model, question, left, canvas);
    let list = Rect::new(0, question + 1, left, area.height - question - 2);
    draw_moves(model, list, canvas, &mut hits);
    draw_log(model, Rect::new(left + 1, log, area.width - left - 1, area.height - 1 - log), canvas);
    canvas.text(0, area.height - 1, area.width, &model.messages.text("terminal-keys"), DIM);
    hits
}

fn draw_title<G: Stage>(model: &Model<G>, picture: &Picture, canvas: &mut Canvas<'_>) {
    let messages = &model.messages;
    let game = messages.text(&format!("game-name-{}", G::NAME));
    let width = canvas.area().width;
    let after = canvas.text(0, 0, width, &game, BOLD);
    let round = messages.with("terminal-round", &[("round", model.session.position().round().into())]);
    let after = canvas.text(after + 2, 0, width - after - 2, &round, PLAIN);
    let after = canvas.text(after + 2, 0, width - after - 2, &picture.goal, DIM);
    let name = |seat: parure_engine::seat::Seat| model.names[seat.index()].as_str();
    let status = match model.to_act() {
        None => messages.text("terminal-turn-over"),
        Some(seat) if model.session.who(seat).is_human() => {
            messages.with("terminal-turn-own", &[("name", name(seat).into())])
        }
        Some(seat) => messages.with("terminal-turn-bot", &[("name", name(seat).into())]),
    };
    let room = width - after - 2;
    let own = unicode_width::UnicodeWidthStr::width(status.as_str()).min(room.into()) as u16;
    canvas.name(width - own, 0, own, &status, BOLD);
}

fn draw_question<G: Stage>(model: &Model<G>, y: u16, width: u16, canvas: &mut Canvas<'_>) {
    let messages = &model.messages;
    let text = match (&model.notice, &model.hint) {
        (Some(notice), _) => notice.clone(),
        (None, Hint::Asked) => messages.text("terminal-hint-asked"),
        (None, _) if model.is_own_turn() => messages.text(G::question(&model.view())),
        (None, _) => messages.text("terminal-question-wait"),
    };
    let matching = model.matching().len();
    let group = match model.group {
        None => String::new(),
        Some(Group::Buy) => messages.text("terminal-group-buy"),
        Some(Group::Take) => messages.text("terminal-group-take"),
        Some(Group::Reserve) => messages.text("terminal-group-reserve"),
        Some(Group::Other) => messages.text("terminal-group-other"),
    };
    if matching > 0 {
        let place = format!("{group} {}/{matching}", model.selected + 1);
        canvas.text_right(width - 1, y, 16, place.trim_start(), DIM);
    }
    let after = canvas.text(0, y, 34, &text, BOLD);
    if model.is_own_turn() {
        // What was typed last matters most where not all of it fits.
        let room = usize::from(width - 17).saturating_sub(usize::from(after) + 4);
        let letters: Vec<_> = model.input.chars().collect();
        let shown: String = letters[letters.len().saturating_sub(room)..].iter().collect();
        canvas.name(after + 1, y, width - 17 - after, &format!("> {shown}_"), PLAIN);
    }
}

fn draw_moves<G: Stage>(model: &Model<G>, area: Rect, canvas: &mut Canvas<'_>, hits: &mut Hits) {
    let matching = model.matching();
    let room = usize::from(area.height);
    if let (true, Some(objection)) = (matching.is_empty(), model.objection()) {
        for (line, y) in wrap(&objection, area.width.into()).iter().zip(area.top()..area.bottom()) {
            canvas.text(0, y, area.width, line, PLAIN);
        }
    }
    let first = (model.selected + 1).saturating_sub(room).min(matching.len().saturating_sub(room));
    for ((place, entry), y) in matching.iter().enumerate().skip(first).take(room).zip(area.top()..) {
        let line = Rect::new(0, y, area.width, 1);
        let sign = if place == model.selected { ">" } else { " " };
        canvas.text(0, y, 1, sign, BOLD);
        canvas.text(1, y, MOVE_WIDTH, &entry.text, PLAIN);
        canvas.text(MOVE_WIDTH + 2, y, area.width - MOVE_WIDTH - 2, &entry.outlook, PLAIN);
        if place == model.selected {
            canvas.highlight(line);
        }
        hits.moves.push((line, place));
    }
}

fn draw_log<G: Stage>(model: &Model<G>, area: Rect, canvas: &mut Canvas<'_>) {
    let width = usize::from(area.width) - 2;
    let room = usize::from(area.height);
    // Every line of the log takes at least one of the screen.
    let log = &model.session.log()[model.session.log().len().saturating_sub(room)..];
    let mut lines = Vec::new();
    for line in log {
        let style = if line.kind == LogKind::Move { PLAIN } else { DIM };
        for (nth, part) in wrap(&line.text, width).into_iter().enumerate() {
            let number = if nth == 0 && line.kind == LogKind::Move {
                format!("{}", line.seat.index() + 1)
            } else {
                String::new()
            };
            lines.push((number, part, style));
        }
    }
    let first = lines.len().saturating_sub(room);
    for ((number, text, style), y) in lines[first..].iter().zip(area.top()..) {
        canvas.text(area.left(), y, 1, number, BOLD);
        canvas.text(area.left() + 2, y, area.width - 2, text, *style);
    }
}
