//! The learned models know a won game from a lost one, and searches who wins it.

mod common;

use parure_bots::greedy::Greedy;
use parure_bots::search::Searcher;
use parure_bots::{Bot, Budget, Knowledge};
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::duel::Duel;
use parure_engine::game::{Setup, ToAct};
use parure_engine::marvel::Marvel;
use parure_engine::seat::{Observer, Seat};
use parure_engine::splendor::Splendor;

/// What a model thought of the later winner before the last `tail` steps of games between greedy bots, on average.
struct Foreseen {
    /// The judgement of the winner.
    winner: f32,
    /// The judgement of a side that could not tell who wins.
    even: f32,
}

fn judgement<G: Knowledge>(setup: &Setup<G::Options>, tail: usize) -> Foreseen {
    let (mut sum, mut even, mut games) = (0.0, 0.0, 0.0);
    for seed in 0..30 {
        let (mut entropy, mut luck) = (SplitMix64::new(seed), Sampled::from_seed(seed));
        let mut states = vec![G::new(setup, &mut luck).unwrap()];
        let outcome = loop {
            let mut state = states[states.len() - 1].clone();
            match state.to_act() {
                ToAct::Over(outcome) => break Some(outcome),
                ToAct::Seat(_) if states.len() > 600 => break None,
                ToAct::Seat(seat) => {
                    let view = state.view(Observer::Seat(seat));
                    let action = Bot::<G>::choose(&mut Greedy, &view, &Budget::UNLIMITED, &mut entropy).action;
                    state.apply(action, &mut luck, &mut ()).unwrap();
                    states.push(state);
                }
            }
        };
        let Some(outcome) = outcome else { continue };
        let Some(state) = states.len().checked_sub(1 + tail).map(|at| &states[at]) else { continue };
        let winner = outcome.winners.iter().next().unwrap();
        let values = state.model().judge(state);
        let total: f32 = Seat::all(setup.players)
            .filter(|&seat| state.side(seat).first() == Some(seat))
            .map(|seat| values[seat.index()])
            .sum();
        assert!((total - 1.0).abs() < 1e-4, "the sides share one victory: {values:?}");
        assert!(values.iter().all(|value| (0.0..=1.0).contains(value)));
        sum += values[winner.index()];
        let sides = Seat::all(setup.players).filter(|&seat| state.side(seat).first() == Some(seat)).count();
        even += 1.0 / sides as f32;
        games += 1.0;
    }
    assert!(games > 10.0, "too few games came to an end");
    Foreseen { winner: sum / games, even: even / games }
}

fn the_end_is_seen_coming<G: Knowledge>(setup: &Setup<G::Options>) {
    let (over, near, far) = (judgement::<G>(setup, 0), judgement::<G>(setup, 2), judgement::<G>(setup, 16));
    assert_eq!(over.winner, 1.0);
    // A model that knows nothing is the control: it gives every side the same.
    assert!(near.winner > near.even, "two steps before the end the winner has {}, as if even", near.winner);
    assert!(near.winner > far.winner, "{} near the end, {} before", near.winner, far.winner);
}

#[test]
fn the_end_of_a_game_is_seen_coming() {
    the_end_is_seen_coming::<Splendor>(&common::setup::<Splendor>(2, &[]));
    the_end_is_seen_coming::<Splendor>(&common::setup::<Splendor>(4, &[("team", "true")]));
    the_end_is_seen_coming::<Marvel>(&common::setup::<Marvel>(2, &[]));
    the_end_is_seen_coming::<Duel>(&common::setup::<Duel>(2, &[]));
}

/// Where every action of the last to move ends the game for the same winner, a search knows the chances of all seats.
fn a_decided_game_is_known_for_all<G: Knowledge>(players: usize) {
    let setup = common::setup::<G>(players, &[]);
    let (mut decided, mut luck) = (0, Sampled::from_seed(1));
    common::walk::<G>(&setup, 3, 4_000, |state, seat| {
        let mut ends = state.legal().into_iter().map(|action| {
            let mut after = state.clone();
            after.apply_unchecked(action, &mut luck, &mut ());
            match after.to_act() {
                ToAct::Over(outcome) => Some(outcome.winners),
                ToAct::Seat(_) => None,
            }
        });
        let first = ends.next().flatten();
        if let Some(winners) = first.filter(|winners| !winners.contains(seat) && ends.all(|end| end == first)) {
            let view = state.view(Observer::Seat(seat));
            let choice = Searcher::<G>::default().choose(&view, &Budget::iterations(40), &mut SplitMix64::new(1));
            if choice.iterations > 0 {
                decided += 1;
                let share = 1.0 / winners.iter().count() as f32;
                let right = Seat::all(players).all(|seat| {
                    let chance = if winners.contains(seat) { share } else { 0.0 };
                    (choice.win[seat.index()] - chance).abs() < 1e-3
                });
                assert!(right, "{:?} where {winners:?} have won", choice.win);
            }
        }
        decided < 3
    });
    assert!(decided > 0, "no such game came up");
}

#[test]
fn a_search_knows_who_has_won_a_decided_game() {
    a_decided_game_is_known_for_all::<Splendor>(3);
    a_decided_game_is_known_for_all::<Splendor>(4);
    a_decided_game_is_known_for_all::<Marvel>(4);
}
