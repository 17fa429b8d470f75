//! Judging each choice of a game.

use parure_bots::explain::{Reason, advise};
use parure_bots::search::Searcher;
use parure_bots::{Bot, Budget, Knowledge};
use parure_engine::chance::{Entropy, Sampled};
use parure_engine::game::ToAct;
use parure_engine::notation::{Notation, Record, ReplayError};
use parure_engine::seat::{Observer, Seat};

use crate::seed;

/// How many of the likely moves are looked up first.
const CONSIDERED: usize = 64;
/// A move that the search tried less often than this share of its iterations is judged by a search of its own.
const TRUSTED_SHARE: f32 = 0.05;
/// How many ways a move may turn out are looked at when it is judged by itself.
const SAMPLES: u32 = 8;

/// One choice of a game.
#[derive(Clone, Debug)]
pub struct Decision<A> {
    /// The number of the step, from 1.
    pub seq: usize,
    /// The round.
    pub round: u16,
    /// Whose choice it was.
    pub seat: Seat,
    /// What was played.
    pub played: A,
    /// What a search thought of it; nothing where there was no choice.
    pub judgement: Option<Judgement<A>>,
}

/// What a search thought of a choice.
#[derive(Clone, Debug)]
pub struct Judgement<A> {
    /// The best move.
    pub best: A,
    /// What speaks for it.
    pub best_reasons: Vec<Reason>,
    /// What speaks for the played move.
    pub reasons: Vec<Reason>,
    /// The win chance with the best move.
    pub before: f32,
    /// The win chance with the played move; never above `before`.
    pub after: f32,
}

impl<A: PartialEq> Judgement<A> {
    /// The win chance that was given away.
    pub fn loss(&self) -> f32 {
        self.before - self.after
    }
}

/// Judges every choice of a record that is right.
pub fn review<G: Notation + Knowledge>(
    record: &Record<G>,
    budget: &Budget,
    seed: u64,
) -> Result<Vec<Decision<G::Action>>, ReplayError> {
    let mut replay = record.replay()?;
    let mut decisions = Vec::new();
    let mut legal = Vec::new();
    loop {
        let state = replay.position().clone();
        let Some((turn, step)) = replay.step(&mut ())? else { return Ok(decisions) };
        let seq = decisions.len() + 1;
        legal.clear();
        state.legal_actions(&mut legal);
        let mut entropy = seed::stream(seed, &[seq as u64]);
        let judgement = (legal.len() > 1).then(|| judge(&state, turn.seat, step.action, budget, &mut entropy));
        decisions.push(Decision { seq, round: turn.round, seat: turn.seat, played: step.action, judgement });
    }
}

fn judge<G: Knowledge>(
    state: &G,
    seat: Seat,
    played: G::Action,
    budget: &Budget,
    entropy: &mut dyn Entropy,
) -> Judgement<G::Action> {
    let view = state.view(Observer::Seat(seat));
    let (choice, advice) = advise::<G>(&view, budget, CONSIDERED, entropy);
    let known = G::determinize(&view, &mut Sampled(&mut *entropy));
    let best = choice.action;
    let found = advice.iter().find(|advice| advice.action == best);
    let best_reasons = found.map_or_else(|| known.reasons(best), |advice| advice.reasons.clone());
    let before = found.map_or(choice.win[seat.index()], |advice| advice.win);
    let trusted = advice.iter().find(|advice| advice.action == played && advice.share >= TRUSTED_SHARE);
    let after = match trusted {
        _ if played == best => before,
        Some(advice) => advice.win,
        None => chance_after::<G>(&view, seat, played, budget, entropy),
    };
    Judgement { best, best_reasons, reasons: known.reasons(played), before, after: after.min(before) }
}

/// The win chance of a seat after a move, over several ways it may turn out.
fn chance_after<G: Knowledge>(
    view: &G::View,
    seat: Seat,
    action: G::Action,
    budget: &Budget,
    entropy: &mut dyn Entropy,
) -> f32 {
    let share = Budget {
        time: budget.time.map(|time| time / SAMPLES),
        iterations: budget.iterations.map(|iterations| (iterations / SAMPLES).max(1)),
        threads: budget.threads,
    };
    let mut searcher = Searcher::<G>::default();
    let one = |_| {
        let mut state = G::determinize(view, &mut Sampled(&mut *entropy));
        state.apply_unchecked(action, &mut Sampled(&mut *entropy), &mut ());
        match state.to_act() {
            ToAct::Over(outcome) if outcome.winners.contains(seat) => 1.0,
            ToAct::Over(_) => 0.0,
            ToAct::Seat(next) => {
                searcher.forget();
                searcher.choose(&state.view(Observer::Seat(next)), &share, entropy).win[seat.index()]
            }
        }
    };
    (0..SAMPLES).map(one).sum::<f32>() / SAMPLES as f32
}
