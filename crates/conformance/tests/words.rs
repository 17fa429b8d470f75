//! Every refusal and every house rule of every game has its words in every language.

use std::collections::BTreeSet;
use std::path::Path;

use parure_engine::any::RulesId;
use parure_engine::game::{Game, OptionEntry, OptionRange, Options, Refusal};
use parure_engine::with_game;

fn codes() -> BTreeSet<&'static str> {
    fn of<G: Game>() -> Vec<&'static str> {
        G::Refusal::all().map(Refusal::code).collect()
    }
    RulesId::ALL.into_iter().flat_map(|rules| with_game!(rules, G => of::<G>())).collect()
}

#[test]
fn refusals_have_words_in_four_languages() {
    let codes = codes();
    assert!(codes.len() > 40, "every game has its refusals");
    for language in ["en", "zh-Hant", "zh-Hans", "ja"] {
        let words = read(language, "refusals.ftl");
        for code in &codes {
            let key = format!("refusal-{code} = ");
            assert!(words.lines().any(|line| line.starts_with(&key)), "{language} has no words for `{code}`");
        }
    }
}

/// Names and sentences of the house rules: a preset, an option, and each word that an option can be.
fn option_keys() -> BTreeSet<String> {
    fn of<G: Game>() -> Vec<String> {
        let presets = G::Options::PRESETS.iter().map(|name| format!("preset-{name}"));
        let options = G::Options::table().into_iter().flat_map(|OptionEntry { key, range, .. }| {
            let words = if let OptionRange::Word(words) = range { words } else { &[] };
            let named = words.iter().map(move |word| format!("option-{key}-{word}"));
            [format!("option-{key}"), format!("option-{key}-about")].into_iter().chain(named)
        });
        presets.flat_map(|preset| [format!("{preset}-about"), preset]).chain(options).collect()
    }
    let games = RulesId::ALL.into_iter().flat_map(|rules| with_game!(rules, G => of::<G>()));
    // The option that chooses the rules is none of theirs.
    let expansions = RulesId::ALL.into_iter().filter_map(RulesId::expansion).flat_map(|word| {
        let named = format!("option-expansion-{word}");
        [format!("{named}-about"), named]
    });
    games.chain(expansions).chain(["option-expansion", "option-expansion-about"].map(str::to_owned)).collect()
}

#[test]
fn house_rules_have_words_in_four_languages() {
    let keys = option_keys();
    assert!(keys.contains("option-last_round-at_once") && keys.contains("preset-quick-about"));
    for language in ["en", "zh-Hant", "zh-Hans", "ja"] {
        let words = read(language, "options.ftl");
        for key in &keys {
            let start = format!("{key} = ");
            assert!(words.lines().any(|line| line.starts_with(&start)), "{language} has no words for `{key}`");
        }
    }
}

/// The help of a game names its house rules as the set-up does.
#[test]
fn the_help_explains_every_house_rule_by_its_name() {
    for rules in RulesId::ALL {
        let game = rules.game().name();
        let options = with_game!(rules, G => <G as Game>::Options::table());
        for language in ["en", "zh-Hant", "zh-Hans", "ja"] {
            let words = read(language, "options.ftl");
            let help = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../help/{language}/{game}.md"));
            let help = std::fs::read_to_string(help).expect("every game has its help");
            for OptionEntry { key, .. } in &options {
                let named = words.lines().find_map(|line| line.strip_prefix(&format!("option-{key} = "))).unwrap();
                assert!(help.contains(&format!("\n| {named} | ")), "{language} {game}: {named}");
            }
        }
    }
}

fn read(language: &str, file: &str) -> String {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    std::fs::read_to_string(locales.join(language).join(file)).expect("every language has its file")
}

/// A code names one reason, so that it can be translated by.
#[test]
fn codes_are_told_apart() {
    fn check<G: Game>() {
        let all: Vec<_> = G::Refusal::all().collect();
        let codes: BTreeSet<_> = all.iter().map(|refusal| refusal.code()).collect();
        assert_eq!(codes.len(), all.len());
    }
    RulesId::ALL.into_iter().for_each(|rules| with_game!(rules, G => check::<G>()));
}
