//! Bots, run off the asynchronous threads and within a budget.

mod pool;
mod think;

pub use pool::BotPool;
pub use think::{advise, choose, judge};
