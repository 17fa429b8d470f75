//! The components, read from the data files while compiling.

use crate::classic::{Card, Cards, CardsBuilder, Tile, gems};
use crate::csv::Csv;
use crate::tile::{TileId, TileSet};

use super::colors::COLORS;

/// The 90 development cards (S-02).
pub(super) static CARDS: Cards = cards().build();

/// The development cards, to which an expansion may add its own.
pub(super) const fn cards() -> CardsBuilder {
    let text = include_str!("../../data/splendor/cards.csv");
    let mut csv = Csv::new(text, "id,level,bonus,points,white,blue,green,red,black");
    let mut cards = CardsBuilder::new();
    while !csv.is_done() {
        csv.word();
        let level = csv.number();
        let bonus = csv.color(COLORS);
        let points = csv.number();
        cards.add(level, Card { cost: gems(&mut csv), bonus, points });
        csv.end_line();
    }
    cards
}

/// The 10 nobles (S-03).
pub(super) static NOBLES: [Tile; 10] = {
    let text = include_str!("../../data/splendor/nobles.csv");
    let mut csv = Csv::new(text, "id,name,points,white,blue,green,red,black");
    let mut nobles = [Tile::BLANK; 10];
    let mut at = 0;
    while !csv.is_done() {
        let (id, name, points, needs) = (csv.word(), csv.word(), csv.number(), gems(&mut csv));
        nobles[at] = Tile { id, name, needs, points, excludes: TileSet::EMPTY.with(TileId::new(at)) };
        csv.end_line();
        at += 1;
    }
    assert!(at == nobles.len());
    nobles
};
