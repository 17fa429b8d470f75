//! A position as the network reads it.
//!
//! Every seat, from the one to act on, has a list of numbers and some items: the cards that it could come to buy and the
//! tiles that it could come to receive, each with a list of numbers of its own. Most numbers are 0, so a list names the
//! others by their place, the row of weights that they count by.

use parure_engine::card::CardId;
use parure_engine::seat::MAX_SEATS;
use parure_engine::tile::TileId;
use parure_engine::tokens::{Color, ColorSet, Tokens};

use crate::eval::reach::{Reach, reach};
use crate::knowledge::Sketch;

/// A number that is not 0, with its place in the description.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    pub(crate) row: u16,
    pub(crate) value: f32,
}

/// What an item is, and what an action is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A card to buy or reserve.
    Card(CardId),
    /// A tile to receive.
    Tile(TileId),
}

/// Something that a seat could come to have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Item {
    pub(crate) subject: Subject,
    pub(crate) needs: Needs,
    start: u32,
    end: u32,
}

/// What a seat still needs for an item.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Needs {
    /// A card, which has a price.
    Card(Reach),
    /// A tile, which asks for these bonuses.
    Tile(Tokens),
}

impl Needs {
    /// The colours that it costs or asks for.
    pub(crate) fn colors(self) -> ColorSet {
        match self {
            Self::Card(reach) => reach.price.colors(),
            Self::Tile(lacking) => lacking.colors(),
        }
    }

    /// The colours of tokens that the seat is short of for it.
    pub(crate) fn short(self) -> ColorSet {
        if let Self::Card(reach) = self { reach.short.colors() } else { ColorSet::EMPTY }
    }
}

/// What the seat to act pays with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Means {
    pub(crate) purse: Tokens,
    pub(crate) joker: Color,
    /// The colours of which two can be taken at once.
    pub(crate) pairs: ColorSet,
}

impl Default for Means {
    fn default() -> Self {
        Self { purse: Tokens::ZERO, joker: Color::at(0), pairs: ColorSet::EMPTY }
    }
}

/// In how many ways an action can change how far an item is.
pub(crate) const SHIFTS: usize = 13;

/// How an action changes how far an item is for the seat that acts, below [`SHIFTS`]; nothing if it does not.
#[inline(always)]
pub(crate) fn shift(item: &Item, sketch: &Sketch, means: &Means) -> Option<usize> {
    let before = match item.needs {
        Needs::Card(reach) => reach,
        Needs::Tile(lacking) => {
            let after = lacking.saturating_sub(sketch.bonus);
            return (after != lacking).then_some(if after.is_empty() { 0 } else { NEARER });
        }
    };
    let touched = sketch.taken.colors().or(sketch.given.colors()).or(sketch.bonus.colors());
    let counts = before.price.colors().with(means.joker);
    if touched.and(counts).is_empty() || sketch.bonus != Tokens::ZERO && sketch.subject == Some(item.subject) {
        return None;
    }
    let purse = (means.purse + sketch.taken).saturating_sub(sketch.given);
    let after = reach(before.price.saturating_sub(sketch.bonus), purse, means.joker, means.pairs);
    let by = |few: u8, most: u8| usize::from(few.min(most));
    if after.turns < before.turns {
        Some(by(after.turns, 3))
    } else if after.turns > before.turns {
        Some(LATER + by(after.turns, 4) - 1)
    } else if after.missing < before.missing {
        Some(NEARER + by(before.missing - after.missing, 3) - 1)
    } else if after.missing > before.missing {
        Some(FARTHER + by(after.missing - before.missing, 2) - 1)
    } else {
        None
    }
}

/// Sooner in reach come first, by the turns that are left; from here on, later in reach by these.
const LATER: usize = 4;
/// As soon in reach, with fewer tokens missing: by one, two, three or more.
const NEARER: usize = 8;
/// As soon in reach, with more tokens missing: by one, or more.
const FARTHER: usize = 11;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Part {
    items: (u32, u32),
    numbers: (u32, u32),
}

