//! Many games that are stepped together.

mod buffers;
mod lane;

pub use buffers::Buffers;
pub use lane::RefusedStep;

use parure_bots::BotSpec;
use parure_encoding::rewards;
use parure_engine::chance::{Entropy, SplitMix64};
use parure_engine::game::{Setup, SetupError};
use parure_engine::seat::Seat;

use crate::playable::Playable;
use crate::shape::Shape;
use buffers::Row;
use lane::Lane;

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

/// Games that are stepped together, each with luck of its own.
pub struct Pool<G: Playable> {
    setup: Setup<G::Options>,
    lanes: Vec<Lane<G>>,
    opponents: Opponents,
    max_steps: u32,
}

impl<G: Playable> Pool<G> {
    /// As many games, laid out by the seed.
    pub fn new(
        setup: Setup<G::Options>,
        lanes: usize,
        seed: u64,
        opponents: Opponents,
        max_steps: u32,
    ) -> Result<Self, SetupError> {
        let mut pool = Self { setup, lanes: Vec::with_capacity(lanes), opponents, max_steps };
        let mut seeds = SplitMix64::new(seed);
        for place in 0..lanes {
            let learner = Seat::new(place % setup.players).unwrap_or(Seat::FIRST);
            pool.lanes.push(Lane::new(&setup, [seeds.next_u64(), seeds.next_u64()], learner, &pool.opponents)?);
        }
        Ok(pool)
    }

    /// The seat of the learning program in each game.
    pub fn learners(&self) -> impl Iterator<Item = Seat> {
        self.lanes.iter().map(Lane::learner)
    }

    /// The state of a game.
    pub fn game(&self, lane: usize) -> Option<&G> {
        self.lanes.get(lane).map(Lane::game)
    }

    /// Lays every game out and shows it.
    pub fn begin(&mut self, shape: &Shape, buffers: Buffers<'_>, threads: usize) {
        let (setup, opponents) = (self.setup, &self.opponents);
        spread(&mut self.lanes, shape, buffers, threads, |lane, row| {
            row.rewards.fill(0.0);
            (*row.terminated, *row.truncated) = (false, false);
            lane.begin(&setup, opponents);
            lane.show(shape, row);
        });
    }

    /// Plays one action in every game and shows what came of it; a game that ends is laid out anew.
    ///
    /// A refused action leaves all games as they were.
    pub fn step(
        &mut self,
        shape: &Shape,
        actions: &[i64],
        buffers: Buffers<'_>,
        threads: usize,
    ) -> Result<(), RefusedStep> {
        for (place, (lane, &action)) in self.lanes.iter_mut().zip(actions).enumerate() {
            lane.intend(action, shape.actions).map_err(|refused| RefusedStep { lane: place, ..refused })?;
        }
        let (setup, opponents, max_steps, players) = (self.setup, &self.opponents, self.max_steps, self.setup.players);
        spread(&mut self.lanes, shape, buffers, threads, |lane, row| {
            lane.act();
            lane.play_on(opponents);
            let over = lane.is_over();
            let stopped = !over && max_steps > 0 && lane.steps() >= max_steps;
            row.rewards.copy_from_slice(&rewards(lane.game())[..players]);
            (*row.terminated, *row.truncated) = (over, stopped);
            if over || stopped {
                lane.begin(&setup, opponents);
            }
            lane.show(shape, row);
        });
        Ok(())
    }

    /// Writes a random legal action for every game.
    pub fn sample(&mut self, actions: &mut [i64]) {
        for (lane, action) in self.lanes.iter_mut().zip(actions) {
            *action = lane.any_action().map_or(-1, |code| code.index() as i64);
        }
    }
}

/// Does the same to every lane and its part of the buffers, on several threads.
fn spread<G: Playable>(
    lanes: &mut [Lane<G>],
    shape: &Shape,
    buffers: Buffers<'_>,
    threads: usize,
    work: impl Fn(&mut Lane<G>, &mut Row<'_>) + Sync,
) {
    let share = lanes.len().div_ceil(threads.max(1)).max(1);
    let parts = lanes.chunks_mut(share).zip(buffers.parts(shape, share));
    let run = |lanes: &mut [Lane<G>], part: Buffers<'_>| {
        for (lane, mut row) in lanes.iter_mut().zip(part.rows(shape)) {
            work(lane, &mut row);
        }
    };
    if threads <= 1 {
        parts.for_each(|(lanes, part)| run(lanes, part));
        return;
    }
    std::thread::scope(|scope| {
        for (lanes, part) in parts {
            scope.spawn(|| run(lanes, part));
        }
    });
}
