//! Players that come with the package.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use parure_bots::budget::Clock;
use parure_bots::{Bot, BotKind, BotSpec, Budget};
use parure_engine::chance::{Entropy, SplitMix64};
use parure_engine::game::ToAct;
use parure_engine::on_game;
use parure_engine::seat::{Observer, Seat};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::error::raise;
use crate::playable::Playable;
use crate::seed::Seed;
use crate::state::{PyState, borrow};
use crate::watch::{Watch, searches, watched};

/// Reads the name of a bot that runs inside this program.
pub fn read_spec(name: &str) -> PyResult<BotSpec> {
    let spec: BotSpec = name.parse().map_err(raise)?;
    if matches!(spec.kind, BotKind::External(_)) { Err(not_here(&spec)) } else { Ok(spec) }
}

/// The bot of a spec, by a clock.
pub fn build<G: Playable>(spec: &BotSpec, clock: Arc<dyn Clock>) -> PyResult<Box<dyn Bot<G>>> {
    spec.build_by::<G>(clock).ok_or_else(|| not_here(spec))
}

fn not_here(spec: &BotSpec) -> PyErr {
    raise(format_args!("`{spec}` is a program of its own and cannot be asked from here"))
}

/// A player of any of the games, by name.
///
/// A bot sees what the seat to act may know, and nothing else. Several threads may ask one at the same time, and Ctrl-C
/// ends its search.
#[pyclass(name = "Bot", module = "parure", frozen)]
pub struct PyBot {
    spec: BotSpec,
    luck: Mutex<SplitMix64>,
}

/// What a bot chose, by codes instead of actions.
struct Chosen {
    code: Option<usize>,
    win: Vec<f32>,
    ranked: Vec<(usize, u32, f32, f32)>,
    iterations: u32,
}

#[pymethods]
impl PyBot {
    /// A bot by its name: `random`, `greedy`, `level1` to `level5`, `strongest`, each with more behind colons, such as
    /// `level3:noble_hunter` or `strongest:300ms`.
    ///
    /// >>> bot = parure.Bot("greedy", seed=1)
    /// >>> state = parure.Game("splendor").new_state(seed=1)
    /// >>> bot.choose(state) in state.legal_action_ids()
    /// True
    #[new]
    #[pyo3(signature = (name, seed=None))]
    fn new(name: &str, seed: Option<Seed>) -> PyResult<Self> {
        let luck = Mutex::new(SplitMix64::new(Seed::or_any(seed)));
        Ok(Self { spec: read_spec(name)?, luck })
    }

    /// The bot's full name.
    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    /// The integer of the action that the bot would play, for the seat to act.
    ///
    /// The budget is the bot's own unless `milliseconds` or `iterations` say otherwise.
    #[pyo3(signature = (state, milliseconds=None, iterations=None, threads=None))]
    fn choose(
        &self,
        py: Python<'_>,
        state: &Bound<'_, PyState>,
        milliseconds: Option<u64>,
        iterations: Option<u32>,
        threads: Option<usize>,
    ) -> PyResult<usize> {
        let budget = self.budget(milliseconds, iterations, threads)?;
        self.ask(py, state, budget)?.code.ok_or_else(|| raise("the chosen action has no code"))
    }

    /// What the bot thinks: a dict with `action`, `win` (the expected result of each seat, 0 to 1), `ranked` (a list of
    /// dicts with `action`, `visits`, `value`, `prior`, the best first) and `iterations`.
    #[pyo3(signature = (state, milliseconds=None, iterations=None, threads=None))]
    fn analyse<'py>(
        &self,
        py: Python<'py>,
        state: &Bound<'_, PyState>,
        milliseconds: Option<u64>,
        iterations: Option<u32>,
        threads: Option<usize>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let budget = self.budget(milliseconds, iterations, threads)?;
        let chosen = self.ask(py, state, budget)?;
        let ranked = PyList::empty(py);
        for (action, visits, value, prior) in chosen.ranked {
            let candidate = PyDict::new(py);
            candidate.set_item("action", action)?;
            candidate.set_item("visits", visits)?;
            candidate.set_item("value", value)?;
            candidate.set_item("prior", prior)?;
            ranked.append(candidate)?;
        }
        let analysis = PyDict::new(py);
        analysis.set_item("action", chosen.code)?;
        analysis.set_item("win", chosen.win)?;
        analysis.set_item("ranked", ranked)?;
        analysis.set_item("iterations", chosen.iterations)?;
        Ok(analysis)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, (String, u64)) {
        let this = slf.get();
        (slf.get_type().into_any(), (this.name(), this.stream().seed()))
    }

    fn __repr__(&self) -> String {
        format!("parure.Bot({:?})", self.name())
    }
}

impl PyBot {
    fn budget(&self, milliseconds: Option<u64>, iterations: Option<u32>, threads: Option<usize>) -> PyResult<Budget> {
        if iterations == Some(0) || threads.is_some_and(|threads| !(1..=256).contains(&threads)) {
            return Err(raise("a bot thinks for at least one iteration, on 1 to 256 threads"));
        }
        let own = self.spec.budget;
        let given = milliseconds.is_some() || iterations.is_some();
        Ok(Budget {
            time: if given { milliseconds.map(Duration::from_millis) } else { own.time },
            iterations: if given { iterations } else { own.iterations },
            threads: threads.unwrap_or(own.threads).max(1),
        })
    }

    fn stream(&self) -> MutexGuard<'_, SplitMix64> {
        self.luck.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ask(&self, py: Python<'_>, state: &Bound<'_, PyState>, budget: Budget) -> PyResult<Chosen> {
        // A copy, so that nobody has to wait for the search to touch the state.
        let game = borrow(state)?.game().clone();
        let luck = SplitMix64::new(self.stream().next_u64());
        on_game!(&game, game => ask(py, game, &self.spec, luck, budget))
    }
}

fn ask<G: Playable>(
    py: Python<'_>,
    game: &G,
    spec: &BotSpec,
    mut luck: SplitMix64,
    budget: Budget,
) -> PyResult<Chosen> {
    let ToAct::Seat(seat) = game.to_act() else { return Err(raise("the game is over: there is nothing to choose")) };
    let view = game.view(Observer::Seat(seat));
    let watch = Arc::new(Watch::start());
    // Nobody tells it what was played, so there is nothing that it would remember.
    let mut bot = build::<G>(spec, watch.clone())?;
    let choice = if searches(spec) {
        watch.over(py, || bot.choose(&view, &watched(spec, budget), &mut luck))?
    } else {
        bot.choose(&view, &budget, &mut luck)
    };
    let code = |action| game.encode(action).map(parure_encoding::ActionCode::index);
    let ranked = choice.ranked.iter();
    Ok(Chosen {
        code: code(choice.action),
        win: Seat::all(game.setup().players).map(|seat| choice.win[seat.index()]).collect(),
        ranked: ranked.filter_map(|c| Some((code(c.action)?, c.visits, c.value, c.prior))).collect(),
        iterations: choice.iterations,
    })
}
