//! The cards of the Orient, read from the data file while compiling, behind those of the base game.

use crate::card::{CardId, CardTable};
use crate::card_set::{CardSet, LevelSet};
use crate::classic::{Card, Cards, JOKER, Rules, gems};
use crate::csv::Csv;
use crate::splendor::SplendorRules;
use crate::splendor::data;
use crate::tokens::{Color, Tokens};

/// What a card of the Orient does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It pays like two gold when it is discarded (C-31).
    Gold,
    /// It takes the colour of a bonus that its owner has (C-32).
    Copy,
    /// It has two bonuses of its colour (C-33).
    Double,
    /// It sets a noble aside (C-34).
    ReserveNoble,
    /// It is a copy, and brings a card of level 1 (C-35).
    CopyTake,
    /// It is paid with two bonuses of this colour (C-38).
    Sacrifice(Color),
    /// It brings a card of level 2 (C-36).
    Take,
}

struct Deck {
    cards: Cards,
    copies: [LevelSet; 3],
    sacrifices: [LevelSet; 3],
    kinds: CardTable<Option<Kind>>,
}

/// The 90 cards of the base game and the 30 of the Orient (C-30).
static DECK: Deck = {
    let text = include_str!("../../../data/cities/orient.csv");
    let mut csv = Csv::new(
        text,
        "id,level,kind,bonus,bonus_count,points,white,blue,green,red,black,discard_colour,discard_count,take_level",
    );
    let words = ["gold", "copy", "double", "reserve_noble", "copy_take", "sacrifice", "take"];
    let colors = SplendorRules::COLORS;
    let mut cards = data::cards();
    let mut kinds = [None; 256];
    let (mut copies, mut sacrifices) = ([LevelSet::first(0); 3], [LevelSet::first(0); 3]);
    while !csv.is_done() {
        csv.word();
        let (level, word) = (csv.number(), csv.one_of(&words));
        let bonus = csv.optional_color(colors);
        let (count, points, cost) = (csv.number(), csv.number(), gems(&mut csv));
        let (discarded, removed, taken) = (csv.optional_color(colors), csv.number(), csv.number());
        let kind = match (word, discarded) {
            (0, None) => Kind::Gold,
            (1, None) => Kind::Copy,
            (2, None) => Kind::Double,
            (3, None) => Kind::ReserveNoble,
            (4, None) => Kind::CopyTake,
            (5, Some(color)) => Kind::Sacrifice(color),
            (6, None) => Kind::Take,
            _ => panic!("only a sacrifice asks for cards"),
        };
        let (bonuses, takes) = match kind {
            Kind::Gold => (0, 0),
            Kind::Double => (2, 0),
            Kind::CopyTake => (1, 1),
            Kind::Take => (1, 2),
            _ => (1, 0),
        };
        assert!(count == bonuses && taken == takes && removed == if discarded.is_some() { 2 } else { 0 });
        let bonus = match bonus {
            Some(bonus) => bonus,
            None => JOKER,
        };
        let id = cards.add_second(level, Card { cost, bonus, points });
        kinds[CardTable::<Card>::place(id)] = Some(kind);
        let set = match kind {
            Kind::Copy | Kind::CopyTake => &mut copies[id.level().index()],
            Kind::Sacrifice(_) => &mut sacrifices[id.level().index()],
            _ => &mut LevelSet::first(0),
        };
        *set = set.with(id.index());
        csv.end_line();
    }
    Deck { cards: cards.build(), copies, sacrifices, kinds: CardTable::new(kinds) }
};

pub(super) static CARDS: &Cards = &DECK.cards;

/// Every copy (C-32, C-35).
pub(super) static COPIES: CardSet = CardSet::from_levels(DECK.copies);

/// Every sacrifice (C-38).
pub(super) static SACRIFICES: CardSet = CardSet::from_levels(DECK.sacrifices);

/// What a card of the Orient does; nothing for one of the base game.
pub fn kind(card: CardId) -> Option<Kind> {
    DECK.kinds[card]
}

/// The bonus that is printed on a card: none on gold cards and copies, two on doubles.
pub(super) fn printed_bonus(card: CardId) -> Tokens {
    let bonus = CARDS.face(card).bonus;
    match kind(card) {
        Some(Kind::Gold | Kind::Copy | Kind::CopyTake) => Tokens::ZERO,
        Some(Kind::Double) => Tokens::of(bonus, 2),
        _ => Tokens::one(bonus),
    }
}

/// Whether a card takes the colour of another bonus (C-32, C-35).
pub fn is_copy(card: CardId) -> bool {
    COPIES.contains(card)
}
