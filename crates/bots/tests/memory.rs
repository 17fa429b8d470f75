//! A search that is told what was played goes on with what it has found.

mod common;

use parure_bots::search::{Searcher, Settings};
use parure_bots::{Bot, BotGame, BotSpec, Budget, Choice, Knowledge, Seated};
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::classic::Action;
use parure_engine::game::{Game, Setup, ToAct};
use parure_engine::seat::Observer;
use parure_engine::splendor::Splendor;

fn told_searches_stay_legal<G: Knowledge>(setup: &Setup<G::Options>) {
    let mut searchers: Vec<_> = (0..setup.players).map(|_| Searcher::<G>::new(Settings::default())).collect();
    let (mut entropy, mut luck) = (SplitMix64::new(1), Sampled::from_seed(6));
    let mut state = G::new(setup, &mut luck).unwrap();
    let mut remembered = 0;
    for _ in 0..120 {
        let ToAct::Seat(seat) = state.to_act() else { break };
        let budget = Budget::iterations(60).with_threads(1 + seat.index() % 2);
        let choice = searchers[seat.index()].choose(&state.view(Observer::Seat(seat)), &budget, &mut entropy);
        remembered += inherited(&choice);
        state.apply(choice.action, &mut luck, &mut ()).expect("a legal action");
        searchers.iter_mut().for_each(|searcher| searcher.observe(choice.action));
    }
    assert!(remembered > 0, "nothing was remembered");
}

#[test]
fn what_was_found_before_is_kept_and_stays_legal() {
    for_all_setups!(told_searches_stay_legal);
}

/// How many visits a choice had more than it searched for.
fn inherited<A>(choice: &Choice<A>) -> u32 {
    choice.ranked.iter().map(|candidate| candidate.visits).sum::<u32>().saturating_sub(choice.iterations)
}

fn resting_changes_nothing<G: BotGame>(setup: &Setup<G::Options>) {
    let spec = BotSpec::parse("level4:engine_builder").unwrap();
    let mut seated: Vec<_> = (0..setup.players).map(|_| Seated::<G>::new(spec.build().unwrap())).collect();
    let mut awake: Vec<Box<dyn Bot<G>>> = (0..setup.players).map(|_| spec.build().unwrap()).collect();
    let (mut luck, budget) = (Sampled::from_seed(9), Budget::iterations(60));
    let mut state = G::new(setup, &mut luck).unwrap();
    let (mut played, mut remembered) = (Vec::new(), 0);
    for step in 0..80 {
        let ToAct::Seat(seat) = state.to_act() else { break };
        let (view, entropy) = (state.view(Observer::Seat(seat)), SplitMix64::new(step));
        let choice = seated[seat.index()].choose(&played, &view, &budget, &mut entropy.clone());
        assert_eq!(choice, awake[seat.index()].choose(&view, &budget, &mut entropy.clone()));
        remembered += inherited(&choice);
        state.apply(choice.action, &mut luck, &mut ()).expect("a legal action");
        awake.iter_mut().for_each(|bot| bot.observe(choice.action));
        played.push(choice.action);
    }
    assert!(remembered > 0, "nothing was remembered");
}

#[test]
fn a_bot_at_a_table_chooses_as_one_that_is_told_everything_and_never_rests() {
    for_all_setups!(resting_changes_nothing);
}

#[test]
fn what_was_not_told_before_is_a_new_beginning() {
    let spec = BotSpec::parse("strongest").unwrap();
    let new = || Seated::<Splendor>::new(spec.build().unwrap());
    let ask = |seated: &mut Seated<Splendor>, state: &Splendor, played: &[Action]| {
        let view = state.view(Observer::Seat(state.seat()));
        seated.choose(played, &view, &Budget::iterations(300), &mut SplitMix64::new(1))
    };
    let mut luck = Sampled::from_seed(2);
    let mut state = Splendor::start(2, &mut luck).unwrap();
    let mut seated = new();
    let mut played = vec![ask(&mut seated, &state, &[]).action];
    state.play(played[0], &mut luck).unwrap();
    let (before, early) = (state, played.clone());
    let answer = ask(&mut new(), &state, &played).action;
    state.play(answer, &mut luck).unwrap();
    played.push(answer);
    let goes_on = ask(&mut seated, &state, &played);
    assert!(inherited(&goes_on) > 0, "it went on from what it had found");
    // The same question again: its own choice was not played.
    let fresh = ask(&mut new(), &state, &played);
    assert_eq!(ask(&mut seated, &state, &played), fresh);
    // A move was taken back, by which another seat is asked.
    assert_eq!(ask(&mut seated, &before, &early), ask(&mut new(), &before, &early));
    // Another game has begun, though it was told of this one as well.
    let other = Splendor::start(2, &mut luck).unwrap();
    assert_eq!(ask(&mut seated, &other, &[]), ask(&mut new(), &other, &[]));
}

