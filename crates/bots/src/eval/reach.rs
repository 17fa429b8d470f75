//! How far a card is out of reach, and the end of the game: arithmetic that the games share.

use parure_engine::tokens::{Color, ColorSet, Tokens};

/// What a player lacks for a card.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Reach {
    /// The price after bonuses.
    pub(super) price: Tokens,
    /// What is missing of each colour, before jokers help.
    pub(super) short: Tokens,
    /// How many tokens are missing, after jokers help.
    pub(super) missing: u8,
    /// A guess at the turns of taking before the card can be bought.
    pub(super) turns: u8,
}

/// What a player with these tokens lacks for a price; `pairs` are the colours of which two can be taken at once.
#[inline]
pub(super) fn reach(price: Tokens, purse: Tokens, joker: Color, pairs: ColorSet) -> Reach {
    let short = price.saturating_sub(purse);
    let jokers = purse.get(joker);
    let missing = short.total().saturating_sub(jokers);
    let turns = if missing == 0 { 0 } else { turns(short, jokers, missing, pairs) };
    Reach { price, short, missing, turns }
}

#[inline]
fn turns(short: Tokens, jokers: u8, missing: u8, pairs: ColorSet) -> u8 {
    let (mut most, mut color) = (0, 0);
    for (index, &count) in short.counts().iter().enumerate() {
        if count > most {
            (most, color) = (count, index);
        }
    }
    // Jokers go where most is missing.
    let most = most.saturating_sub(jokers).max(1);
    let alone = if pairs.contains(Color::at(color)) { most.div_ceil(2) } else { most };
    missing.div_ceil(3).max(alone)
}

/// Some points for some turns of work.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bargain {
    points: f32,
    turns: f32,
    /// Points for each turn.
    rate: f32,
}

impl Bargain {
    /// What a card offers to a player with an empty purse: taking what it costs, and buying it.
    #[inline]
    pub(super) fn of(points: u8, price: Tokens) -> Self {
        let (points, turns) = (f32::from(points), 1.0 + f32::from(price.total()) * (1.0 / 3.0));
        Self { points, turns, rate: points / turns }
    }
}

/// A guess at the turns until so many points are scored, by the cards in sight: the best bargains first, and what they
/// do not yield comes slowly.
pub(super) fn race(bargains: &mut [Bargain], points: u8) -> f32 {
    let (mut left, mut turns) = (f32::from(points), 0.0);
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
