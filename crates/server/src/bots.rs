//! Bots, run off the asynchronous threads and within a budget.

mod pool;

pub use parure_table::think::{Thinker, Thinkers, advise, review};
pub use pool::BotPool;