#[test]
fn no_more_is_remembered_than_the_settings_allow() {
    let mut luck = Sampled::from_seed(2);
    let mut state = Splendor::start(2, &mut luck).unwrap();
    let settings = Settings { most_remembered: 400, ..Settings::default() };
    let mut searcher = Searcher::<Splendor>::new(settings);
    let mut look = |state: &Splendor, iterations| {
        let view = state.view(Observer::Seat(state.seat()));
        let choice = searcher.choose(&view, &Budget::iterations(iterations), &mut SplitMix64::new(1));
        searcher.observe(choice.action);
        let before = searcher.remembers();
        searcher.rest();
        (choice, before, searcher.remembers())
    };
    let (choice, before, after) = look(&state, 1_500);
    assert!(before > 400, "{before} edges are no test");
    assert!((100..=400).contains(&after), "{after} edges");
    state.play(choice.action, &mut luck).unwrap();
    let (goes_on, ..) = look(&state, 100);
    // Few actions are remembered, and yet how often each of them was tried.
    assert!(inherited(&goes_on) > 200, "{} visits", inherited(&goes_on));
}

/// The share of first impressions that each legal action has, in the order of actions.
fn impressions(choice: &Choice<Action>) -> Vec<(Action, f32)> {
    let total: f32 = choice.ranked.iter().map(|candidate| candidate.prior).sum();
    let mut shares: Vec<_> =
        choice.ranked.iter().map(|candidate| (candidate.action, candidate.prior / total)).collect();
    shares.sort_unstable_by_key(|&(action, _)| action);
    shares
}

#[test]
fn a_kept_root_is_weighed_as_a_new_one() {
    let mut luck = Sampled::from_seed(2);
    let mut state = Splendor::start(2, &mut luck).unwrap();
    // What is looked ahead at has luck of its own.
    let searcher = || Searcher::<Splendor>::new(Settings { foresight: 0.0, ..Settings::default() });
    let mut told = searcher();
    let look = |searcher: &mut Searcher<Splendor>, state: &Splendor, iterations| {
        let view = state.view(Observer::Seat(state.seat()));
        searcher.choose(&view, &Budget::iterations(iterations), &mut SplitMix64::new(1))
    };
    look(&mut told, &state, 2_000);
    // A card turns up that the tree has seen in few of its states, if in any.
    let reserve = state.legal().into_iter().find(|action| matches!(action, Action::Reserve(_))).unwrap();
    state.play(reserve, &mut luck).unwrap();
    told.observe(reserve);
    let kept = look(&mut told, &state, 1);
    let new = look(&mut searcher(), &state, 1);
    assert!(kept.ranked.iter().map(|candidate| candidate.visits).sum::<u32>() > 1, "nothing was kept");
    let (kept, new) = (impressions(&kept), impressions(&new));
    assert_eq!(kept.len(), new.len());
    for ((action, share), (same, fresh)) in kept.into_iter().zip(new) {
        assert_eq!(action, same);
        assert!((share - fresh).abs() < 1e-4, "{action:?} has {share} instead of {fresh}");
    }
}

#[test]
fn several_threads_grow_one_tree() {
    let state = Splendor::start(2, &mut Sampled::from_seed(4)).unwrap();
    let view = state.view(Observer::Seat(state.seat()));
    let mut searcher = Searcher::<Splendor>::default();
    let mut look = |iterations, threads| {
        let budget = Budget::iterations(iterations).with_threads(threads);
        let choice = searcher.choose(&view, &budget, &mut SplitMix64::new(1));
        searcher.go_on();
        choice
    };
    let (mut visits, mut alone) = (0, 0.0);
    // One thread goes on with what three have found, and three with what one has.
    for (iterations, threads) in [(3_000, 1), (3_000, 3), (1, 1), (500, 2)] {
        let choice = look(iterations, threads);
        visits += iterations;
        assert_eq!(choice.ranked.iter().map(|candidate| candidate.visits).sum::<u32>(), visits);
        // A result that got lost would count as a loss.
        let sum: f32 = choice.ranked.iter().map(|candidate| candidate.value * candidate.visits as f32).sum();
        let mean = sum / visits as f32;
        alone = if threads == 1 && iterations > 1 { mean } else { alone };
        assert!((mean - alone).abs() < 0.03, "{mean} instead of {alone} with {threads} threads");
    }
}
