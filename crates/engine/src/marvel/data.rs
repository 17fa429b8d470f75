//! The components, read from the data files while compiling.

use crate::card::{CardId, CardTable};
use crate::classic::{Card, Cards, CardsBuilder, Tile, gems};
use crate::csv::Csv;
use crate::tile::{TileId, TileSet};

use super::colors::COLORS;

struct Characters {
    cards: Cards,
    tags: CardTable<u8>,
    names: CardTable<&'static str>,
}

/// The 90 characters (M-02).
static CHARACTERS: Characters = {
    let text = include_str!("../../data/marvel/cards.csv");
    let mut csv = Csv::new(text, "id,level,name,bonus,points,avengers,yellow,blue,orange,red,purple");
    let mut cards = CardsBuilder::new();
    let (mut tags, mut names) = ([0; 256], [""; 256]);
    while !csv.is_done() {
        csv.word();
        let (level, name) = (csv.number(), csv.word());
        let bonus = csv.color(COLORS);
        let (points, avengers) = (csv.number(), csv.number());
        let place = CardTable::<u8>::place(cards.add(level, Card { cost: gems(&mut csv), bonus, points }));
        (tags[place], names[place]) = (avengers, name);
        csv.end_line();
    }
    Characters { cards: cards.build(), tags: CardTable::new(tags), names: CardTable::new(names) }
};

pub(super) static CARDS: &Cards = &CHARACTERS.cards;

/// How many Avengers tags a character carries (M-02).
pub fn tags(card: CardId) -> u8 {
    CHARACTERS.tags[card]
}

/// The name on a character card.
pub fn character_name(card: CardId) -> &'static str {
    CHARACTERS.names[card]
}

/// The eight sides of the four location tiles (M-03).
pub(super) static LOCATIONS: [Tile; 8] = {
    let text = include_str!("../../data/marvel/locations.csv");
    let mut csv = Csv::new(text, "id,tile,side,name,points,yellow,blue,orange,red,purple");
    let mut sides = [Tile::BLANK; 8];
    let mut at = 0;
    while !csv.is_done() {
        let id = csv.word();
        assert!(csv.number() as usize == at / 2 + 1, "the sides of a tile stand together");
        csv.word();
        let (name, points, needs) = (csv.word(), csv.number(), gems(&mut csv));
        // M-05: both sides of one tile never lie out together.
        let excludes = TileSet::EMPTY.with(TileId::new(at)).with(TileId::new(at ^ 1));
        sides[at] = Tile { id, name, needs, points, excludes };
        csv.end_line();
        at += 1;
    }
    assert!(at == sides.len());
    sides
};
