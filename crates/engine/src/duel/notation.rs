//! Splendor Duel as text.

mod action;
mod draft;
mod finish;
mod position;

use std::fmt;

use crate::card::CardId;
use crate::notation::{Notation, ParseError, Words};
use crate::seat::Observer;
use crate::tile::TileId;

use super::components::{ALL_CARDS, ROYALS};
use super::{Action, Duel, Phase, View};
use draft::Draft;

impl Notation for Duel {
    const NAME: &'static str = "duel";

    fn has_card(card: CardId) -> bool {
        ALL_CARDS.contains(card)
    }

    fn tile_id(tile: TileId) -> Option<&'static str> {
        ROYALS.get(tile.index()).map(|royal| royal.id)
    }

    fn round(&self) -> u16 {
        self.open.round
    }

    fn ended_turn(&self, action: Action) -> bool {
        let optional = matches!(action, Action::Privilege(_) | Action::Replenish);
        matches!(self.open.phase, Phase::Act | Phase::Over(_)) && !optional
    }

    fn write_action(action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        action::write(action, out)
    }

    fn read_action(words: &mut Words<'_>, at: Option<&Self>) -> Result<Action, ParseError> {
        action::read(words, at)
    }

    fn write_position(view: &View, out: &mut impl fmt::Write) -> fmt::Result {
        position::write(view, out)
    }

    fn read_position(text: &str) -> Result<View, ParseError> {
        Draft::read(text)?.finish()
    }
}

impl fmt::Display for Duel {
    /// The text of the position, with nothing hidden.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        position::write(&self.view(Observer::Referee), f)
    }
}

impl fmt::Display for View {
    /// The text of the position as the observer knows it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        position::write(self, f)
    }
}
