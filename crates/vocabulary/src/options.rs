//! The house rules.

use parure_engine::any::{GameId, RulesId};
use parure_engine::game::{OptionValue, Options};
use parure_engine::notation::{EXPANSION, Notation, expansion, set_option};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::VocabularyError;

/// Options as an object with every option and its value, the expansion first where there is one.
pub(crate) struct OptionsWords<G: Notation>(pub(crate) G::Options);

impl<G: Notation> Serialize for OptionsWords<G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let values = self.0.values();
        let mut fields = to.serialize_map(None)?;
        if let Some(word) = expansion::<G>() {
            fields.serialize_entry(EXPANSION, word)?;
        }
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
pub fn options_to_json<G: Notation>(options: G::Options) -> Value {
    crate::value(&OptionsWords::<G>(options))
}

/// Reads options from a JSON object; what is absent has its default. A `preset` counts before the single options.
pub fn options_from_json<G: Notation>(value: &Value) -> Result<G::Options, VocabularyError> {
    options_onto::<G>(G::Options::default(), value)
}

/// The same where what is absent has the value of these.
pub(crate) fn options_onto<G: Notation>(mut options: G::Options, value: &Value) -> Result<G::Options, VocabularyError> {
    for (key, value) in named(value)? {
        set_option::<G>(&mut options, key, &value).map_err(|error| VocabularyError::at(key, error))?;
    }
    Ok(options)
}

/// The rules that the options of a game choose (C-01); whether the other options go with them is not looked at.
pub fn rules_from_json(game: GameId, options: &Value) -> Result<RulesId, VocabularyError> {
    let named = if options.is_null() { Vec::new() } else { named(options)? };
    RulesId::chosen(game, &named).map_err(|error| VocabularyError::at(EXPANSION, error))
}

/// The options of an object by name, presets first.
fn named(value: &Value) -> Result<Vec<(&str, String)>, VocabularyError> {
    let fields = value.as_object().ok_or_else(|| VocabularyError::new("options are a JSON object"))?;
    let (presets, singles): (Vec<_>, Vec<_>) = fields.iter().partition(|(key, _)| *key == "preset");
    let text = |value: &Value| match value {
        Value::String(text) => text.clone(),
        Value::Bool(_) | Value::Number(_) | Value::Null | Value::Array(_) | Value::Object(_) => value.to_string(),
    };
    let all = presets.into_iter().chain(singles);
    Ok(all.map(|(key, value)| (key.as_str(), text(value))).collect())
}
