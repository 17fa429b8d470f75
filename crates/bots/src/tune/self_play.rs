//! Games to learn from.

use std::sync::Arc;

use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::{Game, ToAct};
use parure_engine::seat::{MAX_SEATS, Observer, Seat};

use super::Plan;
use super::sample::{PolicySample, Samples, ValueSample};
use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::greedy::Greedy;
use crate::knowledge::Knowledge;
use crate::model::{MAX_INPUTS, Model, describe, inputs, results};
use crate::search::{Searcher, Settings};

/// How much of a target is the search's opinion; the rest is how the game ended.
const OPINION: f32 = 0.5;
/// For so many steps of each seat, moves are drawn by their share of the search instead of taking the best.
const OPENING: u32 = 8;
/// The steps that a random beginning stays below.
const LONGEST_RANDOM: u32 = 24;
/// The steps after which a game teaches nothing any more.
const LONGEST: u32 = 400;

/// Games by rule of thumb, with some random steps: only their ends are learned from.
pub(super) fn play_by_thumb<G: Knowledge>(plan: &Plan<G::Options>) -> Samples {
    let mut samples = Samples::default();
    for game in 0..plan.first_games {
        let mut entropy = SplitMix64::new(plan.seed ^ (u64::from(game) << 20));
        play(plan, &mut entropy, &mut samples, &mut |state: &G, seat, entropy| {
            if entropy.below(8) == 0 {
                return (any_action(state, entropy), None);
            }
            let view = state.view(Observer::Seat(seat));
            let choice = Bot::<G>::choose(&mut Greedy, &view, &Budget::UNLIMITED, entropy);
            (choice.action, Some((choice, false)))
        });
    }
    samples
}

/// Games by search.
pub(super) fn play_by_search<G: Knowledge>(plan: &Plan<G::Options>, model: &Arc<Model>, seed: u64) -> Samples {
    let mut samples = Samples::default();
    // First impressions count less than in play, so that what is learned is what the search found.
    let settings = Settings { caution: 0.1, softness: 1.2, sweeps: 0, ..Settings::default() };
    let mut searcher = Searcher::<G>::new(settings).with_model(model.clone());
    for game in 0..plan.games {
        let mut entropy = SplitMix64::new(seed ^ (u64::from(game) << 20));
        let mut steps = 0;
        // Half of the games begin at random: positions that good play avoids must be judged rightly, too.
        let at_random = if entropy.below(2) == 0 { entropy.below(LONGEST_RANDOM) } else { 0 };
        play(plan, &mut entropy, &mut samples, &mut |state: &G, seat, entropy| {
            if steps < at_random || entropy.below(25) == 0 {
                steps += 1;
                return (any_action(state, entropy), None);
            }
            let view = state.view(Observer::Seat(seat));
            let choice = searcher.choose(&view, &Budget::iterations(plan.iterations), entropy);
            steps += 1;
            let curious = steps <= 2 * OPENING;
            (if curious { drawn(&choice, entropy) } else { choice.action }, Some((choice, true)))
        });
    }
    samples
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

/// The action to play, and the opinion to learn from with whether its values are chances.
type Decision<G> = (<G as Game>::Action, Option<(Choice<<G as Game>::Action>, bool)>);

/// A described position that waits for the end of its game.
struct Pending {
    inputs: Box<[f32]>,
    seat: Seat,
    opinion: Option<f32>,
}

fn play<G: Knowledge>(
    plan: &Plan<G::Options>,
    entropy: &mut SplitMix64,
    samples: &mut Samples,
    decide: &mut impl FnMut(&G, Seat, &mut SplitMix64) -> Decision<G>,
) {
    let setup = &plan.setups[entropy.below(plan.setups.len() as u32) as usize];
    assert_eq!(setup.players, 2, "the network is about two seats");
    let mut luck = Sampled(SplitMix64::new(entropy.next_u64()));
    let mut state = G::new(setup, &mut luck).expect("the setup of a plan can be played");
    let mut pending: Vec<Pending> = Vec::new();
    let mut buffer = [0.0; MAX_INPUTS];
    let mut ended = [0.5; MAX_SEATS];
    for step in 0.. {
        let seat = match state.to_act() {
            ToAct::Over(outcome) => {
                ended = results(outcome);
                break;
            }
            ToAct::Seat(_) if step == LONGEST => break,
            ToAct::Seat(seat) => seat,
        };
        let (action, opinion) = decide(&state, seat, entropy);
        if let Some((choice, by_search)) = opinion {
            if state.is_quiet() {
                describe(&state, seat, &mut buffer);
                let opinion = by_search.then_some(choice.win[seat.index()]);
                pending.push(Pending { inputs: buffer[..inputs::<G>()].into(), seat, opinion });
            }
            if by_search && choice.iterations > 0 && (!state.is_quiet() || entropy.below(4) == 0) {
                samples.policies.push(policy_sample(&state, &choice));
            }
        }
        state.apply_unchecked(action, &mut luck, &mut ());
    }
    let winners: f32 = ended.iter().take(2).sum();
    samples.values.extend(pending.into_iter().map(|Pending { inputs, seat, opinion }| {
        let ended = ended[seat.index()] / winners;
        ValueSample { inputs, target: opinion.map_or(ended, |opinion| OPINION * opinion + (1.0 - OPINION) * ended) }
    }));
}

fn policy_sample<G: Knowledge>(state: &G, choice: &Choice<G::Action>) -> PolicySample {
    let mut actions: Vec<_> = choice.ranked.iter().map(|candidate| (candidate.action, candidate.visits)).collect();
    actions.sort_unstable_by_key(|&(action, _)| action);
    let total: u32 = actions.iter().map(|&(_, visits)| visits).sum();
    let mut sketches = Vec::new();
    state.sketch(&actions.iter().map(|&(action, _)| action).collect::<Vec<_>>(), &mut sketches);
    let shares = actions.iter().map(|&(_, visits)| visits as f32 / total.max(1) as f32).collect();
    PolicySample { sketches: sketches.into(), shares }
}
