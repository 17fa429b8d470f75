//! What is the Cities' own.

use parure_engine::classic::Rules;
use parure_engine::game::{Outcome, Reason};
use parure_engine::seat::{Seat, SeatSet};
use parure_engine::splendor::cities::{Cities, CitiesRules, city};
use parure_engine::tile::TileId;

use super::classic::ClassicLawSubject;
use super::expansion::{splendor_laws, unbeaten};

impl ClassicLawSubject for CitiesRules {
    const ENDING: Reason = Reason::City;
    const RARE: &'static [&'static str] = &["deck_empty", "tile", "choose_tile_first"];

    splendor_laws!();

    /// C-10.
    fn tiles(_: usize) -> usize {
        3
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

    /// C-14, C-15.
    fn winners(table: &Cities, outcome: Outcome) -> SeatSet {
        let can_win = |seat: &Seat| outcome.reason == Reason::Deadlock || Self::is_done(table, *seat);
        unbeaten(table, &Seat::all(table.players()).filter(can_win).collect::<Vec<_>>())
    }
}
