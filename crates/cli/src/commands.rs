//! The commands, one file each.

pub mod analyze;
pub mod arena;
pub mod bench;
pub mod convert;
pub mod engine;
pub mod perft;
pub mod play;
pub mod replay;
pub mod transcript;
