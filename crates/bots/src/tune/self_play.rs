//! Games to learn from.
//!
//! Most choices are made by a quick search and a part by a deep one: only the deep ones say what to prefer, while every
//! game says who won.

use std::sync::Arc;

use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::{Setup, ToAct};
use parure_engine::seat::Observer;

use super::games::{Opinion, PlayedGame, Step};
use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::knowledge::Knowledge;
use crate::model::Model;
use crate::search::{Searcher, Settings};

/// For so many steps of each seat, moves are drawn by their share of the search instead of taking the best.
const OPENING: u32 = 8;
/// One game in so many begins with random steps: positions that good play avoids must be judged rightly, too.
const RANDOM_BEGINNINGS: u32 = 4;
/// The steps that a random beginning stays below.
const LONGEST_RANDOM: u32 = 12;
/// One choice in so many is any action.
const SLIPS: u32 = 40;
/// The steps after which a game teaches nothing any more.
const LONGEST: usize = 500;

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The iterations of a quick search.
    pub quick: u32,
    /// The iterations of a deep search.
    pub deep: u32,
    /// One choice in so many is searched deeply.
    pub one_in: u32,
}

/// Plays a game; nothing if it found no end.
pub(super) fn play<G: Knowledge>(
    setup: &Setup<G::Options>,
    model: Option<&Arc<Model>>,
    effort: Effort,
    seed: u64,
) -> Option<PlayedGame<G::Options>> {
    let mut entropy = SplitMix64::new(seed);
    let luck_seed = entropy.next_u64();
    let mut luck = Sampled::from_seed(luck_seed);
    let mut state = G::new(setup, &mut luck).expect("the setup of a plan can be played");
    // First impressions count less than in play, so that what is learned is what the search found.
    let settings = Settings { caution: 0.1, softness: 1.2, ..Settings::default() };
    let searcher = || {
        let searcher = Searcher::<G>::new(settings.clone());
        if let Some(model) = model { searcher.with_model(model.clone()) } else { searcher }
    };
    let mut searchers: Vec<_> = (0..setup.players).map(|_| searcher()).collect();
    let random = if entropy.below(RANDOM_BEGINNINGS) == 0 { entropy.below(LONGEST_RANDOM) } else { 0 };
    let mut steps = Vec::new();
    let mut legal = Vec::new();
    while let ToAct::Seat(seat) = state.to_act() {
        if steps.len() == LONGEST {
            return None;
        }
        legal.clear();
        state.legal_actions(&mut legal);
        let at = |action: G::Action| legal.binary_search(&action).expect("a bot plays legal actions") as u16;
        let (action, opinion) = if steps.len() < random as usize || entropy.below(SLIPS) == 0 {
            (any_action(&state, &mut entropy), None)
        } else {
            let deep = entropy.below(effort.one_in) == 0;
            let budget = Budget::iterations(if deep { effort.deep } else { effort.quick });
            let choice = searchers[seat.index()].choose(&state.view(Observer::Seat(seat)), &budget, &mut entropy);
            let tried = choice.ranked.iter().filter(|candidate| deep && candidate.visits > 0);
            let visits = tried.map(|candidate| (at(candidate.action), candidate.visits)).collect();
            let opening = steps.len() < setup.players * OPENING as usize;
            let action = if opening { drawn(&choice, &mut entropy) } else { choice.action };
            (action, (choice.iterations > 0).then_some(Opinion { win: choice.win, visits }))
        };
        steps.push(Step { action: at(action), opinion });
        state.apply_unchecked(action, &mut luck, &mut ());
        searchers.iter_mut().for_each(|searcher| searcher.observe(action));
    }
    Some(PlayedGame { setup: *setup, seed: luck_seed, steps })
}

fn any_action<G: Knowledge>(state: &G, entropy: &mut SplitMix64) -> G::Action {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    state.narrow(&mut legal);
    legal[entropy.below(legal.len() as u32) as usize]
}

/// An action drawn by its share of the search.
fn drawn<A: Copy>(choice: &Choice<A>, entropy: &mut dyn Entropy) -> A {
    let total: u32 = choice.ranked.iter().map(|candidate| candidate.visits).sum();
    if total == 0 {
        return choice.action;
    }
    let mut ticket = entropy.below(total);
    for candidate in &choice.ranked {
        match ticket.checked_sub(candidate.visits) {
            Some(rest) => ticket = rest,
            None => return candidate.action,
        }
    }
    choice.action
}
