//! Marvel keeps the laws, for every number of players.

use parure_conformance::{Effort, check};
use parure_engine::game::Setup;
use parure_engine::marvel::{LastRound, Marvel, MarvelOptions};

fn keeps_the_laws(players: usize, options: MarvelOptions) {
    let met = check::<Marvel>(&Setup { players, options }, Effort::scaled(40, 1));
    println!("{players} players, {options:?}: {met:#?}");
}

#[test]
fn two_players() {
    keeps_the_laws(2, MarvelOptions::default());
}

#[test]
fn three_players() {
    keeps_the_laws(3, MarvelOptions::default());
}

#[test]
fn four_players() {
    keeps_the_laws(4, MarvelOptions::default());
}

#[test]
fn take_fewer() {
    keeps_the_laws(3, MarvelOptions { take_fewer: true, ..MarvelOptions::default() });
}

#[test]
fn ends_at_once() {
    keeps_the_laws(3, MarvelOptions { last_round: LastRound::AtOnce, ..MarvelOptions::default() });
}
