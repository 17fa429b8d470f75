//! A table as a pure state machine, and what it tells whom.
//!
//! [`table`] decides and folds, [`game`] is whichever game is played there, [`fair`] its luck, [`protocol`] what is said to
//! whoever plays, [`think`] what bots answer. Nothing here waits, stores or reads a clock: the online service runs tables,
//! and so does a page that has the engine.

pub mod device;
pub mod fair;
pub mod game;
pub mod ids;
pub mod protocol;
pub mod table;
pub mod think;
pub mod world;
