//! A game with its house rules, ready to be laid out.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use parure_engine::any::{AnyGame, AnySetup, GameId, KnownGame};
use parure_engine::chance::Recorded;
use parure_engine::game::{Game, Setup, SetupError};
use parure_engine::seat::Observer;
use parure_engine::{on_any, with_game};
use parure_vocabulary::{Vocabulary, draws_from_json, options_from_json, options_to_json, rules_from_json};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PySlice};
use serde_json::{Map, Value};

use crate::chance_node::{self, Outcomes};
use crate::error::raise;
use crate::json::{from_python, to_python};
use crate::luck::Luck;
use crate::seed::Seed;
use crate::shape::Shape;
use crate::state::PyState;

/// A game of the family with the number of its players and its house rules.
#[pyclass(name = "Game", module = "parure", frozen, from_py_object)]
#[derive(Clone)]
pub struct PyGame {
    shape: Arc<Shape>,
}

impl PyGame {
    /// The game of this shape.
    pub const fn of(shape: Arc<Shape>) -> Self {
        Self { shape }
    }

    /// Its shape.
    pub const fn shape(&self) -> &Arc<Shape> {
        &self.shape
    }

    fn setup(&self) -> &AnySetup {
        &self.shape.setup
    }

    fn option_words(&self) -> Value {
        on_any!(AnySetup, self.setup(), G, setup => options_to_json::<G>(setup.options))
    }
}

#[pymethods]
impl PyGame {
    /// A game by its name, such as `splendor`; a name that there is none of is answered with those that there are.
    ///
    /// The options are those of the game, by name; what is not given has its default. An expansion of Splendor is the option
    /// `expansion`: `cities`, `posts`, `orient` or `strongholds`.
    ///
    /// >>> parure.Game("splendor", players=4, options={"preset": "quick"}).options["target"]
    /// 10
    #[new]
    #[pyo3(signature = (name, players=2, options=None))]
    fn new(name: &str, players: i64, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let id: GameId = name.parse().map_err(raise)?;
        let options = options.map_or(Ok(Value::Object(Map::new())), |options| from_python(options.as_any()))?;
        let count = usize::try_from(players).unwrap_or(0);
        let rules = rules_from_json(id, &options).map_err(raise)?;
        let setup = with_game!(rules, G => {
            G::any_setup(Setup { players: count, options: options_from_json::<G>(&options).map_err(raise)? })
        });
        // The engine knows no number of players below 0, and its words end with the number.
        let told = |error: SetupError| match error.to_string().strip_suffix(" 0") {
            Some(words) => raise(format_args!("{words} {players}")),
            None => raise(error),
        };
        Ok(Self { shape: Shape::new(setup).map_err(told)? })
    }

