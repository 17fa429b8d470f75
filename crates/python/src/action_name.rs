//! Actions as a Python program gives them.

use parure_encoding::ActionCode;
use parure_engine::game::ToAct;
use parure_engine::notation::parse_action;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt, PyString};

use crate::error::{illegal, raise};
use crate::json::from_python;
use crate::playable::Playable;

/// Reads an action: its code, its dict or its text. Whether it is legal is not looked at.
pub fn read<G: Playable>(game: &G, action: &Bound<'_, PyAny>) -> PyResult<G::Action> {
    if action.is_instance_of::<PyDict>() {
        return G::action_from_json(&from_python(action)?).map_err(raise);
    }
    if let Ok(text) = action.cast::<PyString>() {
        return parse_action(text.to_str()?, Some(game)).map_err(raise);
    }
    decode(action.py(), game, action.extract::<ActionNumber>()?.0)
}

/// An integer that stands for an action: whatever Python takes for an index, and no truth values.
pub struct ActionNumber(pub i64);

impl<'py> FromPyObject<'_, 'py> for ActionNumber {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if !object.is_instance_of::<PyBool>() {
            if let Ok(number) = object.extract::<i64>() {
                return Ok(Self(number));
            }
            if object.is_instance_of::<PyInt>() {
                // Too large for any action, which `decode` says.
                return Ok(Self(-1));
            }
        }
        let kind = object.get_type().name()?;
        Err(PyTypeError::new_err(format!("an action is an integer, a dict or its text in notation, not a `{kind}`")))
    }
}

/// The action of a code, or the exception that says what is wrong with it.
pub fn decode<G: Playable>(py: Python<'_>, game: &G, number: i64) -> PyResult<G::Action> {
    let count = G::action_count(&game.setup());
    let code = usize::try_from(number).ok().filter(|&number| number < count).and_then(ActionCode::new);
    let Some(code) = code else {
        return Err(raise(format_args!("there is no action {number}; the actions are 0 to {}", count - 1)));
    };
    game.decode(code).ok_or_else(|| {
        let words = match game.to_act() {
            ToAct::Over(_) => format!("action {number} is not legal: the game is over"),
            ToAct::Seat(_) => {
                format!("action {number} is not legal here: there is no such card, or no such payment for it")
            }
        };
        illegal(py, &words, "no_meaning", "")
    })
}
