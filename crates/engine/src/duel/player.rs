//! What a player has in the open.

use crate::card::CardId;
use crate::card_set::CardSet;
use crate::game::Reason;
use crate::tile::{TileId, TileSet};
use crate::tokens::{Color, Tokens};

use super::components::{CARDS, ROYALS};
use super::{
    Bonus, GOLD, JokerColors, PEARL, ROYAL_CROWNS, SUPPLY, WINNING_COLOR_POINTS, WINNING_CROWNS, WINNING_POINTS,
};

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
        self.tokens.get(GOLD) == SUPPLY.get(GOLD) && self.tokens.get(PEARL) == SUPPLY.get(PEARL)
    }

    /// How many royals the crowns have earned (D-21).
    pub fn royals_earned(&self) -> usize {
        ROYAL_CROWNS.iter().filter(|&&crowns| self.crowns >= crowns).count()
    }

    /// The first of the conditions of victory that is met (D-23).
    pub fn victory(&self) -> Option<Reason> {
        if self.points >= WINNING_POINTS {
            Some(Reason::Points20)
        } else if self.crowns >= WINNING_CROWNS {
            Some(Reason::Crowns10)
        } else if !self.color_points.at_least(WINNING_COLOR_POINTS).is_empty() {
            Some(Reason::Color10)
        } else {
            None
        }
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

    /// Adds a taken royal. Royals have no colour (D-25).
    pub(super) fn add_royal(&mut self, royal: TileId) {
        self.royals = self.royals.with(royal);
        self.points += ROYALS[royal.index()].points;
    }
}
