//! The examples in `docs/json.md`.

use parure_engine::any::RulesId;
use parure_engine::notation::action_text;
use parure_engine::splendor::Splendor;
use parure_engine::with_game;
use parure_vocabulary::Vocabulary;
use parure_vocabulary::record::{record_from_json, record_words};
use serde_json::Value;

const DOCS: &str = include_str!("../../../docs/json.md");

/// The fenced blocks, each with the words behind its fence.
fn blocks() -> impl Iterator<Item = (&'static str, &'static str)> {
    DOCS.split("```").skip(1).step_by(2).map(|block| block.split_once('\n').expect("a block has lines"))
}

fn check_actions<G: Vocabulary>(lines: &str) -> Vec<String> {
    let check = |line: &str| {
        let value: Value = serde_json::from_str(line).unwrap();
        let action = G::action_from_json(&value).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(serde_json::to_string(&G::action_words(action)).unwrap(), line);
        action_text::<G>(action)
    };
    lines.lines().map(check).collect()
}

#[test]
fn every_action_is_read_and_written_as_shown() {
    let mut checked = 0;
    for (words, lines) in blocks() {
        if let Some(game) = words.strip_prefix("action ") {
            // A game, and its expansion where it has one.
            let (game, expansion) = game.split_once(' ').unwrap_or((game, "none"));
            let rules = RulesId::find(game.parse().unwrap(), expansion).unwrap();
            checked += with_game!(rules, G => check_actions::<G>(lines)).len();
        }
    }
    assert_eq!(checked, 9 + 3 + 13 + 15);
}

#[test]
fn every_json_block_is_json() {
    for (_, lines) in blocks().filter(|(words, _)| *words == "json") {
        serde_json::from_str::<Value>(lines).unwrap_or_else(|error| panic!("{error}: {lines}"));
    }
}

#[test]
fn the_record_is_one() {
    let (_, document) = blocks().find(|(_, lines)| lines.contains("\"parure-record/1\"")).unwrap();
    let record = record_from_json::<Splendor>(document).unwrap_or_else(|error| panic!("{error}"));
    let shown: Value = serde_json::from_str(document).unwrap();
    assert_eq!(serde_json::to_value(record_words(&record)).unwrap(), shown);
}
