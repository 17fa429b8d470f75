//! Splendor keeps the laws, for every number of players and every preset.

use parure_conformance::policy::Policy;
use parure_conformance::{Coverage, Effort, check, examine};
use parure_engine::game::Setup;
use parure_engine::splendor::{Splendor, SplendorOptions};

fn setup(players: usize, options: &[(&str, &str)]) -> Setup<SplendorOptions> {
    Setup::with_options(players, options).expect("the options exist")
}

fn keeps_the_laws(players: usize, options: &[(&str, &str)]) {
    let met = check::<Splendor>(&setup(players, options), Effort::scaled(40, 1));
    println!("{players} players, {options:?}: {met:#?}");
}

#[test]
fn two_players() {
    keeps_the_laws(2, &[]);
}

#[test]
fn three_players() {
    keeps_the_laws(3, &[]);
}

#[test]
fn four_players() {
    keeps_the_laws(4, &[]);
}

#[test]
fn quick() {
    keeps_the_laws(2, &[("preset", "quick")]);
}

#[test]
fn quick_with_three() {
    keeps_the_laws(3, &[("preset", "quick")]);
}

#[test]
fn quick_with_four() {
    keeps_the_laws(4, &[("preset", "quick")]);
}

#[test]
fn team() {
    keeps_the_laws(4, &[("preset", "team")]);
}

#[test]
fn quick_team() {
    keeps_the_laws(4, &[("preset", "quick"), ("preset", "team")]);
}

/// With a target that nobody reaches, games go on until decks and spaces are empty.
#[test]
fn the_cards_run_out() {
    let mut met = Coverage::default();
    let policies = [Policy::Uniform, Policy::Rush, Policy::Starve, Policy::Favour("buy"), Policy::Favour("reserve")];
    for (policy, seed) in policies.into_iter().zip(1..) {
        examine::<Splendor>(&setup(2, &[("target", "99"), ("face_up", "1")]), policy, seed, &mut met);
        examine::<Splendor>(&setup(4, &[("target", "99"), ("face_up", "8")]), policy, seed, &mut met);
    }
    assert!(met.codes["deck_empty"] > 100, "{met:#?}");
}

#[test]
fn ends_at_once() {
    keeps_the_laws(3, &[("last_round", "at_once")]);
    keeps_the_laws(4, &[("preset", "team"), ("last_round", "at_once")]);
}

#[test]
fn house_rules() {
    keeps_the_laws(3, &[("take_fewer", "true"), ("last_round", "everyone_else_once"), ("face_up", "8")]);
}
