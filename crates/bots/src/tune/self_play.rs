//! Games to learn from.
//!
//! Most choices are made by a quick search and a part by a deep one: only the deep ones say what to prefer, while every
//! game says who won.

use std::sync::Arc;

use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::{Setup, ToAct};
use parure_engine::seat::Observer;

use super::games::{Opinion, PlayedGame, Step};
use crate::bot::{Bot, Candidate, Choice};
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

/// How much of each first impression a deep search follows whatever comes of it.
const FORCED: f32 = 2.0;

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The iterations of a quick search.
    pub quick: u32,
    /// The iterations of a deep search.
    pub deep: u32,
    /// One choice in so many is searched deeply.
    pub one_in: u32,
    /// How much of first impressions is noise in deep searches.
    pub noise: f32,
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
    let searcher = |settings: &Settings| {
        let searcher = Searcher::<G>::new(settings.clone());
        if let Some(model) = model { searcher.with_model(model.clone()) } else { searcher }
    };
    // First impressions count less than in play, so that what is learned is what the search found.
    // A quick search has no time to look ahead first.
    let deep = Settings { caution: 0.1, softness: 1.2, noise: effort.noise, forced: FORCED, ..Settings::default() };
    let quick = Settings { noise: 0.0, forced: 0.0, foresight: 0.0, ..deep.clone() };
    let (mut quickly, mut deeply) = (searcher(&quick), searcher(&deep));
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
            let view = state.view(Observer::Seat(seat));
            let (choice, visits) = if entropy.below(effort.one_in) == 0 {
                let mut choice = deeply.choose(&view, &Budget::iterations(effort.deep), &mut entropy);
                prune(&mut choice.ranked, &deep);
                let tried = choice.ranked.iter().filter(|candidate| candidate.visits > 0);
                let visits = tried.map(|candidate| (at(candidate.action), candidate.visits)).collect();
                (choice, visits)
            } else {
                (quickly.choose(&view, &Budget::iterations(effort.quick), &mut entropy), Vec::new())
            };
            let opening = steps.len() < setup.players * OPENING as usize;
            let action = if opening { drawn(&choice, &mut entropy) } else { choice.action };
            (action, (choice.iterations > 0).then_some(Opinion { win: choice.win, visits }))
        };
        steps.push(Step { action: at(action), opinion });
        state.apply_unchecked(action, &mut luck, &mut ());
    }
    Some(PlayedGame { setup: *setup, seed: luck_seed, steps })
}

/// Takes off the visits that an action had only because it was forced: those after which it would still not have been
/// preferred to the action in front.
fn prune<A>(ranked: &mut [Candidate<A>], settings: &Settings) {
    let total = ranked.iter().map(|candidate| candidate.visits).sum::<u32>() as f32;
    let pull = |candidate: &Candidate<A>| settings.exploration * candidate.prior * total.sqrt();
    let Some((front, rest)) = ranked.split_first_mut() else { return };
    let bound = front.value + pull(front) / (front.visits + 1) as f32;
    for candidate in rest {
        let gap = bound - candidate.value;
        if gap > 0.0 {
            let earned = (pull(candidate) / gap - 1.0).max(0.0).ceil() as u32;
            let forced = (settings.forced * candidate.prior * total).sqrt() as u32;
            let left = candidate.visits.saturating_sub(forced).max(earned).min(candidate.visits);
            // One visit shows only that there was one.
            candidate.visits = if left > 1 { left } else { 0 };
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forced_visits_are_taken_off_but_not_earned_ones() {
        let candidate = |value, visits, prior| Candidate { action: (), value, visits, prior };
        let mut ranked = [candidate(0.6, 800, 0.5), candidate(0.59, 150, 0.3), candidate(0.2, 50, 0.2)];
        prune(&mut ranked, &Settings { forced: 2.0, ..Settings::default() });
        let visits = ranked.map(|candidate| candidate.visits);
        assert_eq!(visits[0], 800, "what is in front stays as it is");
        assert_eq!(visits[1], 150, "as good and as often tried as it would have been anyway");
        assert!(visits[2] < 40, "a bad action was tried {} times without being forced", visits[2]);
    }
}
