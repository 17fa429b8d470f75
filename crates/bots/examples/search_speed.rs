//! Iterations per second of the search in each game, on one thread and on two:
//! `cargo run --release -p parure-bots --example search_speed [SECONDS]`.

use std::time::{Duration, Instant};

use parure_bots::bot::Bot;
use parure_bots::greedy::Greedy;
use parure_bots::search::Searcher;
use parure_bots::{Budget, Knowledge};
use parure_engine::any::RulesId;
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::game::{Setup, ToAct};
use parure_engine::seat::Observer;
use parure_engine::with_game;

/// How many positions share the time.
const POSITIONS: u32 = 10;

fn main() {
    let seconds: f64 = std::env::args().nth(1).map_or(5.0, |text| text.parse().expect("a number of seconds"));
    println!("{:10} {:>12} {:>12} {:>8}", "game", "1 thread/s", "2 threads/s", "scaling");
    for id in RulesId::ALL {
        let [one, two] = with_game!(id, G => [1, 2].map(|threads| speed::<G>(seconds, threads)));
        println!("{:10} {one:12.0} {two:12.0} {:8.2}", format!("{id:?}"), two / one);
    }
}

/// Iterations per second over positions from the first to the last third of a game.
fn speed<G: Knowledge>(seconds: f64, threads: usize) -> f64 {
    let budget = Budget::time(Duration::from_secs_f64(seconds / f64::from(POSITIONS))).with_threads(threads);
    let mut entropy = SplitMix64::new(7);
    let mut luck = Sampled(SplitMix64::new(7));
    let mut searcher = Searcher::<G>::default();
    let (mut iterations, mut spent) = (0, Duration::ZERO);
    let setup = Setup { players: 2, options: G::Options::default() };
    let mut state = G::new(&setup, &mut luck).expect("two can play every game");
    for step in 0..POSITIONS * 4 {
        let ToAct::Seat(seat) = state.to_act() else { break };
        let view = state.view(Observer::Seat(seat));
        if step % 4 == 0 {
            let start = Instant::now();
            iterations += searcher.choose(&view, &budget, &mut entropy).iterations;
            spent += start.elapsed();
        }
        let action = Bot::<G>::choose(&mut Greedy, &view, &Budget::UNLIMITED, &mut entropy).action;
        state.apply(action, &mut luck, &mut ()).expect("a bot plays legal actions");
    }
    f64::from(iterations) / spent.as_secs_f64()
}
