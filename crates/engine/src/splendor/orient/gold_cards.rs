//! Gold cards, which pay like two gold when they are discarded (C-31).

use std::fmt;

use crate::card::{CardId, Level};
use crate::card_set::CardSet;
use crate::classic::JOKER;
use crate::payment::{PaymentFault, left_to_jokers, parts};
use crate::tokens::{PackedTokens, Tokens};

/// How many gold cards there are, the first of their deck.
const ALL: usize = 5;

/// A set of gold cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct GoldCards(u8);

impl GoldCards {
    /// Those among a player's cards.
    pub fn among(cards: &CardSet) -> Self {
        let second_deck = cards.level(Level::One).bits() >> CardId::SECOND_DECK;
        Self(second_deck as u8 & ((1 << ALL) - 1))
    }

    /// The set with this card added, if it is a gold card.
    pub fn with(self, added: CardId) -> Option<Self> {
        (0..ALL).find(|&at| card(at) == added).map(|at| Self(self.0 | 1 << at))
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first so many of them.
    #[must_use]
    pub fn first(self, count: u8) -> Self {
        let mut rest = self.0;
        (0..count).for_each(|_| rest &= rest.saturating_sub(1));
        Self(self.0 & !rest)
    }

    /// The cards in the order of their ids.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        (0..ALL).filter(move |at| self.0 >> at & 1 == 1).map(card)
    }
}

impl fmt::Debug for GoldCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

const fn card(at: usize) -> CardId {
    CardId::new(Level::One, CardId::SECOND_DECK + at)
}

/// How many of a player's gold cards a purchase needs at least; more than there are if it is out of reach.
pub(super) fn fewest(missing: u8, gold: u8) -> u8 {
    missing.saturating_sub(gold).div_ceil(2)
}

/// Hands every payment of the price with so many gold cards (at least one) to `out`, in the order of payments.
///
/// Nothing of the payment could be left out: gold and twice the cards make up exactly what the gems leave, or, without
/// gold, one more.
pub(super) fn payments(price: Tokens, purse: Tokens, cards: u8, mut out: impl FnMut(PackedTokens)) {
    let (gems, total) = (price.min(purse), price.total());
    let fewest = total.saturating_sub(2 * cards + gems.total());
    for gold in fewest..=purse.get(JOKER) {
        let Some(most) = (total + u8::from(gold == 0)).checked_sub(2 * cards + gold) else { return };
        let least = total.saturating_sub(2 * cards + gold);
        parts(gems, least..=most, &mut |paid| out(PackedTokens::pack(paid + Tokens::of(JOKER, gold))));
    }
}

/// The purchase with the fewest gold cards, then the fewest gold: the cards and the first payment with them.
pub(super) fn cheapest(price: Tokens, purse: Tokens, held: GoldCards) -> Option<(GoldCards, PackedTokens)> {
    let count = fewest(price.saturating_sub(purse).total(), purse.get(JOKER));
    let mut first = None;
    if (1..=held.len()).contains(&count) {
        payments(price, purse, count, |payment| {
            first.get_or_insert((held.first(count), payment));
        });
    }
    first
}

/// Whether `payment` pays the price out of the purse together with so many gold cards.
pub(super) fn check(price: Tokens, purse: Tokens, cards: u8, payment: PackedTokens) -> Result<(), PaymentFault> {
    let (wanting, gold) = left_to_jokers(price, purse, JOKER, payment)?;
    let wanting = wanting.total();
    let exact = gold + 2 * cards == wanting;
    let lost = gold == 0 && 2 * cards == wanting + 1;
    if exact || lost { Ok(()) } else { Err(PaymentFault::NotExact) }
}
