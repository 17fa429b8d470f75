//! The rules of Cities of Splendor, C-01 to C-44.

mod modules;
mod orient;
mod posts;
mod strongholds;
mod tiles;

use parure_engine::seat::Seat;
use parure_engine::tokens::Tokens;

/// A market that most tests do not look at.
const MARKET: &str = "1 S1-01 S1-02 S1-03 S1-04\n2 S2-01 S2-02 S2-03 S2-04\n3 S3-01 S3-02 S3-03 S3-05\n";

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat of the table")
}

/// Tokens in the order white, blue, green, red, black, gold.
fn tokens(counts: [u8; 6]) -> Tokens {
    let [white, blue, green, red, black, gold] = counts;
    Tokens::from_counts([white, blue, green, red, black, gold, 0, 0])
}
