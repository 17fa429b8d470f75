//! How far a card is out of reach, and the end of the game: arithmetic that the games share.

use parure_engine::tokens::{Color, ColorSet, Tokens};

/// What a player lacks for a card.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Reach {
    /// The price after bonuses.
    pub(crate) price: Tokens,
    /// What is missing of each colour, before jokers help.
    pub(crate) short: Tokens,
    /// How many tokens are missing, after jokers help.
    pub(crate) missing: u8,
    /// The most that is missing of one colour, before jokers help.
    pub(crate) most: u8,
    /// A guess at the turns of taking before the card can be bought.
    pub(crate) turns: u8,
}

/// What a player with these tokens lacks for a price; `pairs` are the colours of which two can be taken at once.
#[inline]
pub(crate) fn reach(price: Tokens, purse: Tokens, joker: Color, pairs: ColorSet) -> Reach {
    let short = price.saturating_sub(purse);
    let jokers = purse.get(joker);
    let missing = short.total().saturating_sub(jokers);
    let (most, color) = most(short);
    // Jokers go where most is missing.
    let left = most.saturating_sub(jokers).max(1);
    let alone = if pairs.contains(color) { left.div_ceil(2) } else { left };
    let turns = if missing == 0 { 0 } else { missing.div_ceil(3).max(alone) };
    Reach { price, short, missing, most, turns }
}

/// The most tokens of one colour, and the first colour of which there are so many.
#[inline]
fn most(tokens: Tokens) -> (u8, Color) {
    debug_assert!(tokens.at_least(32).is_empty() && tokens.counts()[6..] == [0; 2], "nothing costs that");
    // Each count with its colour behind it, the first the highest: the greatest of them answers both.
    let ranks = u64::from_le_bytes(tokens.counts()) << 3 | u64::from_le_bytes([7, 6, 5, 4, 3, 2, 1, 0]);
    let [a, b, c, d, e, f, ..] = ranks.to_le_bytes();
    let greatest = a.max(b).max(c.max(d)).max(e.max(f));
    (greatest >> 3, Color::at(usize::from(7 - (greatest & 7))))
}

/// Some points for some turns of work.
#[derive(Clone, Copy, Debug, Default)]
struct Bargain {
    points: f32,
    turns: f32,
    /// Points for each turn.
    rate: f32,
}

/// The cards in sight that bring points.
pub(super) struct Race<const MOST: usize> {
    bargains: [Bargain; MOST],
    len: usize,
}

impl<const MOST: usize> Race<MOST> {
    pub(super) fn new() -> Self {
        Self { bargains: [Bargain::default(); MOST], len: 0 }
    }

    /// Adds what a card offers to a player with an empty purse: taking what it costs, and buying it. There is room for `MOST`.
    #[inline]
    pub(super) fn add(&mut self, points: u8, price: Tokens) {
        let (worth, turns) = (f32::from(points), 1.0 + f32::from(price.total()) * (1.0 / 3.0));
        // A card without points is written too, and then written over.
        if let Some(place) = self.bargains.get_mut(self.len) {
            *place = Bargain { points: worth, turns, rate: worth / turns };
        }
        self.len += usize::from(points > 0);
    }

    /// A guess at the turns until so many points are scored: the best bargains first, and what they do not yield comes
    /// slowly.
    pub(super) fn turns(mut self, points: u8) -> f32 {
        let (mut left, mut turns) = (f32::from(points), 0.0);
        let len = self.len.min(MOST);
        let bargains = &mut self.bargains[..len];
        while left > 0.0 {
            let (mut best, mut rate) = (0, 0.0);
            for (place, bargain) in bargains.iter().enumerate() {
                if bargain.rate > rate {
                    (best, rate) = (place, bargain.rate);
                }
            }
            if rate == 0.0 {
                return turns + 2.0 * left;
            }
            left -= bargains[best].points;
            turns += bargains[best].turns;
            bargains[best].rate = 0.0;
        }
        turns
    }
}

/// 1 / (n + 1), without a division.
#[inline]
pub(super) fn share(n: u8) -> f32 {
    const SHARES: [f32; 32] = {
        let mut shares = [0.0; 32];
        let mut n = 0;
        while n < 32 {
            shares[n] = 1.0 / (n + 1) as f32;
            n += 1;
        }
        shares
    };
    SHARES[usize::from(n.min(31))]
}
