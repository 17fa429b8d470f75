//! Which card: the same ids in every game, a level and a number within it.

use std::fmt;
use std::num::NonZeroU8;
use std::ops::Index;

/// One of the three levels of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// The cheapest cards.
    One = 1,
    /// The middle.
    Two = 2,
    /// The dearest cards.
    Three = 3,
}

impl Level {
    /// All levels, the cheapest first.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// 0 for the first level, 2 for the third.
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// 1 to 3, as printed.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The level with this printed number.
    pub const fn from_number(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            3 => Some(Self::Three),
            _ => None,
        }
    }
}

/// A card of a game: its level and its place in that level's list. Which face it has is the game's table.
///
/// Ids order by level, then by number.
///
/// ```
/// use parure_engine::{CardId, Level};
///
/// let card = CardId::new(Level::One, 2);
/// assert_eq!((card.level().number(), card.number()), (1, 3));
/// assert_eq!(format!("{card:?}"), "1-03");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(NonZeroU8);

impl CardId {
    /// The most cards a level can have.
    pub const PER_LEVEL: usize = 64;

    /// From this place on, a level's cards are those of its second deck, where a game has one (C-30).
    pub const SECOND_DECK: usize = 50;

    /// The card at a place (from 0) of a level.
    ///
    /// # Panics
    /// If `index` is not below [`CardId::PER_LEVEL`].
    // Lists of actions are made in other crates, a card at a time.
    #[inline]
    pub const fn new(level: Level, index: usize) -> Self {
        assert!(index < Self::PER_LEVEL);
        match NonZeroU8::new((level as u8) << 6 | index as u8) {
            Some(id) => Self(id),
            None => unreachable!(),
        }
    }

    /// The level of the card.
    pub const fn level(self) -> Level {
        match self.0.get() >> 6 {
            1 => Level::One,
            2 => Level::Two,
            3 => Level::Three,
            _ => unreachable!(),
        }
    }

    /// The place in the level's list, from 0.
    pub const fn index(self) -> usize {
        self.0.get() as usize & (Self::PER_LEVEL - 1)
    }

    /// Whether this is a card of its level's second deck.
    pub const fn is_of_second_deck(self) -> bool {
        self.index() >= Self::SECOND_DECK
    }

    /// The printed number within the deck, from 1, as in `S1-03`.
    pub const fn number(self) -> u8 {
        let first = if self.is_of_second_deck() { Self::SECOND_DECK } else { 0 };
        (self.index() - first) as u8 + 1
    }
}

/// Where a card came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardOrigin {
    /// A space of the market, which is Duel's pyramid too.
    Market {
        /// The level.
        level: Level,
        /// The space within the level; spaces of a second deck come behind all others.
        space: u8,
    },
    /// The top of a deck.
    Deck(Level),
    /// The top of a level's second deck (C-30).
    SecondDeck(Level),
    /// The own hand.
    Hand,
}

impl fmt::Debug for CardId {
    /// Level and number, as `1-03`; the letter before them is the game's. A second deck begins with `1-51`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}", self.level().number(), self.index() + 1)
    }
}

/// A value for every card a game can have, found without a bounds check.
#[derive(Clone, Debug)]
pub struct CardTable<T: 'static>([T; 256]);

impl<T> CardTable<T> {
    /// A table from an array in the order of the ids' bytes; see [`CardTable::place`].
    pub const fn new(values: [T; 256]) -> Self {
        Self(values)
    }

    /// Where a card's value stands in the array that [`CardTable::new`] takes.
    pub const fn place(card: CardId) -> usize {
        card.0.get() as usize
    }
}

impl<T> Index<CardId> for CardTable<T> {
    type Output = T;
    fn index(&self, card: CardId) -> &T {
        &self.0[usize::from(card.0.get())]
    }
}
