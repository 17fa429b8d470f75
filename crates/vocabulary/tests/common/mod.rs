//! Random games to look at.

#![allow(dead_code, reason = "each test uses its own part")]

use parure_engine::chance::{Entropy, Sampled};
use parure_engine::game::{Game, Options, Setup, ToAct};
use parure_engine::seat::{Observer, Seat};

/// A setup with these options, as `preset=quick`.
pub fn setup<O: Options>(players: usize, options: &[&str]) -> Setup<O> {
    let named: Vec<_> = options.iter().map(|option| option.split_once('=').expect("key=value")).collect();
    Setup::with_options(players, &named).expect("the options exist")
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
