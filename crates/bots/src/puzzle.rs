//! Puzzles: positions with a forced win in a few turns and one move that begins it.
//!
//! [`find()`] takes them from games between bots, [`Puzzle::verify`] proves them again, an [`Attempt`] plays them against
//! the strongest resistance, and [`Refutation`] answers "why not?" for a move that is not the one. `docs/puzzles.md` has the
//! rules by which they are proved and graded.

mod attempt;
mod find;
mod plan;
mod refutation;
mod solver;
mod text;

pub use attempt::{Attempt, Played};
pub use find::{Hunt, find};
pub use plan::Plan;
pub use refutation::{LineStep, Refutation};
pub use solver::{OutOfNodes, Solver};
pub use text::{PuzzleError, parse_puzzles};

use std::error::Error;
use std::fmt;

use parure_engine::any::{AnyAction, AnyGame, AnyView, KnownGame as _};
use parure_engine::chance::Sampled;
use parure_engine::game::ToAct;
use parure_engine::on_any;
use parure_engine::seat::{Observer, Seat};

/// In how many own turns a puzzle is won at most.
pub const MOST_TURNS: u8 = 3;
/// How many steps the proof of one puzzle plays at most.
pub const NODES: u64 = 1_000_000;
/// How many steps are played to see whether one wrong move is tempting.
const TEMPTATION_NODES: u64 = 30_000;

/// A position in which the player to act wins for certain in a few own turns, and by one first move only.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// Its name, which no other puzzle has.
    pub name: String,
    /// What the player to act sees.
    pub view: AnyView,
    /// In how many own turns the win is forced: no fewer are enough.
    pub turns: u8,
    /// The only first move that does it.
    pub solution: AnyAction,
    /// How many of the other moves fail narrowly: to at most one in four of the first answers.
    pub tempting: u8,
}

/// Why a puzzle is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The one who looks is not to act.
    NotToAct,
    /// The solution does not win for certain in so many turns.
    NoWin,
    /// Fewer turns are enough.
    Shorter(u8),
    /// Another first move wins as well.
    Another(AnyAction),
    /// The move is not legal there.
    NotLegal,
    /// As many moves are tempting, not as many as it says.
    Tempting(u8),
    /// The proof takes more steps than are allowed.
    TooLong,
    /// This program cannot solve puzzles of an expansion.
    LeftOut,
}

impl Puzzle {
    /// How hard it is, from 1 to 5: its turns, and one more each where a move is tempting and where several are.
    pub const fn grade(&self) -> u8 {
        self.turns + (self.tempting > 0) as u8 + (self.tempting > 3) as u8
    }

    /// Proves it: the solution wins for certain in as many turns as it says, and in no fewer, and nothing else does.
    pub fn verify(&self) -> Result<(), Flaw> {
        on_any!(AnyView, &self.view, G, view => {
            match solve::<G>(view, self.turns, NODES)? {
                None => Err(Flaw::NoWin),
                Some(Solved { turns, .. }) if turns < self.turns => Err(Flaw::Shorter(turns)),
                Some(Solved { solutions, .. }) => match solutions[..] {
                    [only] if G::any_action(only) == self.solution => {
                        let tempting = tempting::<G>(view, only, self.turns)?;
                        if tempting == self.tempting { Ok(()) } else { Err(Flaw::Tempting(tempting)) }
                    }
                    ref several => {
                        let mut others = several.iter().map(|&other| G::any_action(other));
                        let other = others.find(|&other| other != self.solution);
                        Err(other.map_or(Flaw::NoWin, Flaw::Another))
                    }
                },
            }
        })
    }

    /// How a move fails to win in as many turns; nothing if it is the solution.
    ///
    /// An error if the move is not legal, or if its refutation takes too many steps to find.
    pub fn why_not(&self, action: AnyAction) -> Result<Option<Refutation<AnyGame, AnyAction>>, Flaw> {
        self.attempt()?.why_not(action)
    }

