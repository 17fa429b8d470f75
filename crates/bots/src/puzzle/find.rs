//! Puzzles out of games between bots.

use parure_engine::any::AnySetup;
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::game::{Setup, ToAct};
use parure_engine::on_any;
use parure_engine::seat::{Observer, Seat, SeatSet};

use super::reach::Reach;
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
/// game that is likely to be one.
pub fn find(hunt: &Hunt, seed: u64) -> Option<Puzzle> {
    on_any!(AnySetup, &hunt.setup, G, setup => find_in::<G>(setup, hunt, seed))
}

/// The beginning of a turn in a game between bots, with the number of its step.
struct Turn<G> {
    step: u32,
    seat: Seat,
    state: G,
}

impl<G: Reach> Turn<G> {
    /// Whether the player needs all the turns of the longest puzzles to win, and nobody else can win before.
    fn is_tight(&self) -> bool {
        let Self { seat, state, .. } = self;
        let others = Seat::all(state.setup().players).filter(|other| other != seat);
        state.may_win(*seat, MOST_TURNS)
            && !state.may_win(*seat, MOST_TURNS - 1)
            && others.into_iter().all(|other| !state.may_win(other, MOST_TURNS - 1))
    }
}

fn find_in<G: BotGame + Reach>(setup: &Setup<G::Options>, hunt: &Hunt, seed: u64) -> Option<Puzzle> {
    let (mut turns, winners) = turns::<G>(setup, hunt, seed)?;
    if hunt.turns == Some(MOST_TURNS) {
        turns.retain(Turn::is_tight);
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
        Some(Puzzle { name, view: G::any_view(view), turns, solution: G::any_action(solution), tempting })
    })
}

/// The turns of a game between bots, and who has won it; nothing where it does not end.
fn turns<G: BotGame + Reach>(setup: &Setup<G::Options>, hunt: &Hunt, seed: u64) -> Option<(Vec<Turn<G>>, SeatSet)> {
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