/// A position, described seat by seat.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// What is written, and behind it room to write on.
    entries: Vec<Entry>,
    written: usize,
    items: Vec<Item>,
    parts: [Part; MAX_SEATS],
    seats: usize,
    /// What the seat to act pays with.
    pub(crate) means: Means,
    /// The sides of the seats, each by the place of its first seat.
    pub(crate) sides: [usize; MAX_SEATS],
    first_entry: u32,
    first_item: u32,
}

impl Sheet {
    /// Begins another position.
    pub(crate) fn clear(&mut self) {
        self.written = 0;
        self.items.clear();
        self.seats = 0;
        (self.first_entry, self.first_item) = (0, 0);
    }

    /// Begins to write at a place of the description, behind what is written.
    pub(crate) fn row(&mut self, first: usize) -> Row<'_> {
        if self.entries.len() < self.written + LONGEST_ROW {
            self.entries.resize(self.written + 4 * LONGEST_ROW, Entry { row: 0, value: 0.0 });
        }
        let room = self.entries[self.written..].first_chunk_mut().expect("there is room for a row");
        Row { room, written: 0, at: first }
    }

    /// Ends an item of the seat at hand, described by so many numbers that were written for it.
    pub(crate) fn end_item(&mut self, subject: Subject, needs: Needs, written: usize) {
        self.written += written;
        let end = self.written as u32;
        self.items.push(Item { subject, needs, start: self.first_entry, end });
        self.first_entry = end;
    }

    /// Ends the seat at hand, described by so many numbers that were written for itself.
    pub(crate) fn end_seat(&mut self, written: usize) {
        self.written += written;
        let (entries, items) = (self.written as u32, self.items.len() as u32);
        self.parts[self.seats] = Part { items: (self.first_item, items), numbers: (self.first_entry, entries) };
        (self.first_entry, self.first_item) = (entries, items);
        self.seats += 1;
    }

    /// How many seats are described.
    pub(crate) fn seats(&self) -> usize {
        self.seats
    }

    /// What describes a seat, by its place from the one to act on.
    pub(crate) fn numbers(&self, seat: usize) -> &[Entry] {
        let (start, end) = self.parts[seat].numbers;
        &self.entries[start as usize..end as usize]
    }

    /// The items of a seat.
    pub(crate) fn items(&self, seat: usize) -> &[Item] {
        let (start, end) = self.parts[seat].items;
        &self.items[start as usize..end as usize]
    }

    /// What describes an item.
    pub(crate) fn of_item(&self, item: &Item) -> &[Entry] {
        &self.entries[item.start as usize..item.end as usize]
    }

    /// The place of the next seat that plays against this one.
    pub(crate) fn rival(&self, seat: usize) -> usize {
        let after = (1..self.seats).map(|step| (seat + step) % self.seats);
        after.into_iter().find(|&other| self.sides[other] != self.sides[seat]).unwrap_or(seat)
    }
}

/// More numbers than describe a seat or an item of any game; a power of two.
const LONGEST_ROW: usize = 256;

/// Writes numbers one after the other.
#[derive(Debug)]
pub struct Row<'a> {
    room: &'a mut [Entry; LONGEST_ROW],
    written: usize,
    at: usize,
}

