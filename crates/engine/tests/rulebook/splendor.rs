//! The rules of Splendor, S-01 to S-43, and the examples of the books.

mod cards;
mod end;
mod setup;
mod take;
mod team;
mod turn_end;

use parure_engine::game::Game;
use parure_engine::notation::parse_position;
use parure_engine::seat::Seat;
use parure_engine::splendor::Splendor;
use parure_engine::tokens::Tokens;

use crate::support::position;

/// A market that most tests do not look at.
const MARKET: &str = "1 S1-01 S1-02 S1-03 S1-04\n2 S2-01 S2-02 S2-03 S2-04\n3 S3-01 S3-02 S3-03 S3-05\n";

/// A table for two with these further lines.
#[track_caller]
fn two(lines: &str) -> Splendor {
    position(&format!("splendor 2\n{MARKET}{lines}"))
}

/// A table for `players` with these options and further lines.
#[track_caller]
fn table(players: usize, options: &str, lines: &str) -> Splendor {
    position(&format!("splendor {players} {options}\n{MARKET}{lines}"))
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat of the table")
}

/// Tokens in the order white, blue, green, red, black, gold.
fn tokens(counts: [u8; 6]) -> Tokens {
    let [white, blue, green, red, black, gold] = counts;
    Tokens::from_counts([white, blue, green, red, black, gold, 0, 0])
}

#[test]
fn positions_of_these_tests_are_checked() {
    let text = format!("splendor 2\n{MARKET}seat 0 tokens wwwww\n");
    assert!(parse_position::<Splendor>(&text).is_err(), "five diamonds do not exist for two players");
    assert_eq!(two("").points(seat(0)), 0);
}
