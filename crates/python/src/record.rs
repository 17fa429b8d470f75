//! A game with its record.

use parure_engine::any::{AnyGame, GameId};
use parure_engine::chance::Sampled;
use parure_engine::duel::Duel;
use parure_engine::marvel::Marvel;
use parure_engine::notation::{Notation, Record, RecordWriter, game_name};
use parure_engine::seat::{Seat, SeatSet};
use parure_engine::splendor::Splendor;
use parure_vocabulary::draws_to_json;
use parure_vocabulary::record::record_words;
use pyo3::prelude::*;
use pyo3::types::PyType;
use serde_json::{Value, json};

use crate::action_name;
use crate::any_setup::AnySetup;
use crate::error::{raise, refused};
use crate::game::PyGame;
use crate::json::to_python;
use crate::luck::Luck;
use crate::playable::Playable;
use crate::seed::Seed;
use crate::shape::Shape;
use crate::state::PyState;

/// A game that writes itself down while it is played.
#[pyclass(name = "Record", module = "parure")]
#[derive(Clone)]
pub struct PyRecord {
    writer: AnyWriter,
    luck: Luck,
    shape: std::sync::Arc<Shape>,
}

#[derive(Clone)]
enum AnyWriter {
    Splendor(RecordWriter<Splendor>),
    Marvel(RecordWriter<Marvel>),
    Duel(RecordWriter<Duel>),
}

macro_rules! on_writer {
    ($any:expr, $writer:ident => $body:expr) => {
        match $any {
            AnyWriter::Splendor($writer) => $body,
            AnyWriter::Marvel($writer) => $body,
            AnyWriter::Duel($writer) => $body,
        }
    };
}

impl PyRecord {
    fn state_of<G: Playable>(&self, game: &G) -> PyState {
        let game: AnyGame = game.clone().into();
        PyState::new(game, self.luck, self.shape.clone())
    }
}

fn resume<G: Notation>(text: &str) -> PyResult<RecordWriter<G>> {
    RecordWriter::resume(Record::parse(text).map_err(raise)?).map_err(raise)
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
        let mut luck = Luck::from_seed(Seed::or_any(seed));
        let mut chance = Sampled(&mut luck);
        let writer = match &game.shape().setup {
            AnySetup::Splendor(setup) => AnyWriter::Splendor(RecordWriter::new(setup, &mut chance).map_err(raise)?),
            AnySetup::Marvel(setup) => AnyWriter::Marvel(RecordWriter::new(setup, &mut chance).map_err(raise)?),
            AnySetup::Duel(setup) => AnyWriter::Duel(RecordWriter::new(setup, &mut chance).map_err(raise)?),
        };
        Ok(Self { writer, luck, shape: game.shape().clone() })
    }

    /// Reads the text of a record, and plays it to check that all of it is legal.
    ///
    /// The game can go on from there, with luck of the seed.
    #[classmethod]
    #[pyo3(signature = (text, seed=None))]
    fn parse(_: &Bound<'_, PyType>, text: &str, seed: Option<Seed>) -> PyResult<Self> {
        let writer = match game_name(text).map_err(raise)?.parse().map_err(raise)? {
            GameId::Splendor => AnyWriter::Splendor(resume(text)?),
            GameId::Marvel => AnyWriter::Marvel(resume(text)?),
            GameId::Duel => AnyWriter::Duel(resume(text)?),
        };
        let game: AnyGame = on_writer!(&writer, writer => (*writer.position()).into());
        let shape = Shape::new(AnySetup::of(&game)).map_err(raise)?;
        Ok(Self { writer, luck: Luck::from_seed(Seed::or_any(seed)), shape })
    }

    /// The game and its house rules.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame::of(self.shape.clone())
    }

    /// A copy of the position now. Playing on it does not go into the record.
    #[getter]
    fn state(&self) -> PyState {
        on_writer!(&self.writer, writer => self.state_of(writer.position()))
    }

    /// Plays an action, writes it down, and returns what was drawn.
    fn apply<'py>(&mut self, action: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        fn play<G: Playable>(
            writer: &mut RecordWriter<G>,
            luck: &mut Luck,
            action: &Bound<'_, PyAny>,
        ) -> PyResult<Value> {
            let action_read = action_name::read(writer.position(), action)?;
            writer.play(action_read, &mut Sampled(luck), &mut ()).map_err(|refusal| refused(action.py(), refusal))?;
            let step = writer.record().turns().last().and_then(|turn| turn.steps.last());
            Ok(step.map_or(Value::Null, |step| draws_to_json::<G>(&step.draws)))
        }
        let drawn = on_writer!(&mut self.writer, writer => play(writer, &mut self.luck, action))?;
        to_python(action.py(), &drawn)
    }

    /// The text of the record.
    fn text(&self) -> String {
        on_writer!(&self.writer, writer => writer.record().to_string())
    }

    /// The record as a dict, in the outward vocabulary.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let words = on_writer!(&self.writer, writer => serde_json::to_value(record_words(writer.record())));
        to_python(py, &words.map_err(raise)?)
    }

    /// Every step: a dict with `seat`, `action` and `draws`.
    fn steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        fn list<G: Playable>(writer: &RecordWriter<G>) -> Value {
            let turns = writer.record().turns().iter();
            let steps = turns.flat_map(|turn| turn.steps.iter().map(move |step| (turn.seat, step)));
            let words = steps.map(|(seat, step)| {
                let (action, draws) = (G::action_to_json(step.action), draws_to_json::<G>(&step.draws));
                json!({ "seat": seat.index(), "action": action, "draws": draws })
            });
            Value::Array(words.collect())
        }
        to_python(py, &on_writer!(&self.writer, writer => list(writer)))
    }

    /// The positions of the game, from the layout to the last.
    fn states(&self) -> PyResult<Vec<PyState>> {
        on_writer!(&self.writer, writer => {
            let mut replay = writer.record().replay().map_err(raise)?;
            let mut states = vec![self.state_of(replay.position())];
            while replay.step(&mut ()).map_err(raise)?.is_some() {
                states.push(self.state_of(replay.position()));
            }
            Ok(states)
        })
    }

    /// Sets a tag, such as `"date"` or `"seat 0"` for a player's name.
    fn tag(&mut self, key: &str, value: &str) -> PyResult<()> {
        on_writer!(&mut self.writer, writer => writer.tag(key, value).map_err(raise))
    }

    /// Adds a comment to the last turn.
    fn comment(&mut self, text: &str) {
        on_writer!(&mut self.writer, writer => writer.comment(text));
    }

    /// Ends the game for a reason outside the rules, in one word such as `turn_cap`.
    #[pyo3(signature = (reason, winners=Vec::new()))]
    fn stop(&mut self, reason: &str, winners: Vec<i64>) -> PyResult<()> {
        let players = self.shape.setup.players();
        let winners = winners.into_iter().map(|number| crate::observer::seat(number, players));
        let winners: SeatSet = winners.collect::<PyResult<Vec<Seat>>>()?.into_iter().collect();
        if on_writer!(&mut self.writer, writer => writer.stop(winners, reason)) {
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
