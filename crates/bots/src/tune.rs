//! Learning by self-play: how the files in `weights/` were made, repeatable by seed.
//!
//! A generation plays games against itself, fits the model to what happened and to what the search thought, and is kept
//! as far as it wins duplicate matches against the model before it.

mod fit;
mod sample;
mod self_play;

use std::sync::Arc;

use parure_engine::game::Setup;

use crate::budget::Budget;
use crate::knowledge::Knowledge;
use crate::match_play::{Contender, duplicate_match};
use crate::model::Model;
use crate::search::{Searcher, Settings};

use fit::{FIRST_PACE, LATER_PACE, fit_policy, fit_value};
use sample::Samples;
use self_play::{play_by_search, play_by_thumb};

/// How to tune.
#[derive(Clone, Debug)]
pub struct Plan<O> {
    /// The setups to learn, all for two, one drawn for each game: one that stands twice comes up twice as often. The first
    /// is the one that matches decide by.
    pub setups: Vec<Setup<O>>,
    /// Where all luck comes from.
    pub seed: u64,
    /// How many generations to play.
    pub generations: u32,
    /// How many games each plays.
    pub games: u32,
    /// How many games are played by rule of thumb before the first, when nothing is known yet.
    pub first_games: u32,
    /// How many iterations a choice has in self-play and in matches.
    pub iterations: u32,
    /// The games of how many generations are learned from.
    pub window: usize,
    /// How often a fit goes through all samples.
    pub epochs: u32,
    /// How many deals decide whether a generation is kept.
    pub gate: u32,
}

/// Tunes a model, from nothing or from what is known; tells what happens in words.
pub fn tune<G: Knowledge>(plan: &Plan<G::Options>, known: Option<Model>, mut tell: impl FnMut(&str, &Model)) -> Model {
    let mut window: Vec<Samples> = Vec::new();
    let mut best = known.unwrap_or_else(|| {
        let samples = play_by_thumb::<G>(plan);
        let mut model = fit::newborn::<G>(plan.seed);
        let error = fit_value(&mut model, &[&samples], FIRST_PACE, plan.epochs, plan.seed);
        tell(&format!("rule of thumb: {} samples, error {error:.4}", samples.values.len()), &model);
        model
    });
    for generation in 1..=plan.generations {
        let seed = plan.seed.wrapping_add(u64::from(generation) << 32);
        window.push(play_by_search::<G>(plan, &Arc::new(best.clone()), seed));
        if window.len() > plan.window {
            window.remove(0);
        }
        let samples: Vec<_> = window.iter().collect();
        let count: usize = samples.iter().map(|samples| samples.values.len()).sum();
        let mut next = best.clone();
        let error = fit_value(&mut next, &samples, LATER_PACE, plan.epochs, seed);
        let surprise = fit_policy(&mut next, &samples, plan.epochs, seed);
        let verdict = keep_what_wins::<G>(plan, &mut best, next, seed);
        let words =
            format!("generation {generation}: {count} samples, error {error:.4}, surprise {surprise:.4}, {verdict}");
        tell(&words, &best);
    }
    best
}

/// Takes over what was learned if it wins: all of it, else only how positions or only how actions are judged.
fn keep_what_wins<G: Knowledge>(plan: &Plan<G::Options>, best: &mut Model, next: Model, seed: u64) -> String {
    let value = Model { net: next.net.clone(), policy: best.policy.clone() };
    let policy = Model { net: best.net.clone(), policy: next.policy.clone() };
    let mut scores = String::new();
    for (name, candidate) in [("all", next), ("value", value), ("policy", policy)] {
        let score = compare::<G>(plan, &candidate, best, seed);
        scores += &format!("{name} scores {score:.3}, ");
        if score > 0.5 {
            *best = candidate;
            return scores + "kept";
        }
    }
    scores + "dropped"
}

/// The score of a model against another in a duplicate match.
fn compare<G: Knowledge>(plan: &Plan<G::Options>, next: &Model, best: &Model, seed: u64) -> f64 {
    let setup = &plan.setups[0];
    let contender = |model: &Model| {
        let searcher = Searcher::<G>::new(Settings::default()).with_model(Arc::new(model.clone()));
        Contender { bot: Box::new(searcher), budget: Budget::iterations(plan.iterations) }
    };
    let mut contenders = [contender(next), contender(best)];
    let report = duplicate_match(setup, &mut contenders, plan.gate, seed).expect("the setup of a plan can be played");
    report.standings[0].score
}
