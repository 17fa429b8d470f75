//! Many games that are stepped together.

mod buffers;
mod lane;

pub use buffers::Buffers;
pub use lane::RefusedStep;

use std::sync::Arc;

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
use buffers::Row;
use lane::{Lane, Stage};

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
    fn begin(&mut self, shape: &Shape, chosen: Option<&[bool]>, buffers: Buffers<'_>);

    /// Plays one action in every game and shows what came of it; a game that ends is laid out anew as the plan says.
    ///
    /// A refused action leaves all games as they were.
    fn step(&mut self, shape: &Shape, actions: &[i64], buffers: Buffers<'_>) -> Result<(), RefusedStep>;

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

    fn begin(&mut self, shape: &Shape, chosen: Option<&[bool]>, buffers: Buffers<'_>) {
        let (setup, plan) = (self.setup, &self.plan);
        let lanes = self.lanes.iter_mut().enumerate();
        let chosen = lanes.filter(|(place, _)| chosen.is_none_or(|chosen| chosen[*place]));
        chosen.for_each(|(_, lane)| lane.end(Stage::Ahead));
        spread(&mut self.lanes, shape, buffers, &plan.workers, |lane, row| {
            if lane.stage() == Stage::Ahead {
                row.rewards.fill(0.0);
                (*row.gain, *row.terminated, *row.truncated) = (0.0, false, false);
                lane.begin(&setup, &plan.opponents);
            }
            lane.show(shape, plan, row);
        });
    }

    fn step(&mut self, shape: &Shape, actions: &[i64], buffers: Buffers<'_>) -> Result<(), RefusedStep> {
        let (setup, plan) = (self.setup, &self.plan);
        for (place, (lane, &action)) in self.lanes.iter_mut().zip(actions).enumerate() {
            match lane.stage() {
                Stage::Done if plan.autoreset == Autoreset::NextStep => continue,
                Stage::Done => {
                    let words = "it is over; lay it out anew with reset(options={\"reset_mask\": …})".to_owned();
                    return Err(RefusedStep { lane: place, words, code: "over", rule: "" });
                }
                Stage::Ahead | Stage::Running | Stage::Forfeited => {}
            }
            if let Err(refused) = lane.intend(action, shape.actions) {
                if plan.illegal == Illegal::Refused {
                    return Err(RefusedStep { lane: place, ..refused });
                }
                lane.end(Stage::Forfeited);
            }
        }
        spread(&mut self.lanes, shape, buffers, &plan.workers, |lane, row| {
            row.rewards.fill(0.0);
            (*row.gain, *row.terminated, *row.truncated) = (0.0, false, false);
            if lane.stage() == Stage::Done {
                lane.begin(&setup, &plan.opponents);
                lane.show(shape, plan, row);
                return;
            }
            lane.act();
            let actor = lane.actor().index();
            if lane.stage() == Stage::Forfeited {
                row.rewards[actor] = -1.0;
                *row.terminated = true;
            } else {
                lane.play_on(&plan.opponents);
                *row.terminated = lane.is_over();
                *row.truncated = !*row.terminated && plan.max_steps.is_some_and(|most| lane.steps() >= most);
                if *row.terminated {
                    row.rewards.copy_from_slice(&rewards(lane.game())[..setup.players]);
                }
            }
            *row.gain = row.rewards[actor];
            if *row.terminated || *row.truncated {
                lane.end(Stage::Done);
                if plan.autoreset == Autoreset::SameStep {
                    lane.show_last(shape, plan, row);
                    lane.begin(&setup, &plan.opponents);
                }
            }
            lane.show(shape, plan, row);
        });
        Ok(())
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

/// Does the same to every lane and its part of the buffers, each worker to as many of them.
fn spread<G: Playable>(
    lanes: &mut [Lane<G>],
    shape: &Shape,
    buffers: Buffers<'_>,
    workers: &Workers,
    work: impl Fn(&mut Lane<G>, &mut Row<'_>) + Sync,
) {
    let run = |lanes: &mut [Lane<G>], part: Buffers<'_>| {
        for (lane, mut row) in lanes.iter_mut().zip(part.rows(shape)) {
            work(lane, &mut row);
        }
    };
    let Some(pool) = &workers.0 else { return run(lanes, buffers) };
    let share = lanes.len().div_ceil(pool.current_num_threads()).max(1);
    let parts = lanes.chunks_mut(share).zip(buffers.parts(shape, share));
    pool.scope(|scope| {
        for (lanes, part) in parts {
            scope.spawn(|_| run(lanes, part));
        }
    });
}
