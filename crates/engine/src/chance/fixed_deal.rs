//! One deal for several games.

use super::{Chance, Draw, Entropy, Pool, SplitMix64};

/// Luck in which every deck has one order, whoever draws from it and whenever.
///
/// Two games with the same deal turn up the same cards in the same order from each deck, lay out the same tiles, and
/// fill a bag's spaces from the same stream, whatever is played: so seats can be swapped and the games compared.
#[derive(Clone, Debug)]
pub struct FixedDeal {
    deal: u64,
    tokens: SplitMix64,
}

impl FixedDeal {
    /// The deal that belongs to a seed.
    pub const fn from_seed(seed: u64) -> Self {
        Self::resume(seed, seed)
    }

    /// The deal that belongs to a seed, when the stream of tokens has come as far as [`Self::tokens`] said.
    pub const fn resume(seed: u64, tokens: u64) -> Self {
        Self { deal: SplitMix64::scatter(seed), tokens: SplitMix64::new(tokens) }
    }

    /// How far the stream of tokens has come.
    pub const fn tokens(&self) -> u64 {
        self.tokens.seed()
    }

    /// A card's or tile's place in the order: the smallest is drawn first.
    fn rank(&self, draw: Draw) -> u64 {
        let item = match draw {
            Draw::Card(card) => u64::from(card.level().number()) << 8 | (card.index() as u64 + 1),
            Draw::Tile(tile) => 0x1000 | tile.index() as u64,
            Draw::Token(color) => 0x2000 | color.index() as u64,
        };
        SplitMix64::scatter(self.deal ^ SplitMix64::scatter(item))
    }
}

impl Chance for FixedDeal {
    fn draw(&mut self, pool: Pool) -> Draw {
        if let Pool::Bag(tokens) = pool {
            return pool.nth(self.tokens.below(tokens.total().into()) as usize);
        }
        let draws = (0..pool.len()).map(|n| pool.nth(n));
        draws.min_by_key(|&draw| self.rank(draw)).expect("a pool to draw from is never empty")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Level;
    use crate::card_set::LevelSet;

    fn order(chance: &mut FixedDeal, level: Level, cards: usize) -> Vec<usize> {
        let mut deck = LevelSet::first(cards);
        let mut drawn = Vec::new();
        while !deck.is_empty() {
            let card = chance.card(level, deck).index();
            deck = deck.without(LevelSet::default().with(card));
            drawn.push(card);
        }
        drawn
    }

    #[test]
    fn a_deck_keeps_its_order_whatever_else_is_drawn() {
        let mut plain = FixedDeal::from_seed(3);
        let mut mixed = FixedDeal::from_seed(3);
        order(&mut mixed, Level::Two, 30);
        assert_eq!(order(&mut plain, Level::One, 40), order(&mut mixed, Level::One, 40));
        assert_ne!(order(&mut plain, Level::One, 40), order(&mut FixedDeal::from_seed(4), Level::One, 40));
    }
}
