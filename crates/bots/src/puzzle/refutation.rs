//! How a move fails: the answer to "why not?".

use parure_engine::any::{AnyAction, AnyGame};
use parure_engine::chance::Draw;
use parure_engine::game::ToAct;
use parure_engine::seat::Seat;

use super::plan::Plan;
use super::solver::{OutOfNodes, Solver};

/// A line of play in which somebody does not win in so many own turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refutation<S, A> {
    /// Where it begins; what the player could not know is laid out as the line needs it.
    pub start: S,
    /// The steps, the refuted move first. It ends with the game, or where the player would need another turn.
    pub steps: Vec<LineStep<A>>,
    /// Where it ends.
    pub end: S,
}

/// One step of a line: who played what, and what chance gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineStep<A> {
    /// Who played.
    pub seat: Seat,
    /// What was played.
    pub action: A,
    /// What was drawn with it.
    pub draws: Vec<Draw>,
}

impl<G: Plan> Refutation<G, G::Action> {
    /// How a first action fails to win in so many own turns; nothing if it wins. The states are the same to the player.
    ///
    /// The others and chance do what refutes; the player goes on with what would have won elsewhere.
    pub fn find(
        solver: &mut Solver<G>,
        states: &[G],
        action: G::Action,
        turns: u8,
    ) -> Result<Option<Self>, OutOfNodes> {
        if solver.wins_by(states, action, turns)? {
            return Ok(None);
        }
        let mut lines: Vec<_> =
            states.iter().map(|state| Self { start: state.clone(), steps: Vec::new(), end: state.clone() }).collect();
        let (mut action, mut turns) = (action, turns);
        loop {
            (lines, turns) = Self::play(solver, &lines, action, turns)?;
            let states: Vec<_> = lines.iter().map(|line| line.end.clone()).collect();
            let own = solver.is_own(&states[0]);
            if matches!(states[0].to_act(), ToAct::Over(_)) || (own && turns == 0) {
                let lost = lines.into_iter().find(|line| !solver.has_won(&line.end));
                return Ok(lost);
            }
            action = if own {
                solver.own_tries(&states, turns)[0]
            } else {
                let answers = solver.answers(&states, turns);
                let refutes = |solver: &mut Solver<G>, &answer: &_| Ok(!solver.after(&states, answer, turns)?);
                *solver.first(&answers, turns, refutes)?.expect("what does not win for certain has an answer")
            };
        }
    }

    /// The same as one of any game.
    pub fn any(self) -> Refutation<AnyGame, AnyAction> {
        let any = |step: LineStep<G::Action>| LineStep {
            seat: step.seat,
            action: G::any_action(step.action),
            draws: step.draws,
        };
        Refutation { start: self.start.any(), steps: self.steps.into_iter().map(any).collect(), end: self.end.any() }
    }

    /// Plays an action that does not win for certain, and keeps those of its outcomes in which it fails: one, or several
    /// that only together leave the player at a loss.
    fn play(
        solver: &mut Solver<G>,
        lines: &[Self],
        action: G::Action,
        turns: u8,
    ) -> Result<(Vec<Self>, u8), OutOfNodes> {
        let own = solver.is_own(&lines[0].end);
        let mut longer = Vec::new();
        for line in lines {
            let ToAct::Seat(seat) = line.end.to_act() else { continue };
            for (draws, end) in solver.outcomes(&line.end, action)? {
                let mut steps = line.steps.clone();
                steps.push(LineStep { seat, action, draws });
                longer.push(Self { start: line.start.clone(), steps, end });
            }
        }
        let left = |line: &Self| Solver::turns_after(&line.end, action, turns, own);
        let fails = |solver: &mut Solver<G>, line: &Self| {
            let wins = solver.wins(std::slice::from_ref(&line.end), left(line))?;
            Ok(!wins)
        };
        if let Some(line) = solver.first(&longer, turns, fails)? {
            return Ok((vec![line.clone()], left(line)));
        }
        for group in solver.divide(longer, |line| &line.end) {
            let states: Vec<_> = group.iter().map(|line| line.end.clone()).collect();
            let left = Solver::turns_after(&states[0], action, turns, own);
            if !solver.wins(&states, left)? {
                return Ok((group, left));
            }
        }
        unreachable!("an action that does not win for certain fails somewhere")
    }
}
