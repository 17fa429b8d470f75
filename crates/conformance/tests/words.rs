//! Every refusal of every game has its words in every language.

use std::collections::BTreeSet;
use std::path::Path;

use parure_engine::any::GameId;
use parure_engine::game::{Game, Refusal};
use parure_engine::splendor::{Cities, Orient, Posts, Strongholds};
use parure_engine::with_game;

fn codes() -> BTreeSet<&'static str> {
    fn of<G: Game>() -> Vec<&'static str> {
        G::Refusal::all().map(Refusal::code).collect()
    }
    let games = GameId::ALL.into_iter().flat_map(|game| with_game!(game, G => of::<G>()));
    games.chain([of::<Cities>(), of::<Posts>(), of::<Orient>(), of::<Strongholds>()].concat()).collect()
}

#[test]
fn refusals_have_words_in_four_languages() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let codes = codes();
    assert!(codes.len() > 40, "every game has its refusals");
    for language in ["en", "zh-Hant", "zh-Hans", "ja"] {
        let file = locales.join(language).join("refusals.ftl");
        let words = std::fs::read_to_string(&file).expect("every language has its file");
        for code in &codes {
            let key = format!("refusal-{code} = ");
            assert!(words.lines().any(|line| line.starts_with(&key)), "{language} has no words for `{code}`");
        }
    }
}

/// A code names one reason, so that it can be translated by.
#[test]
fn codes_are_told_apart() {
    fn check<G: Game>() {
        let all: Vec<_> = G::Refusal::all().collect();
        let codes: BTreeSet<_> = all.iter().map(|refusal| refusal.code()).collect();
        assert_eq!(codes.len(), all.len());
    }
    GameId::ALL.into_iter().for_each(|game| with_game!(game, G => check::<G>()));
    check::<Posts>();
    check::<Orient>();
    check::<Strongholds>();
}
