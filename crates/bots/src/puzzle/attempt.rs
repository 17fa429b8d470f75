//! A try at a puzzle: the player's moves, and the strongest resistance to them.

use std::cmp::Reverse;

use parure_engine::any::{AnyAction, AnyGame};
use parure_engine::chance::Draw;
use parure_engine::game::ToAct;
use parure_engine::seat::Seat;

use super::plan::Plan;
use super::refutation::{LineStep, Refutation};
use super::solver::{OutOfNodes, Solver};
use super::{Flaw, NODES, to_act};

/// How many steps are played to find the strongest resistance to one move.
const RESISTANCE_NODES: u64 = 100_000;

/// Where somebody who solves a puzzle has come to.
pub trait Attempt {
    /// Who solves it.
    fn seat(&self) -> Seat;

    /// A position that fits what the player knows.
    fn position(&self) -> AnyGame;

    /// In how many own turns the win is to be forced from here on.
    fn turns(&self) -> u8;

    /// Plays a move of the player and everything until the player is to act again or has won: chance and the others do what
    /// is hardest for the player. Nothing, and nothing changes, if the move does not win for certain.
    ///
    /// An error if the move is not legal, or if it takes too many steps to judge it.
    fn play(&mut self, action: AnyAction) -> Result<Option<Vec<Played>>, Flaw>;

    /// How a move fails to win in as many turns; nothing if it wins. Errors as for [`Attempt::play`].
    fn why_not(&mut self, action: AnyAction) -> Result<Option<Refutation<AnyGame, AnyAction>>, Flaw>;
}

/// One step of an attempt, and where it was played. What the player cannot know may have changed since the step before.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The position before it.
    pub before: AnyGame,
    /// Who played what, and what chance gave.
    pub step: LineStep<AnyAction>,
}

/// An attempt in one game.
pub(super) struct Solving<G: Plan> {
    solver: Solver<G>,
    seat: Seat,
    /// All that are the same to the player.
    states: Vec<G>,
    turns: u8,
    /// The first move, until it is made.
    first: Option<G::Action>,
}

/// How hard something is for the player: the turns that it still takes, then how few moves win.
type Resistance = (u8, Reverse<usize>);

/// What an action leads to from one of the states, by its place.
struct Outcome<G> {
    from: usize,
    draws: Vec<Draw>,
    next: G,
}

/// An action with those of its outcomes that are the same to the player.
struct Way<G: Plan> {
    /// Nothing where it cannot be told within the bound: that counts as easy.
    resistance: Option<Resistance>,
    action: G::Action,
    group: Vec<Outcome<G>>,
    /// The own turns that are left.
    turns: u8,
}

impl<G: Plan> Solving<G> {
    pub(super) fn begin(view: &G::View, first: G::Action, turns: u8) -> Result<Self, Flaw> {
        let (seat, _) = to_act::<G>(view)?;
        let mut solver = Solver::new(seat, NODES);
        let states = solver.possibilities(view)?;
        Ok(Self { solver, seat, states, turns, first: Some(first) })
    }

    fn legal(&self, action: AnyAction) -> Result<G::Action, Flaw> {
        let known = G::known_action(action).filter(|&action| self.states[0].check(action).is_ok());
        known.filter(|_| self.solver.is_own(&self.states[0])).ok_or(Flaw::NotLegal)
    }

    /// Plays the one of these actions, with the one of its outcomes, that is hardest for the player.
    fn resist(&mut self, actions: &[G::Action]) -> Result<Played, Flaw> {
        self.solver.allow(RESISTANCE_NODES);
        let own = self.solver.is_own(&self.states[0]);
        let mut hardest: Option<Way<G>> = None;
        for &action in actions {
            let Ok(outcomes) = self.outcomes(action) else { break };
            for group in self.solver.divide(outcomes, |outcome| &outcome.next) {
                let turns = Solver::turns_after(&group[0].next, action, self.turns, own);
                let states: Vec<G> = group.iter().map(|outcome| outcome.next.clone()).collect();
                let resistance = self.resistance(&states, turns).ok();
                if hardest.as_ref().is_none_or(|way| resistance > way.resistance) {
                    hardest = Some(Way { resistance, action, group, turns });
                }
            }
        }
        let Way { action, group, turns, .. } = hardest.ok_or(Flaw::TooLong)?;
        let Outcome { from, draws, .. } = &group[0];
        let before = self.states[*from].clone();
        let ToAct::Seat(seat) = before.to_act() else { return Err(Flaw::NotToAct) };
        let step = LineStep { seat, action: G::any_action(action), draws: draws.clone() };
        self.states = group.into_iter().map(|outcome| outcome.next).collect();
        self.turns = turns;
        Ok(Played { before: before.any(), step })
    }

    fn outcomes(&mut self, action: G::Action) -> Result<Vec<Outcome<G>>, OutOfNodes> {
        let mut all = Vec::new();
        for (from, state) in self.states.iter().enumerate() {
            let outcomes = self.solver.outcomes(state, action)?;
            all.extend(outcomes.into_iter().map(|(draws, next)| Outcome { from, draws, next }));
        }
        Ok(all)
    }

    fn resistance(&mut self, states: &[G], left: u8) -> Result<Resistance, OutOfNodes> {
        let mut turns = 0;
        while turns < left && !self.solver.wins(states, turns)? {
            turns += 1;
        }
        let mut winning = 0;
        if self.solver.is_own(&states[0]) {
            for action in states[0].legal() {
                winning += usize::from(self.solver.wins_by(states, action, turns)?);
            }
        }
        Ok((turns, Reverse(winning)))
    }
}

impl<G: Plan> Attempt for Solving<G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn position(&self) -> AnyGame {
        self.states[0].clone().any()
    }

    fn turns(&self) -> u8 {
        self.turns
    }

    fn play(&mut self, action: AnyAction) -> Result<Option<Vec<Played>>, Flaw> {
        let action = self.legal(action)?;
        self.solver.allow(NODES);
        let wins = match self.first {
            Some(first) => action == first,
            None => self.solver.wins_by(&self.states, action, self.turns)?,
        };
        if !wins {
            return Ok(None);
        }
        self.first = None;
        let mut played = vec![self.resist(&[action])?];
        while matches!(self.states[0].to_act(), ToAct::Seat(seat) if seat != self.seat) {
            let answers = self.solver.answers(&self.states, self.turns);
            played.push(self.resist(&answers)?);
        }
        Ok(Some(played))
    }

    fn why_not(&mut self, action: AnyAction) -> Result<Option<Refutation<AnyGame, AnyAction>>, Flaw> {
        let action = self.legal(action)?;
        self.solver.allow(NODES);
        // What wins elsewhere is what the player goes on with.
        if let Some(first) = self.first {
            self.solver.wins_by(&self.states, first, self.turns)?;
        }
        Ok(Refutation::<G, _>::find(&mut self.solver, &self.states, action, self.turns)?.map(Refutation::any))
    }
}
