//! Every level, personality and reason has its words in four languages.

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use parure_bots::{BotLevel, Knowledge, Personality};
use parure_engine::game::Setup;

fn keys(language: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language).join("bots.ftl");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
}

#[test]
fn the_four_languages_have_the_same_keys() {
    let english = keys("en");
    for language in ["zh-Hant", "zh-Hans", "ja"] {
        assert_eq!(keys(language), english, "{language}");
    }
}

#[test]
fn every_level_and_personality_has_a_name() {
    let english = keys("en");
    let levels = BotLevel::ALL.into_iter().map(BotLevel::message_key);
    let personalities = Personality::ALL.into_iter().map(Personality::message_key);
    for key in levels.chain(personalities) {
        assert!(english.contains(key), "{key}");
    }
}

/// Docs that name a bot name it as the page and the terminal do.
#[test]
fn the_docs_call_bots_as_the_page_does() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let docs = fs::read_to_string(root.join("docs/bots.md")).unwrap();
    let words = fs::read_to_string(root.join("locales/en/bots.ftl")).unwrap();
    let word = |key: &str| {
        let line = words.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
        line.unwrap_or_else(|| panic!("{key}"))
    };
    for level in BotLevel::ALL {
        let name = level.name();
        let (strength, called) = (word(level.message_key()), word(&format!("bot-name-{name}")));
        assert!(docs.contains(&format!("| `{name}` | {strength} | {called} |")), "{name}");
    }
    for personality in Personality::ALL {
        let (name, temperament) = (personality.name(), word(personality.message_key()));
        assert!(docs.contains(&format!("| `{name}` | {temperament} |")), "{name}");
    }
    let twins = ["second", "third", "fourth"].map(|nth| word(&format!("bot-name-{nth}")));
    assert!(docs.contains(&format!("{}, {} and {}", twins[0], twins[1], twins[2])));
}

fn every_action_has_a_reason<G: Knowledge>(setup: &Setup<G::Options>) {
    let english = keys("en");
    common::walk::<G>(setup, 12, 400, |state, _| {
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        for action in legal {
            let reasons = state.reasons(action);
            assert!(!reasons.is_empty(), "{action:?}");
            for reason in reasons {
                assert!(english.contains(reason.key), "{}", reason.key);
            }
        }
        true
    });
}

#[test]
fn every_action_has_a_reason_with_words() {
    for_all_setups!(every_action_has_a_reason);
}
