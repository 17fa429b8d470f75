//! Many games in one environment.

mod arrays;
mod supply;

use std::borrow::Cow;
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

use numpy::{PyArray1, PyArrayMethods, PyReadonlyArray1};
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
use arrays::{AllArrays, Arrays, Dtype};
use supply::Supply;

/// Many games that are stepped together and write what came of it into arrays: what `parure.VectorEnv` stands on.
#[pyclass(name = "VectorCore", module = "parure._parure", frozen)]
pub struct PyVectorCore {
    inside: Mutex<Inside>,
    shape: Arc<Shape>,
    plan: Plan,
}

/// What only one thread at a time may use.
struct Inside {
    games: Box<dyn Games>,
    /// What was written last.
    arrays: Arrays,
    /// Where the next arrays come from; nowhere if every step writes into the same.
    supply: Option<Supply>,
}

impl Inside {
    /// The arrays to be written next.
    fn blank(&mut self, py: Python<'_>) -> Arrays {
        match &mut self.supply {
            Some(supply) => supply.arrays(py),
            None => self.arrays.share(py),
        }
    }
}

#[pymethods]
impl PyVectorCore {
    /// As many games, laid out by the seed and ready for the first step.
    #[new]
    #[pyo3(signature = (game, num_envs, seed, opponents, threads, dtype, max_steps, autoreset, illegal_action, copy))]
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
        copy: bool,
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
        let mut supply = Supply::new(&shape, &plan, Dtype::new(dtype)?);
        let games = games(&shape.setup, &plan, Seed::or_any(seed))?;
        let inside = Inside { games, arrays: supply.arrays(py), supply: copy.then_some(supply) };
        let core = Self { inside: Mutex::new(inside), shape, plan };
        core.reset(py, None, None)?;
        Ok(core)
    }

    /// Lays out the chosen games, or all of them; with a seed, all games go on from its luck. Returns the arrays.
    fn reset(
        &self,
        py: Python<'_>,
        seed: Option<Seed>,
        chosen: Option<PyReadonlyArray1<'_, bool>>,
    ) -> PyResult<AllArrays> {
        let chosen = chosen.as_ref().map(|chosen| chosen.as_slice()).transpose()?;
        if chosen.is_some_and(|chosen| chosen.len() != self.plan.lanes) {
            return Err(raise(format_args!("reset_mask has a truth value for each of the {} games", self.plan.lanes)));
        }
        let mut inside = self.inside()?;
        if let Some(seed) = seed {
            inside.games = games(&self.shape.setup, &self.plan, seed.0)?;
        }
        let arrays = inside.blank(py);
        // Games that are not chosen stay as the last step left them.
        arrays.copy_results(py, &inside.arrays)?;
        let written =
            self.write(py, &mut *inside.games, &arrays, |games, shape, rows| games.begin(shape, chosen, rows));
        inside.arrays = arrays;
        written.map(|()| inside.arrays.all(py))
    }

    /// Plays one action in every game. Returns the arrays, and which games ended and were followed by others at once.
    fn step(&self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<(AllArrays, Vec<usize>)> {
        let actions = match actions.as_slice() {
            Ok(slice) => Cow::Borrowed(slice),
            Err(_) => Cow::Owned(actions.as_array().to_vec()),
        };
        if actions.len() != self.plan.lanes {
            return Err(raise(format_args!("{} actions were given for {} games", actions.len(), self.plan.lanes)));
        }
        let mut inside = self.inside()?;
        let arrays = inside.blank(py);
        let written =
            self.write(py, &mut *inside.games, &arrays, |games, shape, rows| games.step(shape, &actions, rows));
        // Where an action is refused nothing is written; where Ctrl-C is pressed everything is.
        if !matches!(written, Ok(Err(_))) {
            inside.arrays = arrays;
        }
        let any_ended = written?.map_err(|RefusedStep { lane, words, code, rule }| {
            illegal(py, &format!("game {lane}: {words}"), code, rule)
        })?;
        let arrays = &inside.arrays;
        let ended =
            if any_ended && self.plan.autoreset == Autoreset::SameStep { arrays.ended(py)? } else { Vec::new() };
        Ok((arrays.all(py), ended))
    }

    /// A random legal action for every game, in a new array.
    fn sample_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let actions = PyArray1::zeros(py, self.plan.lanes, false);
        let mut inside = self.inside()?;
        let mut borrow = actions.readwrite();
        let slice = borrow.as_slice_mut()?;
        let games = &mut *inside.games;
        py.detach(|| games.sample(slice));
        drop(borrow);
        Ok(actions)
    }

    /// A copy of the state of one of the games.
    fn state(&self, env: usize, seed: Option<Seed>) -> PyResult<PyState> {
        let game = self.inside()?.games.game(env);
        let game = game.ok_or_else(|| PyIndexError::new_err(format!("there is no game {env}")))?;
        Ok(PyState::new(game, Luck::from_seed(Seed::or_any(seed)), self.shape.clone()))
    }

    /// The arrays that were written last: observations, last observations, masks, rewards of each seat, rewards,
    /// terminated, truncated, seats.
    #[getter]
    fn arrays(&self, py: Python<'_>) -> PyResult<AllArrays> {
        Ok(self.inside()?.arrays.all(py))
    }

    /// The seat of the learning program in each game, where there are opponents.
    #[getter]
    fn learners<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let seat = |seat: Seat| seat.index() as i8;
        Ok(PyArray1::from_vec(py, self.inside()?.games.learners().into_iter().map(seat).collect::<Vec<_>>()))
    }
}

impl PyVectorCore {
    fn inside(&self) -> PyResult<MutexGuard<'_, Inside>> {
        self.inside.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => {
                raise("another thread is in the middle of a step here; give each thread an environment of its own")
            }
            TryLockError::Poisoned(_) => raise("a step was broken off by a fault; make the environment anew"),
        })
    }

    /// Does something to all games, without the interpreter lock; where opponents search, Ctrl-C ends their thinking.
    fn write<T: Send>(
        &self,
        py: Python<'_>,
        games: &mut dyn Games,
        arrays: &Arrays,
        work: impl FnOnce(&mut dyn Games, &Shape, Rows<'_>) -> T + Send,
    ) -> PyResult<T> {
        let shape = &*self.shape;
        match &self.plan.opponents {
            Opponents::Bot(spec) if searches(spec) => {
                arrays.lend(py, |rows| self.plan.watch.over(py, || work(games, shape, rows)))?
            }
            _ => arrays.lend(py, |rows| py.detach(|| work(games, shape, rows))),
        }
    }
}
