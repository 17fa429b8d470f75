//! Whole games, kept step by step.

use std::thread;

use parure_engine::chance::{Draw, Recording, Sampled, SplitMix64};
use parure_engine::game::{Game, Setup, ToAct};

use crate::policy::Policy;
use crate::{LawSubject, start};

/// After how many steps a game is cut off: the rules know no limit, and some policies never end.
pub const LONGEST: usize = 500;

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// How it was set up.
    pub setup: Setup<G::Options>,
    /// Where its luck came from.
    pub seed: u64,
    /// What luck gave at the start.
    pub laid_out: Vec<Draw>,
    /// The steps in order.
    pub steps: Vec<Step<G>>,
    /// The last state, over or cut off.
    pub end: G,
}

/// One step of a game.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The state before it.
    pub before: G,
    /// What was played.
    pub action: G::Action,
    /// What luck gave.
    pub draws: Vec<Draw>,
    /// What happened.
    pub events: Vec<G::Event>,
}

impl<G: LawSubject> Played<G> {
    /// Plays a game by a policy to its end or to [`LONGEST`], and shows every position with its legal actions.
    pub fn play(
        setup: &Setup<G::Options>,
        policy: Policy,
        seed: u64,
        show: impl FnMut(&G, &[G::Action]) -> Result<(), String>,
    ) -> Result<Self, String> {
        let mut choices = SplitMix64::new(!seed);
        Self::play_by(setup, seed, |state, legal| policy.choose(state, legal, &mut choices), show)
    }

    /// The same, by whoever chooses one of the legal actions.
    pub fn play_by(
        setup: &Setup<G::Options>,
        seed: u64,
        mut choose: impl FnMut(&G, &[G::Action]) -> G::Action,
        mut show: impl FnMut(&G, &[G::Action]) -> Result<(), String>,
    ) -> Result<Self, String> {
        let mut luck = Recording::new(Sampled::from_seed(seed));
        let mut state: G = start(setup, &mut luck);
        let mut played = Self { setup: *setup, seed, laid_out: luck.take(), steps: Vec::new(), end: state.clone() };
        let mut legal = Vec::new();
        loop {
            legal.clear();
            state.legal_actions(&mut legal);
            show(&state, &legal)?;
            if matches!(state.to_act(), ToAct::Over(_)) || legal.is_empty() || played.steps.len() == LONGEST {
                played.end = state;
                return Ok(played);
            }
            let action = choose(&state, &legal);
            let (before, mut events) = (state.clone(), Vec::new());
            state.apply_unchecked(action, &mut luck, &mut events);
            played.steps.push(Step { before, action, draws: luck.take(), events });
        }
    }

    /// The game without anybody looking on.
    pub fn quietly(setup: &Setup<G::Options>, policy: Policy, seed: u64) -> Self {
        Self::play(setup, policy, seed, |_, _| Ok(())).expect("nobody who looks on objects")
    }

    /// The state after this many steps.
    pub fn after(&self, steps: usize) -> &G {
        self.steps.get(steps).map_or(&self.end, |step| &step.before)
    }

    /// Whether the game came to its end.
    pub fn is_over(&self) -> bool {
        matches!(self.end.to_act(), ToAct::Over(_))
    }
}

/// Says where a panic happened: which game, which step.
#[derive(Debug)]
pub struct Context {
    /// The number of the step, from 1.
    pub step: usize,
    game: String,
}

impl Context {
    /// Watches over this game.
    pub const fn new(game: String) -> Self {
        Self { step: 0, game }
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("in {}, at step {}", self.game, self.step);
        }
    }
}
