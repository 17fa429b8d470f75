//! Where the strongholds stand.

use crate::card::CardId;
use crate::card_set::CardSet;
use crate::seat::{MAX_SEATS, Seat};

/// How many strongholds each player has (C-40).
pub const STRONGHOLDS_EACH: u8 = 3;

/// The card under each stronghold that is not in its owner's supply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Placed {
    // The cards of each seat in the order of their ids, so that equal tables are equal states.
    cards: [[Option<CardId>; STRONGHOLDS_EACH as usize]; MAX_SEATS],
    // The same cards as sets: legal lists are made far more often than strongholds move.
    sets: [CardSet; MAX_SEATS],
}

impl Placed {
    /// The card under each placed stronghold of a seat, in the order of ids.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.cards[seat.index()].iter().copied().flatten()
    }

    /// How many strongholds of a seat stand on a card.
    pub fn count(&self, seat: Seat, card: CardId) -> u8 {
        self.of(seat).filter(|&under| under == card).count() as u8
    }

    /// How many strongholds a seat has in its supply.
    pub fn supply(&self, seat: Seat) -> u8 {
        STRONGHOLDS_EACH - self.of(seat).count() as u8
    }

    /// Whose strongholds stand on a card: never those of two players (C-41).
    pub fn owner(&self, card: CardId) -> Option<Seat> {
        Seat::all(MAX_SEATS).find(|&seat| self.cards[seat.index()].contains(&Some(card)))
    }

    /// The cards with strongholds of rivals of the seat.
    pub fn closed(&self, seat: Seat) -> CardSet {
        let rivals = self.sets.iter().enumerate().filter(|&(at, _)| at != seat.index());
        rivals.fold(CardSet::EMPTY, |closed, (_, set)| closed.or(set))
    }

    /// Whether a rival of the seat has a stronghold on the card.
    pub fn is_closed(&self, seat: Seat, card: CardId) -> bool {
        self.owner(card).is_some_and(|owner| owner != seat)
    }

    /// The card on which a seat has all its strongholds (C-43).
    pub fn conquest(&self, seat: Seat) -> Option<CardId> {
        let [first, second, third] = self.cards[seat.index()];
        first.filter(|_| first == second && second == third)
    }

    /// Puts a stronghold of the supply on a card.
    pub fn put(&mut self, seat: Seat, card: CardId) {
        self.sets[seat.index()].insert(card);
        let mut next = Some(card);
        for under in &mut self.cards[seat.index()] {
            if under.is_none() || *under > next {
                std::mem::swap(under, &mut next);
            }
        }
    }

    /// Takes a stronghold of a seat from a card, back to the supply; says whether one was there.
    pub(super) fn take(&mut self, seat: Seat, card: CardId) -> bool {
        let cards = &mut self.cards[seat.index()];
        let Some(place) = cards.iter().position(|&under| under == Some(card)) else { return false };
        cards.copy_within(place + 1.., place);
        cards[STRONGHOLDS_EACH as usize - 1] = None;
        if !cards.contains(&Some(card)) {
            self.sets[seat.index()].remove(card);
        }
        true
    }
}
