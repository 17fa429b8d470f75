//! What goes wrong, as Python exceptions.

use parure_engine::game::Refusal;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::fmt::Display;

create_exception!(parure, ParureError, PyValueError, "What was asked for cannot be: the message says why.");
create_exception!(
    parure,
    IllegalAction,
    ParureError,
    "The rules refuse the action. `code` is a stable word for the reason, `rule` the id of the rule."
);

/// An exception with the words of an error.
pub fn raise(error: impl Display) -> PyErr {
    ParureError::new_err(error.to_string())
}

/// The exception for a refused action.
pub fn refused(py: Python<'_>, refusal: impl Refusal) -> PyErr {
    illegal(py, &refusal.to_string(), refusal.code(), refusal.rule())
}

/// The exception for an action that is not legal for this reason.
pub fn illegal(py: Python<'_>, words: &str, code: &str, rule: &str) -> PyErr {
    let error = IllegalAction::new_err(words.to_owned());
    let value = error.value(py);
    // Failing to attach the details must not hide the refusal itself.
    let _ = value.setattr("code", code).and_then(|()| value.setattr("rule", rule));
    error
}
