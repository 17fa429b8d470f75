//! What is the Cities' own.

use parure_engine::Never;
use parure_engine::classic::Rules;
use parure_engine::game::{Outcome, Reason};
use parure_engine::seat::{Seat, SeatSet};
use parure_engine::splendor::cities::{Cities, CitiesRules, city};
use parure_engine::splendor::{CitiesOptions, LastRound};
use parure_engine::tile::TileId;

use super::classic::ClassicLawSubject;
use super::expansion;

impl ClassicLawSubject for CitiesRules {
    const ENDING: Reason = Reason::City;
    const RARE: &'static [&'static str] = &["deck_empty", "tile", "choose_tile_first"];

    /// C-10.
    fn tiles(_: usize) -> usize {
        3
    }

    fn spaces(options: &CitiesOptions) -> usize {
        options.face_up.into()
    }

    fn takes_fewer(options: &CitiesOptions) -> bool {
        options.take_fewer
    }

    /// C-14.
    fn is_done(table: &Cities, seat: Seat) -> bool {
        table.player(seat).tiles.iter().count() > 0
    }

    /// C-11, C-12: a colour that the tile does not name is one of which it asks for nothing.
    fn reaches(table: &Cities, seat: Seat, bonuses: [u8; 8], tile: TileId) -> bool {
        let (needs, city) = (Self::TILES[tile.index()].needs.counts(), city(tile));
        let named = (0..5).all(|gem| bonuses[gem] >= needs[gem]);
        let other = city.other == 0 || (0..5).any(|gem| needs[gem] == 0 && bonuses[gem] >= city.other);
        table.player(seat).points >= city.prestige && named && other
    }

    fn ends_at_once(options: &CitiesOptions) -> bool {
        options.last_round == LastRound::AtOnce
    }

    fn goes_on(table: &Cities, trigger: Seat) -> bool {
        Self::is_done(table, trigger) && expansion::others_follow(table, table.options().last_round, trigger)
    }

    fn turns(table: &Cities, set_off: usize) -> usize {
        expansion::turns(table, table.options().last_round, set_off)
    }

    /// C-14, C-15.
    fn winners(table: &Cities, outcome: Outcome) -> SeatSet {
        let can_win = |seat: &Seat| outcome.reason == Reason::Deadlock || Self::is_done(table, *seat);
        expansion::unbeaten(table, &Seat::all(table.players()).filter(can_win).collect::<Vec<_>>())
    }

    fn own_kind(action: Never) -> &'static str {
        match action {}
    }

    fn own_phase(phase: Never) -> &'static str {
        match phase {}
    }

    fn refuses(_: &CitiesOptions, code: &str) -> bool {
        !["never_returned", "deck_empty", "choose_tile_first"].contains(&code)
    }
}
