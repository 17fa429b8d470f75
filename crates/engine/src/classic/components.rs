//! The faces of cards and tiles.

use crate::card::{CardId, CardTable, Level};
use crate::card_set::{CardSet, LevelSet};
use crate::csv::Csv;
use crate::tile::TileSet;
use crate::tokens::{Color, GEMS, MAX_COLORS, Tokens};

/// The face of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// What it costs, before bonuses.
    pub cost: Tokens,
    /// The colour it makes cheaper once bought; the joker's, where the card has no colour of its own (C-31, C-32).
    pub bonus: Color,
    /// The points it is worth.
    pub points: u8,
}

/// The face of a tile: a noble, or one side of a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Its id in the data, as `SN-02` or `ML3B`.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The bonuses it asks for.
    pub needs: Tokens,
    /// The points it is worth.
    pub points: u8,
    /// What cannot lie out beside it: itself, and its other side if it has one.
    pub excludes: TileSet,
}

impl Tile {
    /// What a table of tiles holds before its file is read.
    pub(crate) const BLANK: Self = Self { id: "", name: "", needs: Tokens::ZERO, points: 0, excludes: TileSet::EMPTY };
}

/// All cards of a game.
#[derive(Debug)]
pub struct Cards {
    faces: CardTable<Card>,
    levels: [LevelSet; 3],
    // By gem and number: the cards that cost at most so many of it.
    within: [[CardSet; DEAREST + 1]; GEMS.len()],
    by_bonus: [CardSet; MAX_COLORS],
}

/// The most that a card costs of one gem.
const DEAREST: usize = 7;

impl Cards {
    /// The face of a card; a card that the game does not have costs and gives nothing.
    pub fn face(&self, card: CardId) -> &Card {
        &self.faces[card]
    }

    /// Whether the game has this card.
    pub const fn has(&self, card: CardId) -> bool {
        self.levels[card.level().index()].contains(card.index())
    }

    /// Every card.
    pub const fn all(&self) -> CardSet {
        CardSet::from_levels(self.levels)
    }

    /// The cards whose bonus is of this colour.
    pub(crate) const fn with_bonus(&self, color: Color) -> &CardSet {
        &self.by_bonus[color.index()]
    }

    /// The cards that cost no more than this of any gem: told for all at once, by a few words for each gem.
    #[inline]
    pub(crate) fn within(&self, most: Tokens) -> CardSet {
        let most = most.min(Tokens::each(DEAREST as u8)).counts();
        let by_gem = self.within.iter().zip(most).map(|(within, most)| &within[usize::from(most) & DEAREST]);
        by_gem.fold(self.all(), |cards, within| cards.and(within))
    }
}

/// Collects a game's cards while its file is read, at compile time.
pub(crate) struct CardsBuilder {
    faces: [Card; 256],
    levels: [LevelSet; 3],
}

impl CardsBuilder {
    pub(crate) const fn new() -> Self {
        let none = Card { cost: Tokens::ZERO, bonus: Color::at(0), points: 0 };
        Self { faces: [none; 256], levels: [LevelSet::first(0); 3] }
    }

    /// Adds the next card of a level.
    pub(crate) const fn add(&mut self, level: u8, card: Card) -> CardId {
        let level = numbered(level);
        self.place(level, self.levels[level.index()].first_deck().len(), card)
    }

    /// Adds the next card of a level's second deck.
    pub(crate) const fn add_second(&mut self, level: u8, card: Card) -> CardId {
        let level = numbered(level);
        let before = self.levels[level.index()].second_deck().len();
        self.place(level, CardId::SECOND_DECK + before, card)
    }

    const fn place(&mut self, level: Level, index: usize, card: Card) -> CardId {
        let id = CardId::new(level, index);
        self.levels[level.index()] = self.levels[level.index()].with(index);
        self.faces[CardTable::<Card>::place(id)] = card;
        id
    }

    pub(crate) const fn build(self) -> Cards {
        let mut within = [[CardSet::EMPTY; DEAREST + 1]; GEMS.len()];
        let mut by_bonus = [CardSet::EMPTY; MAX_COLORS];
        let mut at = 0;
        while at < Level::ALL.len() * CardId::PER_LEVEL {
            let id = CardId::new(Level::ALL[at / CardId::PER_LEVEL], at % CardId::PER_LEVEL);
            let card = self.faces[CardTable::<Card>::place(id)];
            at += 1;
            if !self.levels[id.level().index()].contains(id.index()) {
                continue;
            }
            by_bonus[card.bonus.index()] = by_bonus[card.bonus.index()].with(id);
            let mut gem = 0;
            while gem < GEMS.len() {
                let mut most = card.cost.get(GEMS[gem]) as usize;
                assert!(most <= DEAREST, "a card costs more than the tables have room for");
                while most <= DEAREST {
                    within[gem][most] = within[gem][most].with(id);
                    most += 1;
                }
                gem += 1;
            }
        }
        Cards { faces: CardTable::new(self.faces), levels: self.levels, within, by_bonus }
    }
}

const fn numbered(level: u8) -> Level {
    match Level::from_number(level) {
        Some(level) => level,
        None => panic!("a card's level is 1, 2 or 3"),
    }
}

/// The next five fields as a number of each gem colour.
pub(crate) const fn gems(csv: &mut Csv) -> Tokens {
    let [a, b, c, d, e] = csv.numbers();
    Tokens::from_counts([a, b, c, d, e, 0, 0, 0])
}
