//! The commands, one file each.

pub mod admin;
pub mod analyze;
pub mod arena;
pub mod backup;
pub mod bench;
pub mod convert;
pub mod engine;
pub mod load;
pub mod perft;
pub mod play;
pub mod puzzle;
pub mod replay;
pub mod serve;
pub mod statistics;
pub mod transcript;
pub mod verify;
