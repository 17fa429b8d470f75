//! The table as a pure state machine: time and luck are whatever the tests say.

mod absence;
mod bounds;
mod brought;
mod choices;
mod clocks;
mod dealing;
mod fair;
mod goldens;
mod help;
mod leak;
mod lobby;
mod merge_seats;
mod moves;
mod own_help;
mod results;
mod steps;
mod support;
mod undo;
