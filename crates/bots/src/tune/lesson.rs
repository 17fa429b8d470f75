//! What a game teaches.

use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::ToAct;
use parure_engine::seat::MAX_SEATS;

use super::games::PlayedGame;
use crate::knowledge::{Knowledge, Sketch};
use crate::model::{describe, results};
use crate::search::settle;
use crate::sheet::Sheet;

/// A position with what is to be said about it.
#[derive(Clone, Debug)]
pub(super) struct Lesson {
    pub(super) sheet: Sheet,
    /// What the search thought of each seat, from the one to act on; nothing in the middle of a turn.
    pub(super) searched: Option<[f32; MAX_SEATS]>,
    /// How the game ended, in the same order.
    pub(super) ended: [f32; MAX_SEATS],
    /// The actions, if they were searched deeply.
    pub(super) sketches: Vec<Sketch>,
    /// The share of the search that each had.
    pub(super) shares: Vec<f32>,
}

/// Plays a game again and describes the positions to learn from: all with a deep search, and one in `sparse` of the
/// others. Nothing if the game cannot be played by the rules of today.
pub(super) fn lessons<G: Knowledge>(
    game: &PlayedGame<G::Options>,
    sparse: u32,
    entropy: &mut SplitMix64,
) -> Option<Vec<Lesson>> {
    let players = game.setup.players;
    let mut luck = Sampled::from_seed(game.seed);
    let mut state = G::new(&game.setup, &mut luck).ok()?;
    let (mut thoughts, mut legal) = (Vec::new(), Vec::new());
    for step in &game.steps {
        let ToAct::Seat(seat) = state.to_act() else { return None };
        legal.clear();
        state.legal_actions(&mut legal);
        let action = *legal.get(usize::from(step.action))?;
        if let Some(opinion) = &step.opinion {
            let mut taught = None;
            let deep = !opinion.visits.is_empty();
            if deep || state.is_quiet() && entropy.below(sparse) == 0 {
                let mut lesson = Lesson {
                    sheet: Sheet::default(),
                    searched: state.is_quiet().then_some([0.0; MAX_SEATS]),
                    ended: [0.0; MAX_SEATS],
                    sketches: Vec::new(),
                    shares: Vec::new(),
                };
                describe(&state, seat, &mut lesson.sheet);
                if deep {
                    let mut actions = legal.clone();
                    state.narrow(&mut actions);
                    state.sketch(&actions, &mut lesson.sketches);
                    let visits = |action| {
                        let place = legal.binary_search(&action).ok()? as u16;
                        opinion.visits.iter().find(|(at, _)| *at == place).map(|(_, visits)| *visits as f32)
                    };
                    let visits: Vec<_> = actions.iter().map(|&action| visits(action).unwrap_or(0.0)).collect();
                    let total: f32 = visits.iter().sum();
                    if total > 0.0 {
                        lesson.shares = visits.iter().map(|visits| visits / total).collect();
                    } else {
                        lesson.sketches.clear();
                    }
                }
                taught = Some(lesson);
            }
            thoughts.push((seat, opinion.win[seat.index()], taught));
        }
        state.apply_unchecked(action, &mut luck, &mut ());
    }
    let ToAct::Over(outcome) = state.to_act() else { return None };
    let ended = results(outcome);
    let total: f32 = {
        let firsts = parure_engine::seat::Seat::all(players).filter(|&seat| state.side(seat).first() == Some(seat));
        firsts.map(|seat| ended[seat.index()]).sum()
    };
    let ended = ended.map(|result| result / total);
    // A search says how its own seat stands. How the others stood is what they themselves found next, or how the game ended.
    let mut next = ended;
    for (seat, own, taught) in thoughts.iter_mut().rev() {
        state.side(*seat).iter().for_each(|partner| next[partner.index()] = *own);
        if let Some(lesson) = taught {
            let from = |results: [f32; MAX_SEATS], place| results[(seat.index() + place) % players];
            (0..players).for_each(|place| lesson.ended[place] = from(ended, place));
            if let Some(searched) = &mut lesson.searched {
                let found = settle(&state, *seat, *own, next, players);
                (0..players).for_each(|place| searched[place] = from(found, place));
            }
        }
    }
    Some(thoughts.into_iter().filter_map(|(.., taught)| taught).collect())
}

#[cfg(test)]
mod tests {
    use parure_engine::game::{Game, Setup};
    use parure_engine::seat::Seat;
    use parure_engine::splendor::Splendor;

    use super::*;
    use crate::tune::self_play::{Effort, play};

    /// What is taught of the others is what they found themselves at their next choice, or how the game ended.
    #[test]
    fn each_seat_speaks_for_itself() {
        let effort = Effort { quick: 4, deep: 12, one_in: 1, noise: 0.25 };
        let setup = Setup::with_options(4, &[("target", "6")]).unwrap();
        let game = play::<Splendor>(&setup, None, effort, 3).unwrap();
        // The seats that acted, with what they found.
        let mut found = Vec::new();
        let mut luck = Sampled::from_seed(game.seed);
        let mut state = Splendor::new(&game.setup, &mut luck).unwrap();
        for step in &game.steps {
            let ToAct::Seat(seat) = state.to_act() else { panic!("more steps than the game had") };
            if let Some(opinion) = &step.opinion {
                found.push((seat, opinion.win[seat.index()]));
            }
            let action = state.legal()[usize::from(step.action)];
            state.apply_unchecked(action, &mut luck, &mut ());
        }
        let ToAct::Over(outcome) = state.to_act() else { panic!("an unfinished game") };
        let ended = results(outcome).map(|result| result / outcome.winners.iter().count() as f32);
        let lessons = lessons::<Splendor>(&game, 1, &mut SplitMix64::new(1)).unwrap();
        assert_eq!(lessons.len(), found.len(), "every choice was searched deeply");
        let mut compared = 0;
        for (at, lesson) in lessons.iter().enumerate() {
            let Some(searched) = lesson.searched else { continue };
            let (seat, own) = found[at];
            let said = |other: Seat| {
                let own = found[at..].iter().find(|(seat, _)| *seat == other);
                own.map_or(ended[other.index()], |(_, found)| *found)
            };
            let rest: f32 = Seat::all(4).filter(|&other| other != seat).map(said).sum();
            for other in Seat::all(4) {
                let place = (other.index() + 4 - seat.index()) % 4;
                let taught = if other == seat { own } else { (1.0 - own) * said(other) / rest };
                assert_eq!(lesson.ended[place], ended[other.index()]);
                assert!(rest == 0.0 || (searched[place] - taught).abs() < 1e-4, "{searched:?}, {place}: {taught}");
                compared += u32::from(rest > 0.0);
            }
        }
        assert!(compared > 40, "only {compared} were compared");
    }
}
