//! What is Splendor's own.

use std::cmp::Reverse;

use parure_engine::Never;
use parure_engine::game::{Outcome, Reason};
use parure_engine::seat::{Seat, SeatSet};
use parure_engine::splendor::{LastRound, Splendor, SplendorOptions, SplendorRules};

use super::classic::ClassicLawSubject;

impl ClassicLawSubject for SplendorRules {
    const ENDING: Reason = Reason::Prestige;
    const RARE: &'static [&'static str] = &["deck_empty"];

    fn tiles(players: usize) -> usize {
        players + 1
    }

    fn spaces(options: &SplendorOptions) -> usize {
        options.face_up.into()
    }

    fn takes_fewer(options: &SplendorOptions) -> bool {
        options.take_fewer
    }

    fn allies(table: &Splendor, seat: Seat) -> SeatSet {
        // S-40: partners sit opposite.
        let is_partner = |other: &Seat| table.options().team && other.index() % 2 == seat.index() % 2;
        Seat::all(table.players()).filter(|other| *other == seat || is_partner(other)).collect()
    }

    fn is_done(table: &Splendor, seat: Seat) -> bool {
        standing(table, seat).0 >= table.options().target
    }

    /// S-25: when the turn would come to the first seat, or back to the trigger, the game is over.
    fn goes_on(table: &Splendor, trigger: Seat) -> bool {
        let others_follow = match table.options().last_round {
            LastRound::EqualTurns => trigger < table.seat(),
            LastRound::EveryoneElseOnce => trigger != table.seat(),
            LastRound::AtOnce => false,
        };
        Self::is_done(table, trigger) && others_follow
    }

    /// S-25.
    fn ends_at_once(options: &SplendorOptions) -> bool {
        options.last_round == LastRound::AtOnce
    }

    /// S-25.
    fn turns(table: &Splendor, set_off: usize) -> usize {
        match table.options().last_round {
            LastRound::EqualTurns => (set_off / table.players() + 1) * table.players(),
            LastRound::EveryoneElseOnce => set_off + table.players(),
            LastRound::AtOnce => set_off + 1,
        }
    }

    /// S-26, S-43.
    fn winners(table: &Splendor, _: Outcome) -> SeatSet {
        let beats = |other: Seat, seat: Seat| standing(table, other) > standing(table, seat);
        let unbeaten = |seat: &Seat| !Seat::all(table.players()).any(|other| beats(other, *seat));
        Seat::all(table.players()).filter(unbeaten).collect()
    }

    fn own_kind(action: Never) -> &'static str {
        match action {}
    }

    fn own_phase(phase: Never) -> &'static str {
        match phase {}
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

/// The prestige and the cards of a side; the greater one is better.
fn standing(table: &Splendor, seat: Seat) -> (u8, Reverse<usize>) {
    let side = || SplendorRules::allies(table, seat);
    let prestige = side().iter().map(|seat| table.player(seat).points).sum();
    (prestige, Reverse(side().iter().map(|seat| table.player(seat).cards.iter().count()).sum()))
}
