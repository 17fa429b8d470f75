//! Drawing the model.

mod boxes;
mod table;

use parure_engine::seat::Seat;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::model::{Hint, Model, Screen};
use parure_terminal::canvas::{Canvas, wrap};
use parure_terminal::stage::Stage;

/// The smallest screen that everything fits on.
pub const SMALLEST: (u16, u16) = (80, 24);

/// Where a click means something.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hits {
    /// The moves of the list by their places.
    pub moves: Vec<(Rect, usize)>,
    /// Cards by their ids.
    pub cards: Vec<(Rect, String)>,
}

const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
const DIM: Style = Style::new().add_modifier(Modifier::DIM);
const PLAIN: Style = Style::new();

/// Draws the model and says where a click means something.
pub fn draw<G: Stage>(model: &Model<G>, canvas: &mut Canvas<'_>) -> Hits {
    let area = canvas.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let (width, height) = SMALLEST;
        let size = [("width", width.into()), ("height", height.into())];
        let text = model.messages.with("terminal-too-small", &size);
        for (line, y) in wrap(&text, area.width.into()).iter().zip(area.top()..area.bottom()) {
            canvas.text(0, y, area.width, line, PLAIN);
        }
        return Hits::default();
    }
    match model.screen {
        Screen::HandOver(seat) => draw_hand_over(model, seat, canvas),
        Screen::Details(line) => {
            let lines = G::details(&model.view(), &model.names, &model.messages);
            draw_text(model, "terminal-details", &lines, line, canvas);
        }
        Screen::Help(line) => {
            let text = model.messages.text("terminal-help");
            let lines: Vec<_> = text.lines().map(str::to_owned).collect();
            draw_text(model, "terminal-help-title", &lines, line, canvas);
        }
        Screen::Table => {
            let hits = table::draw(model, canvas);
            if let Hint::Given(lines) = &model.hint {
                boxes::draw_hint(model, lines, canvas);
            }
            return hits;
        }
        Screen::Result => {
            table::draw(model, canvas);
            boxes::draw_result(model, canvas);
        }
    }
    Hits::default()
}

/// Asks for the next person, and shows nothing that only one of them may see.
fn draw_hand_over<G: Stage>(model: &Model<G>, seat: Seat, canvas: &mut Canvas<'_>) {
    let area = canvas.area();
    let name = model.names[seat.index()].as_str();
    let lines = [
        (model.messages.with("terminal-hand-over", &[("name", name.into())]), BOLD),
        (model.messages.text("terminal-hand-over-hidden"), PLAIN),
        (model.messages.with("terminal-hand-over-go", &[("name", name.into())]), PLAIN),
    ];
    for (row, (line, style)) in lines.iter().enumerate() {
        canvas.name(10, area.height / 2 - 3 + 2 * row as u16, area.width - 20, line, *style);
    }
}

/// Text that may be longer than the screen, from a line on.
fn draw_text<G: Stage>(model: &Model<G>, title: &str, lines: &[String], from: usize, canvas: &mut Canvas<'_>) {
    let area = canvas.area();
    canvas.text(1, 0, area.width - 2, &model.messages.text(title), BOLD);
    let width = usize::from(area.width) - 2;
    let indented = |line: &String| {
        let mut wrapped = wrap(line, width - 4).into_iter();
        let first = wrapped.next().unwrap_or_default();
        std::iter::once(first).chain(wrapped.map(|rest| format!("    {rest}"))).collect::<Vec<_>>()
    };
    let lines: Vec<_> = lines.iter().flat_map(indented).collect();
    let room = usize::from(area.height) - 3;
    let from = from.min(lines.len().saturating_sub(room));
    for (line, y) in lines[from..].iter().take(room).zip(2..) {
        canvas.text(1, y, area.width - 2, line, PLAIN);
    }
    canvas.text(1, area.height - 1, area.width - 2, &model.messages.text("terminal-keys-text"), DIM);
}
