//! What a game teaches.

use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::ToAct;
use parure_engine::seat::MAX_SEATS;

use super::games::PlayedGame;
use crate::knowledge::{Knowledge, Sketch};
use crate::model::{describe, results};
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
    let (mut lessons, mut seats, mut legal) = (Vec::new(), Vec::new(), Vec::new());
    for step in &game.steps {
        let ToAct::Seat(seat) = state.to_act() else { return None };
        legal.clear();
        state.legal_actions(&mut legal);
        let action = *legal.get(usize::from(step.action))?;
        if let Some(opinion) = &step.opinion {
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
                if let Some(searched) = &mut lesson.searched {
                    (0..players).for_each(|place| searched[place] = opinion.win[(seat.index() + place) % players]);
                }
                seats.push(seat);
                lessons.push(lesson);
            }
        }
        state.apply_unchecked(action, &mut luck, &mut ());
    }
    let ToAct::Over(outcome) = state.to_act() else { return None };
    let ended = results(outcome);
    let total: f32 = {
        let firsts = parure_engine::seat::Seat::all(players).filter(|&seat| state.side(seat).first() == Some(seat));
        firsts.map(|seat| ended[seat.index()]).sum()
    };
    for (lesson, seat) in lessons.iter_mut().zip(seats) {
        for place in 0..players {
            lesson.ended[place] = ended[(seat.index() + place) % players] / total;
        }
    }
    Some(lessons)
}
