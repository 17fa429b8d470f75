//! One suite of laws that every game of the family passes by one call.
//!
//! ```no_run
//! use parure_conformance::{Effort, check};
//! use parure_engine::game::Setup;
//! use parure_engine::splendor::{Splendor, SplendorOptions};
//!
//! let setup = Setup { players: 2, options: SplendorOptions::default() };
//! let met = check::<Splendor>(&setup, Effort { games: 40, seed: 1 });
//! println!("{} positions", met.positions);
//! ```
//!
//! A game joins by implementing [`LawSubject`]: candidates for its legal actions, where everything lies, and a second, naive
//! telling of its rules. The suite plays whole games by policies that reach every corner, and holds the laws of
//! [`laws`] at every position.

pub mod census;
pub mod coverage;
#[cfg(doctest)]
mod documents;
mod games;
mod law_subject;
pub mod laws;
pub mod play;
pub mod policy;

pub use coverage::{Coverage, Expected};
pub use law_subject::LawSubject;

use parure_engine::chance::SplitMix64;
use parure_engine::game::{Game, Setup};

use crate::play::{Context, Played};
use crate::policy::Policy;

/// How much to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many games.
    pub games: usize,
    /// Where luck and choices begin.
    pub seed: u64,
}

impl Effort {
    /// This many games, or as many times more as the environment variable `PARURE_EFFORT` says.
    pub fn scaled(games: usize, seed: u64) -> Self {
        let times = std::env::var("PARURE_EFFORT").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
        Self { games: games * times, seed }
    }
}

/// Plays games and holds every law at every position; goes on until everything the game expects was met, for at most
/// [`PATIENCE`] times the effort.
///
/// # Panics
/// If a law is broken, with the seed, the policy and the step where it was, or if a phase, a kind of action, a refusal
/// or an ending was never met.
pub fn check<G: LawSubject>(setup: &Setup<G::Options>, effort: Effort) -> Coverage {
    laws::setup::<G>(setup).unwrap_or_else(|broken| panic!("{setup:?}: a law is broken: {broken}"));
    let (mut met, expected) = (Coverage::default(), G::expected(setup));
    let mut games = Policy::all::<G>().into_iter().cycle().zip(effort.seed..);
    for _ in 0..PATIENCE {
        for (policy, seed) in games.by_ref().take(effort.games) {
            examine::<G>(setup, policy, seed, &mut met);
        }
        if met.missing(&expected).is_empty() {
            return met;
        }
    }
    panic!("{setup:?}: {} positions did not meet {}", met.positions, met.missing(&expected).join(", "));
}

/// How many times its effort [`check`] makes before it says that something is never met.
pub const PATIENCE: usize = 5;

/// Plays one game and holds every law at every position.
///
/// # Panics
/// If a law is broken.
pub fn examine<G: LawSubject>(setup: &Setup<G::Options>, policy: Policy, seed: u64, met: &mut Coverage) {
    let mut choices = SplitMix64::new(!seed);
    let name = format!("{policy:?}");
    examine_by::<G>(setup, &name, seed, |state, legal| policy.choose(state, legal, &mut choices), met);
}

/// The same for a game of somebody else, whose name is told where a law is broken; says whether the game came to its end.
///
/// # Panics
/// If a law is broken.
pub fn examine_by<G: LawSubject>(
    setup: &Setup<G::Options>,
    name: &str,
    seed: u64,
    choose: impl FnMut(&G, &[G::Action]) -> G::Action,
    met: &mut Coverage,
) -> bool {
    let mut context = Context::new(format!("{} {setup:?}, seed {seed}, {name}", std::any::type_name::<G>()));
    let played = Played::<G>::play_by(setup, seed, choose, |state, legal| {
        context.step += 1;
        laws::position(state, legal, seed, met)
    });
    let held = played.and_then(|played| laws::game(&played, met).map(|()| played.is_over()));
    held.unwrap_or_else(|broken| panic!("a law is broken: {broken}"))
}

/// A new game of a setup that the game allows.
///
/// # Panics
/// If the game refuses the setup.
pub fn start<G: Game>(setup: &Setup<G::Options>, chance: &mut impl parure_engine::chance::Chance) -> G {
    G::new(setup, chance).unwrap_or_else(|error| panic!("{setup:?}: {error}"))
}
