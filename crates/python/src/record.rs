//! A game with its record.

use parure_engine::any::AnyGame;
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::notation::RecordWriter;
use parure_engine::on_any;
use parure_engine::seat::{Seat, SeatSet};
use parure_vocabulary::draws_to_json;
use parure_vocabulary::record::{read_record, record_words};
use pyo3::prelude::*;
use pyo3::types::PyType;
use serde_json::{Value, json};

use crate::action_name;
use crate::error::{raise, refused};
use crate::game::PyGame;
use crate::json::to_python;
use crate::luck::Luck;
use crate::playable::Playable;
use crate::seed::Seed;
use crate::shape::Shape;
use crate::state::PyState;

/// A record that is being written, of whichever game.
trait Writer: Send + Sync {
    /// The position now.
    fn position(&self) -> AnyGame;

    /// The positions from the layout to the last.
    fn positions(&self) -> PyResult<Vec<AnyGame>>;

    /// Plays an action and returns what was drawn.
    fn play(&mut self, action: &Bound<'_, PyAny>, luck: &mut SplitMix64) -> PyResult<Value>;

    /// Every step with its seat and draws.
    fn steps(&self) -> Value;

    /// The record as text.
    fn text(&self) -> String;

    /// The record as JSON.
    fn json(&self) -> serde_json::Result<Value>;

    /// Sets a tag.
    fn set_tag(&mut self, key: &str, value: &str) -> PyResult<()>;

    /// Adds a comment to the last turn.
    fn add_comment(&mut self, text: &str);

    /// Ends the game for a reason outside the rules, if it can be ended so.
    fn stop(&mut self, winners: SeatSet, reason: &str) -> bool;
}

impl<G: Playable> Writer for RecordWriter<G> {
    fn position(&self) -> AnyGame {
        self.position().clone().any()
    }

    fn positions(&self) -> PyResult<Vec<AnyGame>> {
        let mut replay = self.record().replay().map_err(raise)?;
        let mut positions = vec![replay.position().clone().any()];
        while replay.step(&mut ()).map_err(raise)?.is_some() {
            positions.push(replay.position().clone().any());
        }
        Ok(positions)
    }

    fn play(&mut self, action: &Bound<'_, PyAny>, luck: &mut SplitMix64) -> PyResult<Value> {
        let read = action_name::read(self.position(), action)?;
        self.play(read, &mut Sampled(luck), &mut ()).map_err(|refusal| refused(action.py(), refusal))?;
        let step = self.record().turns().last().and_then(|turn| turn.steps.last());
        Ok(step.map_or(Value::Null, |step| draws_to_json::<G>(&step.draws)))
    }

    fn steps(&self) -> Value {
        let turns = self.record().turns().iter();
        let steps = turns.flat_map(|turn| turn.steps.iter().map(move |step| (turn.seat, step)));
        let words = steps.map(|(seat, step)| {
            let (action, draws) = (G::action_to_json(step.action), draws_to_json::<G>(&step.draws));
            json!({ "seat": seat.index(), "action": action, "draws": draws })
        });
        Value::Array(words.collect())
    }

    fn text(&self) -> String {
        self.record().to_string()
    }

    fn json(&self) -> serde_json::Result<Value> {
        serde_json::to_value(record_words(self.record()))
    }

    fn set_tag(&mut self, key: &str, value: &str) -> PyResult<()> {
        self.tag(key, value).map_err(raise)
    }

    fn add_comment(&mut self, text: &str) {
        self.comment(text);
    }

    fn stop(&mut self, winners: SeatSet, reason: &str) -> bool {
        self.stop(winners, reason)
    }
}

/// A game that writes itself down while it is played.
#[pyclass(name = "Record", module = "parure")]
pub struct PyRecord {
    writer: Box<dyn Writer>,
    luck: SplitMix64,
    shape: std::sync::Arc<Shape>,
}

impl PyRecord {
    fn state_of(&self, game: AnyGame) -> PyState {
        PyState::new(game, Luck::from_seed(self.luck.seed()), self.shape.clone())
    }
}

#[pymethods]
impl PyRecord {
    /// A new game that is written down.
    ///
    /// >>> record = parure.Record(parure.Game("duel"), seed=7)
    /// >>> _ = record.apply(record.state.legal_actions()[0])
    /// >>> parure.Record.parse(record.text()).state == record.state
    /// True
    #[new]
    #[pyo3(signature = (game, seed=None))]
    fn new(game: &PyGame, seed: Option<Seed>) -> PyResult<Self> {
        let mut luck = SplitMix64::new(Seed::or_any(seed));
        let writer: Box<dyn Writer> = on_any!(AnySetup, &game.shape().setup, G, setup => {
            Box::new(RecordWriter::<G>::new(setup, &mut Sampled(&mut luck)).map_err(raise)?)
        });
        Ok(Self { writer, luck, shape: game.shape().clone() })
    }

    /// Reads a record, as text or as JSON, and plays it to check that all of it is legal.
    ///
    /// The game can go on from there, with luck of the seed.
    #[classmethod]
    #[pyo3(signature = (text, seed=None))]
    fn parse(_: &Bound<'_, PyType>, text: &str, seed: Option<Seed>) -> PyResult<Self> {
        let record = read_record(text).map_err(raise)?;
        let shape = Shape::new(record.setup()).map_err(raise)?;
        let writer: Box<dyn Writer> = on_any!(AnyRecord, record, record => {
            Box::new(RecordWriter::resume(record).map_err(raise)?)
        });
        Ok(Self { writer, luck: SplitMix64::new(Seed::or_any(seed)), shape })
    }

    /// The game and its house rules.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame::of(self.shape.clone())
    }

    /// A copy of the position now. Playing on it does not go into the record.
    #[getter]
    fn state(&self) -> PyState {
        self.state_of(self.writer.position())
    }

    /// Plays an action, writes it down, and returns what was drawn.
    fn apply<'py>(&mut self, action: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        to_python(action.py(), &self.writer.play(action, &mut self.luck)?)
    }

    /// The text of the record.
    fn text(&self) -> String {
        self.writer.text()
    }

    /// The record as a dict, in the outward vocabulary.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.writer.json().map_err(raise)?)
    }

    /// Every step: a dict with `seat`, `action` and `draws`.
    fn steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.writer.steps())
    }

    /// The positions of the game, from the layout to the last.
    fn states(&self) -> PyResult<Vec<PyState>> {
        Ok(self.writer.positions()?.into_iter().map(|game| self.state_of(game)).collect())
    }

    /// Sets a tag, such as `"date"` or `"seat 0"` for a player's name.
    fn tag(&mut self, key: &str, value: &str) -> PyResult<()> {
        self.writer.set_tag(key, value)
    }

    /// Adds a comment to the last turn.
    fn comment(&mut self, text: &str) {
        self.writer.add_comment(text);
    }

    /// Ends the game for a reason outside the rules, in one word such as `turn_cap`.
    #[pyo3(signature = (reason, winners=Vec::new()))]
    fn stop(&mut self, reason: &str, winners: Vec<i64>) -> PyResult<()> {
        let players = self.shape.setup.players();
        let winners = winners.into_iter().map(|number| crate::observer::seat(number, players));
        let winners: SeatSet = winners.collect::<PyResult<Vec<Seat>>>()?.into_iter().collect();
        if self.writer.stop(winners, reason) {
            return Ok(());
        }
        Err(raise(format_args!("the game is over, or `{reason}` is not one word that the rules leave free")))
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String, u64))> {
        let this = slf.try_borrow()?;
        Ok((slf.get_type().getattr("parse")?, (this.text(), this.luck.seed())))
    }
}