impl Row<'_> {
    #[inline]
    pub(crate) fn put(&mut self, value: f32) {
        self.write(self.at, value, value != 0.0);
        self.at += 1;
    }

    #[inline]
    pub(crate) fn flag(&mut self, holds: bool) {
        self.write(self.at, 1.0, holds);
        self.at += 1;
    }

    #[inline]
    pub(crate) fn count(&mut self, count: u8, unit: f32) {
        self.write(self.at, f32::from(count) / unit, count != 0);
        self.at += 1;
    }

    /// One of `count` choices, the last for whatever is beyond.
    #[inline]
    pub(crate) fn mark(&mut self, choice: u8, count: usize) {
        self.write(self.at + usize::from(choice).min(count - 1), 1.0, true);
        self.at += count;
    }

    /// The place of the next number.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// How many numbers that are not 0 were written.
    pub(crate) fn end(self) -> usize {
        self.written
    }

    #[inline]
    fn write(&mut self, row: usize, value: f32, counts: bool) {
        // What does not count is written too, and then written over: there is nothing to guess for the processor.
        self.room[self.written % LONGEST_ROW] = Entry { row: row as u16, value };
        self.written += usize::from(counts);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::knowledge::SKETCH;

    const JOKER: Color = Color::at(5);

    fn tokens(counts: [u8; 6]) -> Tokens {
        let [a, b, c, d, e, f] = counts;
        Tokens::from_counts([a, b, c, d, e, f, 0, 0])
    }

    fn item(needs: Needs) -> Item {
        Item { subject: Subject::Tile(TileId::new(0)), needs, start: 0, end: 0 }
    }

    fn still() -> Sketch {
        let none = Tokens::ZERO;
        Sketch { kind: 0, features: [0.0; SKETCH], subject: None, taken: none, given: none, bonus: none }
    }

    fn taking(counts: [u8; 6]) -> Sketch {
        Sketch { taken: tokens(counts), ..still() }
    }

    fn giving(counts: [u8; 6]) -> Sketch {
        Sketch { given: tokens(counts), ..still() }
    }

    #[test]
    fn an_action_brings_cards_sooner_or_later_nearer_or_farther() {
        let means = Means { purse: tokens([1, 0, 0, 2, 0, 0]), joker: JOKER, pairs: ColorSet::EMPTY };
        // Two of the first and one of the second colour are missing, which takes two turns.
        let card = item(Needs::Card(reach(tokens([3, 1, 0, 0, 0, 0]), means.purse, JOKER, means.pairs)));
        let shifted = |sketch: Sketch| shift(&card, &sketch, &means);
        assert_eq!(shifted(still()), None);
        assert_eq!(shifted(taking([0, 0, 1, 1, 1, 0])), None, "nothing that it costs");
        assert_eq!(shifted(taking([1, 1, 1, 0, 0, 0])), Some(1), "one turn is left");
        assert_eq!(shifted(taking([2, 1, 0, 0, 0, 0])), Some(0), "in reach");
        assert_eq!(shifted(taking([0, 1, 1, 0, 0, 0])), Some(NEARER), "one token nearer, and as many turns");
        assert_eq!(shifted(taking([0, 0, 0, 0, 0, 1])), Some(1), "a joker helps where most is missing");
        assert_eq!(shifted(giving([1, 0, 0, 0, 0, 0])), Some(LATER + 2), "three turns instead of two");
        assert_eq!(shifted(giving([0, 0, 0, 1, 0, 0])), None);
        let buying = Sketch { bonus: tokens([1, 0, 0, 0, 0, 0]), ..giving([0, 0, 0, 1, 0, 0]) };
        assert_eq!(shifted(buying), Some(1), "a bonus is as good as a token");
        assert_eq!(shifted(Sketch { subject: Some(card.subject), ..buying }), None, "what is bought is gone");
        let rich = Means { purse: tokens([3, 1, 0, 0, 0, 0]), ..means };
        let far = item(Needs::Card(reach(tokens([7, 2, 0, 0, 0, 0]), rich.purse, JOKER, rich.pairs)));
        assert_eq!(shift(&far, &giving([0, 1, 0, 0, 0, 0]), &rich), Some(FARTHER), "one token farther, as many turns");
    }

    #[test]
    fn a_bonus_brings_tiles_nearer() {
        let buying = Sketch { bonus: tokens([0, 1, 0, 0, 0, 0]), ..still() };
        let shifted = |lacking| shift(&item(Needs::Tile(tokens(lacking))), &buying, &Means::default());
        assert_eq!(shifted([2, 1, 0, 0, 0, 0]), Some(NEARER));
        assert_eq!(shifted([0, 1, 0, 0, 0, 0]), Some(0));
        assert_eq!(shifted([1, 0, 0, 0, 0, 0]), None);
    }
}
