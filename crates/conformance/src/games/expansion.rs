//! What the expansions of Splendor have in common, told once more.

use std::cmp::Reverse;

use parure_engine::classic::State;
use parure_engine::seat::{Seat, SeatSet};
use parure_engine::splendor::LastRound;

use super::classic::ClassicLawSubject;

/// S-25: whether the game can go on, while this seat has set off its end.
pub(super) fn others_follow<R: ClassicLawSubject>(table: &State<R>, last_round: LastRound, trigger: Seat) -> bool {
    match last_round {
        LastRound::EqualTurns => trigger < table.seat(),
        LastRound::EveryoneElseOnce => trigger != table.seat(),
        LastRound::AtOnce => false,
    }
}

/// S-25: how many turns a game has, if its last round was set off in the turn with this number.
pub(super) fn turns<R: ClassicLawSubject>(table: &State<R>, last_round: LastRound, set_off: usize) -> usize {
    match last_round {
        LastRound::EqualTurns => (set_off / table.players() + 1) * table.players(),
        LastRound::EveryoneElseOnce => set_off + table.players(),
        LastRound::AtOnce => set_off + 1,
    }
}

/// S-26: the best of these seats, by prestige and then by fewer cards.
pub(super) fn unbeaten<R: ClassicLawSubject>(table: &State<R>, seats: &[Seat]) -> SeatSet {
    let standing = |seat: Seat| (table.player(seat).points, Reverse(table.player(seat).cards.iter().count()));
    seats.iter().copied().filter(|&seat| !seats.iter().any(|&other| standing(other) > standing(seat))).collect()
}

/// What a module that is played to a target keeps of the base game.
macro_rules! played_to_a_target {
    () => {
        const ENDING: parure_engine::game::Reason = parure_engine::game::Reason::Prestige;

        fn tiles(players: usize) -> usize {
            players + 1
        }

        fn spaces(options: &parure_engine::splendor::SplendorOptions) -> usize {
            options.face_up.into()
        }

        fn takes_fewer(options: &parure_engine::splendor::SplendorOptions) -> bool {
            options.take_fewer
        }

        fn is_done(table: &parure_engine::classic::State<Self>, seat: parure_engine::seat::Seat) -> bool {
            table.player(seat).points >= table.options().target
        }

        fn ends_at_once(options: &parure_engine::splendor::SplendorOptions) -> bool {
            options.last_round == parure_engine::splendor::LastRound::AtOnce
        }

        fn turns(table: &parure_engine::classic::State<Self>, set_off: usize) -> usize {
            crate::games::expansion::turns(table, table.options().last_round, set_off)
        }

        fn winners(
            table: &parure_engine::classic::State<Self>,
            _: parure_engine::game::Outcome,
        ) -> parure_engine::seat::SeatSet {
            let all: Vec<_> = parure_engine::seat::Seat::all(table.players()).collect();
            crate::games::expansion::unbeaten(table, &all)
        }
    };
}

pub(super) use played_to_a_target;
