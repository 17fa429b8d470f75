//! Splendor keeps the laws, for every number of players and every preset.

use parure_conformance::{Effort, check_all};
use parure_engine::game::{Options, Setup};
use parure_engine::splendor::{Splendor, SplendorOptions};

fn keeps_the_laws(players: usize, options: &[(&str, &str)], games: usize) {
    let mut house = SplendorOptions::default();
    options.iter().for_each(|(key, value)| house.set(key, value).expect("the option exists"));
    let met = check_all::<Splendor>(&Setup { players, options: house }, Effort::scaled(games, 1));
    println!("{players} players, {options:?}: {met:#?}");
}

#[test]
fn two_players() {
    keeps_the_laws(2, &[], 40);
}

#[test]
fn three_players() {
    keeps_the_laws(3, &[], 40);
}

#[test]
fn four_players() {
    keeps_the_laws(4, &[], 40);
}

#[test]
fn quick() {
    keeps_the_laws(2, &[("preset", "quick")], 40);
}

#[test]
fn team() {
    keeps_the_laws(4, &[("preset", "team")], 40);
}

#[test]
fn house_rules() {
    keeps_the_laws(3, &[("take_fewer", "true"), ("last_round", "everyone_else_once"), ("face_up", "8")], 40);
}
