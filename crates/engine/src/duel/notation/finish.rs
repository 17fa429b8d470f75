//! Positions as text: whether the whole can be.

use crate::card::Level;
use crate::card_set::CardSet;
use crate::game::{Outcome, Reason};
use crate::notation::{ParseError, RowText, Word};
use crate::seat::{Observer, Seat, SeatSet};
use crate::tile::TileSet;

use super::super::components::{ALL_CARDS, CARDS, ROYALS};
use super::super::{
    Board, CLAIM_AFTER, Open, PRIVILEGES, Phase, Player, Pyramid, SUPPLY, TOKEN_LIMIT, View,
};
use super::draft::{Draft, PhaseText, PlayerText};

/// The most tokens that a turn can bring: three by privileges, three by a take.
const LARGEST_GAIN: u8 = 6;

impl<'a> Draft<'a> {
    /// Checks the whole and makes it a view.
    pub(super) fn finish(mut self) -> Result<View, ParseError> {
        let board = self.board.take().ok_or_else(|| self.missing("board"))?;
        let rows = self.take_rows()?;
        let deck_sizes = self.check_hands()?;
        self.check_rows(&rows, deck_sizes)?;
        let players = [self.player(Seat::FIRST)?, self.player(Seat::FIRST.next(2))?];
        let phase = self.phase(&players)?;
        let open = Open {
            options: self.options,
            board,
            bag: SUPPLY - self.out_of_bag,
            pyramid: pyramid(&rows),
            royals: TileSet::first(ROYALS.len()).without(self.royals_taken),
            players,
            phase,
            seat: self.turn.seat,
            round: self.turn.round,
            extra_turn: self.turn.extra.is_some(),
            replenished: self.turn.replenished.is_some(),
        };
        self.check_privileges(&open)?;
        self.check_tokens(&open)?;
        self.check_scores(&open)?;
        self.check_turn(&open)?;
        Ok(View {
            observer: self.observer,
            open,
            hands: [self.players[0].hand.hand, self.players[1].hand.hand],
            unseen: self.unseen(),
            deck_sizes,
        })
    }
}
