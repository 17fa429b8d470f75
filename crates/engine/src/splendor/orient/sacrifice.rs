//! What a sacrifice is paid with (C-38).

use crate::card::CardId;
use crate::classic::Player;
use crate::tokens::Color;

use super::kind::{COPIES, is_copy};
use super::{Bazaar, Kind, kind};

/// The cards of one colour before a player, as a sacrifice looks at them.
pub(super) struct Offering<'a> {
    player: &'a Player,
    bazaar: &'a Bazaar,
    color: Color,
    copies: usize,
}

impl<'a> Offering<'a> {
    pub(super) fn new(player: &'a Player, bazaar: &'a Bazaar, color: Color) -> Self {
        let copies = player.cards.and(&COPIES).iter().filter(|&card| bazaar.color(card) == Some(color)).count();
        Self { player, bazaar, color, copies }
    }

    /// Whether the card is the player's and of the colour.
    fn has(&self, card: CardId) -> bool {
        self.player.cards.contains(card) && self.bazaar.bonus(card).get(self.color) > 0
    }

    /// Whether these cards of the colour make up the price: the lower id first.
    fn pays(&self, first: CardId, second: Option<CardId>) -> bool {
        let copies = [Some(first), second].into_iter().flatten().filter(|&card| is_copy(card)).count();
        let double = |card: CardId| kind(card) == Some(Kind::Double);
        match (self.copies, second) {
            (0, None) => double(first),
            (0, Some(second)) => !double(first) && !double(second),
            (_, None) => false,
            (1, Some(_)) => copies == 1,
            (_, Some(_)) => copies == 2,
        }
    }

    /// Whether the player can pay with these cards.
    pub(super) fn allows(&self, first: CardId, second: Option<CardId>) -> bool {
        let ordered = second.is_none_or(|second| first < second && self.has(second));
        ordered && self.has(first) && self.pays(first, second)
    }

    /// Hands every set of cards that pays to `out`, in order.
    pub(super) fn list(&self, mut out: impl FnMut(CardId, Option<CardId>)) {
        // Fewer than two bonuses pay for nothing, which is usual.
        if self.player.bonuses.get(self.color) < 2 {
            return;
        }
        let cards = self.player.cards.filter(|card| self.bazaar.bonus(card).get(self.color) > 0);
        cards.iter().for_each(|first| {
            if self.pays(first, None) {
                out(first, None);
            }
            let seconds = cards.iter().filter(|&second| second > first && self.pays(first, Some(second)));
            seconds.for_each(|second| out(first, Some(second)));
        });
    }

    /// Whether the player can pay at all.
    pub(super) fn is_possible(&self) -> bool {
        let mut possible = false;
        self.list(|_, _| possible = true);
        possible
    }
}
