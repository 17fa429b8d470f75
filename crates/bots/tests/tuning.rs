//! Tuning runs, repeats itself, and its results are embedded.

mod common;

use parure_bots::model::Model;
use parure_bots::tune::{Plan, tune};
use parure_bots::{BotGame, Budget, Knowledge};
use parure_engine::chance::SplitMix64;
use parure_engine::duel::Duel;
use parure_engine::game::Setup;
use parure_engine::seat::Observer;
use parure_engine::splendor::Splendor;

fn tiny<G: Knowledge>() -> Plan<G::Options> {
    Plan {
        setups: vec![common::setup::<G>(2, &[])],
        seed: 3,
        generations: 1,
        games: 2,
        first_games: 3,
        iterations: 10,
        window: 2,
        epochs: 1,
        gate: 1,
    }
}

#[test]
fn a_seed_settles_what_is_learned() {
    let learn = || {
        let mut told = Vec::new();
        let model = tune::<Splendor>(&tiny::<Splendor>(), None, |words, _| told.push(words.to_owned()));
        (model, told)
    };
    let (model, told) = learn();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!((model.clone(), told) == learn(), "the same plan gave another model");
    assert!(model != Model::blank_for::<Splendor>());
    tune::<Duel>(&tiny::<Duel>(), Some(Model::blank_for::<Duel>()), |_, _| {});
}

fn has_learned<G: Knowledge>(setup: &Setup<G::Options>) {
    common::walk::<G>(setup, 1, 1, |state, _| {
        let is_blank = *state.model() == Model::blank_for::<G>();
        assert!(!is_blank, "{setup:?}: the weights do not fit the inputs");
        false
    });
}

#[test]
fn a_file_that_is_no_model_of_the_game_is_named_with_its_size() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("duel.bin");
    let (duel, splendor) = (Model::blank_for::<Duel>().write(), Model::blank_for::<Splendor>().write());
    std::fs::write(&path, &duel).unwrap();
    assert!(Model::load::<Duel>(&path).is_ok());
    let error = Model::load::<Splendor>(&path).unwrap_err().to_string();
    for part in [path.display().to_string(), duel.len().to_string(), splendor.len().to_string()] {
        assert!(error.contains(&part), "{error}");
    }
    std::fs::write(&path, "weights").unwrap();
    assert!(Model::load::<Duel>(&path).unwrap_err().to_string().contains("is not a model"));
    assert!(Model::load::<Duel>(&folder.path().join("none")).unwrap_err().to_string().contains("none cannot be read"));
}

#[test]
fn every_setup_has_a_learned_model() {
    for_all_setups!(has_learned);
}

fn advice_is_sound<G: BotGame>(setup: &Setup<G::Options>) {
    let mut shown = 0;
    common::walk::<G>(setup, 4, 60, |state, seat| {
        shown += 1;
        if shown % 6 == 0 {
            let view = state.view(Observer::Seat(seat));
            let (choice, advice) = G::advise(&view, &Budget::iterations(60), 3, &mut SplitMix64::new(1));
            assert!((1..=3).contains(&advice.len()) || choice.iterations == 0);
            for advice in &advice {
                assert_eq!(state.check(advice.action), Ok(()));
                assert!((0.0..=1.0).contains(&advice.win) && (0.0..=1.0).contains(&advice.share));
                assert!(!advice.reasons.is_empty());
            }
        }
        true
    });
}

#[test]
fn advice_has_chances_and_reasons() {
    for_all_setups!(advice_is_sound);
}
