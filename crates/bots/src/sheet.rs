//! A position as the network reads it.
//!
//! Every seat, from the one to act on, has a list of numbers and some items: the cards that it could come to buy and the
//! tiles that it could come to receive, each with a list of numbers of its own. Most numbers are 0, so a list names the
//! others by their place, the row of weights that they count by.

use parure_engine::card::CardId;
use parure_engine::seat::MAX_SEATS;
use parure_engine::tile::TileId;
use parure_engine::tokens::{Color, ColorSet, Tokens};

use crate::eval::reach::Reach;

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
    /// The bonuses that it brings.
    pub(crate) bonus: Tokens,
    start: u32,
    end: u32,
}

#[cfg(test)]
impl Item {
    /// An item that nothing is written about.
    pub(crate) fn new(subject: Subject, needs: Needs) -> Self {
        Self { subject, needs, bonus: Tokens::ZERO, start: 0, end: 0 }
    }
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
    pub(crate) fn end_item(&mut self, subject: Subject, needs: Needs, bonus: Tokens, written: usize) {
        self.written += written;
        let end = self.written as u32;
        self.items.push(Item { subject, needs, bonus, start: self.first_entry, end });
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
