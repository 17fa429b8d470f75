//! What Splendor and its expansions have in common, told once more.

use std::cmp::Reverse;

use parure_engine::classic::State;
use parure_engine::seat::{Seat, SeatSet};
use parure_engine::splendor::LastRound;

use super::classic::ClassicLawSubject;

/// S-25: whether the game can go on, while this seat has set off its end: it is over when the turn would come to the
/// first seat, or back to the trigger.
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

/// S-26, S-43: the prestige and the cards of a side; the greater one is better.
pub(super) fn standing<R: ClassicLawSubject>(table: &State<R>, seat: Seat) -> (u8, Reverse<usize>) {
    let side = || R::allies(table, seat).iter().map(|ally| table.player(ally)).collect::<Vec<_>>().into_iter();
    (side().map(|player| player.points).sum(), Reverse(side().map(|player| player.cards.iter().count()).sum()))
}

/// S-26: the best of these seats, by prestige and then by fewer cards.
pub(super) fn unbeaten<R: ClassicLawSubject>(table: &State<R>, seats: &[Seat]) -> SeatSet {
    let is_beaten = |seat| seats.iter().any(|&other| standing(table, other) > standing(table, seat));
    seats.iter().copied().filter(|&seat| !is_beaten(seat)).collect()
}

/// What an expansion keeps of the base game; with `target` also what holds where it is played to a target.
macro_rules! splendor_laws {
    (target) => {
        crate::games::expansion::splendor_laws!();

        const ENDING: parure_engine::game::Reason = parure_engine::game::Reason::Prestige;

        fn tiles(players: usize) -> usize {
            players + 1
        }

        fn is_done(table: &parure_engine::classic::State<Self>, seat: parure_engine::seat::Seat) -> bool {
            crate::games::expansion::standing(table, seat).0 >= table.options().target
        }

        fn winners(
            table: &parure_engine::classic::State<Self>,
            _: parure_engine::game::Outcome,
        ) -> parure_engine::seat::SeatSet {
            let all: Vec<_> = parure_engine::seat::Seat::all(table.players()).collect();
            crate::games::expansion::unbeaten(table, &all)
        }
    };
    () => {
        fn spaces(options: &Self::Options) -> usize {
            options.face_up.into()
        }

        fn takes_fewer(options: &Self::Options) -> bool {
            options.take_fewer
        }

        fn goes_on(table: &parure_engine::classic::State<Self>, trigger: parure_engine::seat::Seat) -> bool {
            let last_round = table.options().last_round;
            Self::is_done(table, trigger) && crate::games::expansion::others_follow(table, last_round, trigger)
        }

        fn ends_at_once(options: &Self::Options) -> bool {
            options.last_round == parure_engine::splendor::LastRound::AtOnce
        }

        fn turns(table: &parure_engine::classic::State<Self>, set_off: usize) -> usize {
            crate::games::expansion::turns(table, table.options().last_round, set_off)
        }
    };
}

pub(super) use splendor_laws;
