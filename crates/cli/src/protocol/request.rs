//! Asking for a move.

use parure_engine::game::{Game, Setup};
use parure_engine::seat::Seat;
use parure_vocabulary::{Vocabulary, options_to_json};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{BudgetWords, Code, FORMAT, ProtocolError};

/// A request as it was read. Fields that are not known are passed over.
#[derive(Clone, Debug, Deserialize)]
pub struct Request {
    /// Whatever the asker wants back with the answer.
    #[serde(default)]
    pub id: Value,
    /// The game's word.
    pub game: String,
    /// How many play; as many as the view shows if absent.
    pub players: Option<usize>,
    /// The house rules; the defaults if absent.
    #[serde(default)]
    pub options: Value,
    /// Who looks and is to act; whose turn it is in the view if absent.
    pub seat: Option<usize>,
    /// What that seat knows.
    pub view: Value,
    /// Whatever tells games apart that are asked about in turn.
    #[serde(default)]
    pub table: Value,
    /// Everything that was played in this game so far; a program that is told may remember.
    pub played: Option<Vec<Value>>,
    /// How long to think.
    #[serde(default)]
    pub budget: BudgetWords,
    /// The seed of the program's own luck.
    pub seed: Option<u64>,
    /// Which bot should answer.
    pub bot: Option<String>,
}

impl Request {
    /// Reads a line; with an error comes the id, as far as the line has one.
    pub fn read(line: &[u8]) -> Result<Self, (Value, ProtocolError)> {
        let error = |code, error: serde_json::Error| ProtocolError::new(code, error);
        let value: Value =
            serde_json::from_slice(line).map_err(|problem| (Value::Null, error(Code::BadJson, problem)))?;
        let id = value.get("id").cloned().unwrap_or_default();
        serde_json::from_value(value).map_err(|problem| (id, error(Code::BadRequest, problem)))
    }
}

/// A position that a program is asked about.
pub struct Question<'a, G: Game> {
    /// The setup of the game.
    pub setup: &'a Setup<G::Options>,
    /// The position.
    pub state: &'a G,
    /// Whose turn it is.
    pub seat: Seat,
    /// What that seat knows.
    pub view: &'a G::View,
    /// The number of the game among those that the program is asked about.
    pub table: u64,
    /// What was played so far.
    pub played: &'a [G::Action],
}

/// What is asked of a program in a position.
#[derive(Serialize)]
struct RequestWords<'a> {
    format: &'static str,
    game: &'static str,
    players: usize,
    options: Value,
    seat: usize,
    view: Value,
    legal: Vec<Value>,
    table: u64,
    played: Vec<Value>,
    budget: &'a BudgetWords,
    seed: u64,
}

/// The line that asks for the move of a seat.
pub fn request_line<G: Vocabulary>(question: &Question<'_, G>, budget: &BudgetWords, seed: u64) -> String {
    let Question { setup, state, seat, view, table, played } = *question;
    let actions = |list: &[G::Action]| list.iter().map(|&action| G::action_to_json(action)).collect();
    let words = RequestWords {
        format: FORMAT,
        game: G::NAME,
        players: setup.players,
        options: options_to_json::<G>(setup.options),
        seat: seat.index(),
        view: G::view_to_json(view),
        legal: actions(&state.legal()),
        table,
        played: actions(played),
        budget,
        seed,
    };
    serde_json::to_string(&words).expect("words have texts as keys and no numbers beyond JSON's")
}
