//! Duel keeps the laws.

use parure_conformance::{Effort, check};
use parure_engine::duel::{Duel, DuelOptions};
use parure_engine::game::Setup;

fn keeps_the_laws(stalling: bool) {
    let met = check::<Duel>(&Setup { players: 2, options: DuelOptions { stalling } }, Effort::scaled(40, 1));
    println!("stalling {stalling}: {met:#?}");
}

#[test]
fn with_stalling() {
    keeps_the_laws(true);
}

#[test]
fn without_stalling() {
    keeps_the_laws(false);
}
