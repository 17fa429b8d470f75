//! Splendor Duel, for two.
//!
//! [`Duel`] is the state; what both players see of it is [`PublicState`], the rest is hands and decks.

mod action;
mod bare;
mod board;
mod cell;
mod check;
mod colors;
mod components;
mod event;
mod foresight;
mod game;
mod joker_colors;
mod legal;
mod line;
mod notation;
mod options;
mod phase;
mod player;
mod public_state;
mod pyramid;
mod refusal;
mod turn;
mod view;

pub use action::{Action, Source};
pub use board::Board;
pub use cell::{Cell, Cells};
pub use colors::{BLACK, BLUE, GOLD, GREEN, PEARL, RED, WHITE};
pub use components::{Ability, Bonus, Card, Royal};
pub use event::Event;
pub use game::Duel;
pub use joker_colors::JokerColors;
pub use options::{DuelOptions, Refill};
pub use phase::Phase;
pub use player::Player;
pub use public_state::PublicState;
pub use pyramid::Pyramid;
pub use refusal::Refusal;
pub use view::View;

use crate::tokens::Tokens;
use colors::COLORS;

/// The 25 tokens (D-01).
pub const SUPPLY: Tokens = Tokens::from_counts([4, 4, 4, 4, 4, 2, 3, 0]);

/// The most tokens a player may hold when a turn ends (D-22).
pub const TOKEN_LIMIT: u8 = 10;

/// How many privileges there are, and so the most that a player can hold (D-01, D-09).
pub const PRIVILEGES: u8 = 3;

/// The numbers of crowns that bring a royal (D-21).
pub const ROYAL_CROWNS: [u8; 2] = [3, 6];

/// The points that win (D-23).
pub const WINNING_POINTS: u8 = 20;

/// The crowns that win (D-23).
pub const WINNING_CROWNS: u8 = 10;

/// The points in one colour that win (D-23).
pub const WINNING_COLOR_POINTS: u8 = 10;

/// After how many stalled turns in a row the opponent may claim the win (D-26).
pub const CLAIM_AFTER: u8 = 3;
