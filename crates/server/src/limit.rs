//! How fast somebody may be, and how many may come.

mod bucket;
mod connections;
mod network;
mod rate;

pub use bucket::TokenBucket;
pub use connections::{ConnectionGuard, ConnectionLimit};
pub use network::Network;
pub use rate::RateLimiter;
