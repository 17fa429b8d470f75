//! Sockets: one connection, one table.

mod socket;

pub use socket::connect;
