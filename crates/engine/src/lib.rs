//! The rules of the Splendor family of board games: Splendor, Splendor: Marvel and Splendor Duel.
//!
//! The crate does no I/O, reads no clock and owns no luck. [`game::Game`] is what every game promises.
#![forbid(unsafe_code)]

pub mod any;
pub mod card;
pub mod card_set;
pub mod chance;
pub mod classic;
mod csv;
pub mod duel;
pub mod game;
pub mod hand;
pub mod marvel;
pub mod notation;
pub mod payment;
pub mod seat;
pub mod splendor;
pub mod tile;
pub mod tokens;
