//! How an action changes how far everything is that the seat to act could come to have.
//!
//! Every action is held against every item, so this is worked out for many items side by side: byte by byte, in the order
//! in which the sheet has them.

use parure_engine::tokens::{Color, Tokens};

use crate::knowledge::Sketch;
use crate::sheet::{Item, Means, Needs};

/// In how many ways an action can change how far an item is.
///
/// Sooner in reach come first, by the turns that are left.
pub(crate) const SHIFTS: usize = 13;
/// From here on, later in reach, by the turns that are left.
const LATER: u8 = 4;
/// As soon in reach, with fewer tokens missing: by one, two, three or more.
const NEARER: u8 = 8;
/// As soon in reach, with more tokens missing: by one, or more.
const FARTHER: u8 = 11;
/// As far as before.
const STILL: u8 = u8::MAX;

/// How many items are looked at side by side: usually all.
const LANES: usize = 32;
/// The colours that things cost.
const PRICED: usize = 6;

type Lanes = [u8; LANES];

/// Some items of the seat to act; a tile is written as a card that costs nothing.
#[derive(Clone, Debug)]
struct Block {
    price: [Lanes; PRICED],
    missing: Lanes,
    turns: Lanes,
}

/// The items of the seat to act, ready to be held against actions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shelf {
    blocks: Vec<Block>,
    /// The bonuses that tiles ask for, with the tiles' places.
    tiles: Vec<(usize, Tokens)>,
    shifts: Vec<u8>,
}

impl Shelf {
    /// Puts other items on the shelf.
    #[inline(always)]
    pub(crate) fn arrange(&mut self, items: &[Item]) {
        self.blocks.clear();
        self.tiles.clear();
        self.shifts.clear();
        for (first, chunk) in items.chunks(LANES).enumerate() {
            let mut block = Block { price: [[0; LANES]; PRICED], missing: [0; LANES], turns: [0; LANES] };
            for (lane, item) in chunk.iter().enumerate() {
                match item.needs {
                    Needs::Card(reach) => {
                        let counts = reach.price.counts();
                        debug_assert_eq!(counts[PRICED..], [0; 2], "nothing costs that");
                        (0..PRICED).for_each(|color| block.price[color][lane] = counts[color]);
                        (block.missing[lane], block.turns[lane]) = (reach.missing, reach.turns);
                    }
                    Needs::Tile(lacking) => self.tiles.push((first * LANES + lane, lacking)),
                }
            }
            self.blocks.push(block);
        }
        self.shifts.resize(self.blocks.len() * LANES, STILL);
    }

    /// How an action changes how far each item is: those that it changes by their places, each with a number below [`SHIFTS`].
    #[inline(always)]
    pub(crate) fn shifts(
        &mut self,
        items: &[Item],
        sketch: &Sketch,
        means: &Means,
    ) -> impl Iterator<Item = (usize, usize)> {
        let purse = (means.purse + sketch.taken).saturating_sub(sketch.given);
        // A bonus is as good as a token.
        let means = Means { purse: purse + sketch.bonus, ..*means };
        let jokers = purse.get(means.joker);
        for (block, shifts) in self.blocks.iter().zip(self.shifts.chunks_exact_mut(LANES)) {
            if let Some(shifts) = shifts.first_chunk_mut() {
                block.compare(&means, jokers, shifts);
            }
        }
        if sketch.bonus != Tokens::ZERO {
            for &(place, lacking) in &self.tiles {
                let after = lacking.saturating_sub(sketch.bonus);
                let nearer = if after.is_empty() { 0 } else { NEARER };
                self.shifts[place] = if after == lacking { STILL } else { nearer };
            }
            // What is bought is gone.
            let bought = items.iter().position(|item| sketch.subject == Some(item.subject));
            bought.into_iter().for_each(|place| self.shifts[place] = STILL);
        } else {
            self.tiles.iter().for_each(|&(place, _)| self.shifts[place] = STILL);
        }
        let shifts = self.shifts[..items.len()].iter().enumerate();
        shifts.filter(|(_, shift)| **shift != STILL).map(|(place, &shift)| (place, usize::from(shift)))
    }
}

