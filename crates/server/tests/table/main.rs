//! The table as a pure state machine: time and luck are whatever the tests say.

mod bring;
mod choices;
mod clocks;
mod fair;
mod help;
mod leak;
mod lobby;
mod moves;
mod support;
mod undo;
