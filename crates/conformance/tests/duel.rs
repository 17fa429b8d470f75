//! Duel keeps the laws, with every house rule.

use parure_conformance::{Effort, check};
use parure_engine::duel::{Duel, DuelOptions, Refill};
use parure_engine::game::Setup;

fn keeps_the_laws(options: DuelOptions) {
    let met = check::<Duel>(&Setup { players: 2, options }, Effort::scaled(40, 1));
    println!("{options:?}: {met:#?}");
}

#[test]
fn as_printed() {
    keeps_the_laws(DuelOptions::default());
}

#[test]
fn with_stalling() {
    keeps_the_laws(DuelOptions { stalling: true, ..DuelOptions::default() });
}

#[test]
fn refilled_at_once() {
    keeps_the_laws(DuelOptions { stalling: false, refill: Refill::AtOnce });
}
