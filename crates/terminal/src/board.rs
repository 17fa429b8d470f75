//! The board: a title, the pieces and the players. What else stands on a screen finds its place below and beside them.

use parure_engine::seat::Seat;
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

use crate::canvas::{Canvas, Theme};
use crate::messages::Messages;
use crate::picture::{Picture, Touched};
use crate::stage::Stage;
use crate::{cards, panels};

pub(crate) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
pub(crate) const DIM: Style = Style::new().add_modifier(Modifier::DIM);
pub(crate) const PLAIN: Style = Style::new();

/// The least width that everything fits into.
const WIDTH: u16 = 80;
/// The column between the pieces of a classic game and the players.
pub(crate) const DIVIDER: u16 = 52;
/// As many rows as the highest board takes.
const HEIGHT: u16 = 17;

/// What is shown of a table.
pub struct Board<'a> {
    /// The pieces.
    pub picture: &'a Picture,
    /// What the game is called.
    pub game: &'static str,
    /// Which round it is.
    pub round: u16,
    /// Whose turn it is.
    pub to_act: Option<Seat>,
    /// What the seats are called.
    pub names: &'a [String],
    /// What the title says of the turn.
    pub status: &'a str,
    /// What the chosen move is about.
    pub touched: Touched,
    /// The words.
    pub messages: &'a Messages,
}

/// Where things lie once a board is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The column between the pieces and the players.
    pub divider: u16,
    /// The first row below the pieces.
    pub below: u16,
    /// The first row below the players.
    pub beside: u16,
    /// The cards, by their ids.
    pub cards: Vec<(Rect, String)>,
}

impl Board<'_> {
    /// Draws the board from the top of the canvas on.
    pub fn draw(&self, canvas: &mut Canvas<'_>) -> Layout {
        let Self { picture, messages, .. } = self;
        let mut cards = Vec::new();
        self.draw_title(canvas);
        let area = canvas.area();
        let (divider, below, beside) = match &picture.board {
            None => {
                let top = panels::draw_bank(picture, messages, canvas);
                let below = cards::draw_market(self, top, canvas, &mut cards);
                let players = Rect::new(DIVIDER + 1, 1, area.width - DIVIDER - 1, 12);
                (DIVIDER, below, panels::draw_players(self, players, canvas))
            }
            Some(board) => {
                cards::draw_pyramid(self, canvas, &mut cards);
                panels::draw_board(self, board, Rect::new(55, 1, area.width - 55, 7), canvas);
                (54, 17, panels::draw_players(self, Rect::new(55, 8, area.width - 55, 8), canvas))
            }
        };
        for y in 1..area.height {
            canvas.text(divider, y, 1, "|", DIM);
        }
        Layout { divider, below, beside, cards }
    }

    fn draw_title(&self, canvas: &mut Canvas<'_>) {
        let Self { messages, picture, .. } = self;
        let game = messages.text(&format!("game-name-{}", self.game));
        let width = canvas.area().width;
        let after = canvas.text(0, 0, width, &game, BOLD);
        let round = messages.with("terminal-round", &[("round", self.round.into())]);
        let after = canvas.text(after + 2, 0, width - after - 2, &round, PLAIN);
        let after = canvas.text(after + 2, 0, width - after - 2, &picture.goal, DIM);
        let room = width - after - 2;
        let own = self.status.width().min(room.into()) as u16;
        canvas.name(width - own, 0, own, self.status, BOLD);
    }
}

/// What an observer knows of a table, as lines of letters; `viewer` is the seat whose hand and reach are shown.
pub fn board_text<G: Stage>(view: &G::View, viewer: Option<Seat>, messages: &Messages) -> String {
    // Nothing that is hidden in the view is shown, so it does not matter how it is filled in.
    let table = G::determinize(view, &mut parure_engine::chance::Recorded::new(&[]));
    let picture = G::picture(view, viewer, messages);
    let name = |seat: usize| messages.with("terminal-seat", &[("number", (seat + 1).into())]);
    let names: Vec<_> = (0..picture.players.len()).map(name).collect();
    let to_act = table.to_act().seat();
    let status = match to_act {
        Some(seat) => messages.with("terminal-turn-own", &[("name", names[seat.index()].as_str().into())]),
        None => messages.text("terminal-turn-over"),
    };
    let board = Board {
        picture: &picture,
        game: G::NAME,
        round: table.round(),
        to_act,
        names: &names,
        status: &status,
        touched: Touched::default(),
        messages,
    };
    let mut buffer = Buffer::empty(Rect::new(0, 0, WIDTH, HEIGHT));
    board.draw(&mut Canvas::new(&mut buffer, Theme::Plain));
    let line =
        |cells: &[ratatui_core::buffer::Cell]| cells.iter().map(ratatui_core::buffer::Cell::symbol).collect::<String>();
    let lines: Vec<_> = buffer.content.chunks(WIDTH.into()).map(|cells| line(cells).trim_end().to_owned()).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use parure_engine::chance::Sampled;
    use parure_engine::game::Game;
    use parure_engine::seat::Observer;
    use parure_engine::splendor::Posts;

    use super::*;
    use crate::Language;

    #[test]
    fn every_trading_post_stands_on_the_board_with_what_it_asks_for() {
        for players in 2..=4 {
            let table = Posts::start(players, &mut Sampled::from_seed(7)).unwrap();
            let (seat, messages) = (Seat::FIRST, Messages::new(Language::English));
            let text = board_text::<Posts>(&table.view(Observer::Seat(seat)), Some(seat), &messages);
            let line = text.lines().find(|line| line.starts_with("T1")).unwrap_or_else(|| panic!("{text}"));
            let posts = line.split('|').next().unwrap();
            assert_eq!(posts.trim_end(), "T1 1w3r -4 T2 2w -2 T3 3u1k -4 T4 SN 5g -6 T5 3k -3", "{text}");
            assert_eq!(text.lines().filter(|line| line.starts_with("III")).count(), 1, "{text}");
        }
    }
}
