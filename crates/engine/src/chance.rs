//! Luck, passed in.
//!
//! A state knows which cards and tokens are still undrawn, never their order. When the rules need a card they ask
//! a [`Chance`]; whoever calls decides where luck comes from: a seed ([`Sampled`]), a record ([`Recorded`]), one order
//! for several games ([`FixedDeal`]), or all of it in turn ([`Enumerated`]).

mod enumerated;
mod fixed_deal;
mod recorded;
mod sampled;

pub use enumerated::Enumerated;
pub use fixed_deal::FixedDeal;
pub use recorded::{RecordMismatch, Recorded, Recording};
pub use sampled::{Entropy, Sampled, SplitMix64};

use crate::card::{CardId, Level};
use crate::card_set::LevelSet;
use crate::tile::{TileId, TileSet};
use crate::tokens::{Color, Tokens};

/// What a draw is made from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pool {
    /// A deck: the undrawn cards of a level.
    Deck(Level, LevelSet),
    /// Tiles that have not been laid out yet.
    Tiles(TileSet),
    /// A bag of tokens; each token is as likely as any other.
    Bag(Tokens),
}

/// What a draw gave.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// A card from a deck.
    Card(CardId),
    /// A tile.
    Tile(TileId),
    /// A token from the bag.
    Token(Color),
}

impl Pool {
    /// How many equally likely draws there are.
    pub fn len(self) -> usize {
        match self {
            Self::Deck(_, cards) => cards.len(),
            Self::Tiles(tiles) => tiles.len(),
            Self::Bag(tokens) => tokens.total().into(),
        }
    }

    /// Whether nothing is left to draw.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The draw with this number, below [`Pool::len`].
    pub fn nth(self, n: usize) -> Draw {
        debug_assert!(n < self.len());
        match self {
            Self::Deck(level, cards) => Draw::Card(CardId::new(level, cards.nth(n))),
            Self::Tiles(tiles) => Draw::Tile(tiles.iter().nth(n).expect("as many tiles as the pool says")),
            Self::Bag(tokens) => Draw::Token(tokens.nth(n as u8).expect("as many tokens as the pool says")),
        }
    }

    /// Whether the pool can give this draw.
    pub fn contains(self, draw: Draw) -> bool {
        match (self, draw) {
            (Self::Deck(level, cards), Draw::Card(card)) => card.level() == level && cards.contains(card.index()),
            (Self::Tiles(tiles), Draw::Tile(tile)) => tiles.contains(tile),
            (Self::Bag(tokens), Draw::Token(color)) => tokens.get(color) > 0,
            _ => false,
        }
    }

    /// The draws that differ, in order: tokens of one colour count once.
    pub fn distinct(self) -> impl Iterator<Item = Draw> {
        let mut last = None;
        (0..self.len()).map(move |n| self.nth(n)).filter(move |&draw| last.replace(draw) != Some(draw))
    }
}

/// A source of luck.
pub trait Chance {
    /// Draws from a pool that is not empty. The answer must be one that [`Pool::contains`].
    fn draw(&mut self, pool: Pool) -> Draw;

    /// Draws a card from the undrawn ones of a level.
    fn card(&mut self, level: Level, undrawn: LevelSet) -> CardId {
        match self.draw(Pool::Deck(level, undrawn)) {
            Draw::Card(card) => card,
            other => panic!("asked for a card, chance gave {other:?}"),
        }
    }

    /// Draws a tile.
    fn tile(&mut self, undrawn: TileSet) -> TileId {
        match self.draw(Pool::Tiles(undrawn)) {
            Draw::Tile(tile) => tile,
            other => panic!("asked for a tile, chance gave {other:?}"),
        }
    }

    /// Draws a token.
    fn token(&mut self, bag: Tokens) -> Color {
        match self.draw(Pool::Bag(bag)) {
            Draw::Token(color) => color,
            other => panic!("asked for a token, chance gave {other:?}"),
        }
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn draw(&mut self, pool: Pool) -> Draw {
        (**self).draw(pool)
    }
}
