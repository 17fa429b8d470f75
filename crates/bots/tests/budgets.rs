//! A bot keeps its budget.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use parure_bots::budget::Clock;
use parure_bots::search::{Searcher, Settings};
use parure_bots::{Bot, BotGame, BotLevel, BotSpec, Budget, Knowledge, Personality};
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::duel::Duel;
use parure_engine::game::{Game, Setup, ToAct};
use parure_engine::marvel::Marvel;
use parure_engine::seat::Observer;
use parure_engine::splendor::Splendor;

/// A clock that ticks a millisecond each time it is looked at.
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

/// A clock where there is none, as in WebAssembly.
struct Absent;

impl Clock for Absent {
    fn now(&self) -> Duration {
        panic!("there is no clock here")
    }
}

fn first_position<G: Knowledge>(setup: &Setup<G::Options>) -> (G, G::View) {
    let mut first = None;
    common::walk::<G>(setup, 1, 1, |state, seat| {
        first = Some((state.clone(), state.view(Observer::Seat(seat))));
        false
    });
    first.expect("a game has a first position")
}

fn iterations_are_kept<G: Knowledge>(setup: &Setup<G::Options>) {
    let (state, view) = first_position::<G>(setup);
    let mut searcher = Searcher::<G>::new(Settings::default()).with_clock(Arc::new(Absent));
    for threads in 1..=3 {
        for iterations in [1, 7, 100] {
            let budget = Budget::iterations(iterations).with_threads(threads);
            let choice = searcher.choose(&view, &budget, &mut SplitMix64::new(1));
            assert_eq!(choice.iterations, iterations);
            assert_eq!(choice.ranked.iter().map(|candidate| candidate.visits).sum::<u32>(), iterations);
            assert_eq!(state.check(choice.action), Ok(()));
        }
    }
}

#[test]
fn iterations_are_kept_exactly_on_any_number_of_threads() {
    for_all_setups!(iterations_are_kept);
}

#[test]
fn time_ends_a_search_when_the_clock_says_so() {
    let (_, view) = first_position::<Splendor>(&common::setup::<Splendor>(2, &[]));
    for milliseconds in [1, 10, 25] {
        let clock = Arc::new(Ticking(AtomicU64::new(0)));
        let mut searcher = Searcher::<Splendor>::new(Settings::default()).with_clock(clock.clone());
        let budget = Budget::time(Duration::from_millis(milliseconds));
        let choice = searcher.choose(&view, &budget, &mut SplitMix64::new(1));
        // One look at the start, then one for each millisecond, and none in between.
        assert_eq!(clock.0.load(Ordering::Relaxed), milliseconds + 1);
        assert!(choice.iterations > 0);
        let both = Budget { iterations: Some(5), ..budget };
        assert_eq!(searcher.choose(&view, &both, &mut SplitMix64::new(1)).iterations, 5);
    }
}

#[test]
fn a_search_may_end_early_and_chooses_what_it_would_have_chosen() {
    let (mut stopped, mut shown) = (0, 0);
    common::walk::<Splendor>(&common::setup::<Splendor>(2, &[]), 3, 60, |state, seat| {
        shown += 1;
        if shown % 6 == 0 {
            let view = state.view(Observer::Seat(seat));
            let choices = [false, true].map(|stops_early| {
                let settings = Settings { stops_early, ..Settings::default() };
                let clock = Arc::new(Ticking(AtomicU64::new(0)));
                let mut searcher = Searcher::<Splendor>::new(settings).with_clock(clock);
                searcher.choose(&view, &Budget::time(Duration::from_millis(25)), &mut SplitMix64::new(shown))
            });
            assert_eq!(choices[0].action, choices[1].action);
            assert!(choices[1].iterations <= choices[0].iterations);
            stopped += u32::from(choices[1].iterations < choices[0].iterations);
        }
        true
    });
    assert!(stopped > 0, "no search ended early");
}

/// The time of its own of the bot below, in looks at the clock: so many that hardly ever two actions are even when it is up.
const OWN: u64 = 60;

