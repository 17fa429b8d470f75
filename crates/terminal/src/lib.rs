//! A table as a terminal shows it: letters in cells, with the price of every card, in four languages.
//!
//! ```
//! use parure_engine::{Duel, Game, Observer, Sampled};
//! use parure_terminal::{Language, Messages, board_text};
//!
//! let game = Duel::start(2, &mut Sampled::from_seed(7))?;
//! let text = board_text::<Duel>(&game.view(Observer::Spectator), None, &Messages::new(Language::English));
//! assert!(text.starts_with("Duel  Round 1"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The `parure` command plays on this board, and the Python package prints it. It is drawn from a view alone, so it shows
//! nothing that the view's observer does not know.

mod board;
pub mod canvas;
mod cards;
mod language;
mod messages;
mod panels;
pub mod picture;
pub mod stage;

pub use board::{Board, Layout, board_text};
pub use language::Language;
pub use messages::{Messages, card_id, tile_id};
pub use stage::Stage;
