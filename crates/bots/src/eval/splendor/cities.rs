//! The Cities: not prestige but a city wins, so a seat's points say how near the nearest city is.

use std::sync::Arc;

use parure_engine::classic::{ClassicForesight, Rules};
use parure_engine::foresight::Foresight;
use parure_engine::seat::Seat;
use parure_engine::splendor::SplendorRules;
use parure_engine::splendor::cities::{Cities, CitiesRules};

use crate::eval::classic::ClassicKnowledge;
use crate::model::Model;

/// What a bonus that a city still asks for weighs beside prestige: a card is a few turns.
const BONUS: u8 = 2;

impl ClassicKnowledge for CitiesRules {
    const EXTRA: usize = 0;

    fn model() -> Arc<Model> {
        SplendorRules::model()
    }

    fn points(table: &Cities, seat: Seat) -> u8 {
        let (target, player) = (table.target(), table.player(seat));
        if !player.tiles.is_empty() {
            // Who has a city can win, and more prestige than the others with one decides (C-14).
            return target.max(player.points);
        }
        nearest(table, seat).map_or(player.points, |lacking| target.saturating_sub(lacking)).min(target.max(1) - 1)
    }

    fn lacking(table: &Cities, seat: Seat) -> u8 {
        u8::from(table.player(seat).tiles.is_empty())
    }

    fn rule_of_thumb(table: &Cities, seat: Seat, common: f32) -> f32 {
        let city = if table.player(seat).tiles.is_empty() { 0.0 } else { 20.0 };
        common + city + 0.5 * f32::from(table.player(seat).points)
    }
}

/// What the nearest city still asks for, bonuses counted in prestige.
fn nearest(table: &Cities, seat: Seat) -> Option<u8> {
    let bonuses = table.bonuses(seat);
    let distances = table.tiles().iter().map(|tile| {
        let more = CitiesRules::lacking_besides(table, seat, tile);
        let named = CitiesRules::TILES[tile.index()].needs.saturating_sub(bonuses).total();
        more.points + BONUS * (named + more.other)
    });
    distances.min()
}
