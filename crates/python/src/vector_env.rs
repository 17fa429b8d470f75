//! Many games in one environment.

mod arrays;

use std::sync::{Arc, Mutex};

use numpy::{AllowTypeChange, PyArray1, PyArray2, PyArrayLike1, PyArrayMethods};
use parure_engine::seat::Seat;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::bot::read_spec;
use crate::error::{illegal, raise};
use crate::game::PyGame;
use crate::luck::Luck;
use crate::pool::{Games, Opponents, Plan, RefusedStep, Workers, games};
use crate::seed::Seed;
use crate::shape::Shape;
use crate::state::PyState;
use arrays::Arrays;

/// Many games that are stepped together, in place.
///
/// `step` plays one action in each of them and writes what came of it into arrays that are made once: `observations`,
/// `masks`, `rewards` (by seat), `terminated`, `truncated` and `seats` (whose choice it is). A game that ends is laid
/// out anew at once: its row then shows the new game, its rewards and flags the end of the old one.
///
/// Without `opponents` the program plays every seat. With `"random"` or a bot's name it plays one seat of each game,
/// `learners`, and the others are played inside.
///
/// >>> import numpy as np
/// >>> env = parure.VectorEnv(parure.Game("splendor"), 64, seed=1)
/// >>> for _ in range(200):
/// ...     _ = env.step(env.sample_actions())
/// >>> env.rewards.shape, env.masks.shape
/// ((64, 2), (64, 542))
#[pyclass(name = "VectorEnv", module = "parure")]
pub struct PyVectorEnv {
    // A bot may not be shared between threads, so the pool may not either.
    pool: Mutex<Box<dyn Games>>,
    shape: Arc<Shape>,
    arrays: Arrays,
    plan: Plan,
}

#[pymethods]
impl PyVectorEnv {
    /// As many games, laid out by the seed and ready for the first step.
    #[new]
    #[pyo3(signature = (game, num_envs, seed=None, *, opponents=None, threads=1, dtype="uint8", max_steps=None))]
    #[expect(clippy::too_many_arguments, reason = "a constructor with keywords")]
    fn new(
        py: Python<'_>,
        game: &PyGame,
        num_envs: usize,
        seed: Option<Seed>,
        opponents: Option<&str>,
        threads: usize,
        dtype: &str,
        max_steps: Option<u32>,
    ) -> PyResult<Self> {
        let opponents = match opponents {
            None => Opponents::None,
            Some("random") => Opponents::Random,
            Some(name) => Opponents::Bot(read_spec(name)?),
        };
        if !(1..=1 << 20).contains(&num_envs) {
            return Err(raise(format_args!("num_envs is from 1 to {}, not {num_envs}", 1 << 20)));
        }
        if max_steps == Some(0) {
            return Err(raise("max_steps is at least 1, or None for no limit, not 0"));
        }
        if !(1..=256).contains(&threads) {
            return Err(raise(format_args!("threads is from 1 to 256, not {threads}")));
        }
        let shape = game.shape().clone();
        let arrays = Arrays::new(py, &shape, num_envs, dtype)?;
        let plan = Plan { lanes: num_envs, opponents, max_steps, workers: Workers::new(threads)? };
        let pool = games(&shape.setup, &plan, Seed::or_any(seed))?;
        let mut env = Self { pool: Mutex::new(pool), shape, arrays, plan };
        env.begin(py)?;
        Ok(env)
    }

