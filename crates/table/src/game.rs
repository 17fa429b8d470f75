//! A game at a table, whichever it is.

mod position;
mod record;

pub use parure_vocabulary::LogBuilder;
pub use parure_vocabulary::foresight::{Acting, Helpers};
pub use position::{Position, PositionError};
pub use record::Recordable;
