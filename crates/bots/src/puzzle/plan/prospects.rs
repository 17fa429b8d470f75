//! What cards could bring somebody in a few turns, at best.

use parure_engine::card::{CardId, Level};
use parure_engine::card_set::CardSet;

/// The most tokens that a turn without a purchase brings in the classic games, and in Duel without privileges.
pub(super) const TAKEN: u8 = 3;

/// A card that brings somebody nearer to a win.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Prospect {
    pub(super) points: u8,
    pub(super) crowns: u8,
    /// The colour that its points count for; nothing for any or for none.
    pub(super) color: Option<usize>,
    /// What it costs the player now.
    pub(super) price: u8,
    /// The tokens that are missing for it.
    pub(super) missing: u8,
}

impl Prospect {
    /// Whether this one does as well in everything, and better in something unless `alike` is enough.
    fn serves_for(&self, other: &Self, alike: bool) -> bool {
        let as_good = self.points >= other.points
            && self.crowns >= other.crowns
            && (self.color.is_none() || self.color == other.color)
            && self.price <= other.price
            && self.missing <= other.missing;
        as_good && (alike || self != other)
    }
}

/// The cards that may turn up where chance is against the player: those of each level of which there are too few others.
pub(super) fn turning_up(decks: &CardSet, draws: usize, is_prospect: impl Fn(CardId) -> bool) -> CardSet {
    let mut all = CardSet::default();
    for level in Level::ALL {
        let undrawn = decks.filter(|card| card.level() == level);
        let useful = undrawn.filter(&is_prospect);
        if undrawn.len() - useful.len() < draws {
            all = all.or(&useful);
        }
    }
    all
}

/// Whether some purchases are enough, given how many there are besides. Passed by reference, so that the search is compiled once:
/// pages load it.
pub(super) type Enough<'a> = &'a dyn Fn(&[Prospect], u8) -> bool;

/// How somebody's turns could go: what a turn brings without a purchase, what a purchase saves and brings.
#[derive(Clone, Copy)]
pub(super) struct Means {
    pub(super) turns: u8,
    /// The tokens held, and those that come besides.
    pub(super) held: u8,
    /// The most tokens that a turn brings.
    pub(super) taken: u8,
    /// How much cheaper another purchase makes a card at most.
    pub(super) saved: u8,
}

impl Means {
    /// Whether some choice of purchases, of these cards and of others that bring nothing themselves, is `enough`: which is
    /// asked with the cards and with how many purchases there are.
    pub(super) fn reach(self, cards: &[Prospect], enough: Enough<'_>) -> bool {
        // One that as many others are better than as there are turns is never needed.
        let needed = |&place: &usize| {
            let better = |&other: &usize| other != place && cards[other].serves_for(&cards[place], other < place);
            (0..cards.len()).filter(better).count() < self.turns.into()
        };
        let cards: Vec<Prospect> = (0..cards.len()).filter(needed).map(|place| cards[place]).collect();
        self.reach_from(&cards, &mut Vec::new(), Course::default(), enough)
    }

    fn reach_from(self, cards: &[Prospect], chosen: &mut Vec<Prospect>, course: Course, enough: Enough<'_>) -> bool {
        let Course { bought, collected, spent, used } = course;
        if enough(chosen, bought) {
            return true;
        }
        if bought + collected == self.turns {
            return false;
        }
        let waiting = Course { collected: collected + 1, ..course };
        let buying = Course { bought: bought + 1, ..course };
        if self.reach_from(cards, chosen, waiting, enough) || self.reach_from(cards, chosen, buying, enough) {
            return true;
        }
        let (taken, saved) = (collected * self.taken, bought * self.saved);
        (0..cards.len()).any(|place| {
            let one = cards[place];
            let spent = spent + one.price.saturating_sub(saved);
            if used & 1 << place != 0 || one.missing > taken + saved || spent > self.held + taken {
                return false;
            }
            chosen.push(one);
            let course = Course { spent, used: used | 1 << place, ..buying };
            let found = self.reach_from(cards, chosen, course, enough);
            chosen.pop();
            found
        })
    }
}

/// How the turns went so far.
#[derive(Clone, Copy, Default)]
struct Course {
    bought: u8,
    /// Turns without a purchase.
    collected: u8,
    spent: u8,
    /// The cards that were bought, by their places.
    used: u128,
}
