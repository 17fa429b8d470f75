//! The online service: tables that never lose a move and never leak a card.
//!
//! [`table`] decides, [`store`] keeps, `room` runs, `http` and `ws` talk to the world. `docs/protocol.md` describes the
//! conversation, `docs/fair-deal.md` the luck.

pub mod account;
mod bots;
pub mod config;
mod error;
mod figures;
mod http;
mod limit;
pub mod protocol;
mod room;
mod service;
pub mod store;
mod ws;

pub use error::Error;
pub use parure_table::{fair, game, ids, table, world};
pub use service::{Service, StartError};
