//! The hot calls do not allocate: counted by the allocator itself, over all phases and kinds of action.

#![allow(unsafe_code, reason = "an allocator can only be wrapped so")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::hint::black_box;

use parure_conformance::play::Played;
use parure_conformance::policy::Policy;
use parure_conformance::{LawSubject, start};
use parure_engine::chance::{FixedDeal, Sampled};
use parure_engine::duel::Duel;
use parure_engine::game::Setup;
use parure_engine::marvel::Marvel;
use parure_engine::notation::parse_position;
use parure_engine::seat::{Observer, Seat};
use parure_engine::splendor::{Cities, Orient, Posts, Splendor, Strongholds};

/// The system's allocator, which counts what this thread asks for.
struct Counting;

thread_local! {
    static ASKED: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: every call is passed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.with(|asked| asked.set(asked.get() + 1));
        // SAFETY: the caller keeps the promises of `GlobalAlloc::alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the promises of `GlobalAlloc::dealloc`.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ASKED.with(|asked| asked.set(asked.get() + 1));
        // SAFETY: the caller keeps the promises of `GlobalAlloc::realloc`.
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Does something and demands that it asked for no memory.
#[track_caller]
fn without_allocating<T>(what: &dyn Debug, work: impl FnOnce() -> T) -> T {
    let before = ASKED.get();
    let done = black_box(work());
    let asked = ASKED.get() - before;
    assert_eq!(asked, 0, "{what:?} allocates");
    done
}

/// Looks at every call in one position; `buffer` is warm.
fn position<G: LawSubject>(state: &G, buffer: &mut Vec<G::Action>, met: &mut BTreeMap<&'static str, usize>) {
    buffer.clear();
    without_allocating(&"legal_actions", || state.legal_actions(buffer));
    let seats = Seat::all(state.setup().players).map(Observer::Seat);
    for observer in seats.chain([Observer::Spectator, Observer::Referee]) {
        let view = without_allocating(&"view", || state.view(observer));
        without_allocating(&"determinize", || G::determinize(&view, &mut Sampled::from_seed(7)));
    }
    for &action in &*buffer {
        *met.entry(G::kind(action)).or_default() += 1;
        let mut after = without_allocating(&"clone", || state.clone());
        without_allocating(&"check", || state.check(action)).expect("a listed action is legal");
        without_allocating(&action, || after.apply_unchecked(action, &mut Sampled::from_seed(7), &mut ()));
        // What was legal before is often refused afterwards.
        let refused = without_allocating(&"a refusal", || after.apply(action, &mut FixedDeal::from_seed(7), &mut ()));
        black_box(refused.is_err());
    }
}

/// Plays games by every policy, over and over until every phase and every kind of action has come up; `rare` is a
/// position that they hardly come to.
fn games<G: LawSubject>(players: usize, options: &[(&str, &str)], rare: Option<&str>) {
    let setup = Setup::with_options(players, options).expect("the options exist");
    let mut buffer = Vec::with_capacity(4_096);
    let (mut kinds, mut phases) = (BTreeMap::new(), BTreeMap::new());
    let unmet = |phases: &BTreeMap<&str, usize>, kinds: &BTreeMap<&str, usize>| -> Vec<_> {
        let phases = G::expected(&setup).phases.into_iter().filter(|phase| !phases.contains_key(phase));
        phases.chain(G::kinds().into_iter().filter(|kind| !kinds.contains_key(kind))).collect()
    };
    let rare = rare.map(|text| parse_position::<G>(text).expect("the position can be read"));
    rare.iter().for_each(|state| position(state, &mut buffer, &mut kinds));
    for seed in 0..ROUNDS {
        for policy in Policy::all::<G>() {
            let game = Played::<G>::quietly(&setup, policy, seed);
            for state in game.steps.iter().map(|step| &step.before).chain([&game.end]) {
                *phases.entry(state.phase()).or_insert(0) += 1;
                position(state, &mut buffer, &mut kinds);
            }
        }
        if unmet(&phases, &kinds).is_empty() {
            return;
        }
    }
    panic!("{setup:?} never comes to {:?}", unmet(&phases, &kinds));
}

/// A privilege has taken the last gem, gold is left, and nothing can be bought (D-10).
const FORCED_PASS: &str = "\
duel 2
turn 1 round 36 phase act
board ...../.*.*./...../...../...*.
1 D1-18 D1-26 D1-29 D1-27 D1-23
2 D2-10 D2-02 D2-13 D2-05
3 D3-10 D3-03 D3-09
seat 0 tokens wwgggrkkpp cards D1-01 D1-05 D1-07 D1-15 hand D3-04 D3-11 (D3-13)
seat 1 tokens wwuuuugrrrkk cards D1-10 D2-07 hand D2-12 (D2-24) D3-12 privileges 1
";

/// How often all policies may be tried.
const ROUNDS: u64 = 40;

/// A single test, so that the process has nothing else to allocate for.
#[test]
fn hot_calls_do_not_allocate() {
    let counted = ASKED.get();
    drop(black_box(Box::new(1)));
    assert_eq!(ASKED.get() - counted, 1, "the allocator counts");
    let (setup, mut chance) = (Setup { players: 2, options: Default::default() }, Sampled::from_seed(1));
    without_allocating(&"new", || start::<Splendor>(&setup, &mut chance));
    for players in 2..=4 {
        games::<Splendor>(players, &[], None);
        games::<Marvel>(players, &[], None);
        games::<Cities>(players, &[], None);
        games::<Posts>(players, &[], None);
        games::<Orient>(players, &[], None);
        games::<Strongholds>(players, &[], None);
    }
    games::<Splendor>(4, &[("preset", "team")], None);
    games::<Splendor>(2, &[("preset", "quick"), ("take_fewer", "true")], None);
    games::<Duel>(2, &[("stalling", "true")], Some(FORCED_PASS));
}
