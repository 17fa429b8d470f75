//! Sockets: one connection, one table.

mod limit;
mod socket;

pub use limit::Bucket;
pub use socket::{Counts, connect};
