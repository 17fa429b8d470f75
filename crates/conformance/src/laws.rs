//! The laws that every game keeps.
//!
//! [`setup`] holds before a game, [`position`] at every position, [`game`] over a whole game.

mod legality;
mod pieces;
mod replay;
mod secrecy;
mod text;

pub use replay::setup;

use std::fmt::Debug;

use parure_engine::chance::{Chance, Draw, Pool, SplitMix64};
use parure_engine::game::{Game, Sink, ToAct};
use parure_engine::seat::{Observer, Seat};

use crate::play::Played;
use crate::{Coverage, LawSubject};

/// Whether a law held, and if not, what was wrong.
pub type Law = Result<(), String>;

/// The laws of one position, whose legal actions are `legal`.
pub fn position<G: LawSubject>(state: &G, legal: &[G::Action], seed: u64, met: &mut Coverage) -> Law {
    let mut stream = SplitMix64::new(seed ^ met.positions as u64);
    met.positions += 1;
    Coverage::count(&mut met.phases, state.phase());
    legal.iter().for_each(|&action| Coverage::count(&mut met.kinds, G::kind(action)));
    legality::position(state, legal, &mut stream, met)?;
    pieces::position(state, legal, &mut stream)?;
    secrecy::position(state, legal, &mut stream, met)?;
    text::position(state, legal, &mut stream)
}

/// The laws of a whole game.
pub fn game<G: LawSubject>(played: &Played<G>, met: &mut Coverage) -> Law {
    if let ToAct::Over(outcome) = played.end.to_act() {
        Coverage::count(&mut met.endings, format!("{:?}", outcome.reason));
    }
    let events: Vec<_> = played.steps.iter().flat_map(|step| step.events.iter().copied()).collect();
    played.end.audit_event_order(&events)?;
    replay::game(played)?;
    secrecy::game(played, met)?;
    text::game(played)
}

/// Everybody who can look at a game.
fn observers<G: Game>(state: &G) -> impl Iterator<Item = Observer> + use<G> {
    Seat::all(state.setup().players).map(Observer::Seat).chain([Observer::Spectator, Observer::Referee])
}

/// Audits a position of a game.
fn in_order<G: LawSubject>(state: &G) -> Law {
    state.audit()?;
    state.audit_course()
}

/// Compares what must be the same.
pub(crate) fn same<T: PartialEq + Debug>(what: &str, found: &T, expected: &T) -> Law {
    if found == expected { Ok(()) } else { Err(format!("{what}: found {found:?}, expected {expected:?}")) }
}

/// Demands something.
pub(crate) fn demand(holds: bool, what: impl FnOnce() -> String) -> Law {
    if holds { Ok(()) } else { Err(what()) }
}

/// Luck for what must not ask for any.
struct NoLuck;

impl Chance for NoLuck {
    fn draw(&mut self, pool: Pool) -> Draw {
        panic!("a refused action draws from {pool:?}");
    }
}

/// Ears for what must not say anything.
struct NoEvents;

impl<E: Debug> Sink<E> for NoEvents {
    fn emit(&mut self, event: E) {
        panic!("a refused action emits {event:?}");
    }
}
