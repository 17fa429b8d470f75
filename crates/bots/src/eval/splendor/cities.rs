//! The Cities: not prestige but a city wins, so a seat's points say how near the nearest city is.

use parure_engine::classic::{ClassicForesight, Rules};
use parure_engine::foresight::Foresight;
use parure_engine::seat::Seat;
use parure_engine::splendor::cities::{Cities, CitiesRules};
use parure_engine::tile::TileId;

use crate::eval::classic::ClassicKnowledge;
use crate::eval::reach::share;
use crate::eval::weights;
use crate::sheet::Row;

/// What a bonus that a city still asks for weighs beside prestige: a card is a few turns.
const BONUS: u8 = 2;

impl ClassicKnowledge for CitiesRules {
    const EXTRA: usize = 37;

    weights!(Cities, "../../../weights/cities.bin");

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

    /// The cities, the nearest first, and what they still ask for.
    fn describe(table: &Cities, seat: Seat, write: &mut Row<'_>) {
        let player = table.player(seat);
        let mut cities: [Option<(u8, TileId)>; CITIES] = [None; CITIES];
        for (place, tile) in cities.iter_mut().zip(table.tiles().iter()) {
            *place = Some((distance(table, seat, tile), tile));
        }
        // A city that is taken leaves its place empty, which is the last.
        cities.sort_unstable_by_key(|city| city.map_or(u8::MAX, |(distance, _)| distance));
        let rivals = || Seat::all(table.players()).filter(|&rival| rival != seat);
        for city in cities {
            let Some((far, tile)) = city else {
                (0..6).for_each(|_| write.put(0.0));
                continue;
            };
            let (points, bonuses) = asked(table, seat, tile);
            let rival = rivals().map(|rival| distance(table, rival, tile)).min().unwrap_or(0);
            write.count(points, 15.0);
            write.count(bonuses, 6.0);
            write.flag(points == 0);
            write.flag(bonuses == 0);
            write.put(share(far));
            write.count(rival, 20.0);
        }
        write.flag(!player.tiles.is_empty());
        write.count(player.points, 15.0);
        write.mark(nearest(table, seat).unwrap_or(0), 17);
    }

    fn rule_of_thumb(table: &Cities, seat: Seat, common: f32) -> f32 {
        let city = if table.player(seat).tiles.is_empty() { 0.0 } else { 20.0 };
        common + city + 0.5 * f32::from(table.player(seat).points)
    }
}

/// How many cities lie out (C-10).
const CITIES: usize = 3;

/// What the nearest city still asks for, bonuses counted in prestige.
fn nearest(table: &Cities, seat: Seat) -> Option<u8> {
    table.tiles().iter().map(|tile| distance(table, seat, tile)).min()
}

fn distance(table: &Cities, seat: Seat, tile: TileId) -> u8 {
    let (points, bonuses) = asked(table, seat, tile);
    points + BONUS * bonuses
}

/// The prestige and the bonuses that a city still asks for.
fn asked(table: &Cities, seat: Seat, tile: TileId) -> (u8, u8) {
    let more = CitiesRules::lacking_besides(table, seat, tile);
    let named = CitiesRules::TILES[tile.index()].needs.saturating_sub(table.bonuses(seat)).total();
    (more.points, named + more.other)
}
