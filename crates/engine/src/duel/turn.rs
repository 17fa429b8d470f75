//! What an action does: the steps of a turn.
//!
//! A turn runs down a chain: the mandatory action, a card's ability, a royal and its ability, the discard, the refill,
//! the victory check. Each link either leaves a choice open and stops, or goes on to the next.

use crate::card::{CardId, Level};
use crate::chance::Chance;
use crate::game::{Outcome, Reason, Sink};
use crate::hand::Reserved;
use crate::seat::{Seat, SeatSet};
use crate::tile::TileId;
use crate::tokens::{Color, Payment, Tokens};

use super::board::is_generous;
use super::components::{CARDS, ROYALS};
use super::{
    Ability, Action, Board, Bonus, Cell, Cells, Duel, Event, From, GOLD, PRIVILEGES, Phase, Source, TOKEN_LIMIT,
    WINNING_COLOR_POINTS, WINNING_CROWNS, WINNING_POINTS,
};

impl Duel {
    /// Plays a legal action and the forced answers that follow it.
    pub(super) fn play(&mut self, action: Action, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        match action {
            Action::Privilege(cell) => return self.spend_privilege(cell, sink),
            Action::Replenish => return self.replenish(chance, sink),
            Action::Claim => return self.claim(sink),
            Action::Take(cells) => self.take(cells, sink),
            Action::Reserve { gold, from } => self.reserve(gold, from, chance, sink),
            Action::Buy(card, payment) => self.buy(card, payment, sink),
            Action::Joker(color) => self.place_joker(color, sink),
            Action::TakeToken(cell) => self.take_token(cell, sink),
            Action::Steal(token) => self.steal(token, sink),
            Action::Royal(royal) => self.take_royal(royal, sink),
            Action::Discard(token) => self.discard(token, sink),
            Action::Pass => {
                sink.emit(Event::Passed { seat: self.open.seat });
                self.limit_tokens(sink);
            }
        }
        ...
    }
}
