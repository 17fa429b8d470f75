//! Answering with a move.

use parure_bots::Choice;
use parure_vocabulary::Vocabulary;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::ProtocolError;

/// How much of an answer that cannot be read is quoted.
const QUOTED: usize = 120;

/// A move with the opinion behind it.
#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    action: Value,
    /// The win chance of each seat.
    win: Vec<f32>,
    moves: Vec<MoveWords>,
    iterations: u32,
}

/// A move that was considered.
#[derive(Clone, Debug, Serialize)]
struct MoveWords {
    action: Value,
    win: f32,
    visits: u32,
    prior: f32,
}

impl Answer {
    /// What a bot chose, in words.
    pub fn of<G: Vocabulary>(choice: &Choice<G::Action>, players: usize) -> Self {
        let moves = choice.ranked.iter().map(|candidate| MoveWords {
            action: G::action_to_json(candidate.action),
            win: candidate.value,
            visits: candidate.visits,
            prior: candidate.prior,
        });
        Self {
            action: G::action_to_json(choice.action),
            win: choice.win[..players].to_vec(),
            moves: moves.collect(),
            iterations: choice.iterations,
        }
    }
}

/// The line that answers a request, with its id if it had one.
pub fn answer_line(id: &Value, answer: &Result<Answer, ProtocolError>) -> String {
    let mut words = match answer {
        Ok(answer) => json!(answer),
        Err(error) => json!({ "error": error }),
    };
    if let (Some(fields), false) = (words.as_object_mut(), id.is_null()) {
        fields.insert("id".to_owned(), id.clone());
    }
    words.to_string()
}

/// The move in a program's answer, or what is wrong with the answer. Whether it is legal is not looked at.
pub fn read_action<G: Vocabulary>(line: &[u8]) -> Result<G::Action, String> {
    #[derive(Deserialize)]
    struct Words {
        action: Option<Value>,
        error: Option<Value>,
    }
    let quoted = || {
        let text = String::from_utf8_lossy(line);
        let shown: String = text.chars().take(QUOTED).flat_map(char::escape_debug).collect();
        if text.chars().nth(QUOTED).is_some() { format!("`{shown}…`") } else { format!("`{shown}`") }
    };
    let words: Words =
        serde_json::from_slice(line).map_err(|error| format!("the answer {} cannot be read: {error}", quoted()))?;
    match words {
        Words { action: Some(action), .. } => {
            G::action_from_json(&action).map_err(|error| format!("the answer {} names no action: {error}", quoted()))
        }
        Words { error: Some(error), .. } => Err(format!("the bot reports an error: {error}")),
        Words { action: None, error: None } => Err(format!("the answer {} has no `action`", quoted())),
    }
}
