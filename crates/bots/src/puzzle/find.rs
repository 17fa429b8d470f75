//! Puzzles out of games between bots.

use parure_engine::any::AnySetup;
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::game::{Setup, ToAct};
use parure_engine::on_any;
use parure_engine::seat::{Observer, Seat, SeatSet};

use super::plan::{Plan, Planner};
use super::{MOST_TURNS, Puzzle, Solved, solve, tempting};
use crate::bot_game::BotGame;
use crate::match_play::STEP_CAP;
use crate::seed;
use crate::spec::BotSpec;

/// What is looked for, and where.
#[derive(Clone, Debug)]
pub struct Hunt {
    /// The games to play.
    pub setup: AnySetup,
    /// Who plays, in all seats or in one.
    pub bot: BotSpec,
    /// Who plays the others; nothing where all play alike. Somebody who is far behind can do little about a long plan.
    pub against: Option<BotSpec>,
    /// In how many own turns a puzzle is to be won; nothing for any number up to [`MOST_TURNS`].
    pub turns: Option<u8>,
    /// How many steps each proof may take: at most [`NODES`](super::NODES), or the puzzle cannot be verified.
    pub nodes: u64,
}

/// The puzzle in the bots' game with this seed, if there is one: of those in the last turns of the winner the longest.
///
/// The longest puzzles are rare and their proofs long: where only those are wanted, they are looked for in every turn of the
/// game in which one plan wins, and so many turns before the end.
pub fn find(hunt: &Hunt, seed: u64) -> Option<Puzzle> {
    on_any!(AnySetup, &hunt.setup, G, setup => find_in::<G>(setup, hunt, seed))
}

/// The beginning of a turn in a game between bots, with the number of its step.
struct Turn<G> {
    step: u32,
    seat: Seat,
    state: G,
}

/// How many steps are spent on looking for the plans in a position.
const PLAN_STEPS: u64 = 100_000;

impl<G: Plan> Turn<G> {
    /// Whether one plan that begins in this turn needs all the turns of the longest puzzles, and no other is known.
    fn has_one_plan(&self) -> bool {
        let Self { seat, state, .. } = self;
        if !state.may_win(*seat, MOST_TURNS) || state.may_win(*seat, 1) {
            return false;
        }
        let (mut planner, state) = (Planner::new(*seat), std::slice::from_ref(state));
        let mut stands = |action, turns| planner.stands(state, action, turns, PLAN_STEPS).0;
        if stands(None, MOST_TURNS - 1) || !stands(None, MOST_TURNS) {
            return false;
        }
        state[0].legal().into_iter().filter(|&action| stands(Some(action), MOST_TURNS)).take(2).count() == 1
    }
}

fn find_in<G: BotGame + Plan>(setup: &Setup<G::Options>, hunt: &Hunt, seed: u64) -> Option<Puzzle> {
    let (mut turns, winners) = turns::<G>(setup, hunt, seed)?;
    if hunt.turns == Some(MOST_TURNS) {
        let own = |turn: &&Turn<G>| winners.contains(turn.seat);
        let last = turns.iter().filter(own).nth_back(usize::from(MOST_TURNS) - 1).map(|turn| turn.step);
        turns.retain(|turn| Some(turn.step) == last || turn.has_one_plan());
    } else {
        turns.retain(|turn| winners.contains(turn.seat));
        turns.drain(..turns.len().saturating_sub(MOST_TURNS.into()));
    }
    turns.into_iter().find_map(|Turn { step, seat, state }| {
        let view = state.view(Observer::Seat(seat));
        let Solved { turns, solutions } = solve::<G>(&view, hunt.turns.unwrap_or(MOST_TURNS), hunt.nodes).ok()??;
        let [solution] = solutions[..] else { return None };
        if hunt.turns.is_some_and(|wanted| wanted != turns) {
            return None;
        }
        let tempting = tempting::<G>(&view, solution, turns).ok()?;
        let name = format!("{}-{seed}-{step}", hunt.setup.id());
        let puzzle = Puzzle { name, view: G::any_view(view), turns, solution: G::any_action(solution), tempting };
        (turns < MOST_TURNS || can_be_tried(&puzzle)).then_some(puzzle)
    })
}

/// Whether every move can be judged that somebody may try next, once the solution is found: then proofs can be as long.
fn can_be_tried(puzzle: &Puzzle) -> bool {
    let Ok(mut attempt) = puzzle.attempt() else { return false };
    let found = matches!(attempt.play(puzzle.solution), Ok(Some(_)));
    found && attempt.position().legal().into_iter().all(|action| attempt.why_not(action).is_ok())
}

/// The turns of a game between bots, and who has won it; nothing where it does not end.
fn turns<G: BotGame + Plan>(setup: &Setup<G::Options>, hunt: &Hunt, seed: u64) -> Option<(Vec<Turn<G>>, SeatSet)> {
    let own = seed as usize % setup.players;
    let specs = Seat::all(setup.players).map(|seat| match &hunt.against {
        Some(other) if seat.index() != own => other,
        _ => &hunt.bot,
    });
    let mut players: Vec<_> = specs.map(|spec| Some((spec.build::<G>()?, spec.budget))).collect::<Option<_>>()?;
    let mut entropy: SplitMix64 = seed::stream(seed, &[1]);
    let mut luck = seed::stream(seed, &[0]);
    let mut state = G::new(setup, &mut Sampled(&mut luck)).ok()?;
    let mut turns = Vec::new();
    let mut begins = true;
    for step in 0..STEP_CAP {
        let seat = match state.to_act() {
            ToAct::Seat(seat) => seat,
            ToAct::Over(outcome) => return Some((turns, outcome.winners)),
        };
        if begins {
            turns.push(Turn { step, seat, state: state.clone() });
        }
        let (player, budget) = &mut players[seat.index()];
        let action = player.choose(&state.view(Observer::Seat(seat)), budget, &mut entropy).action;
        state.apply_unchecked(action, &mut Sampled(&mut luck), &mut ());
        begins = state.ended_turn(action);
    }
    None
}
