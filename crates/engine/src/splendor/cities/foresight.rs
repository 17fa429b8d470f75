//! How far a player is from a city.

use crate::classic::ClassicForesight;
use crate::foresight::{Goal, Lacking};
use crate::seat::Seat;
use crate::tile::TileId;

use super::data::{city, most_of_another};
use super::{Cities, CitiesRules};

impl ClassicForesight for CitiesRules {
    /// No prestige alone ends the game (C-14): what the least of the cities asks for that lie out.
    fn target(table: &Cities) -> u8 {
        table.tiles.iter().map(|tile| city(tile).prestige).min().unwrap_or(0)
    }

    /// The way to win is a city, and how far each is stands with the tiles.
    fn goals(_: &Cities, _: Seat) -> Vec<Goal> {
        Vec::new()
    }

    fn lacking_besides(table: &Cities, seat: Seat, tile: TileId) -> Lacking {
        let (city, player) = (city(tile), table.player(seat));
        Lacking {
            points: city.prestige.saturating_sub(player.points),
            other: city.other.saturating_sub(most_of_another(tile, player.bonuses)),
        }
    }
}
