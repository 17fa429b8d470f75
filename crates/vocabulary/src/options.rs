//! The house rules.

use parure_engine::game::{OptionValue, Options};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::VocabularyError;

/// Options as an object with every option and its value.
pub(crate) struct OptionsWords<O>(pub(crate) O);

impl<O: Options> Serialize for OptionsWords<O> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let values = self.0.values();
        let mut fields = to.serialize_map(Some(values.len()))?;
        for (key, value) in values {
            match value {
                OptionValue::Switch(on) => fields.serialize_entry(key, &on)?,
                OptionValue::Number(number) => fields.serialize_entry(key, &number)?,
                OptionValue::Word(word) => fields.serialize_entry(key, word)?,
            }
        }
        fields.end()
    }
}

/// The options as a JSON object with every option and its value.
pub fn options_to_json<O: Options>(options: O) -> Value {
    crate::value(&OptionsWords(options))
}

/// Reads options from a JSON object; what is absent has its default. A `preset` counts before the single options.
pub fn options_from_json<O: Options>(value: &Value) -> Result<O, VocabularyError> {
    options_onto(O::default(), value)
}

/// The same where what is absent has the value of these.
pub(crate) fn options_onto<O: Options>(mut options: O, value: &Value) -> Result<O, VocabularyError> {
    let fields = value.as_object().ok_or_else(|| VocabularyError::new("options are a JSON object"))?;
    let (presets, singles): (Vec<_>, Vec<_>) = fields.iter().partition(|(key, _)| *key == "preset");
    for (key, value) in presets.into_iter().chain(singles) {
        let text = match value {
            Value::String(text) => text.clone(),
            Value::Bool(_) | Value::Number(_) | Value::Null | Value::Array(_) | Value::Object(_) => value.to_string(),
        };
        options.set(key, &text).map_err(|error| VocabularyError::at(key, error))?;
    }
    Ok(options)
}
