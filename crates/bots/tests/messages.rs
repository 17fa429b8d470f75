//! Every level, personality and reason has its words in four languages.

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use parure_bots::explain::Argument;
use parure_bots::{BotLevel, Knowledge, Personality};
use parure_engine::any::{KnownGame, RulesId};
use parure_engine::chance::Sampled;
use parure_engine::foresight::Foresight;
use parure_engine::game::{Setup, ToAct};
use parure_engine::splendor::{Cities, Orient, Posts, Strongholds};

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
    let levels = BotLevel::ALL.into_iter().map(|level| format!("level-{level}"));
    let personalities = Personality::ALL.into_iter().map(|personality| format!("personality-{personality}"));
    for key in levels.chain(personalities) {
        assert!(english.contains(&key), "{key}");
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
        let (strength, called) = (word(&format!("level-{name}")), word(&format!("bot-name-{name}")));
        assert!(docs.contains(&format!("| `{name}` | {strength} | {called} |")), "{name}");
    }
    for personality in Personality::ALL {
        let (name, temperament) = (personality.name(), word(&format!("personality-{personality}")));
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
        let aim = legal.iter().find_map(|&action| state.purchase(action));
        for action in legal {
            for reasons in [None, aim].map(|aim| state.reasons(action, aim)) {
                assert!(!reasons.is_empty(), "{action:?}");
                for reason in reasons {
                    assert!(english.contains(reason.key), "{}", reason.key);
                }
            }
        }
        true
    });
}

/// Whoever is told that an action reaches the target or earns a tile finds that it does.
fn reasons_are_true<G: Knowledge + Foresight + KnownGame>(setup: &Setup<G::Options>) {
    let mut luck = Sampled::from_seed(6);
    common::walk::<G>(setup, 7, 1_500, |state, seat| {
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        for action in legal {
            for reason in state.reasons(action, None) {
                let mut after = state.clone();
                after.apply_unchecked(action, &mut luck, &mut ());
                let gain = state.gain(action);
                match (reason.key, &reason.arguments[..]) {
                    ("reason-reaches-target", _) => {
                        // Which of several tiles comes is chosen afterwards.
                        let open = if after.to_act() == ToAct::Seat(seat) && !gain.tiles.is_empty() { 3 } else { 0 };
                        let goals = after.goals(seat);
                        assert!(goals[0].have + open >= goals[0].need, "{action:?}: {goals:?}");
                    }
                    ("reason-earns-tile", [(_, Argument::Tile(tile))]) => {
                        assert!(gain.tiles.contains(*tile), "{action:?}: {gain:?}");
                    }
                    ("reason-assembles", _) => assert_eq!(G::RULES, RulesId::Marvel),
                    _ => {}
                }
            }
        }
        true
    });
}

#[test]
fn what_is_said_for_an_action_is_true() {
    for_all_setups!(reasons_are_true);
}

fn says<G: Knowledge>(keys: &[&str]) {
    let mut said = BTreeSet::new();
    common::walk::<G>(&common::setup::<G>(2, &[]), 12, 2_000, |state, _| {
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        said.extend(legal.into_iter().flat_map(|action| state.reasons(action, None)).map(|reason| reason.key));
        true
    });
    assert!(keys.iter().all(|key| said.contains(key)), "{keys:?} of {said:?}");
}

#[test]
fn an_expansion_has_reasons_of_its_own() {
    says::<Cities>(&["reason-earns-tile", "reason-one-from-tile"]);
    says::<Posts>(&["reason-earns-post", "reason-comes-nearer"]);
    says::<Orient>(&["reason-joker-color", "reason-chooses-tile", "reason-free"]);
    says::<Strongholds>(&["reason-guards-card", "reason-frees-card"]);
}

#[test]
fn every_action_has_a_reason_with_words() {
    for_all_setups!(every_action_has_a_reason);
}
