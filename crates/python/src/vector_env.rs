//! Many games in one environment.

mod arrays;

use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use parure_engine::seat::Seat;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;

use crate::bot::read_spec;
use crate::error::{illegal, raise};
use crate::game::PyGame;
use crate::luck::Luck;
use crate::pool::{Autoreset, Games, Illegal, Opponents, Plan, RefusedStep, Rows, Workers, games};
use crate::seed::Seed;
use crate::shape::Shape;
use crate::state::PyState;
use crate::watch::{Watch, searches};
use arrays::Arrays;

/// Many games that are stepped together and write into the same arrays: what `parure.VectorEnv` stands on.
#[pyclass(name = "VectorCore", module = "parure._parure", frozen)]
pub struct PyVectorCore {
    pool: Mutex<Box<dyn Games>>,
    shape: Arc<Shape>,
    arrays: Arrays,
    plan: Plan,
}

#[pymethods]
impl PyVectorCore {
    /// As many games, laid out by the seed and ready for the first step.
    #[new]
    #[pyo3(signature = (game, num_envs, seed, opponents, threads, dtype, max_steps, autoreset, illegal_action))]
    #[expect(clippy::too_many_arguments, reason = "what `parure.VectorEnv` was given")]
    fn new(
        py: Python<'_>,
        game: &PyGame,
        num_envs: i64,
        seed: Option<Seed>,
        opponents: Option<&str>,
        threads: i64,
        dtype: &str,
        max_steps: Option<i64>,
        autoreset: &str,
        illegal_action: &str,
    ) -> PyResult<Self> {
        let opponents = match opponents {
            None => Opponents::None,
            Some("random") => Opponents::Random,
            Some(name) => Opponents::Bot(read_spec(name)?),
        };
        let lanes = usize::try_from(num_envs).ok().filter(|lanes| (1..=1 << 20).contains(lanes));
        let lanes = lanes.ok_or_else(|| raise(format_args!("num_envs is from 1 to {}, not {num_envs}", 1 << 20)))?;
        let limit = |most: i64| {
            let limit = u32::try_from(most).ok().filter(|&most| most > 0);
            limit.ok_or_else(|| raise(format_args!("max_steps is at least 1, or None for no limit, not {most}")))
        };
        let workers = usize::try_from(threads).ok().filter(|workers| (1..=256).contains(workers));
        let workers = workers.ok_or_else(|| raise(format_args!("threads is from 1 to 256, not {threads}")))?;
        let autoreset = match autoreset {
            "NextStep" => Autoreset::NextStep,
            "SameStep" => Autoreset::SameStep,
            "Disabled" => Autoreset::Disabled,
            _ => return Err(raise("autoreset_mode is one of gymnasium.vector.AutoresetMode")),
        };
        let illegal = match illegal_action {
            "raise" => Illegal::Refused,
            "lose" => Illegal::Loses,
            _ => return Err(raise(format_args!("illegal_action is `raise` or `lose`, not `{illegal_action}`"))),
        };
        let shape = game.shape().clone();
        let plan = Plan {
            lanes,
            opponents,
            max_steps: max_steps.map(limit).transpose()?,
            autoreset,
            illegal,
            watch: Arc::new(Watch::start()),
            workers: Workers::new(workers)?,
        };
        let arrays = Arrays::new(py, &shape, &plan, dtype)?;
        let pool = Mutex::new(games(&shape.setup, &plan, Seed::or_any(seed))?);
        let core = Self { pool, shape, arrays, plan };
        core.work(py, |pool, shape, rows| pool.begin(shape, None, rows))?;
        Ok(core)
    }

    /// Lays out the chosen games, or all of them; with a seed, all games go on from its luck.
    fn reset(&self, py: Python<'_>, seed: Option<Seed>, chosen: Option<PyReadonlyArray1<'_, bool>>) -> PyResult<()> {
        let chosen = chosen.as_ref().map(|chosen| chosen.as_slice()).transpose()?;
        if chosen.is_some_and(|chosen| chosen.len() != self.plan.lanes) {
            return Err(raise(format_args!("reset_mask has a truth value for each of the {} games", self.plan.lanes)));
        }
        if let Some(seed) = seed {
            *self.pool()? = games(&self.shape.setup, &self.plan, seed.0)?;
        }
        self.work(py, |pool, shape, rows| pool.begin(shape, chosen, rows))
    }

