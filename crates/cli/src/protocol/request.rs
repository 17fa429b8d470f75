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
    /// What was played at the table so far, for bots that remember.
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
    played: Vec<Value>,
    budget: &'a BudgetWords,
    seed: u64,
}

/// The line that asks for the move of a seat.
pub fn request_line<G: Vocabulary>(
    setup: &Setup<<G as Game>::Options>,
    seat: Seat,
    view: &G::View,
    [legal, played]: [&[G::Action]; 2],
    budget: &BudgetWords,
    seed: u64,
) -> String {
    let words = |actions: &[G::Action]| actions.iter().map(|&action| G::action_to_json(action)).collect();
    let words = RequestWords {
        format: FORMAT,
        game: G::NAME,
        players: setup.players,
        options: options_to_json::<G>(setup.options),
        seat: seat.index(),
        view: G::view_to_json(view),
        legal: words(legal),
        played: words(played),
        budget,
        seed,
    };
    serde_json::to_string(&words).expect("words have texts as keys and no numbers beyond JSON's")
}
