//! Positions to look at: the page's art, and the terminal's board.

use numpy::{PyArray3, PyArrayMethods, ToPyArray};
use parure_engine::any::{AnyGame, GameId};
use parure_engine::game::{Game, ToAct};
use parure_engine::on_game;
use parure_engine::seat::Observer;
use parure_picture::{Picture, Theme};
use parure_terminal::{Language, Messages, Stage, board_text};
use pyo3::prelude::*;

use crate::error::raise;

/// The most pixels that a picture may be wide.
const WIDEST: u32 = 8192;

/// The picture of what an observer knows.
pub fn picture(game: &AnyGame, observer: Observer, theme: &str) -> PyResult<Picture> {
    let theme = match theme {
        "dark" => Theme::Dark,
        "light" => Theme::Light,
        other => return Err(raise(format_args!("theme is `dark` or `light`, not `{other}`"))),
    };
    let picture = Picture::of(&game.view(observer)).theme(theme);
    Ok(match on_game!(game, game => game.to_act()) {
        ToAct::Over(outcome) => picture.winners(outcome.winners.iter()),
        ToAct::Seat(_) => picture,
    })
}

/// The picture as an array of rows, columns and the three colours.
pub fn pixels<'py>(py: Python<'py>, picture: &Picture, width: u32) -> PyResult<Bound<'py, PyArray3<u8>>> {
    let fits = (1..=WIDEST).contains(&width);
    // A picture takes long enough for others to go on meanwhile.
    let painting = py.detach(|| if fits { picture.paint(width) } else { None });
    let painting =
        painting.ok_or_else(|| raise(format_args!("a picture is 1 to {WIDEST} pixels wide, not {width}")))?;
    painting.rgb().to_pyarray(py).reshape([painting.height() as usize, width as usize, 3])
}

/// The board as the terminal shows it.
pub fn board(game: &AnyGame, observer: Observer) -> String {
    fn text<G: Stage>(game: &G, observer: Observer, messages: &Messages) -> String {
        let viewer = if let Observer::Seat(seat) = observer { Some(seat) } else { None };
        board_text::<G>(&game.view(observer), viewer, messages)
    }
    MESSAGES.with(|messages| on_game!(game, game => text(game, observer, messages)))
}

/// What people call a game.
pub fn title(game: GameId) -> String {
    MESSAGES.with(|messages| messages.text(&format!("game-{game}")))
}

thread_local! {
    /// Reading them takes longer than using them, and they stay on their thread.
    static MESSAGES: Messages = Messages::new(Language::English);
}