    /// Plays one action in every game; lists those that ended and were followed by others at once.
    fn step(&self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<Vec<usize>> {
        let actions = actions.as_slice()?;
        if actions.len() != self.plan.lanes {
            return Err(raise(format_args!("{} actions were given for {} games", actions.len(), self.plan.lanes)));
        }
        let any_ended = self.work(py, |pool, shape, rows| pool.step(shape, actions, rows))?.map_err(
            |RefusedStep { lane, words, code, rule }| illegal(py, &format!("game {lane}: {words}"), code, rule),
        )?;
        if any_ended && self.plan.autoreset == Autoreset::SameStep { self.arrays.ended(py) } else { Ok(Vec::new()) }
    }

    /// A random legal action for every game, in a new array.
    fn sample_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let actions = PyArray1::zeros(py, self.plan.lanes, false);
        let mut pool = self.pool()?;
        let mut borrow = actions.readwrite();
        let slice = borrow.as_slice_mut()?;
        let pool = &mut **pool;
        py.detach(|| pool.sample(slice));
        drop(borrow);
        Ok(actions)
    }

    /// A copy of the state of one of the games.
    fn state(&self, env: usize, seed: Option<Seed>) -> PyResult<PyState> {
        let game = self.pool()?.game(env).ok_or_else(|| PyIndexError::new_err(format!("there is no game {env}")))?;
        Ok(PyState::new(game, Luck::from_seed(Seed::or_any(seed)), self.shape.clone()))
    }

    /// What the player to act in each game sees, a row each.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.observations.array(py)
    }

    /// What was seen last in games that ended and were followed by others at once.
    #[getter]
    fn last_observations(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.last_observations.array(py)
    }

    /// A 1 for every legal action of each game.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<i8>> {
        self.arrays.masks.clone_ref(py)
    }

    /// What the last step was worth to every seat of each game.
    #[getter]
    fn seat_rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.arrays.seat_rewards.clone_ref(py)
    }

    /// What the last step was worth to the seat that the program played.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray1<f32>> {
        self.arrays.rewards.clone_ref(py)
    }

    /// Whether the last step ended each game.
    #[getter]
    fn terminated(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.terminated.clone_ref(py)
    }

    /// Whether each game was broken off after `max_steps` steps.
    #[getter]
    fn truncated(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.truncated.clone_ref(py)
    }

    /// Whose choice it is in each game.
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.arrays.seats.clone_ref(py)
    }

    /// The seat of the learning program in each game, where there are opponents.
    #[getter]
    fn learners<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let seat = |seat: Seat| seat.index() as i8;
        Ok(PyArray1::from_vec(py, self.pool()?.learners().into_iter().map(seat).collect::<Vec<_>>()))
    }
}

impl PyVectorCore {
    fn pool(&self) -> PyResult<MutexGuard<'_, Box<dyn Games>>> {
        self.pool.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => {
                raise("another thread is in the middle of a step here; give each thread an environment of its own")
            }
            TryLockError::Poisoned(_) => raise("a step was broken off by a fault; make the environment anew"),
        })
    }

    /// Does something to all games, without the interpreter lock; where opponents search, Ctrl-C ends their thinking.
    fn work<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Games, &Shape, Rows<'_>) -> T + Send,
    ) -> PyResult<T> {
        let mut pool = self.pool()?;
        let (pool, shape) = (&mut **pool, &*self.shape);
        match &self.plan.opponents {
            Opponents::Bot(spec) if searches(spec) => {
                self.arrays.lend(py, |rows| self.plan.watch.over(py, || work(pool, shape, rows)))?
            }
            _ => self.arrays.lend(py, |rows| py.detach(|| work(pool, shape, rows))),
        }
    }
}
