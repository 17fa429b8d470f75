//! Random games to look at.

#![allow(dead_code, reason = "each test uses its own part")]

use parure_engine::chance::{Entropy, Sampled};
use parure_engine::game::{Game, Options, Setup, ToAct};
use parure_engine::seat::{Observer, Seat};

/// A setup with these options, as `preset=quick`.
pub fn setup<O: Options>(players: usize, options: &[&str]) -> Setup<O> {
    let mut setup = Setup { players, options: O::default() };
    for option in options {
        let (key, value) = option.split_once('=').expect("an option is key=value");
        setup.options.set(key, value).expect("the option exists");
    }
    setup
}

/// Shows every position of random games from these seeds, the first and the last included.
pub fn each_position<G: Game>(
    setup: &Setup<G::Options>,
    seeds: std::ops::Range<u64>,
    mut show: impl FnMut(&G, &[G::Action]),
) {
    for seed in seeds {
        let mut luck = Sampled::from_seed(seed);
        let mut game = G::new(setup, &mut luck).expect("the setup is allowed");
        let mut legal = Vec::new();
        loop {
            legal.clear();
            game.legal_actions(&mut legal);
            show(&game, &legal);
            if let ToAct::Over(_) = game.to_act() {
                break;
            }
            let action = legal[luck.0.below(legal.len() as u32) as usize];
            game.apply(action, &mut luck, &mut ()).expect("a listed action is legal");
        }
    }
}

/// Everybody who can look at a game.
pub fn observers(players: usize) -> Vec<Observer> {
    Seat::all(players).map(Observer::Seat).chain([Observer::Spectator, Observer::Referee]).collect()
}
