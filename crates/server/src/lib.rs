//! The online service: tables that never lose a move and never leak a card.
//!
//! [`table`] decides, [`store`] keeps, `room` runs, `http` and `ws` talk to the world. `docs/protocol.md` describes the
//! conversation, `docs/fair-deal.md` the luck.

pub mod account;
mod bots;
pub mod config;
mod error;
pub mod fair;
mod figures;
pub mod game;
mod http;
pub mod ids;
mod limit;
pub mod protocol;
mod room;
mod service;
pub mod store;
pub mod table;
pub mod world;
mod ws;

pub use error::Error;
pub use service::{Service, StartError};
