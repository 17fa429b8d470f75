//! The Trading Posts keep the laws, for every number of players.

use parure_conformance::{Effort, check};
use parure_engine::game::{Options, Setup};
use parure_engine::splendor::{Posts, SplendorOptions};

fn keeps_the_laws(players: usize, options: &[(&str, &str)]) {
    let mut setup = Setup { players, options: SplendorOptions::default() };
    options.iter().for_each(|(key, value)| setup.options.set(key, value).expect("the option exists"));
    let met = check::<Posts>(&setup, Effort::scaled(40, 1));
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
fn house_rules() {
    keeps_the_laws(3, &[("take_fewer", "true"), ("last_round", "everyone_else_once"), ("face_up", "2")]);
}