    /// Somebody tries to solve it.
    #[cfg(not(feature = "base-puzzles"))]
    pub fn attempt(&self) -> Result<Box<dyn Attempt>, Flaw> {
        on_any!(AnyView, &self.view, G, view => self.attempt_in::<G>(view))
    }

    /// The same where a program has to be small: the proof is compiled for every game anew, and expansions have no puzzles
    /// of ours.
    #[cfg(feature = "base-puzzles")]
    pub fn attempt(&self) -> Result<Box<dyn Attempt>, Flaw> {
        match &self.view {
            AnyView::Splendor(view) => self.attempt_in::<parure_engine::splendor::Splendor>(view),
            AnyView::Marvel(view) => self.attempt_in::<parure_engine::marvel::Marvel>(view),
            AnyView::Duel(view) => self.attempt_in::<parure_engine::duel::Duel>(view),
            _ => Err(Flaw::LeftOut),
        }
    }

    fn attempt_in<G: Plan>(&self, view: &G::View) -> Result<Box<dyn Attempt>, Flaw> {
        let first = G::known_action(self.solution).ok_or(Flaw::NotLegal)?;
        Ok(Box::new(attempt::Solving::<G>::begin(view, first, self.turns)?))
    }
}

/// What forces a win.
struct Solved<A> {
    /// In how many own turns.
    turns: u8,
    /// The first moves that do, two at most.
    solutions: Vec<A>,
}

/// The player to act, who must be the one who looks, and a state that fits the view.
fn to_act<G: Plan>(view: &G::View) -> Result<(Seat, G), Flaw> {
    let state = G::determinize(view, &mut Sampled::from_seed(0));
    match state.to_act() {
        ToAct::Seat(seat) if state.view(Observer::Seat(seat)) == *view => Ok((seat, state)),
        _ => Err(Flaw::NotToAct),
    }
}

/// The shortest forced win of the player to act in at most so many own turns, if there is one.
fn solve<G: Plan>(view: &G::View, most: u8, nodes: u64) -> Result<Option<Solved<G::Action>>, Flaw> {
    let (seat, _) = to_act::<G>(view)?;
    let mut solver = Solver::<G>::new(seat, nodes);
    let states = solver.possibilities(view)?;
    for turns in 1..=most {
        let solutions = solver.two_winning(&states, turns)?;
        if !solutions.is_empty() {
            return Ok(Some(Solved { turns, solutions }));
        }
    }
    Ok(None)
}

/// How many moves but the solution fail narrowly.
fn tempting<G: Plan>(view: &G::View, solution: G::Action, turns: u8) -> Result<u8, Flaw> {
    let (seat, _) = to_act::<G>(view)?;
    let mut solver = Solver::<G>::new(seat, NODES);
    let states = solver.possibilities(view)?;
    let mut tempting = 0;
    for action in states[0].legal().into_iter().filter(|&action| action != solution) {
        solver.allow(TEMPTATION_NODES);
        // What is too long to tell is not near at hand.
        tempting += u8::from(solver.fails_narrowly(&states, action, turns).unwrap_or(false));
    }
    Ok(tempting)
}

impl From<OutOfNodes> for Flaw {
    fn from(OutOfNodes: OutOfNodes) -> Self {
        Self::TooLong
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotToAct => f.write_str("the player who looks is not to act"),
            Self::NoWin => f.write_str("the solution does not win for certain in so many turns"),
            Self::Shorter(turns) => write!(f, "a win in {turns} is forced"),
            Self::Another(action) => write!(f, "`{action}` wins as well"),
            Self::NotLegal => f.write_str("this move is not legal there"),
            Self::Tempting(tempting) => write!(f, "{tempting} moves are tempting"),
            Self::LeftOut => f.write_str("this program has no puzzles of expansions"),
            Self::TooLong => write!(f, "the proof takes more than {NODES} steps"),
        }
    }
}

impl Error for Flaw {}
