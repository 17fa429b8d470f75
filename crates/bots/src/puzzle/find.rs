//! Puzzles out of games between bots.

use parure_engine::any::{AnySetup, KnownGame};
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::game::{Setup, ToAct};
use parure_engine::on_any;
use parure_engine::seat::{Observer, Seat};

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
    /// Who plays all seats.
    pub bot: BotSpec,
    /// In how many own turns a puzzle is to be won; nothing for any number up to [`MOST_TURNS`].
    pub turns: Option<u8>,
    /// How many steps each proof may take: at most [`NODES`](super::NODES), or the puzzle cannot be verified.
    pub nodes: u64,
}

/// The puzzle in the bots' game with this seed, if there is one: the longest of those in the last turns of the winner.
pub fn find(hunt: &Hunt, seed: u64) -> Option<Puzzle> {
    on_any!(AnySetup, &hunt.setup, G, setup => find_in::<G>(setup, hunt, seed))
}

fn find_in<G: BotGame + KnownGame>(setup: &Setup<G::Options>, hunt: &Hunt, seed: u64) -> Option<Puzzle> {
    let turns = last_turns::<G>(setup, &hunt.bot, seed);
    turns.into_iter().find_map(|(step, seat, state)| {
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

/// The beginnings of the winners' last turns in a game between bots, each with the number of its step; none where nobody
/// wins.
fn last_turns<G: BotGame + KnownGame>(setup: &Setup<G::Options>, bot: &BotSpec, seed: u64) -> Vec<(u32, Seat, G)> {
    let Some(mut player) = bot.build::<G>() else { return Vec::new() };
    let mut entropy: SplitMix64 = seed::stream(seed, &[1]);
    let mut luck = seed::stream(seed, &[0]);
    let Ok(mut state) = G::new(setup, &mut Sampled(&mut luck)) else { return Vec::new() };
    let mut turns = Vec::new();
    let mut begins = true;
    for step in 0..STEP_CAP {
        let seat = match state.to_act() {
            ToAct::Seat(seat) => seat,
            ToAct::Over(outcome) => {
                turns.retain(|(_, seat, _)| outcome.winners.contains(*seat));
                let last = turns.len().saturating_sub(MOST_TURNS.into());
                return turns.split_off(last);
            }
        };
        if begins {
            turns.push((step, seat, state.clone()));
        }
        let action = player.choose(&state.view(Observer::Seat(seat)), &bot.budget, &mut entropy).action;
        state.apply_unchecked(action, &mut Sampled(&mut luck), &mut ());
        begins = state.ended_turn(action);
    }
    Vec::new()
}
