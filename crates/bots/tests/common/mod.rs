//! What the tests share.
#![allow(dead_code)]

use parure_bots::Knowledge;
use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::{Setup, ToAct};
use parure_engine::seat::Seat;

/// A setup with options by name.
pub fn setup<G: Knowledge>(players: usize, options: &[(&str, &str)]) -> Setup<G::Options> {
    Setup::with_options(players, options).expect("options of the game")
}

/// Walks through games in which most steps follow the rule of thumb, so that every phase comes up, and shows each state
/// with the seat to act; stops when `show` says so or after `steps` steps.
pub fn walk<G: Knowledge>(setup: &Setup<G::Options>, seed: u64, steps: u32, mut show: impl FnMut(&G, Seat) -> bool) {
    let mut entropy = SplitMix64::new(seed);
    let mut luck = Sampled(SplitMix64::new(seed ^ 0xabcd));
    let mut state = G::new(setup, &mut luck).expect("a setup that can be played");
    let mut legal = Vec::new();
    for _ in 0..steps {
        let seat = match state.to_act() {
            ToAct::Seat(seat) => seat,
            ToAct::Over(_) => {
                state = G::new(setup, &mut luck).expect("a setup that can be played");
                continue;
            }
        };
        if !show(&state, seat) {
            return;
        }
        legal.clear();
        state.legal_actions(&mut legal);
        let action =
            if entropy.below(3) == 0 { pick(&legal, &mut entropy) } else { thumb(&state, &legal, seat, &mut luck) };
        state.apply(action, &mut luck, &mut ()).expect("a listed action is legal");
    }
}

fn pick<A: Copy>(legal: &[A], entropy: &mut SplitMix64) -> A {
    legal[entropy.below(legal.len() as u32) as usize]
}

fn thumb<G: Knowledge>(state: &G, legal: &[G::Action], seat: Seat, luck: &mut Sampled<SplitMix64>) -> G::Action {
    let mut best = (f32::MIN, legal[0]);
    for &action in legal {
        let mut after = state.clone();
        after.apply_unchecked(action, luck, &mut ());
        let value = after.rule_of_thumb(seat);
        if value > best.0 {
            best = (value, action);
        }
    }
    best.1
}

/// Runs a test for every game and several setups: `for_all_setups!(check(extra arguments))`.
#[macro_export]
macro_rules! for_all_setups {
    ($check:ident) => {
        use parure_engine::splendor::{Cities, Orient, Posts, Splendor, Strongholds};
        use parure_engine::{duel::Duel, marvel::Marvel};
        $check::<Splendor>(&common::setup::<Splendor>(2, &[]));
        $check::<Splendor>(&common::setup::<Splendor>(
            3,
            &[("take_fewer", "true"), ("last_round", "everyone_else_once")],
        ));
        $check::<Splendor>(&common::setup::<Splendor>(4, &[("preset", "quick")]));
        $check::<Splendor>(&common::setup::<Splendor>(4, &[("team", "true"), ("face_up", "8")]));
        $check::<Cities>(&common::setup::<Cities>(2, &[]));
        $check::<Posts>(&common::setup::<Posts>(3, &[]));
        $check::<Orient>(&common::setup::<Orient>(2, &[]));
        $check::<Strongholds>(&common::setup::<Strongholds>(2, &[]));
        $check::<Strongholds>(&common::setup::<Strongholds>(4, &[("face_up", "1")]));
        $check::<Marvel>(&common::setup::<Marvel>(2, &[]));
        $check::<Marvel>(&common::setup::<Marvel>(3, &[("take_fewer", "true")]));
        $check::<Marvel>(&common::setup::<Marvel>(4, &[]));
        $check::<Duel>(&common::setup::<Duel>(2, &[]));
        $check::<Duel>(&common::setup::<Duel>(2, &[("stalling", "false")]));
    };
}
