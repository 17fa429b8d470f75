//! What a sacrifice is paid with (C-38).

use crate::card::CardId;
use crate::card_set::CardSet;
use crate::classic::Player;
use crate::tokens::Color;

use super::Bazaar;
use super::kind::{CARDS, COPIES, DOUBLES};

/// The cards of one colour before a player, as a sacrifice looks at them.
pub(super) struct Offering {
    cards: CardSet,
    // Those of them that took the colour.
    copies: CardSet,
}

impl Offering {
    /// What a player has to offer. Fewer than two bonuses pay for nothing, which is usual.
    pub(super) fn of(player: &Player, bazaar: &Bazaar, color: Color) -> Option<Self> {
        (player.bonuses.get(color) >= 2).then(|| {
            let copies = player.cards.and(&COPIES).filter(|card| bazaar.color(card) == Some(color));
            Self { cards: player.cards.and(CARDS.with_bonus(color)).or(&copies), copies }
        })
    }

    /// The cards of which each pays alone: doubles, as long as no copy has to go.
    fn alone(&self) -> CardSet {
        if self.copies.is_empty() { self.cards.and(&DOUBLES) } else { CardSet::EMPTY }
    }

    /// The cards, perhaps itself among them, each of which pays together with this one: copies have to go first.
    fn partners(&self, card: CardId) -> CardSet {
        match (self.copies.len(), self.copies.contains(card)) {
            (0, _) if DOUBLES.contains(card) => CardSet::EMPTY,
            (0, _) => self.cards.without(&DOUBLES),
            (1, true) => self.cards,
            (1, false) | (_, true) => self.copies,
            (_, false) => CardSet::EMPTY,
        }
    }

    /// Whether the player can pay with these cards, the lower id first.
    pub(super) fn allows(&self, first: CardId, second: Option<CardId>) -> bool {
        self.cards.contains(first)
            && match second {
                None => self.alone().contains(first),
                Some(second) => first < second && self.partners(first).contains(second),
            }
    }

    /// Hands every set of cards that pays to `out`, in order.
    pub(super) fn list(&self, mut out: impl FnMut(CardId, Option<CardId>)) {
        let (alone, mut after) = (self.alone(), self.cards);
        self.cards.iter().for_each(|first| {
            after.remove(first);
            if alone.contains(first) {
                out(first, None);
            }
            self.partners(first).and(&after).iter().for_each(|second| out(first, Some(second)));
        });
    }

    /// Whether the player can pay at all.
    pub(super) fn is_possible(&self) -> bool {
        let mut possible = false;
        self.list(|_, _| possible = true);
        possible
    }
}