    /// Lays all games out anew and returns the observations and an info dict, as Gymnasium has it.
    #[pyo3(signature = (seed=None))]
    fn reset<'py>(&mut self, py: Python<'py>, seed: Option<Seed>) -> PyResult<(Py<PyAny>, Bound<'py, PyDict>)> {
        self.pool = Mutex::new(games(&self.shape.setup, &self.plan, Seed::or_any(seed))?);
        self.begin(py)?;
        Ok((self.observations(py), self.info(py)?))
    }

    /// Plays one action in every game: an array of integers, one for each.
    ///
    /// Returns `(observations, rewards, terminated, truncated, info)`: always the same arrays. An action that is not
    /// legal raises `IllegalAction`, and then no game has moved.
    #[expect(clippy::type_complexity, reason = "the five that Gymnasium returns")]
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        actions: PyArrayLike1<'py, i64, AllowTypeChange>,
    ) -> PyResult<(Py<PyAny>, Py<PyArray2<f32>>, Py<PyArray1<bool>>, Py<PyArray1<bool>>, Bound<'py, PyDict>)> {
        let actions = actions.as_slice()?;
        if actions.len() != self.plan.lanes {
            return Err(raise(format_args!("{} actions were given for {} games", actions.len(), self.plan.lanes)));
        }
        let shape = self.shape.clone();
        let pool = self.pool.get_mut().map_err(|_| raise("a step was broken off; reset the environment"))?;
        self.arrays.lend(py, |buffers| py.detach(|| pool.step(&shape, actions, buffers)))?.map_err(
            |RefusedStep { lane, words, code, rule }| illegal(py, &format!("game {lane}: {words}"), code, rule),
        )?;
        let arrays = &self.arrays;
        Ok((
            self.observations(py),
            arrays.rewards.clone_ref(py),
            arrays.terminated.clone_ref(py),
            arrays.truncated.clone_ref(py),
            self.info(py)?,
        ))
    }

    /// A random legal action for every game, in a new array.
    fn sample_actions<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let actions = PyArray1::zeros(py, self.plan.lanes, false);
        let pool = self.pool.get_mut().map_err(|_| raise("a step was broken off; reset the environment"))?;
        let mut borrow = actions.readwrite();
        let slice = borrow.as_slice_mut()?;
        py.detach(|| pool.sample(slice));
        drop(borrow);
        Ok(actions)
    }

    /// A copy of the state of one of the games.
    #[pyo3(signature = (env, seed=None))]
    fn state(&mut self, env: usize, seed: Option<Seed>) -> PyResult<PyState> {
        let pool = self.pool.get_mut().map_err(|_| raise("a step was broken off; reset the environment"))?;
        let game = pool.game(env).ok_or_else(|| PyIndexError::new_err(format!("there is no game {env}")))?;
        Ok(PyState::new(game, Luck::from_seed(Seed::or_any(seed)), self.shape.clone()))
    }

    /// The game and its house rules.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame::of(self.shape.clone())
    }

    /// How many games.
    #[getter]
    const fn num_envs(&self) -> usize {
        self.plan.lanes
    }

    /// What the player to act in each game sees, a row each.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyAny> {
        let bytes = self.arrays.bytes.as_ref().map(|array| array.clone_ref(py).into_any());
        let floats = || self.arrays.floats.as_ref().map(|array| array.clone_ref(py).into_any());
        bytes.or_else(floats).unwrap_or_else(|| py.None())
    }

    /// A 1 for every legal action of each game.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<i8>> {
        self.arrays.masks.clone_ref(py)
    }

    /// What the last step was worth to every seat of each game.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
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
    fn learners<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let pool = self.pool.get_mut().map_err(|_| raise("a step was broken off; reset the environment"))?;
        let seat = |seat: Seat| seat.index() as i8;
        Ok(PyArray1::from_vec(py, pool.learners().into_iter().map(seat).collect::<Vec<_>>()))
    }

    fn __len__(&self) -> usize {
        self.plan.lanes
    }

    fn __repr__(&self) -> String {
        format!("<parure.VectorEnv of {} games of {}>", self.plan.lanes, self.shape.setup.id())
    }
}

impl PyVectorEnv {
    fn begin(&mut self, py: Python<'_>) -> PyResult<()> {
        let shape = self.shape.clone();
        let pool = self.pool.get_mut().map_err(|_| raise("a step was broken off; reset the environment"))?;
        self.arrays.lend(py, |buffers| py.detach(|| pool.begin(&shape, buffers)))
    }

    fn info<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let info = PyDict::new(py);
        info.set_item("action_mask", self.masks(py))?;
        info.set_item("seats", self.seats(py))?;
        Ok(info)
    }
}