/// The looks at the clock that each choice of a game takes.
fn looks_at_the_clock(asked: Budget) -> Vec<u64> {
    let clock = Arc::new(Ticking(AtomicU64::new(0)));
    let own = Budget::time(Duration::from_millis(OWN));
    let mut bot = Splendor::bot(BotLevel::Strongest, Personality::Balanced, own, clock.clone());
    let (mut luck, mut entropy) = (Sampled::from_seed(4), SplitMix64::new(4));
    let mut state = Splendor::start(2, &mut luck).unwrap();
    let mut looks = Vec::new();
    while let ToAct::Seat(seat) = state.to_act() {
        let before = clock.0.load(Ordering::Relaxed);
        let choice = bot.choose(&state.view(Observer::Seat(seat)), &asked, &mut entropy);
        if choice.iterations > 0 {
            looks.push(clock.0.load(Ordering::Relaxed) - before);
        }
        state.play(choice.action, &mut luck).unwrap();
        bot.observe(choice.action);
    }
    looks
}

#[test]
fn what_some_choices_save_others_spend() {
    // One look at the start of a choice and one at its end.
    let looks = looks_at_the_clock(Budget::UNLIMITED);
    assert!(looks.iter().all(|&looks| looks <= 2 + 2 * OWN), "{looks:?}");
    let (all, spent) = ((2 + OWN) * looks.len() as u64, looks.iter().sum::<u64>());
    assert!(spent <= all, "more was spent than saved: {looks:?}");
    assert!(spent * 10 >= all * 8, "{spent} of {all} looks were spent: {looks:?}");
}

#[test]
fn the_time_that_a_choice_comes_with_is_the_most_there_is() {
    for milliseconds in [OWN / 2, OWN, OWN + 5] {
        let looks = looks_at_the_clock(Budget::time(Duration::from_millis(milliseconds)));
        assert!(looks.iter().all(|&looks| looks <= 2 + milliseconds), "{looks:?}");
    }
}

#[test]
fn a_level_never_reads_further_than_its_own_limit() {
    let (_, view) = first_position::<Splendor>(&common::setup::<Splendor>(2, &[]));
    for (spec, most) in [("level1", 0), ("level4:50it", 50), ("strongest:30it", 30)] {
        let mut bot = BotSpec::parse(spec).unwrap().build::<Splendor>().unwrap();
        let choice = bot.choose(&view, &Budget::iterations(100_000), &mut SplitMix64::new(1));
        assert_eq!(choice.iterations, most, "{spec}");
    }
}

fn a_win_at_hand_is_played<G: BotGame>(setup: &Setup<G::Options>) {
    let mut found = 0;
    common::walk::<G>(setup, 3, 20_000, |state, seat| {
        let wins = |action| {
            let mut after = state.clone();
            after.apply_unchecked(action, &mut Sampled::from_seed(9), &mut ());
            matches!(after.to_act(), ToAct::Over(outcome) if outcome.winners == state.side(seat))
        };
        if state.legal().into_iter().any(wins) {
            let mut bot = BotSpec::parse("strongest").unwrap().build::<G>().unwrap();
            let choice = bot.choose(&state.view(Observer::Seat(seat)), &Budget::iterations(1), &mut SplitMix64::new(1));
            assert!(wins(choice.action), "{setup:?}: {:?} does not win", choice.action);
            assert_eq!((choice.iterations, choice.win[seat.index()]), (0, 1.0));
            found += 1;
        }
        found < 3
    });
    assert_eq!(found, 3, "{setup:?}: too few wins came up");
}

#[test]
fn who_can_win_at_once_does_without_thinking() {
    a_win_at_hand_is_played::<Splendor>(&common::setup::<Splendor>(2, &[]));
    a_win_at_hand_is_played::<Splendor>(&common::setup::<Splendor>(4, &[("team", "true")]));
    a_win_at_hand_is_played::<Marvel>(&common::setup::<Marvel>(3, &[]));
    a_win_at_hand_is_played::<Duel>(&common::setup::<Duel>(2, &[]));
}
