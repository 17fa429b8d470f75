//! A search that is told what was played goes on with what it has found.

mod common;

use parure_bots::search::{Searcher, Settings};
use parure_bots::{Bot, Budget, Knowledge};
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::game::{Setup, ToAct};
use parure_engine::seat::Observer;

fn told_searches_stay_legal<G: Knowledge>(setup: &Setup<G::Options>) {
    let mut searchers: Vec<_> = (0..setup.players).map(|_| Searcher::<G>::new(Settings::default())).collect();
    let (mut entropy, mut luck) = (SplitMix64::new(1), Sampled::from_seed(6));
    let mut state = G::new(setup, &mut luck).unwrap();
    let mut inherited = 0;
    for _ in 0..120 {
        let ToAct::Seat(seat) = state.to_act() else { break };
        let budget = Budget::iterations(60).with_threads(1 + seat.index() % 2);
        let choice = searchers[seat.index()].choose(&state.view(Observer::Seat(seat)), &budget, &mut entropy);
        let visits: u32 = choice.ranked.iter().map(|candidate| candidate.visits).sum();
        inherited += visits.saturating_sub(choice.iterations);
        state.apply(choice.action, &mut luck, &mut ()).expect("a legal action");
        searchers.iter_mut().for_each(|searcher| searcher.observe(choice.action));
    }
    assert!(inherited > 0, "nothing was remembered");
}

#[test]
fn what_was_found_before_is_kept_and_stays_legal() {
    for_all_setups!(told_searches_stay_legal);
}
