//! What a player has in the open.

use crate::card::CardId;
use crate::card_set::CardSet;
use crate::tile::TileSet;
use crate::tokens::{Color, Tokens};

use super::components::CARDS;
use super::{Bonus, GOLD, JokerColors, PEARL, ROYAL_CROWNS};

/// What a player has on the table, for both to see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// The tokens held.
    pub tokens: Tokens,
    /// The bonuses of the bought cards.
    pub bonuses: Tokens,
    /// The points on bought cards of each colour.
    pub color_points: Tokens,
    /// The bought cards.
    pub cards: CardSet,
    /// The colours of the joker cards among them.
    pub jokers: JokerColors,
    /// The royals taken.
    pub royals: TileSet,
    /// The privileges held.
    pub privileges: u8,
    /// The points of cards and royals.
    pub points: u8,
    /// The crowns on the bought cards.
    pub crowns: u8,
    /// How many own turns in a row began with all gold and pearls in hand (D-26).
    pub stalled: u8,
}

impl Player {
    /// What a card costs: its cost less the bonuses, never below 0 (D-14).
    pub fn price(&self, card: CardId) -> Tokens {
        CARDS[card].cost.saturating_sub(self.bonuses)
    }

    /// Whether the player holds all 3 gold and both pearls (D-26).
    pub const fn hoards(&self) -> bool {
        self.tokens.get(GOLD) == 3 && self.tokens.get(PEARL) == 2
    }

    /// Whether the crowns have earned a royal that has not been taken yet (D-21).
    pub fn is_due_a_royal(&self) -> bool {
        ROYAL_CROWNS.iter().filter(|&&crowns| self.crowns >= crowns).count() > self.royals.len()
    }

    /// Adds a bought card. A joker's bonus and colour follow when it is placed.
    pub(super) fn add_card(&mut self, card: CardId) {
        let face = &CARDS[card];
        self.cards.insert(card);
        self.points += face.points;
        self.crowns += face.crowns;
        if let Bonus::Gem { color, count } = face.bonus {
            self.bonuses += Tokens::of(color, count);
            self.color_points += Tokens::of(color, face.points);
        }
    }

    /// Puts a bought joker card on a card of this colour (D-17).
    pub(super) fn place_joker(&mut self, card: CardId, color: Color) {
        self.jokers.set(card, color);
        self.bonuses += Tokens::one(color);
        self.color_points += Tokens::of(color, CARDS[card].points);
    }
}
