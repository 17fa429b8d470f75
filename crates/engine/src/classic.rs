//! What the classic games share: bank, market, hands, payments, and the steps of a turn.
//!
//! [`State`] is the state of each of them; a [`Rules`] type supplies what differs.

mod action;
mod bare;
mod check;
mod components;
mod event;
mod foresight;
mod legal;
mod market;
mod module;
mod notation;
mod phase;
mod player;
mod refusal;
mod rules;
mod state;
mod token_tables;
mod turn;
mod view;

pub use action::Action;
pub use components::{Card, Cards, Tile};
pub(crate) use components::{CardsBuilder, gems};
pub use event::Event;
pub use foresight::ClassicForesight;
pub use market::{MAX_FACE_UP, Market};
pub use module::{ModuleAction, ModulePhase};
pub(crate) use notation::Placed;
pub use notation::{ClassicNotation, Misfit, ModuleNotation};
pub use phase::Phase;
pub use player::{Player, PlayerView};
pub use refusal::{Refusal, Why};
pub use rules::Rules;
pub use state::State;
pub use token_tables::TokenTables;
pub use view::View;

use crate::tokens::Color;

/// The place of the joker (gold, S.H.I.E.L.D.) among the colours of both games, after the five gems.
pub const JOKER: Color = Color::at(5);

/// The most tokens a player may hold when a turn ends (S-21, M-14).
pub const TOKEN_LIMIT: u8 = 10;

/// How many of a colour must lie in the bank for a take of two alike (S-11, M-08).
pub const PAIR_NEEDS: u8 = 4;
