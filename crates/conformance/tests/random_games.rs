//! Many random games of every module of Cities of Splendor, with the laws that cost little: each position is in order,
//! each game replays from its seed, its draws and its record, and a card hidden in a hand can be exchanged unseen.
//!
//! `PARURE_EFFORT=50` plays a thousand of each module and number of players.

use parure_conformance::play::{Context, Played};
use parure_conformance::policy::Policy;
use parure_conformance::{Coverage, Effort, LawSubject, laws};
use parure_engine::game::Setup;
use parure_engine::splendor::{Cities, Orient, Posts, Strongholds};

fn keeps_order<G: LawSubject>() {
    for players in 2..=4 {
        let setup = Setup { players, options: G::Options::default() };
        let (effort, mut met) = (Effort::scaled(20, 1_000), Coverage::default());
        for seed in (effort.seed..).take(effort.games) {
            let _context = Context::new(format!("{} {setup:?}, seed {seed}", std::any::type_name::<G>()));
            let played = Played::<G>::play(&setup, Policy::Uniform, seed, |state, legal| {
                state.audit()?;
                state.audit_course()?;
                let refused = legal.iter().find(|&&action| state.check(action).is_err());
                refused.map_or(Ok(()), |action| Err(format!("{action:?} is listed and refused")))
            });
            let held = played.and_then(|played| laws::game(&played, &mut met));
            held.unwrap_or_else(|broken| panic!("a law is broken: {broken}"));
        }
        assert!(met.twins > 0 && met.endings.values().sum::<usize>() > 0, "{met:?}");
    }
}

#[test]
fn cities() {
    keeps_order::<Cities>();
}

#[test]
fn posts() {
    keeps_order::<Posts>();
}

#[test]
fn orient() {
    keeps_order::<Orient>();
}

#[test]
fn strongholds() {
    keeps_order::<Strongholds>();
}
