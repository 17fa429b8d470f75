//! Bots, run off the asynchronous threads and within a budget.

mod pool;

pub use parure_bots::Thinker;
pub use parure_table::think::{Thinkers, advise, choose, review};
pub use pool::BotPool;
