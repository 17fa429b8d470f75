//! What lies over the table: hints and the result.

use parure_engine::game::ToAct;
use parure_engine::seat::Seat;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::super::model::Model;
use super::{BOLD, DIM, PLAIN};
use parure_terminal::canvas::{Canvas, wrap};
use parure_terminal::stage::Stage;

/// Shows the best moves with their reasons.
pub(super) fn draw_hint<G: Stage>(model: &Model<G>, moves: &[String], canvas: &mut Canvas<'_>) {
    let mut lines = vec![(model.messages.text("terminal-hint-title"), BOLD), (String::new(), PLAIN)];
    for (nth, text) in moves.iter().enumerate() {
        let style = if nth == 0 { BOLD } else { PLAIN };
        lines.extend(wrap(text, 60).into_iter().map(|line| (line, style)));
    }
    lines.push((String::new(), PLAIN));
    lines.push((model.messages.text("terminal-hint-close"), DIM));
    draw_box(&lines, canvas);
}

/// Shows who won, why, and how everyone stood.
pub(super) fn draw_result<G: Stage>(model: &Model<G>, canvas: &mut Canvas<'_>) {
    let position = model.session.position();
    let ToAct::Over(outcome) = position.to_act() else { return };
    let winners: Vec<_> = outcome.winners.iter().map(|seat| model.names[seat.index()].as_str()).collect();
    let partners = outcome.winners.iter().next().is_some_and(|seat| position.side(seat).iter().count() > 1);
    let key = match winners.len() {
        0 | 1 => "terminal-winner",
        _ if partners => "terminal-team",
        _ => "terminal-winners",
    };
    let title = model.messages.with(key, &[("names", model.messages.list(&winners).into())]);
    let reason = model.messages.text(&format!("terminal-reason-{}", outcome.reason.word()));
    let mut lines = vec![(title, BOLD), (reason, PLAIN), (String::new(), PLAIN)];
    for seat in Seat::all(model.names.len()) {
        let points = model.messages.with("terminal-points", &[("points", position.points(seat).into())]);
        lines.push((format!("{} {}: {points}", seat.index() + 1, model.names[seat.index()]), PLAIN));
    }
    lines.push((String::new(), PLAIN));
    lines.extend(wrap(&model.messages.text("terminal-result-keys"), 60).into_iter().map(|line| (line, DIM)));
    draw_box(&lines, canvas);
}

/// A box of 64 columns in the middle, as high as its lines.
fn draw_box(lines: &[(String, Style)], canvas: &mut Canvas<'_>) {
    let screen = canvas.area();
    let height = (lines.len() as u16 + 2).min(screen.height);
    let area = Rect::new((screen.width - 64) / 2, (screen.height - height) / 2, 64, height);
    canvas.fill(area, PLAIN);
    let edge = format!("+{}+", "-".repeat(62));
    canvas.text(area.x, area.y, 64, &edge, DIM);
    canvas.text(area.x, area.bottom() - 1, 64, &edge, DIM);
    for ((line, style), y) in lines.iter().zip(area.y + 1..area.bottom() - 1) {
        canvas.text(area.x, y, 1, "|", DIM);
        canvas.text(area.right() - 1, y, 1, "|", DIM);
        canvas.name(area.x + 2, y, 60, line, *style);
    }
}
