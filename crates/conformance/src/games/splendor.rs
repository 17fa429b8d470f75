//! What is Splendor's own.

use parure_engine::seat::{Seat, SeatSet};
use parure_engine::splendor::{Splendor, SplendorOptions, SplendorRules};

use super::classic::ClassicLawSubject;
use super::expansion::splendor_laws;

impl ClassicLawSubject for SplendorRules {
    const RARE: &'static [&'static str] = &["deck_empty"];

    splendor_laws!(target);

    fn allies(table: &Splendor, seat: Seat) -> SeatSet {
        // S-40: partners sit opposite.
        let is_partner = |other: &Seat| table.options().team && other.index() % 2 == seat.index() % 2;
        Seat::all(table.players()).filter(|other| *other == seat || is_partner(other)).collect()
    }

    fn refuses(options: &SplendorOptions, code: &str) -> bool {
        match code {
            // Every token can go back.
            "never_returned" => false,
            "deck_empty" => options.target >= 15,
            _ => true,
        }
    }
}
