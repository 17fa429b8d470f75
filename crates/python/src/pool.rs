//! Many games that are stepped together.

mod lane;
mod rows;

pub use lane::RefusedStep;
pub use rows::{Observations, Rows};

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use parure_bots::BotSpec;
use parure_encoding::rewards;
use parure_engine::any::{AnyGame, AnySetup};
use parure_engine::chance::{Entropy, SplitMix64};
use parure_engine::game::{Setup, SetupError};
use parure_engine::on_any;
use parure_engine::seat::Seat;
use pyo3::PyResult;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::error::raise;
use crate::playable::Playable;
use crate::shape::Shape;
use crate::watch::Watch;
use lane::{Lane, Stage};
use rows::Widths;

/// Who plays the seats that the learning program does not.
#[derive(Clone, Debug)]
pub enum Opponents {
    /// Nobody: the program plays every seat.
    None,
    /// Any legal action, each as likely.
    Random,
    /// A bot.
    Bot(BotSpec),
}

/// When a game that ended is followed by another; the words are Gymnasium's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Autoreset {
    /// With the next step, whose action is not looked at.
    NextStep,
    /// At once: the row shows the new game.
    SameStep,
    /// When the program says so.
    Disabled,
}

/// What becomes of an action that is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// It is refused, and no game moves.
    Refused,
    /// It loses the game.
    Loses,
}

/// What games that are stepped together have in common.
#[derive(Clone)]
pub struct Plan {
    /// How many games.
    pub lanes: usize,
    /// Who plays the other seats.
    pub opponents: Opponents,
    /// After how many steps of the learning program a game is broken off, if ever.
    pub max_steps: Option<u32>,
    /// When a game that ended is followed by another.
    pub autoreset: Autoreset,
    /// What becomes of an action that is not legal.
    pub illegal: Illegal,
    /// The clock of opponents that search.
    pub watch: Arc<Watch>,
    /// Who does the work.
    pub workers: Workers,
}

/// Games of one kind that are stepped together, whichever it is.
pub trait Games: Send {
    /// The seat of the learning program in each game.
    fn learners(&self) -> Vec<Seat>;

    /// The state of a game.
    fn game(&self, lane: usize) -> Option<AnyGame>;

