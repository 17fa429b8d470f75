//! What is Splendor's own.

use std::cmp::Reverse;

use parure_engine::game::{Outcome, Reason, Setup};
use parure_engine::seat::{Seat, SeatSet};
use parure_engine::splendor::{LastRound, Splendor, SplendorOptions, SplendorRules};

use super::classic::Classic;
use crate::Expected;
use crate::laws::{Law, demand};

impl Classic for SplendorRules {
    const GEMS: [u8; 3] = [4, 5, 7];

    fn other_tokens(_: usize) -> [u8; 2] {
        [0, 0]
    }

    fn tiles(players: usize) -> usize {
        players + 1
    }

    fn spaces(options: &SplendorOptions) -> usize {
        options.face_up.into()
    }

    fn takes_fewer(options: &SplendorOptions) -> bool {
        options.take_fewer
    }

    fn side(table: &Splendor, seat: Seat) -> SeatSet {
        // S-40: partners sit opposite.
        let is_partner = |other: &Seat| table.options().team && other.index() % 2 == seat.index() % 2;
        Seat::all(table.players()).filter(|other| *other == seat || is_partner(other)).collect()
    }

    fn other_points(_: &Splendor, _: Seat) -> u8 {
        0
    }

    fn is_done(table: &Splendor, seat: Seat) -> bool {
        standing(table, seat).0 >= table.options().target
    }

    fn audit(table: &Splendor) -> Law {
        let Some(trigger) = table.trigger() else { return Ok(()) };
        let is_over = matches!(table.phase(), parure_engine::classic::Phase::Over(_));
        demand(Self::is_done(table, trigger), || format!("seat {trigger} has not set off the end"))?;
        // S-25: when the turn would come to the first seat, or back to the trigger, the game is over.
        let goes_on = match table.options().last_round {
            LastRound::EqualTurns => trigger < table.seat(),
            LastRound::EveryoneElseOnce => trigger != table.seat(),
        };
        demand(is_over || goes_on, || format!("seat {trigger} set off the end, seat {} plays on", table.seat()))
    }

    /// S-26, S-43.
    fn winners(table: &Splendor, _: Outcome) -> SeatSet {
        let beats = |other: Seat, seat: Seat| standing(table, other) > standing(table, seat);
        let unbeaten = |seat: &Seat| !Seat::all(table.players()).any(|other| beats(other, *seat));
        Seat::all(table.players()).filter(unbeaten).collect()
    }

    fn expected(setup: &Setup<SplendorOptions>) -> Expected {
        let mut codes = vec![
            "choose_tile_first",
            "deck_empty",
            "game_over",
            "hand_full",
            "must_act",
            "no_tile_to_choose",
            "not_for_sale",
            "not_held",
            "not_held_to_return",
            "not_in_bank",
            "not_in_market",
            "nothing_to_return",
            "only_gems",
            "pair_needs_four",
            "return_first",
            "take_up_to_three",
            "tile_not_reached",
            "wrong_payment",
        ];
        codes.extend((!setup.options.take_fewer).then_some("take_more"));
        let mut endings = vec![Reason::Prestige];
        endings.extend((setup.players == 2).then_some(Reason::Deadlock));
        Expected {
            phases: vec!["act", "return", "tile", "over"],
            kinds: vec!["take", "take_two", "reserve", "reserve_top", "buy", "return", "tile", "pass"],
            codes,
            endings,
            rare: vec!["Deadlock"],
        }
    }
}

/// The prestige and the cards of a side; the greater one is better.
fn standing(table: &Splendor, seat: Seat) -> (u8, Reverse<usize>) {
    let side = || SplendorRules::side(table, seat);
    let prestige = side().iter().map(|seat| table.player(seat).points).sum();
    (prestige, Reverse(side().iter().map(|seat| table.player(seat).cards.iter().count()).sum()))
}
