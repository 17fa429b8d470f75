//! What is left of a table when nobody counts on luck or on the other player: the ground on which a sure plan stands.

use crate::card::CardId;
use crate::card_set::CardSet;
use crate::seat::Seat;
use crate::tokens::{Color, Tokens};

use super::turn::is_too_good;
use super::{Cells, Duel, Phase};

impl Duel {
    /// The table with nothing to turn up, and with nothing to take from the other player.
    #[must_use]
    pub fn bare(&self, seat: Seat) -> Self {
        let mut bare = *self;
        bare.decks = CardSet::default();
        bare.open.bag = Tokens::ZERO;
        bare.open.player_mut(seat.next(2)).tokens = Tokens::ZERO;
        bare
    }

    /// The gems and pearls that a take could hold, with whatever in the spaces that are empty.
    pub fn takes(&self) -> impl Iterator<Item = Cells> {
        let gems = self.open.board.gems();
        Cells::ALL.short_lines().chain(Cells::ALL.long_lines()).map(move |line| line.and(gems))
    }

    /// Takes tokens of the board and a card of the pyramid away; nothing comes in their place.
    pub fn deprive(&mut self, cells: Cells, card: Option<CardId>) {
        self.open.board.clear(cells);
        if let Some(card) = card {
            self.open.pyramid.remove(card);
        }
    }

    /// Takes a token from a player, if there is one of the colour.
    pub const fn rob(&mut self, seat: Seat, color: Color) {
        let player = self.open.player_mut(seat);
        player.tokens = player.tokens.saturating_sub(Tokens::one(color));
    }

    /// A player takes a privilege (D-09).
    pub fn give_privilege(&mut self, seat: Seat) {
        self.gain_privilege(seat, &mut ());
    }

    /// A player returns a privilege.
    pub const fn use_privilege(&mut self, seat: Seat) {
        self.open.player_mut(seat).privileges -= 1;
    }

    /// Whether a take of these cells brings the other player a privilege (D-12).
    pub fn is_too_good(&self, cells: Cells) -> bool {
        is_too_good(self.open.board.tokens(cells))
    }

    /// The turn goes to this player.
    pub const fn pass_to(&mut self, seat: Seat) {
        self.open.seat = seat;
        self.open.phase = Phase::Act;
        self.open.extra_turn = false;
        self.open.replenished = false;
    }
}
