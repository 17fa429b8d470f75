//! Reserved cards, as their owner and as others know them.

use crate::card::{CardId, Level};

/// The most cards a player may hold in reserve, in every game (S-13, M-09, D-13).
pub const HAND_LIMIT: usize = 3;

/// A card in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reserved {
    /// Which card.
    pub card: CardId,
    /// Whether it was drawn unseen from a deck, so that only its owner knows it (S-14).
    pub blind: bool,
}

/// A player's reserved cards, kept in the order of their ids: a hand is a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand([Option<Reserved>; HAND_LIMIT]);

impl Hand {
    /// How many cards.
    pub fn len(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// Whether no further card may be reserved.
    pub fn is_full(&self) -> bool {
        self.0[HAND_LIMIT - 1].is_some()
    }

    /// The cards in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = Reserved> + '_ {
        self.0.iter().copied().flatten()
    }

    /// Whether the card is in the hand.
    pub fn contains(&self, card: CardId) -> bool {
        self.iter().any(|reserved| reserved.card == card)
    }

    /// Adds a card.
    ///
    /// # Panics
    /// In debug builds, if the hand is full.
    pub fn insert(&mut self, mut reserved: Reserved) {
        debug_assert!(!self.is_full());
        for slot in &mut self.0 {
            match slot {
                Some(held) if held.card < reserved.card => {}
                Some(held) => std::mem::swap(held, &mut reserved),
                None => {
                    *slot = Some(reserved);
                    return;
                }
            }
        }
    }

    /// Takes a card out, and says whether it was there.
    pub fn remove(&mut self, card: CardId) -> bool {
        let Some(place) = self.0.iter().position(|slot| slot.is_some_and(|held| held.card == card)) else {
            return false;
        };
        self.0.copy_within(place + 1.., place);
        self.0[HAND_LIMIT - 1] = None;
        true
    }

    /// What someone knows of this hand who may or may not look into it.
    pub fn seen(&self, openly: bool) -> HandView {
        let mut view = HandView::default();
        if openly {
            view.known = *self;
            return view;
        }
        for reserved in self.iter() {
            if !reserved.blind {
                view.known.insert(reserved);
            } else {
                view.hide(reserved.card);
            }
        }
        view
    }
}

/// What an observer knows of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct HandView {
    /// The cards whose face the observer knows.
    pub known: Hand,
    /// How many others there are of each level; where they sort among the known ones would tell about them.
    pub hidden: [u8; 3],
    /// How many hidden ones there are of each level's second deck, besides (C-30).
    pub hidden_second: [u8; 3],
}

impl HandView {
    /// Whether the observer knows every card.
    pub fn is_open(&self) -> bool {
        (self.hidden, self.hidden_second) == ([0; 3], [0; 3])
    }

    /// The level of each hidden card of a first deck, the cheapest first.
    pub fn hidden_levels(&self) -> impl Iterator<Item = Level> + '_ {
        levels(&self.hidden)
    }

    /// The level of each hidden card of a second deck, the cheapest first.
    pub fn hidden_second_levels(&self) -> impl Iterator<Item = Level> + '_ {
        levels(&self.hidden_second)
    }

    /// Counts a card whose face the observer does not know.
    pub(crate) fn hide(&mut self, card: CardId) {
        let hidden = if card.is_of_second_deck() { &mut self.hidden_second } else { &mut self.hidden };
        hidden[card.level().index()] += 1;
    }

    /// How many cards.
    pub fn len(&self) -> usize {
        self.known.len() + self.hidden_levels().count() + self.hidden_second_levels().count()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

fn levels(counts: &[u8; 3]) -> impl Iterator<Item = Level> + '_ {
    Level::ALL.into_iter().zip(counts).flat_map(|(level, &count)| (0..count).map(move |_| level))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reserved(level: Level, index: usize, blind: bool) -> Reserved {
        Reserved { card: CardId::new(level, index), blind }
    }

    #[test]
    fn a_hand_is_the_same_in_whatever_order_it_was_filled() {
        let cards = [reserved(Level::Two, 3, true), reserved(Level::One, 9, false), reserved(Level::Two, 1, false)];
        let mut hands = [[0, 1, 2], [2, 1, 0], [1, 0, 2]].map(|order| {
            let mut hand = Hand::default();
            order.iter().for_each(|&n: &usize| hand.insert(cards[n]));
            hand
        });
        assert!(hands[0].is_full() && hands[0] == hands[1] && hands[1] == hands[2]);
        assert!(hands[0].remove(cards[2].card) && !hands[0].remove(cards[2].card));
        assert_eq!(hands[0].iter().collect::<Vec<_>>(), [cards[1], cards[0]]);
    }

    #[test]
    fn others_see_the_level_of_a_blind_reserve_and_nothing_else() {
        let view = |index| {
            let mut hand = Hand::default();
            hand.insert(reserved(Level::Two, 7, false));
            hand.insert(reserved(Level::Two, index, true));
            hand.seen(false)
        };
        assert_eq!(view(0), view(29));
        assert_eq!((view(0).len(), view(0).hidden), (2, [0, 1, 0]));
    }
}
