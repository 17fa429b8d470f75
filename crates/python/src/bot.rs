//! Players that come with the package.

use std::sync::Mutex;
use std::time::Duration;

use parure_bots::{Bot, BotSpec, Budget};
use parure_engine::any::AnyGame;
use parure_engine::duel::Duel;
use parure_engine::game::ToAct;
use parure_engine::marvel::Marvel;
use parure_engine::seat::{Observer, Seat};
use parure_engine::splendor::Splendor;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::error::raise;
use crate::luck::Luck;
use crate::playable::Playable;
use crate::seed::Seed;
use crate::state::PyState;

/// Reads the name of a bot that runs inside this program.
pub fn read_spec(name: &str) -> PyResult<BotSpec> {
    let spec: BotSpec = name.parse().map_err(raise)?;
    // Bots of every game have the same names, so any game can tell.
    build::<Splendor>(&spec).map(|_| spec)
}

/// The bot of a spec.
pub fn build<G: Playable>(spec: &BotSpec) -> PyResult<Box<dyn Bot<G>>> {
    spec.build::<G>()
        .ok_or_else(|| raise(format_args!("`{spec}` is a program of its own and cannot be asked from here")))
}

/// A player of any of the games, by name.
///
/// A bot sees what the seat to act may know, and nothing else.
#[pyclass(name = "Bot", module = "parure")]
pub struct PyBot {
    spec: BotSpec,
    luck: Luck,
    // A bot may not be shared between threads; the lock is never waited for.
    bots: Mutex<Bots>,
}

/// The bots of the games that were asked for so far.
#[derive(Default)]
struct Bots {
    splendor: Option<Box<dyn Bot<Splendor>>>,
    marvel: Option<Box<dyn Bot<Marvel>>>,
    duel: Option<Box<dyn Bot<Duel>>>,
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
        let luck = Luck::from_seed(Seed::or_any(seed));
        Ok(Self { spec: read_spec(name)?, luck, bots: Mutex::new(Bots::default()) })
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
        &mut self,
        py: Python<'_>,
        state: &PyState,
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
        &mut self,
        py: Python<'py>,
        state: &PyState,
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

    fn ask(&mut self, py: Python<'_>, state: &PyState, budget: Budget) -> PyResult<Chosen> {
        let Self { spec, luck, bots } = self;
        let bots = bots.get_mut().map_err(|_| raise("this bot was broken off while it thought; make another"))?;
        match state.game() {
            AnyGame::Splendor(game) => ask(py, game, spec, &mut bots.splendor, luck, budget),
            AnyGame::Marvel(game) => ask(py, game, spec, &mut bots.marvel, luck, budget),
            AnyGame::Duel(game) => ask(py, game, spec, &mut bots.duel, luck, budget),
        }
    }
}

fn ask<G: Playable>(
    py: Python<'_>,
    game: &G,
    spec: &BotSpec,
    bot: &mut Option<Box<dyn Bot<G>>>,
    luck: &mut Luck,
    budget: Budget,
) -> PyResult<Chosen> {
    let ToAct::Seat(seat) = game.to_act() else { return Err(raise("the game is over: there is nothing to choose")) };
    let bot = match bot {
        Some(bot) => bot,
        None => bot.insert(build(spec)?),
    };
    let choice = py.detach(|| {
        bot.forget();
        bot.choose(&game.view(Observer::Seat(seat)), &budget, luck)
    });
    let code = |action| game.encode(action).map(parure_encoding::ActionCode::index);
    let ranked = choice.ranked.iter();
    Ok(Chosen {
        code: code(choice.action),
        win: Seat::all(game.setup().players).map(|seat| choice.win[seat.index()]).collect(),
        ranked: ranked.filter_map(|c| Some((code(c.action)?, c.visits, c.value, c.prior))).collect(),
        iterations: choice.iterations,
    })
}
