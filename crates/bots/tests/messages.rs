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