    /// The game's name, such as `splendor`.
    #[getter]
    fn name(&self) -> &'static str {
        self.setup().id().name()
    }

    /// What people call the game, such as `Splendor Duel`.
    #[getter]
    fn title(&self) -> String {
        crate::render::title(self.setup().id())
    }

    /// How many play.
    #[getter]
    fn players(&self) -> usize {
        self.setup().players()
    }

    /// Every option with its value.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.option_words())
    }

    /// How many integers there are for actions; the same for any number of players.
    #[getter]
    fn num_actions(&self) -> usize {
        self.shape.actions
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.shape.features()
    }

    /// The name of the encoding of actions, with its version, such as `splendor-actions/1`.
    #[getter]
    fn action_encoding(&self) -> &'static str {
        self.shape.names[0]
    }

    /// The name of the encoding of observations, with its version.
    #[getter]
    fn observation_encoding(&self) -> &'static str {
        self.shape.names[1]
    }

    /// The kinds of action and their integers, as slices.
    ///
    /// >>> parure.Game("splendor").action_layout["take_two"]
    /// slice(25, 30, 1)
    #[getter]
    fn action_layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let ranges = self.shape.ranges.iter().map(|range| (range.name, range.start, range.end()));
        slices(py, ranges)
    }

    /// The parts of an observation, as slices. Players count from the observer on, in the order of play.
    ///
    /// >>> parure.Game("splendor").observation_layout["player0.points"]
    /// slice(334, 335, 1)
    #[getter]
    fn observation_layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let fields = self.shape.slices.iter().map(|slice| (slice.name.as_str(), slice.start, slice.start + slice.len));
        slices(py, fields)
    }

    /// What each byte of an observation is multiplied with to become a float.
    #[getter]
    fn observation_scale<'py>(&self, py: Python<'py>) -> Bound<'py, numpy::PyArray1<f32>> {
        numpy::PyArray1::from_slice(py, &self.shape.scale)
    }

    /// The names of everything that can ever be drawn: cards, tiles, tokens.
    #[getter]
    fn chance_outcomes(&self) -> Vec<String> {
        on_any!(AnySetup, self.setup(), G, _setup => chance_node::every_name::<G>())
    }

    /// A new game. The seed decides all of its luck, or `draws` tells how it is laid out.
    ///
    /// With `deal` instead, every deck has one order, whoever draws from it and whenever: games of one deal can be
    /// compared whatever is played in them.
    ///
    /// >>> game = parure.Game("splendor", players=3)
    /// >>> game.new_state(seed=7) == game.new_state(seed=7)
    /// True
    #[pyo3(signature = (seed=None, draws=None, *, deal=None))]
    fn new_state(&self, seed: Option<Seed>, draws: Option<&Bound<'_, PyAny>>, deal: Option<Seed>) -> PyResult<PyState> {
        let mut luck = match deal {
            Some(_) if seed.is_some() => return Err(raise("luck comes from a seed or from a deal, not from both")),
            Some(Seed(deal)) => Luck::fixed(deal),
            None => Luck::from_seed(Seed::or_any(seed)),
        };
        let game = match draws {
            None => AnyGame::new(self.setup(), &mut luck).map_err(raise)?,
            Some(draws) => {
                let value = from_python(draws)?;
                let draws =
                    on_any!(AnySetup, self.setup(), G, _setup => draws_from_json::<G>(&value)).map_err(raise)?;
                let mut chance = Recorded::new(&draws);
                let game = AnyGame::new(self.setup(), &mut chance).map_err(raise)?;
                chance.finish().map_err(raise)?;
                game
            }
        };
        Ok(PyState::new(game, luck, self.shape.clone()))
    }

    /// A state from the dict of a referee's view, as `state.view("referee")` gives it.
    #[pyo3(signature = (state, seed=None))]
    fn state_from_dict(&self, state: &Bound<'_, PyAny>, seed: Option<Seed>) -> PyResult<PyState> {
        let value = from_python(state)?;
        let luck = Luck::from_seed(Seed::or_any(seed));
        let game = on_any!(AnySetup, self.setup(), G, setup => {
            let view = G::view_from_json(&value, setup, Observer::Referee).map_err(raise)?;
            G::determinize(&view, &mut Recorded::new(&[])).into()
        });
        Ok(PyState::new(game, luck, self.shape.clone()))
    }

    /// What can be drawn next while a game is laid out, after these draws, with probabilities; None when it is done.
    ///
    /// >>> [probability for _, probability in parure.Game("splendor").layout_outcomes([])][:2]
    /// [0.025, 0.025]
    #[pyo3(signature = (draws))]
    fn layout_outcomes(&self, draws: &Bound<'_, PyAny>) -> PyResult<Option<Outcomes>> {
        let value = from_python(draws)?;
        on_any!(AnySetup, self.setup(), G, setup => {
            let draws = draws_from_json::<G>(&value).map_err(raise)?;
            chance_node::outcomes::<G>(&draws, |probe| G::new(setup, probe).map(drop).map_err(raise))
        })
    }

    #[expect(clippy::type_complexity, reason = "what pickle asks for: a callable and its arguments")]
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String, usize, Bound<'py, PyAny>))> {
        let (py, this) = (slf.py(), slf.get());
        Ok((slf.get_type().into_any(), (this.name().to_owned(), this.players(), this.options(py)?)))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.setup() == other.setup()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.setup().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        format!(
            "parure.Game({:?}, players={}, options={})",
            self.name(),
            self.players(),
            python_words(&self.option_words())
        )
    }
}

/// An object of options as Python writes it.
fn python_words(options: &Value) -> String {
    let fields = options.as_object().into_iter().flatten().map(|(key, value)| {
        let value = match value {
            Value::Bool(true) => "True".to_owned(),
            Value::Bool(false) => "False".to_owned(),
            Value::String(word) => format!("'{word}'"),
            other => other.to_string(),
        };
        format!("'{key}': {value}")
    });
    format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
}

fn slices<'py, 'a>(
    py: Python<'py>,
    fields: impl Iterator<Item = (&'a str, usize, usize)>,
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for (name, start, end) in fields {
        dict.set_item(name, PySlice::new(py, start as isize, end as isize, 1))?;
    }
    Ok(dict)
}
