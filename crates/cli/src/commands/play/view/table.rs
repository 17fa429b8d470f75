//! The table: title, pieces, question, moves and log.

use parure_terminal::canvas::{Canvas, wrap};
use parure_terminal::stage::{Group, Stage};
use parure_terminal::{Board, Layout};
use ratatui::layout::Rect;

use super::super::model::{Hint, Model};
use super::super::session::LogKind;
use super::{BOLD, DIM, Hits, PLAIN};

/// How wide the text of a move is.
const MOVE_WIDTH: u16 = 23;

/// Draws everything that lies on the table.
pub(super) fn draw<G: Stage>(model: &Model<G>, canvas: &mut Canvas<'_>) -> Hits {
    let board = Board {
        picture: &G::picture(&model.view(), model.viewer, &model.messages),
        game: G::NAME,
        round: model.session.position().round(),
        to_act: model.to_act(),
        names: &model.names,
        status: &status(model),
        touched: model.chosen().map(|entry| G::touched(entry.action)).unwrap_or_default(),
        messages: &model.messages,
    };
    let Layout { divider, below, beside, cards } = board.draw(canvas);
    let mut hits = Hits { cards, ..Hits::default() };
    let area = canvas.area();
    draw_question(model, below, divider, canvas);
    let list = Rect::new(0, below + 1, divider, area.height - below - 2);
    draw_moves(model, list, canvas, &mut hits);
    draw_log(model, Rect::new(divider + 1, beside, area.width - divider - 1, area.height - 1 - beside), canvas);
    let keys = Rect::new(0, area.height - 1, area.width, 1);
    canvas.fill(keys, PLAIN);
    canvas.text(0, keys.y, area.width, &model.messages.text("terminal-keys"), DIM);
    hits
}

/// What the title says of the turn.
fn status<G: Stage>(model: &Model<G>) -> String {
    let Some(seat) = model.to_act() else { return model.messages.text("terminal-turn-over") };
    let key = if model.session.who(seat).is_human() { "terminal-turn-own" } else { "terminal-turn-bot" };
    model.messages.with(key, &[("name", model.names[seat.index()].as_str().into())])
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
