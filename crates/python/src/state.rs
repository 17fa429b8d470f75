//! A position of a game, with the luck that it goes on with.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use numpy::{PyArray1, PyArray3, PyArrayMethods};
use parure_bots::Knowledge;
use parure_encoding::{Encoding, mask, rewards};
use parure_engine::any::AnyGame;
use parure_engine::chance::{Recorded, Recording};
use parure_engine::game::{Game, ToAct};
use parure_engine::notation::{action_text, position_text, view_text};
use parure_engine::seat::{MAX_SEATS, Observer, Seat};
use parure_engine::on_game;
use parure_vocabulary::{GameResult, Vocabulary, draws_from_json, draws_to_json};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyType};

use crate::action_name::{self, ActionNumber};
use crate::chance_node::{self, Outcomes};
use crate::error::{raise, refused};
use crate::game::PyGame;
use crate::json::{from_python, to_python};
use crate::luck::Luck;
use crate::observer::{ObserverName, seat};
use crate::playable::Playable;
use crate::render;
use crate::seed::Seed;
use crate::shape::Shape;

/// What a state's bytes begin with.
const FORMAT: &str = "parure-state/1";

/// A position of a game. It holds no history; its luck is its own and goes on with every step.
#[pyclass(name = "State", module = "parure")]
#[derive(Clone)]
pub struct PyState {
    game: AnyGame,
    luck: Luck,
    shape: Arc<Shape>,
}

impl PyState {
    /// A state of a game of this shape.
    pub const fn new(game: AnyGame, luck: Luck, shape: Arc<Shape>) -> Self {
        Self { game, luck, shape }
    }

    /// The position.
    pub const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// How large its tensors are.
    pub const fn shape(&self) -> &Arc<Shape> {
        &self.shape
    }

    fn players(&self) -> usize {
        self.shape.setup.players()
    }

    fn seat_to_act(&self) -> Option<Seat> {
        match on_game!(&self.game, game => game.to_act()) {
            ToAct::Seat(seat) => Some(seat),
            ToAct::Over(_) => None,
        }
    }

    /// The seat with a number, or else the one to act, or else the first.
    fn seat_or_acting(&self, number: Option<i64>) -> PyResult<Seat> {
        match number {
            Some(number) => seat(number, self.players()),
            None => Ok(self.seat_to_act().unwrap_or(Seat::FIRST)),
        }
    }

    fn read(text: &str, luck: Luck) -> PyResult<Self> {
        let game: AnyGame = text.parse().map_err(raise)?;
        let shape = Shape::new(game.setup()).map_err(raise)?;
        Ok(Self { game, luck, shape })
    }
}

/// The state that a Python program holds, to look at.
pub fn borrow<'a>(state: &'a Bound<'_, PyState>) -> PyResult<PyRef<'a, PyState>> {
    state.try_borrow().map_err(|_| raise("another thread plays on this state right now; give each thread a clone()"))
}

/// The legal list of a game.
pub fn legal<G: Game>(game: &G) -> Vec<G::Action> {
    let mut list = Vec::with_capacity(64);
    game.legal_actions(&mut list);
    list
}

#[pymethods]
impl PyState {
    /// A state from its position text; its luck goes on from the seed.
    #[classmethod]
    #[pyo3(signature = (text, seed=None))]
    fn from_text(_: &Bound<'_, PyType>, text: &str, seed: Option<Seed>) -> PyResult<Self> {
        Self::read(text, Luck::from_seed(Seed::or_any(seed)))
    }

    /// A state from its bytes, with its luck.
    #[classmethod]
    fn from_bytes(_: &Bound<'_, PyType>, bytes: &[u8]) -> PyResult<Self> {
        let expected = || raise(format_args!("these are not the bytes of a state: they begin with `{FORMAT}`"));
        let text = std::str::from_utf8(bytes).map_err(|_| expected())?;
        let (head, position) = text.split_once('\n').ok_or_else(expected)?;
        let luck = head.strip_prefix(FORMAT).and_then(|luck| luck.trim().parse().ok()).ok_or_else(expected)?;
        Self::read(position, luck)
    }

