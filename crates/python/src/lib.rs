//! The Python package `parure`: games, environments and players of the Splendor family, for research.
//!
//! What a Python program sees is described in `python/parure/_parure.pyi`.

mod action_name;
mod bot;
mod chance_node;
mod error;
mod game;
mod json;
mod luck;
mod observer;
mod playable;
mod pool;
mod record;
mod render;
mod search;
mod seed;
mod shape;
mod state;
mod statistics;
mod transcript;
mod vector_env;
mod watch;

use parure_engine::any::GameId;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// The compiled part of the package.
#[pymodule]
mod _parure {
    use super::*;
    #[pymodule_export]
    use crate::bot::PyBot;
    #[pymodule_export]
    use crate::error::{IllegalAction, ParureError};
    #[pymodule_export]
    use crate::game::PyGame;
    #[pymodule_export]
    use crate::record::PyRecord;
    #[pymodule_export]
    use crate::search::search;
    #[pymodule_export]
    use crate::state::PyState;
    #[pymodule_export]
    use crate::statistics::{elo, interval};
    #[pymodule_export]
    use crate::transcript::transcript;
    #[pymodule_export]
    use crate::vector_env::PyVectorCore;

    /// The names of the games, for whatever lists them.
    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("GAMES", PyTuple::new(module.py(), GameId::ALL.map(GameId::name))?)
    }
}
