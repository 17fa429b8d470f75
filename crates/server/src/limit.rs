//! How fast somebody may be, and how many may come.

mod bucket;
mod connections;
mod rate;

pub use bucket::TokenBucket;
pub use connections::{ConnectionGuard, ConnectionLimit};
pub use rate::RateLimiter;
