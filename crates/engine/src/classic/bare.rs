//! What is left of a table when nobody counts on luck or on others: the ground on which a sure plan stands.

use crate::card::CardId;
use crate::card_set::CardSet;
use crate::seat::Seat;
use crate::tile::TileSet;
use crate::tokens::Tokens;

use super::{Phase, Rules, State};

impl<R: Rules> State<R> {
    /// The table with nothing to turn up and without these tiles, as the player of a seat can count on it while each of the
    /// others buys at most so many cards.
    #[must_use]
    pub fn bare(&self, seat: Seat, without: TileSet, purchases: u8) -> Self {
        let mut bare = *self;
        bare.decks = CardSet::default();
        bare.tiles = bare.tiles.without(without);
        R::forgo(&mut bare, seat, purchases);
        bare
    }

    /// Ends the turn of the player to act, of which only what it takes from the table matters: tokens of the bank, as far as
    /// there are some, and a face-up card, whose space stays empty.
    pub fn deprive(&mut self, tokens: Tokens, card: Option<CardId>) {
        self.bank = self.bank.saturating_sub(tokens);
        if let Some(card) = card {
            R::leave_market(self, card, &mut ());
        }
        self.phase = Phase::Act;
        self.seat = self.seat.next(self.players());
    }
}
