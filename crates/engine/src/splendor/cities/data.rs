//! The cities, read from the data file while compiling.

use crate::classic::{Tile, gems};
use crate::csv::Csv;
use crate::tile::{TileId, TileSet};
use crate::tokens::Tokens;

/// What a city asks for besides the bonuses that it names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct City {
    /// Prestige (C-11).
    pub prestige: u8,
    /// Bonuses of one colour that it does not name (C-12).
    pub other: u8,
}

struct Faces {
    tiles: [Tile; 14],
    cities: [City; 14],
}

/// The fourteen sides of the seven tiles (C-10). A city gives no points.
static FACES: Faces = {
    let text = include_str!("../../../data/cities/cities.csv");
    let mut csv = Csv::new(text, "id,tile,side,city,points,white,blue,green,red,black,any_one_other_colour");
    let mut tiles = [Tile::BLANK; 14];
    let mut cities = [City { prestige: 0, other: 0 }; 14];
    let mut at = 0;
    while !csv.is_done() {
        let id = csv.word();
        assert!(csv.number() as usize == at / 2 + 1, "the sides of a tile stand together");
        csv.word();
        let (name, prestige, needs, other) = (csv.word(), csv.number(), gems(&mut csv), csv.number());
        let excludes = TileSet::EMPTY.with(TileId::new(at)).with(TileId::new(at ^ 1));
        tiles[at] = Tile { id, name, needs, points: 0, excludes };
        cities[at] = City { prestige, other };
        csv.end_line();
        at += 1;
    }
    assert!(at == tiles.len());
    Faces { tiles, cities }
};

pub(super) static TILES: &[Tile] = &FACES.tiles;

/// What a city asks for besides the bonuses that it names.
///
/// # Panics
/// If there is no such city.
pub fn city(tile: TileId) -> City {
    FACES.cities[tile.index()]
}

/// The most bonuses of one colour that the city does not name (C-12).
pub(super) fn most_of_another(tile: TileId, bonuses: Tokens) -> u8 {
    let named = TILES[tile.index()].needs;
    let (bonuses, named) = (bonuses.counts(), named.counts());
    bonuses.iter().zip(named).filter(|(_, named)| *named == 0).map(|(&count, _)| count).max().unwrap_or(0)
}
