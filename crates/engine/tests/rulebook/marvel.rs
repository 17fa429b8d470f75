//! The rules of Marvel, M-01 to M-20, and the examples of the book.

mod end;
mod setup;
mod special;
mod turn;

use parure_engine::marvel::Marvel;
use parure_engine::seat::Seat;
use parure_engine::tokens::Tokens;

use crate::support::position;

/// A market that most tests do not look at.
const MARKET: &str = "1 M1-01 M1-03 M1-05 M1-08\n2 M2-01 M2-03 M2-05 M2-06\n3 M3-02 M3-04 M3-06 M3-08\n";

/// A table for `players` with these further lines.
#[track_caller]
fn table(players: usize, lines: &str) -> Marvel {
    table_with(players, "", lines)
}

/// The same with these options.
#[track_caller]
fn table_with(players: usize, options: &str, lines: &str) -> Marvel {
    position(&format!("marvel {players} {options}\n{MARKET}{lines}"))
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat of the table")
}

/// Tokens in the order yellow, blue, orange, red, purple, shield, time.
fn tokens(counts: [u8; 7]) -> Tokens {
    let [yellow, blue, orange, red, purple, shield, time] = counts;
    Tokens::from_counts([yellow, blue, orange, red, purple, shield, time, 0])
}
