//! A player of Splendor Duel.

use parure_engine::card::CardId;
use parure_engine::duel::{Bonus, Duel, JokerColors, Player};
use parure_engine::hand::HandView;
use serde::{Deserialize, Serialize};

use crate::VocabularyError;
use crate::names::{CardName, ColorWord, TileName};
use crate::pieces::{JokerWords, OwnedWords, ReservedWords, card_set, tile_names, tile_set};
use crate::purse::Purse;

/// What a player of Splendor Duel has.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DuelPlayer"))]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayerWords {
    tokens: Purse<Duel>,
    cards: Vec<OwnedWords<Duel>>,
    reserved: Vec<ReservedWords<Duel>>,
    royals: Vec<TileName<Duel>>,
    points: u8,
    crowns: u8,
    bonuses: Purse<Duel>,
    color_points: Purse<Duel>,
}

impl PlayerWords {
    pub(super) fn of(player: &Player, hand: &HandView) -> Self {
        let owned = |card: CardId| {
            let name = CardName::new(card);
            if is_joker(card) {
                OwnedWords::Joker(JokerWords { card: name, r#as: player.jokers.get(card).map(ColorWord::new) })
            } else {
                OwnedWords::Plain(name)
            }
        };
        Self {
            tokens: Purse::new(player.tokens),
            cards: player.cards.iter().map(owned).collect(),
            reserved: ReservedWords::of_hand(hand),
            royals: tile_names(player.royals),
            points: player.points,
            crowns: player.crowns,
            bonuses: Purse::new(player.bonuses),
            color_points: Purse::new(player.color_points),
        }
    }

    pub(super) fn player(&self, privileges: u8, stalled: u8) -> Result<Player, VocabularyError> {
        Ok(Player {
            tokens: self.tokens.tokens,
            bonuses: self.bonuses.tokens,
            color_points: self.color_points.tokens,
            cards: card_set(self.cards.iter().map(OwnedWords::card)).map_err(|error| error.within("cards"))?,
            jokers: self.jokers()?,
            royals: tile_set(&self.royals),
            privileges,
            points: self.points,
            crowns: self.crowns,
            stalled,
        })
    }

    pub(super) fn hand(&self) -> Result<HandView, VocabularyError> {
        ReservedWords::hand(&self.reserved).map_err(|error| error.within("reserved"))
    }

    pub(super) const fn points(&self) -> u8 {
        self.points
    }

    fn jokers(&self) -> Result<JokerColors, VocabularyError> {
        let mut jokers = JokerColors::default();
        for owned in &self.cards {
            match owned {
                OwnedWords::Joker(JokerWords { card, r#as }) if is_joker(card.it) => {
                    r#as.iter().for_each(|color| jokers.set(card.it, color.it));
                }
                OwnedWords::Plain(card) if !is_joker(card.it) => {}
                OwnedWords::Joker(JokerWords { card, .. }) => {
                    return Err(VocabularyError::at(
                        "cards",
                        format_args!("`{card}` is no joker card: it has no `as`"),
                    ));
                }
                OwnedWords::Plain(card) => {
                    let problem = format_args!("`{card}` is a joker card: its colour must be told by `as`");
                    return Err(VocabularyError::at("cards", problem));
                }
            }
        }
        Ok(jokers)
    }

    /// The joker card that has no colour yet.
    pub(super) fn unplaced_joker(&self) -> Option<CardId> {
        self.cards.iter().find_map(|owned| match owned {
            OwnedWords::Joker(JokerWords { card, r#as: None }) => Some(card.it),
            OwnedWords::Joker(_) | OwnedWords::Plain(_) => None,
        })
    }
}

fn is_joker(card: CardId) -> bool {
    Duel::face(card).bonus == Bonus::Joker
}
