//! Sets of cards: one bit each.

use std::fmt;

use crate::card::{CardId, Level};

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = ONES << 7;

/// The places of the first, second, … one bit of each byte.
static PLACES: [[u8; 256]; 8] = {
    let mut places = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut nth) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                places[nth][byte] = place as u8;
                nth += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
};

/// A set of cards of one level: a deck, for instance, of which only the contents are settled and never the order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LevelSet(u64);

impl LevelSet {
    /// The first `count` cards of a level.
    pub const fn first(count: usize) -> Self {
        Self(if count >= 64 { u64::MAX } else { (1 << count) - 1 })
    }

    /// The cards of a second deck whose places in it are the one bits of `bits`, of which there are at most fourteen.
    pub const fn second(bits: u16) -> Self {
        Self((bits as u64) << CardId::SECOND_DECK)
    }

    /// Those of the level's first deck, in most games all.
    #[must_use]
    pub const fn first_deck(self) -> Self {
        Self(self.0 & ((1 << CardId::SECOND_DECK) - 1))
    }

    /// Those of the level's second deck.
    #[must_use]
    pub const fn second_deck(self) -> Self {
        Self(self.0 & !((1 << CardId::SECOND_DECK) - 1))
    }

    /// How many cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card at this place of the level is in the set.
    pub const fn contains(self, index: usize) -> bool {
        self.0 >> index & 1 == 1
    }

    /// A bit for each card of the level, the first the lowest.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The place of the `n`th member, counted from 0 in the order of ids.
    ///
    /// # Panics
    /// In debug builds, if there are not that many members.
    pub const fn nth(self, n: usize) -> usize {
        debug_assert!(n < self.len());
        // The members in each byte of the word, and then in each byte and all below it.
        let pairs = self.0 - (self.0 >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let counts = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        let sums = counts.wrapping_mul(ONES);
        // A byte whose sum is not above `n` ends before the member; its high bit says so.
        let before = ((((n as u64 * ONES) | HIGHS) - sums) & HIGHS) >> 7;
        let byte = (before.wrapping_mul(ONES) >> 56) as usize * 8;
        let left = n - ((sums << 8) >> byte & 0xff) as usize;
        byte + PLACES[left & 7][(self.0 >> byte & 0xff) as usize] as usize
    }

    /// What both sets hold.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What this set holds and the other does not.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// What either set holds.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The set with the card at this place of the level added.
    #[must_use]
    pub const fn with(self, index: usize) -> Self {
        Self(self.0 | 1 << (index & 63))
    }

    /// The places of the members in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(index)
        })
    }
}

impl fmt::Debug for LevelSet {
    /// The printed numbers of the cards, as `{3, 17}`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|index| index + 1)).finish()
    }
}

/// A set of cards of all levels.
///
/// ```
/// use parure_engine::{CardId, CardSet, Level};
///
/// let set: CardSet = [CardId::new(Level::Two, 4), CardId::new(Level::One, 2)].into_iter().collect();
/// assert_eq!((set.len(), format!("{set:?}")), (2, "{1-03, 2-05}".to_owned()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet([LevelSet; 3]);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self([LevelSet(0); 3]);

    /// A set from its levels, the first level first.
    pub const fn from_levels(levels: [LevelSet; 3]) -> Self {
        Self(levels)
    }

    /// The cards of one level.
    pub const fn level(&self, level: Level) -> LevelSet {
        self.0[level.index()]
    }

    /// Whether the card is in the set.
    pub const fn contains(&self, card: CardId) -> bool {
        self.level(card.level()).contains(card.index())
    }

    /// The set with this card added.
    #[must_use]
    pub const fn with(mut self, card: CardId) -> Self {
        let level = &mut self.0[card.level().index()];
        *level = level.with(card.index());
        self
    }

    /// Those of one level.
    #[must_use]
    pub const fn only(&self, level: Level) -> Self {
        let mut only = Self::EMPTY;
        only.0[level.index()] = self.level(level);
        only
    }

    /// Adds a card.
    pub fn insert(&mut self, card: CardId) {
        self.0[card.level().index()].0 |= 1 << card.index();
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: CardId) {
        self.0[card.level().index()].0 &= !(1 << card.index());
    }

    /// How many cards.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|level| level.len()).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|level| level.is_empty())
    }

    /// What both sets hold.
    #[must_use]
    pub const fn and(&self, other: &Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([a.and(d), b.and(e), c.and(f)])
    }

    /// What this set holds and the other does not.
    #[must_use]
    pub const fn without(&self, other: &Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([a.without(d), b.without(e), c.without(f)])
    }

    /// What either set holds.
    #[must_use]
    pub const fn or(&self, other: &Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([a.or(d), b.or(e), c.or(f)])
    }

    /// The cards for which `keep` says yes, found without a branch.
    #[must_use]
    pub fn filter(&self, mut keep: impl FnMut(CardId) -> bool) -> Self {
        self.iter().fold(Self::EMPTY, |mut kept, card| {
            kept.0[card.level().index()].0 |= u64::from(keep(card)) << card.index();
            kept
        })
    }

    /// The cards in the order of their ids.
    pub const fn iter(&self) -> Cards {
        Cards(*self)
    }
}

impl fmt::Debug for CardSet {
    /// The cards, as `{1-03, 2-17}`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The cards of a set in the order of their ids.
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = CardId;

    fn next(&mut self) -> Option<CardId> {
        let level = Level::ALL.into_iter().find(|&level| !self.0.level(level).is_empty())?;
        let card = CardId::new(level, self.0.level(level).0.trailing_zeros() as usize);
        self.0.remove(card);
        Some(card)
    }

    // Legal lists go through `for_each`, which ends here: one tight loop per level.
    fn fold<B, F: FnMut(B, CardId) -> B>(self, init: B, mut f: F) -> B {
        let mut folded = init;
        for level in Level::ALL {
            let mut rest = self.0.level(level).0;
            while rest != 0 {
                folded = f(folded, CardId::new(level, rest.trailing_zeros() as usize));
                rest &= rest - 1;
            }
        }
        folded
    }
}

impl Extend<CardId> for CardSet {
    fn extend<I: IntoIterator<Item = CardId>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.insert(card));
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(cards);
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_member_is_found_wherever_it_lies() {
        for members in [vec![0], vec![63], vec![0, 1, 31, 32, 33, 62, 63], (0..64).collect(), vec![5, 17, 40]] {
            let set = members.iter().fold(LevelSet::default(), |set, &index| set.with(index));
            let found: Vec<_> = (0..set.len()).map(|n| set.nth(n)).collect();
            assert_eq!(found, members);
            assert_eq!(set.iter().collect::<Vec<_>>(), members);
        }
    }

    #[test]
    fn cards_come_out_in_the_order_of_their_ids() {
        let cards = [(Level::Three, 19), (Level::One, 0), (Level::Two, 63), (Level::One, 39)];
        let set: CardSet = cards.iter().map(|&(level, index)| CardId::new(level, index)).collect();
        let ids: Vec<_> = set.iter().map(|card| (card.level().number(), card.index() + 1)).collect();
        assert_eq!(ids, [(1, 1), (1, 40), (2, 64), (3, 20)]);
        assert_eq!(format!("{set:?}"), "{1-01, 1-40, 2-64, 3-20}");
        assert_eq!(format!("{:?}", set.level(Level::One)), "{1, 40}");
    }
}
