//! Every refusal of every game has its words in every language.

use std::path::Path;

use parure_conformance::Expressible;
use parure_engine::duel::{Duel, DuelOptions};
use parure_engine::game::Setup;
use parure_engine::marvel::{Marvel, MarvelOptions};
use parure_engine::splendor::{Splendor, SplendorOptions};

fn codes() -> impl Iterator<Item = &'static str> {
    let splendor = Splendor::expected(&Setup { players: 2, options: SplendorOptions::default() });
    let marvel = Marvel::expected(&Setup { players: 2, options: MarvelOptions::default() });
    let duel = Duel::expected(&Setup { players: 2, options: DuelOptions { stalling: true } });
    [splendor, marvel, duel].into_iter().flat_map(|expected| expected.codes)
}

#[test]
fn refusals_have_words_in_four_languages() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for language in ["en", "zh-Hant", "zh-Hans", "ja"] {
        let file = locales.join(language).join("refusals.ftl");
        let words = std::fs::read_to_string(&file).expect("every language has its file");
        for code in codes() {
            let key = format!("refusal-{code} = ");
            assert!(words.lines().any(|line| line.starts_with(&key)), "{language} has no words for `{code}`");
        }
    }
}
