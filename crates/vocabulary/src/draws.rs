//! What chance gave.

use parure_engine::chance::Draw;
use parure_engine::notation::Notation;
use serde_json::Value;

use crate::VocabularyError;
use crate::fields::read;
use crate::names::DrawName;

/// Draws by the names of their cards, tiles and colours, in the order they were used.
pub(crate) fn draw_names<G>(draws: &[Draw]) -> Vec<DrawName<G>> {
    draws.iter().copied().map(DrawName::new).collect()
}

/// Draws as a JSON list.
pub fn draws_to_json<G: Notation>(draws: &[Draw]) -> Value {
    crate::value(&draw_names::<G>(draws))
}

/// Reads draws from a JSON list. Whether they can come up is not looked at.
pub fn draws_from_json<G: Notation>(value: &Value) -> Result<Vec<Draw>, VocabularyError> {
    let names: Vec<DrawName<G>> = read(value)?;
    Ok(names.into_iter().map(|name| name.it).collect())
}