    /// The state and its luck as bytes, which `from_bytes` reads.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let text = format!("{FORMAT} {}\n{}", self.luck, self.text());
        PyBytes::new(py, text.as_bytes())
    }

    /// The game and its house rules.
    #[getter(game)]
    fn py_game(&self) -> PyGame {
        PyGame::of(self.shape.clone())
    }

    /// The seat whose choice it is, or None once the game is over.
    #[getter]
    fn to_act(&self) -> Option<usize> {
        self.seat_to_act().map(Seat::index)
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.seat_to_act().is_none()
    }

    /// The points of each seat.
    #[getter]
    fn points(&self) -> Vec<u16> {
        // A list of bytes would become `bytes`.
        on_game!(&self.game, game => Seat::all(self.players()).map(|seat| game.points(seat).into()).collect())
    }

    /// How the game ended: a dict of `winners`, `points` and `reason`; None before that.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let words = on_game!(&self.game, game => match game.to_act() {
            ToAct::Over(outcome) => Some(GameResult::of(game, outcome)),
            ToAct::Seat(_) => None,
        });
        words.map(|words| to_python(py, &serde_json::to_value(words).map_err(raise)?)).transpose()
    }

    /// What the result is worth to each seat: 1 for a victory, -1 for a defeat, 0 while the game runs.
    ///
    /// A victory that several sides share is worth as much as drawing lots for it among them. Partners win together.
    fn rewards(&self) -> Vec<f32> {
        let rewards: [f32; MAX_SEATS] = on_game!(&self.game, game => rewards(game));
        rewards[..self.players()].to_vec()
    }

    /// The legal actions as dicts of the outward vocabulary, in the engine's order.
    ///
    /// >>> parure.Game("duel").new_state(seed=1).legal_actions()[0]["type"]
    /// 'take'
    fn legal_actions<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        fn words<G: Vocabulary>(game: &G) -> Vec<serde_json::Value> {
            legal(game).into_iter().map(G::action_to_json).collect()
        }
        on_game!(&self.game, game => words(game)).iter().map(|action| to_python(py, action)).collect()
    }

    /// The legal actions as integers, in the same order as `legal_actions`.
    fn legal_action_ids(&self) -> Vec<usize> {
        let mut ids = Vec::new();
        on_game!(&self.game, game => game.encode_list(&legal(game), |code| ids.push(code.index())));
        ids
    }

    /// The legal actions in notation, in the same order as `legal_actions`.
    fn legal_action_texts(&self) -> Vec<String> {
        fn texts<G: Playable>(game: &G) -> Vec<String> {
            legal(game).into_iter().map(action_text::<G>).collect()
        }
        on_game!(&self.game, game => texts(game))
    }

    /// An int8 array with a 1 for every legal action.
    fn action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let array = PyArray1::zeros(py, self.shape.actions, false);
        let mut borrow = array.readwrite();
        on_game!(&self.game, game => mask(game, &legal(game), borrow.as_slice_mut()?));
        drop(borrow);
        Ok(array)
    }

    /// The dict of an action that is given as an integer, a dict or text.
    fn action<'py>(&self, action: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        fn words<G: Playable>(game: &G, action: &Bound<'_, PyAny>) -> PyResult<serde_json::Value> {
            action_name::read(game, action).map(G::action_to_json)
        }
        to_python(action.py(), &on_game!(&self.game, game => words(game, action))?)
    }

    /// The integer of a legal action that is given as a dict or text.
    fn action_id(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        fn id<G: Playable>(game: &G, action: &Bound<'_, PyAny>) -> PyResult<usize> {
            let action = action_name::read(game, action)?;
            game.check(action).map_err(refused_by)?;
            game.encode(action).map(parure_encoding::ActionCode::index).ok_or_else(|| raise("the action has no code"))
        }
        on_game!(&self.game, game => id(game, action))
    }

    /// The notation of an action that is given as an integer, a dict or text.
    fn action_text(&self, action: &Bound<'_, PyAny>) -> PyResult<String> {
        fn text<G: Playable>(game: &G, action: &Bound<'_, PyAny>) -> PyResult<String> {
            action_name::read(game, action).map(action_text::<G>)
        }
        on_game!(&self.game, game => text(game, action))
    }

    /// Plays an action (an integer, a dict or text) and returns what was drawn.
    ///
    /// Luck is the state's own, unless `draws` tells it. An action that is not legal raises `IllegalAction` and changes
    /// nothing.
    ///
    /// >>> state = parure.Game("splendor").new_state(seed=7)
    /// >>> state.apply({"type": "take", "tokens": {"white": 1, "blue": 1, "green": 1}})
    /// []
    #[pyo3(signature = (action, draws=None))]
    fn apply<'py>(
        &mut self,
        action: &Bound<'py, PyAny>,
        draws: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        fn play<G: Playable>(
            game: &mut G,
            luck: &mut Luck,
            action: &Bound<'_, PyAny>,
            draws: Option<serde_json::Value>,
        ) -> PyResult<serde_json::Value> {
            let action = action_name::read(game, action)?;
            game.check(action).map_err(refused_by)?;
            let Some(draws) = draws else {
                let mut chance = Recording::new(&mut *luck);
                game.apply_unchecked(action, &mut chance, &mut ());
                return Ok(draws_to_json::<G>(&chance.take()));
            };
            let told = draws_from_json::<G>(&draws).map_err(raise)?;
            let (mut after, mut chance) = (game.clone(), Recorded::new(&told));
            after.apply_unchecked(action, &mut chance, &mut ());
            chance.finish().map_err(raise)?;
            *game = after;
            Ok(draws)
        }
        let draws = draws.map(from_python).transpose()?;
        let drawn = on_game!(&mut self.game, game => play(game, &mut self.luck, action, draws))?;
        to_python(action.py(), &drawn)
    }

    /// Plays the action of an integer: the fast way.
    fn step(&mut self, py: Python<'_>, action: ActionNumber) -> PyResult<()> {
        fn play<G: Playable>(py: Python<'_>, game: &mut G, luck: &mut Luck, action: i64) -> PyResult<()> {
            let action = action_name::decode(py, game, action)?;
            game.apply(action, luck, &mut ()).map_err(|refusal| refused(py, refusal))
        }
        on_game!(&mut self.game, game => play(py, game, &mut self.luck, action.0))
    }

    /// What can be drawn next when an action is played, after these draws, with probabilities; None when nothing is.
    ///
    /// >>> state = parure.Game("splendor").new_state(seed=7)
    /// >>> len(state.chance_outcomes({"type": "reserve", "deck": 3}, []))
    /// 16
    #[pyo3(signature = (action, draws))]
    fn chance_outcomes(&self, action: &Bound<'_, PyAny>, draws: &Bound<'_, PyAny>) -> PyResult<Option<Outcomes>> {
        fn open<G: Playable>(
            game: &G,
            action: &Bound<'_, PyAny>,
            draws: &serde_json::Value,
        ) -> PyResult<Option<Outcomes>> {
            let action = action_name::read(game, action)?;
            game.check(action).map_err(refused_by)?;
            let told = draws_from_json::<G>(draws).map_err(raise)?;
            chance_node::outcomes::<G>(&told, |probe| {
                game.clone().apply_unchecked(action, probe, &mut ());
                Ok(())
            })
        }
        let draws = from_python(draws)?;
        on_game!(&self.game, game => open(game, action, &draws))
    }

    /// The whole state as a dict of the outward vocabulary.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &on_game!(&self.game, game => game.state_to_json()))
    }

    /// What an observer may know, as a dict: a seat, `"spectator"` or `"referee"`.
    ///
    /// >>> parure.Game("splendor").new_state(seed=7).view(0)["decks"]
    /// {'1': 36, '2': 26, '3': 16}
    fn view<'py>(&self, py: Python<'py>, observer: ObserverName) -> PyResult<Bound<'py, PyAny>> {
        fn words<G: Vocabulary>(game: &G, observer: Observer) -> serde_json::Value {
            G::view_to_json(&game.view(observer))
        }
        let observer = observer.observer(self.players())?;
        to_python(py, &on_game!(&self.game, game => words(game, observer)))
    }

    /// What an observer may know, as position text.
    fn view_text(&self, observer: ObserverName) -> PyResult<String> {
        fn text<G: Vocabulary>(game: &G, observer: Observer) -> String {
            view_text::<G>(&game.view(observer))
        }
        let observer = observer.observer(self.players())?;
        Ok(on_game!(&self.game, game => text(game, observer)))
    }

    /// What an observer may know, drawn with the page's art: the text of an SVG of 1200 by 630, without words or fonts.
    #[pyo3(signature = (observer=ObserverName::Word("spectator".into()), theme="dark"), text_signature = "(observer='spectator', theme='dark')")]
    fn svg(&self, observer: ObserverName, theme: &str) -> PyResult<String> {
        Ok(render::picture(&self.game, observer.observer(self.players())?, theme)?.svg())
    }

    /// The same picture as an array of rows, columns, and red, green and blue.
    ///
    /// >>> parure.Game("duel").new_state(seed=7).rgb(0, width=400).shape
    /// (210, 400, 3)
    #[pyo3(signature = (observer=ObserverName::Word("spectator".into()), width=1200, theme="dark"), text_signature = "(observer='spectator', width=1200, theme='dark')")]
    fn rgb<'py>(
        &self,
        py: Python<'py>,
        observer: ObserverName,
        width: u32,
        theme: &str,
    ) -> PyResult<Bound<'py, PyArray3<u8>>> {
        render::pixels(py, &render::picture(&self.game, observer.observer(self.players())?, theme)?, width)
    }

    /// What an observer may know as the terminal's board of 80 columns: every card with its price, and for a seat what
    /// it lacks.
    ///
    /// >>> parure.Game("duel").new_state(seed=7).board(0).split("  ")[:2]
    /// ['Duel', 'Round 1']
    #[pyo3(signature = (observer=ObserverName::Word("spectator".into())), text_signature = "(observer='spectator')")]
    fn board(&self, observer: ObserverName) -> PyResult<String> {
        Ok(render::board(&self.game, observer.observer(self.players())?))
    }

    /// The picture that a notebook shows: what a spectator sees.
    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(ObserverName::Word("spectator".into()), "dark")
    }

    /// The whole state as position text.
    fn text(&self) -> String {
        on_game!(&self.game, game => position_text(game))
    }

    /// What a seat may know, as a uint8 array; by default the seat to act.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        fn write<G: Encoding>(game: &G, seat: Seat, out: &mut [u8]) {
            G::observe(&game.view(Observer::Seat(seat)), out);
        }
        let seat = self.seat_or_acting(seat)?;
        let array = PyArray1::zeros(py, self.shape.features(), false);
        let mut borrow = array.readwrite();
        on_game!(&self.game, game => write(game, seat, borrow.as_slice_mut()?));
        drop(borrow);
        Ok(array)
    }

    /// The same as `observation`, as float32, scaled to about 1.
    #[pyo3(signature = (seat=None))]
    fn information_state_tensor<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let bytes = self.observation(py, seat)?;
        let array = PyArray1::zeros(py, self.shape.features(), false);
        self.shape.scale(bytes.readonly().as_slice()?, array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    /// What a seat may know, as text: the same for states that the seat cannot tell apart.
    #[pyo3(signature = (seat=None))]
    fn information_state_string(&self, seat: Option<i64>) -> PyResult<String> {
        let seat = self.seat_or_acting(seat)?;
        self.view_text(ObserverName::Seat(seat.index() as i64))
    }

    /// A state that a seat cannot tell from this one; what is hidden from it is dealt anew.
    ///
    /// >>> state = parure.Game("duel").new_state(seed=1)
    /// >>> state.resample_from_infostate(0, seed=2).view(0) == state.view(0)
    /// True
    #[pyo3(signature = (seat=None, seed=None))]
    fn resample_from_infostate(&self, seat: Option<i64>, seed: Option<Seed>) -> PyResult<Self> {
        fn fitting<G: Knowledge>(game: &G, seat: Seat, luck: &mut Luck) -> G {
            G::determinize(&game.view(Observer::Seat(seat)), luck)
        }
        let seat = self.seat_or_acting(seat)?;
        let mut luck = Luck::from_seed(Seed::or_any(seed));
        let game = on_game!(&self.game, game => fitting(game, seat, &mut luck).into());
        Ok(Self { game, luck, shape: self.shape.clone() })
    }

    /// Gives the state the luck of a seed from here on.
    fn reseed(&mut self, seed: Seed) {
        self.luck = Luck::from_seed(seed.0);
    }

    /// A copy with the same luck.
    fn clone(&self) -> Self {
        Clone::clone(self)
    }

    fn __copy__(&self) -> Self {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        Clone::clone(self)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let bytes = slf.try_borrow()?.to_bytes(slf.py());
        Ok((slf.get_type().getattr("from_bytes")?, (bytes,)))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.game == other.game
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.game.hash(&mut hasher);
        hasher.finish()
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __repr__(&self) -> String {
        let turn = self.to_act().map_or_else(|| "over".to_owned(), |seat| format!("seat {seat} to act"));
        format!("<parure.State of {}: {turn}, points {:?}>", self.shape.setup.id(), self.points())
    }
}

fn refused_by(refusal: impl parure_engine::game::Refusal) -> PyErr {
    Python::attach(|py| refused(py, refusal))
}
