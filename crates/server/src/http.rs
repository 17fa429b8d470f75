//! HTTP: people, tables, what is left of games, and the page.

mod accept;
mod accounts;
mod embed;
mod guest;
mod headers;
mod openapi;
mod operations;
mod people;
mod remains;
mod router;
mod tables;

pub use accept::Acceptor;
pub use router::{App, Paces, router};
