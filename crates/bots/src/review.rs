//! A game looked at by a search, move by move.
//!
//! There is one review: the command, the server and the page show what [`Reviewer`] found. With a budget of iterations,
//! the same game and seed give the same review wherever it is asked for.

use parure_engine::chance::{Entropy, Sampled};
use parure_engine::game::ToAct;
use parure_engine::notation::{Notation, Record, ReplayError};
use parure_engine::seat::{MAX_SEATS, Observer, Seat};

use crate::bot::Bot;
use crate::bot_game::BotGame;
use crate::budget::Budget;
use crate::explain::{Advice, Reason, deepen};
use crate::knowledge::Knowledge;
use crate::model::results;
use crate::search::{Searcher, settle};
use crate::seed;

/// The seed of a review for which nobody gave another.
pub const SEED: u64 = 1;

/// How many iterations a review spends on the choices of a whole game, unless it is told otherwise.
const WHOLE_GAME: u32 = 30_000;
/// What each choice gets of that at least and at most.
const EACH: std::ops::RangeInclusive<u32> = 50..=500;
/// How many of the moves worth considering are named.
const NAMED: usize = 3;
/// A move that the search tried less often than this share of its iterations is judged by a search of its own.
const TRUSTED_SHARE: f32 = 0.05;
/// How many ways a move may turn out are looked at.
const SAMPLES: u32 = 8;

/// Looks at the moves of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reviewer {
    /// What each choice may cost.
    pub budget: Budget,
    /// Where all luck of the searches comes from.
    pub seed: u64,
}

/// A move and what else could have been played, as a search in the mover's seat sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedMove<A> {
    /// Who moved.
    pub seat: Seat,
    /// What was played.
    pub played: A,
    /// How many moves were legal.
    pub legal: usize,
    /// What speaks for the move.
    pub reasons: Vec<Reason>,
    /// The mover's win chance with it, 0 to 1; never above the best move's.
    pub win: f32,
    /// How much win chance it gave away against the best move.
    pub given_away: f32,
    /// The win chance of every seat after it; partners have the same. For seats that are not at the table, 0.
    pub chances: [f32; MAX_SEATS],
    /// The moves worth considering, the best first; at least one.
    pub best: Vec<Advice<A>>,
}

impl Reviewer {
    /// The review of a game with so many moves as everybody gets it who does not ask for another: [`SEED`], and 30,000
    /// iterations for the whole game, of which each choice gets 50 to 500.
    pub fn of_game(moves: usize) -> Self {
        let each = WHOLE_GAME / u32::try_from(moves).unwrap_or(u32::MAX).max(1);
        Self { budget: Budget::iterations(each.clamp(*EACH.start(), *EACH.end())), seed: SEED }
    }

    /// Looks at every move of a record that is right.
    pub fn review<G: Notation + BotGame>(
        &self,
        record: &Record<G>,
    ) -> Result<Vec<ReviewedMove<G::Action>>, ReplayError> {
        let mut replay = record.replay()?;
        let mut moves = Vec::new();
        loop {
            let state = replay.position().clone();
            let Some((_, step)) = replay.step(&mut ())? else { return Ok(moves) };
            moves.push(state.judge(self, step.action, moves.len() + 1));
        }
    }

    /// See [`BotGame::judge`].
    pub(crate) fn judge_move<G: Knowledge>(&self, state: &G, played: G::Action, seq: usize) -> ReviewedMove<G::Action> {
        let ToAct::Seat(seat) = state.to_act() else { panic!("a move is made while the game runs") };
        let (view, players) = (state.view(Observer::Seat(seat)), state.setup().players);
        let legal = state.legal();
        let mut entropy = seed::stream(self.seed, &[seq as u64]);
        let mut searcher = Searcher::<G>::default();
        let (choice, mut best) = deepen::<G>(&mut searcher, &view, &self.budget, NAMED, &mut entropy);
        // What the mover may know, and nothing else.
        let known = G::determinize(&view, &mut Sampled(&mut entropy));
        let before = best.first().map_or(choice.win[seat.index()], |advice| advice.win);
        // The search is sure of its first choice only: a move that it looked at less is not told to be better.
        best.iter_mut().for_each(|advice| advice.win = advice.win.min(before));
        best.sort_by(|a, b| b.win.total_cmp(&a.win));
        let total: u32 = choice.ranked.iter().map(|candidate| candidate.visits).sum();
        let found = choice.ranked.iter().find(|candidate| candidate.action == played);
        let is_trusted = |visits: u32| played == choice.action || visits as f32 >= TRUSTED_SHARE * total as f32;
        let trusted = found.filter(|found| is_trusted(found.visits));
        let (win, glance) = match trusted {
            Some(found) => (found.value, glance_after::<G>(&view, played, &mut entropy)),
            None => {
                let chances = chances_after::<G>(&view, played, &self.budget, &mut entropy);
                (chances[seat.index()], chances)
            }
        };
        let win = win.min(before);
        ReviewedMove {
            seat,
            played,
            legal: legal.len(),
            reasons: known.reasons(played, searcher.aim(&known, played)),
            win,
            given_away: before - win,
            chances: settle(state, seat, win, glance, players),
            best,
        }
    }
}

/// The chances of all seats after a move by a search of its own, over several ways it may turn out.
fn chances_after<G: Knowledge>(
    view: &G::View,
    action: G::Action,
    budget: &Budget,
    entropy: &mut dyn Entropy,
) -> [f32; MAX_SEATS] {
    let share = Budget {
        time: budget.time.map(|time| time / SAMPLES),
        iterations: budget.iterations.map(|iterations| (iterations / SAMPLES).max(1)),
        threads: budget.threads,
    };
    let mut searcher = Searcher::<G>::default();
    mean_after::<G>(view, action, entropy, |state, next, entropy| {
        searcher.forget();
        searcher.choose(&state.view(Observer::Seat(next)), &share, entropy).win
    })
}

/// The chances of all seats after a move at a glance, over several ways it may turn out.
fn glance_after<G: Knowledge>(view: &G::View, action: G::Action, entropy: &mut dyn Entropy) -> [f32; MAX_SEATS] {
    mean_after::<G>(view, action, entropy, |state, _, entropy| {
        let model = state.model();
        model.finish_turn(state, &mut Sampled(entropy));
        model.judge(state)
    })
}

fn mean_after<G: Knowledge>(
    view: &G::View,
    action: G::Action,
    entropy: &mut dyn Entropy,
    mut judge: impl FnMut(&mut G, Seat, &mut dyn Entropy) -> [f32; MAX_SEATS],
) -> [f32; MAX_SEATS] {
    let mut mean = [0.0; MAX_SEATS];
    for _ in 0..SAMPLES {
        let mut state = G::determinize(view, &mut Sampled(&mut *entropy));
        state.apply_unchecked(action, &mut Sampled(&mut *entropy), &mut ());
        let chances = match state.to_act() {
            ToAct::Over(outcome) => results(outcome),
            ToAct::Seat(next) => judge(&mut state, next, entropy),
        };
        mean.iter_mut().zip(chances).for_each(|(mean, chance)| *mean += chance / SAMPLES as f32);
    }
    mean
}
