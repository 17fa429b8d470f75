//! The cards of the Orient, read from the data file while compiling, behind those of the base game.

use crate::card::{CardId, CardTable};
use crate::card_set::CardSet;
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
    copies: CardSet,
    doubles: CardSet,
    sacrifices: CardSet,
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
    let (mut copies, mut doubles, mut sacrifices) = (CardSet::EMPTY, CardSet::EMPTY, CardSet::EMPTY);
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
        match kind {
            Kind::Copy | Kind::CopyTake => copies = copies.with(id),
            Kind::Double => doubles = doubles.with(id),
            Kind::Sacrifice(_) => {
                assert!(level == 3);
                sacrifices = sacrifices.with(id);
            }
            _ => {}
        }
        csv.end_line();
    }
    Deck { cards: cards.build(), copies, doubles, sacrifices, kinds: CardTable::new(kinds) }
};

pub(super) static CARDS: &Cards = &DECK.cards;

/// Every copy (C-32, C-35).
pub(super) static COPIES: CardSet = DECK.copies;

/// Every card with two bonuses (C-33).
pub(super) static DOUBLES: CardSet = DECK.doubles;

/// Every sacrifice; they are of level 3 (C-38).
pub(super) static SACRIFICES: CardSet = DECK.sacrifices;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Entropy, SplitMix64};
    use crate::tokens::MAX_COLORS;

    #[test]
    fn cards_are_told_by_what_they_cost_and_bring() {
        let (cards, mut stream) = (CARDS, SplitMix64::new(1));
        for _ in 0..2_000 {
            let most = Tokens::from_counts(std::array::from_fn(|_| stream.below(12) as u8));
            let covered = cards.all().filter(|card| most.covers(cards.face(card).cost));
            assert_eq!(cards.within(most), covered, "{most:?}");
        }
        for color in (0..MAX_COLORS).map(Color::at) {
            assert_eq!(*cards.with_bonus(color), cards.all().filter(|card| cards.face(card).bonus == color));
        }
    }
}
