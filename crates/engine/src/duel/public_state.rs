//! The open part of a game.

use crate::seat::Seat;
use crate::tile::TileSet;
use crate::tokens::{ColorSet, Tokens};

use super::{Board, CLAIM_AFTER, DuelOptions, GOLD, PRIVILEGES, Phase, Player, Pyramid};

/// Everything that both players and all who watch may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PublicState {
    /// The house rules.
    pub options: DuelOptions,
    /// The board.
    pub board: Board,
    /// The tokens in the bag.
    pub bag: Tokens,
    /// The face-up cards.
    pub pyramid: Pyramid,
    /// The royals that nobody has taken.
    pub royals: TileSet,
    /// What each player has.
    pub players: [Player; 2],
    /// Which choice is open.
    pub phase: Phase,
    /// Whose turn it is; without meaning once the game is over.
    pub seat: Seat,
    /// The number of the round, from 1.
    pub round: u16,
    /// Whether the running turn has earned another one (D-16).
    pub extra_turn: bool,
    /// Whether the board was replenished in the running turn (D-08).
    pub replenished: bool,
}

impl PublicState {
    /// What a player has.
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 1]
    }

    /// The player whose turn it is.
    pub const fn current(&self) -> &Player {
        self.player(self.seat)
    }

    /// The other player.
    pub const fn opponent(&self) -> &Player {
        self.player(self.seat.next(2))
    }

    /// The privileges that lie by the board.
    pub const fn privileges(&self) -> u8 {
        PRIVILEGES - self.players[0].privileges - self.players[1].privileges
    }

    /// The colours of which the opponent has a token that can be stolen (D-20).
    pub const fn stealable(&self) -> ColorSet {
        self.opponent().tokens.colors().without(ColorSet::EMPTY.with(GOLD))
    }

    /// Whether a privilege can be spent, as far as the turn goes (D-06, D-08).
    pub const fn may_spend_privilege(&self) -> bool {
        self.current().privileges > 0 && !self.replenished
    }

    /// Whether the board can be replenished (D-07).
    pub const fn may_replenish(&self) -> bool {
        // A replenish leaves the bag empty until the mandatory action, so there is never a second one in a turn.
        !self.bag.is_empty()
    }

    /// Whether the opponent has stalled long enough for a claim (D-26).
    pub const fn may_claim(&self) -> bool {
        self.opponent().stalled >= CLAIM_AFTER
    }

    pub(super) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 1]
    }

    pub(super) const fn current_mut(&mut self) -> &mut Player {
        self.player_mut(self.seat)
    }

    pub(super) const fn opponent_mut(&mut self) -> &mut Player {
        self.player_mut(self.seat.next(2))
    }
}
