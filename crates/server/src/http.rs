//! HTTP: people, tables, what is kept of games, and the page.

mod accept;
mod accounts;
mod archive;
mod brought;
mod cookie;
mod embed;
mod extract;
mod headers;
mod openapi;
mod operations;
mod people;
mod preview;
mod router;
mod socket;
mod state;
mod tables;
mod tokens;

pub use accept::Acceptor;
pub use embed::has_page;
pub use router::router;
pub use state::App;