impl Block {
    /// Compares how far cards are with other means with how far they were; the same arithmetic as [`crate::eval::reach::reach`].
    #[inline(always)]
    fn compare(&self, means: &Means, jokers: u8, shifts: &mut Lanes) {
        let (mut total, mut most, mut is_pair) = ([0u8; LANES], [0u8; LANES], [0u8; LANES]);
        // Backwards, so that of colours of which as much is missing the first is left.
        for color in (0..PRICED).rev() {
            let held = means.purse.get(Color::at(color));
            let pair = u8::from(means.pairs.contains(Color::at(color)));
            for lane in 0..LANES {
                let short = self.price[color][lane].saturating_sub(held);
                total[lane] += short;
                is_pair[lane] = if short >= most[lane] { pair } else { is_pair[lane] };
                most[lane] = most[lane].max(short);
            }
        }
        for lane in 0..LANES {
            let missing = total[lane].saturating_sub(jokers);
            let left = most[lane].saturating_sub(jokers).max(1);
            let alone = if is_pair[lane] == 1 { left.div_ceil(2) } else { left };
            let turns = if missing == 0 { 0 } else { missing.div_ceil(3).max(alone) };
            let (missing_before, turns_before) = (self.missing[lane], self.turns[lane]);
            let (nearer, farther) = (missing_before.saturating_sub(missing), missing.saturating_sub(missing_before));
            let mut shift = STILL;
            shift = if farther > 0 { FARTHER - 1 + farther.min(2) } else { shift };
            shift = if nearer > 0 { NEARER - 1 + nearer.min(3) } else { shift };
            shift = if turns > turns_before { LATER - 1 + turns.min(4) } else { shift };
            shift = if turns < turns_before { turns.min(3) } else { shift };
            shifts[lane] = shift;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use parure_engine::chance::{Entropy, SplitMix64};
    use parure_engine::tile::TileId;
    use parure_engine::tokens::ColorSet;

    use super::*;
    use crate::eval::reach::reach;
    use crate::knowledge::SKETCH;
    use crate::sheet::Subject;

    const JOKER: Color = Color::at(5);

    fn tokens(counts: [u8; 6]) -> Tokens {
        let [a, b, c, d, e, f] = counts;
        Tokens::from_counts([a, b, c, d, e, f, 0, 0])
    }

    fn item(needs: Needs) -> Item {
        Item::new(Subject::Tile(TileId::new(0)), needs)
    }

    /// How an action shifts an item that stands behind many others like it.
    fn shift(item: &Item, sketch: &Sketch, means: &Means) -> Option<u8> {
        let other = Item::new(Subject::Tile(TileId::new(1)), item.needs);
        let items: Vec<_> = std::iter::repeat_n(other, LANES + 1).chain([*item]).collect();
        let mut shelf = Shelf::default();
        shelf.arrange(&items);
        let shifted = shelf.shifts(&items, sketch, means).find(|(place, _)| *place == LANES + 1);
        shifted.map(|(_, shift)| shift as u8)
    }

    fn still() -> Sketch {
        let none = Tokens::ZERO;
        Sketch { kind: 0, features: [0.0; SKETCH], subject: None, taken: none, given: none, bonus: none }
    }

    fn taking(counts: [u8; 6]) -> Sketch {
        Sketch { taken: tokens(counts), ..still() }
    }

    fn giving(counts: [u8; 6]) -> Sketch {
        Sketch { given: tokens(counts), ..still() }
    }

    #[test]
    fn an_action_brings_cards_sooner_or_later_nearer_or_farther() {
        let means = Means { purse: tokens([1, 0, 0, 2, 0, 0]), joker: JOKER, pairs: ColorSet::EMPTY };
        // Two of the first and one of the second colour are missing, which takes two turns.
        let card = item(Needs::Card(reach(tokens([3, 1, 0, 0, 0, 0]), means.purse, JOKER, means.pairs)));
        let shifted = |sketch: Sketch| shift(&card, &sketch, &means);
        assert_eq!(shifted(still()), None);
        assert_eq!(shifted(taking([0, 0, 1, 1, 1, 0])), None, "nothing that it costs");
        assert_eq!(shifted(taking([1, 1, 1, 0, 0, 0])), Some(1), "one turn is left");
        assert_eq!(shifted(taking([2, 1, 0, 0, 0, 0])), Some(0), "in reach");
        assert_eq!(shifted(taking([0, 1, 1, 0, 0, 0])), Some(NEARER), "one token nearer, and as many turns");
        assert_eq!(shifted(taking([0, 0, 0, 0, 0, 1])), Some(1), "a joker helps where most is missing");
        assert_eq!(shifted(giving([1, 0, 0, 0, 0, 0])), Some(LATER + 2), "three turns instead of two");
        assert_eq!(shifted(giving([0, 0, 0, 1, 0, 0])), None);
        let buying = Sketch { bonus: tokens([1, 0, 0, 0, 0, 0]), ..giving([0, 0, 0, 1, 0, 0]) };
        assert_eq!(shifted(buying), Some(1), "a bonus is as good as a token");
        assert_eq!(shifted(Sketch { subject: Some(card.subject), ..buying }), None, "what is bought is gone");
        let rich = Means { purse: tokens([3, 1, 0, 0, 0, 0]), ..means };
        let far = item(Needs::Card(reach(tokens([7, 2, 0, 0, 0, 0]), rich.purse, JOKER, rich.pairs)));
        assert_eq!(shift(&far, &giving([0, 1, 0, 0, 0, 0]), &rich), Some(FARTHER), "one token farther, as many turns");
    }

    #[test]
    fn side_by_side_is_the_same_arithmetic_as_one_by_one() {
        let mut entropy = SplitMix64::new(1);
        let mut shifted = 0;
        for _ in 0..5_000 {
            let mut counts =
                |below| tokens(std::array::from_fn(|color| if color < 5 { entropy.below(below) as u8 } else { 0 }));
            let (price, purse, sketch) =
                (counts(6), counts(4), Sketch { taken: counts(3), bonus: counts(2), ..still() });
            let jokers = Tokens::of(JOKER, entropy.below(3) as u8);
            let pairs = ColorSet::GEMS.iter().filter(|_| entropy.below(2) == 0);
            let pairs = pairs.fold(ColorSet::EMPTY, ColorSet::with);
            let means = Means { purse: purse + jokers, joker: JOKER, pairs };
            let before = reach(price, means.purse, JOKER, pairs);
            let after = reach(price.saturating_sub(sketch.bonus), means.purse + sketch.taken, JOKER, pairs);
            // A card can be later in reach when most is missing of another colour; no more is missing of it here.
            let expected = match (after.turns.cmp(&before.turns), before.missing - after.missing) {
                (Ordering::Less, _) => Some(after.turns.min(3)),
                (Ordering::Greater, _) => Some(LATER - 1 + after.turns.min(4)),
                (Ordering::Equal, 0) => None,
                (Ordering::Equal, nearer) => Some(NEARER - 1 + nearer.min(3)),
            };
            assert_eq!(shift(&item(Needs::Card(before)), &sketch, &means), expected, "{price:?} {means:?} {sketch:?}");
            shifted += u32::from(expected.is_some());
        }
        assert!(shifted > 1_000);
    }

    #[test]
    fn a_bonus_brings_tiles_nearer() {
        let buying = Sketch { bonus: tokens([0, 1, 0, 0, 0, 0]), ..still() };
        let shifted = |lacking| shift(&item(Needs::Tile(tokens(lacking))), &buying, &Means::default());
        assert_eq!(shifted([2, 1, 0, 0, 0, 0]), Some(NEARER));
        assert_eq!(shifted([0, 1, 0, 0, 0, 0]), Some(0));
        assert_eq!(shifted([1, 0, 0, 0, 0, 0]), None);
    }
}
