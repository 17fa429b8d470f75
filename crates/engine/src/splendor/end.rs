//! The end of the game, as Splendor and its expansions have it.

use std::cmp::Reverse;

use crate::classic::{Rules, State};
use crate::game::{Outcome, Reason};
use crate::seat::{Seat, SeatSet};

use super::{LastRound, SplendorOptions};

/// How a player, or their team, stands (S-26, S-43).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Standing {
    /// The prestige of cards and nobles; more is better.
    pub prestige: u8,
    /// The number of bought cards; fewer is better.
    pub cards: Reverse<u8>,
}

impl Standing {
    /// How the player of a seat stands alone.
    #[inline]
    pub(super) fn of<R: Rules>(state: &State<R>, seat: Seat) -> Self {
        let player = state.player(seat);
        Self { prestige: player.points, cards: Reverse(player.cards.len() as u8) }
    }
}

/// Whether the game ends with this turn, and how (S-25, S-27).
pub(super) fn end_by_prestige<R: Rules<Options = SplendorOptions>>(
    state: &mut State<R>,
    standing: impl Fn(&State<R>, Seat) -> Standing,
) -> Option<Outcome> {
    let reached = standing(state, state.seat).prestige >= state.options.target;
    let reason = if is_last_turn(state, state.options.last_round, reached) {
        Reason::Prestige
    } else if state.passes == state.players {
        Reason::Deadlock
    } else {
        return None;
    };
    Some(outcome(Seat::all(state.players()).collect(), |seat| standing(state, seat), reason))
}

/// Notes who sets off the last round, given whether this player has `reached` what does, and says whether the turn that
/// ends is the last (S-25).
pub(super) fn is_last_turn<R: Rules>(state: &mut State<R>, last_round: LastRound, reached: bool) -> bool {
    if reached && state.trigger.is_none() && last_round != LastRound::AtOnce {
        state.trigger = Some(state.seat);
    }
    let next = state.seat.next(state.players());
    match last_round {
        LastRound::AtOnce => reached,
        LastRound::EqualTurns => state.trigger.is_some() && next == Seat::FIRST,
        LastRound::EveryoneElseOnce => state.trigger == Some(next),
    }
}

/// The best of these seats win (S-26).
pub(super) fn outcome(seats: SeatSet, standing: impl Fn(Seat) -> Standing, reason: Reason) -> Outcome {
    let best = seats.iter().map(&standing).max();
    Outcome { winners: seats.iter().filter(|&seat| Some(standing(seat)) == best).collect(), reason }
}

/// Whether a seat can have set off a last round that still runs, given that it has `reached` what sets it off.
pub(super) fn check_trigger<R: Rules>(
    state: &State<R>,
    trigger: Seat,
    last_round: LastRound,
    reached: Result<(), &'static str>,
) -> Result<(), &'static str> {
    reached?;
    match last_round {
        LastRound::AtOnce => Err("there is no last round: the game has ended with that turn (S-25)"),
        LastRound::EqualTurns if trigger >= state.seat => Err("the round would be over: the game has ended (S-25)"),
        LastRound::EveryoneElseOnce if trigger == state.seat => {
            Err("everyone else has had a turn: the game has ended (S-25)")
        }
        _ => Ok(()),
    }
}

/// The same where the target sets it off.
pub(super) fn check_prestige_trigger<R: Rules<Options = SplendorOptions>>(
    state: &State<R>,
    trigger: Seat,
    prestige: u8,
) -> Result<(), &'static str> {
    let reached =
        if prestige >= state.options.target { Ok(()) } else { Err("this seat has not reached the target (S-25)") };
    check_trigger(state, trigger, state.options.last_round, reached)
}