    /// Lays every game out that is chosen, and shows all of them.
    fn begin(&mut self, shape: &Shape, chosen: Option<&[bool]>, rows: Rows<'_>);

    /// Plays one action in every game and shows what came of it; a game that ends is laid out anew as the plan says.
    ///
    /// Says whether any has ended. A refused action leaves all games as they were.
    fn step(&mut self, shape: &Shape, actions: &[i64], rows: Rows<'_>) -> Result<bool, RefusedStep>;

    /// Writes a random legal action for every game, and 0 where there is none.
    fn sample(&mut self, actions: &mut [i64]);
}

/// Games of a setup, laid out by the seed.
pub fn games(setup: &AnySetup, plan: &Plan, seed: u64) -> PyResult<Box<dyn Games>> {
    on_any!(AnySetup, setup, G, setup => Ok(Box::new(Pool::<G>::new(setup, plan, seed).map_err(raise)?)))
}

/// Games that are stepped together, each with luck of its own.
struct Pool<G: Playable> {
    setup: Setup<G::Options>,
    lanes: Vec<Lane<G>>,
    plan: Plan,
}

impl<G: Playable> Pool<G> {
    fn new(setup: &Setup<G::Options>, plan: &Plan, seed: u64) -> Result<Self, SetupError> {
        let mut seeds = SplitMix64::new(seed);
        let lane = |place: usize| {
            let learner = Seat::new(place % setup.players).unwrap_or(Seat::FIRST);
            Lane::new(setup, [seeds.next_u64(), seeds.next_u64()], learner, plan)
        };
        let lanes = (0..plan.lanes).map(lane).collect::<Result<_, _>>()?;
        Ok(Self { setup: *setup, lanes, plan: plan.clone() })
    }
}

impl<G: Playable> Games for Pool<G> {
    fn learners(&self) -> Vec<Seat> {
        self.lanes.iter().map(Lane::learner).collect()
    }

    fn game(&self, lane: usize) -> Option<AnyGame> {
        self.lanes.get(lane).map(|lane| lane.game().clone().any())
    }

    fn begin(&mut self, shape: &Shape, chosen: Option<&[bool]>, rows: Rows<'_>) {
        let (setup, plan) = (self.setup, &self.plan);
        let everyone = vec![true; if chosen.is_some() { 0 } else { plan.lanes }];
        let chosen = chosen.unwrap_or(&everyone);
        let begin = |lane: &mut Lane<G>, chosen, row: &mut Rows<'_>, scratch: &mut [u8]| {
            if chosen {
                row.forget();
                lane.begin(&setup, &plan.opponents);
            }
            lane.show(shape, plan, row, scratch);
        };
        spread(&mut self.lanes, chosen, shape, rows, &plan.workers, |_, _| (), begin);
    }

    fn step(&mut self, shape: &Shape, actions: &[i64], rows: Rows<'_>) -> Result<bool, RefusedStep> {
        let (setup, plan) = (self.setup, &self.plan);
        // Where an action can be refused, all are looked at before any is played; that is a walk through all games more.
        let can_refuse = plan.illegal == Illegal::Refused || plan.autoreset == Autoreset::Disabled;
        if can_refuse {
            for (place, (lane, &action)) in self.lanes.iter_mut().zip(actions).enumerate() {
                let intended = lane.intend(action, shape.actions, plan);
                intended.map_err(|refused| RefusedStep { lane: place, ..refused })?;
            }
        }
        let intend = |lane: &mut Lane<G>, action| {
            if !can_refuse {
                // It does not: what is not legal loses.
                let _ = lane.intend(action, shape.actions, plan);
            }
        };
        let any_ended = AtomicBool::new(false);
        let play = |lane: &mut Lane<G>, _, row: &mut Rows<'_>, scratch: &mut [u8]| {
            row.forget();
            if lane.stage() == Stage::Done {
                lane.begin(&setup, &plan.opponents);
                lane.show(shape, plan, row, scratch);
                return;
            }
            lane.act();
            let actor = lane.actor().index();
            let forfeited = lane.stage() == Stage::Forfeited;
            if forfeited {
                row.seat_rewards[actor] = -1.0;
            } else {
                lane.play_on(&plan.opponents);
            }
            let over = forfeited || lane.is_over();
            let stopped = !over && plan.max_steps.is_some_and(|most| lane.steps() >= most);
            if over && !forfeited {
                row.seat_rewards.copy_from_slice(&rewards(lane.game())[..setup.players]);
            }
            (row.rewards[0], row.terminated[0], row.truncated[0]) = (row.seat_rewards[actor], over, stopped);
            if over || stopped {
                lane.end(Stage::Done);
                any_ended.store(true, Ordering::Relaxed);
                if plan.autoreset == Autoreset::SameStep {
                    lane.show_last(shape, plan, row, scratch);
                    lane.begin(&setup, &plan.opponents);
                }
            }
            lane.show(shape, plan, row, scratch);
        };
        spread(&mut self.lanes, actions, shape, rows, &plan.workers, intend, play);
        Ok(any_ended.into_inner())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (lane, action) in self.lanes.iter_mut().zip(actions) {
            *action = lane.any_action().map_or(0, |code| code.index() as i64);
        }
    }
}

/// Threads that wait for the next step; none where the caller's own is enough.
#[derive(Clone)]
pub struct Workers(Option<Arc<ThreadPool>>);

impl Workers {
    /// As many threads.
    pub fn new(threads: usize) -> PyResult<Self> {
        if threads <= 1 {
            return Ok(Self(None));
        }
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().map_err(raise)?;
        Ok(Self(Some(Arc::new(pool))))
    }
}

/// How many lanes are prepared before they are worked on. What they need of memory is then fetched together instead of
/// being waited for in each.
const AHEAD: usize = 8;

/// Does the same to every lane with its input, its rows and room for an observation, each worker to as many of them.
fn spread<G: Playable, Input: Copy + Sync>(
    lanes: &mut [Lane<G>],
    inputs: &[Input],
    shape: &Shape,
    mut rows: Rows<'_>,
    workers: &Workers,
    prepare: impl Fn(&mut Lane<G>, Input) + Sync,
    work: impl Fn(&mut Lane<G>, Input, &mut Rows<'_>, &mut [u8]) + Sync,
) {
    let widths = Widths::new(shape);
    let run = |lanes: &mut [Lane<G>], inputs: &[Input], mut rows: Rows<'_>| {
        let mut scratch = vec![0; shape.features()];
        for (lanes, inputs) in lanes.chunks_mut(AHEAD).zip(inputs.chunks(AHEAD)) {
            lanes.iter_mut().zip(inputs).for_each(|(lane, &input)| prepare(lane, input));
            for (lane, &input) in lanes.iter_mut().zip(inputs) {
                work(lane, input, &mut rows.take(widths, 1), &mut scratch);
            }
        }
    };
    let Some(pool) = &workers.0 else { return run(lanes, inputs, rows) };
    let share = lanes.len().div_ceil(pool.current_num_threads()).max(1);
    pool.scope(|scope| {
        for (lanes, inputs) in lanes.chunks_mut(share).zip(inputs.chunks(share)) {
            let part = rows.take(widths, share);
            scope.spawn(|_| run(lanes, inputs, part));
        }
    });
}
