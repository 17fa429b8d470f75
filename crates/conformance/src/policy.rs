//! Ways to play that together reach every corner of a game.

use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::{Game, ToAct};

use crate::LawSubject;

/// A way to choose among legal actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// Any action, each as likely.
    Uniform,
    /// An action of this kind nearly whenever there is one.
    Favour(&'static str),
    /// No action of this kind while there is another.
    Avoid(&'static str),
    /// The action that leaves the next choice the fewest answers, and no purchase while there is another: towards
    /// positions without a legal move.
    Starve,
    /// The action that brings the most points: short games, and tiles.
    Rush,
    /// What [`LawSubject::temptation`] likes best.
    Tempted,
}

/// More than any number of answers.
const DEAR: i32 = 100_000;

/// Among how many actions a policy that looks ahead looks.
const LOOK_AT: u32 = 24;

impl Policy {
    /// Every policy for a game: the general ones, and one for and one against each kind of action.
    pub fn all<G: LawSubject>() -> Vec<Self> {
        let mut policies = vec![Self::Uniform, Self::Starve, Self::Rush, Self::Tempted];
        policies.extend(G::kinds().into_iter().flat_map(|kind| [Self::Favour(kind), Self::Avoid(kind)]));
        policies
    }

    /// One of the legal actions, of which there is at least one.
    pub fn choose<G: LawSubject>(self, state: &G, legal: &[G::Action], choices: &mut SplitMix64) -> G::Action {
        match self {
            Self::Uniform => any(legal, choices),
            Self::Favour(kind) if choices.below(16) > 0 => any_of(legal, |action| G::kind(action) == kind, choices),
            Self::Favour(_) => any(legal, choices),
            Self::Avoid(kind) => any_of(legal, |action| G::kind(action) != kind, choices),
            Self::Starve => best(legal, choices, |action, choices| {
                let dear = if G::kind(action) == "buy" { DEAR } else { 0 };
                -answers_after(state, action, choices) - dear
            }),
            Self::Rush => best(legal, choices, |action, choices| points_after(state, action, choices)),
            Self::Tempted => best(legal, choices, |action, _| state.temptation(action)),
        }
    }
}

fn any<A: Copy>(actions: &[A], choices: &mut SplitMix64) -> A {
    actions[choices.below(actions.len() as u32) as usize]
}

fn any_of<A: Copy>(actions: &[A], wanted: impl Fn(A) -> bool, choices: &mut SplitMix64) -> A {
    let wanted: Vec<_> = actions.iter().copied().filter(|&action| wanted(action)).collect();
    if wanted.is_empty() { any(actions, choices) } else { any(&wanted, choices) }
}

fn best<A: Copy>(actions: &[A], choices: &mut SplitMix64, mut value: impl FnMut(A, &mut SplitMix64) -> i32) -> A {
    let mut best = (i32::MIN, actions[0]);
    let first = choices.below(actions.len() as u32) as usize;
    let step = (actions.len() as u32).div_ceil(LOOK_AT) as usize;
    for action in actions.iter().cycle().skip(first).step_by(step).take(actions.len().div_ceil(step)) {
        let worth = value(*action, choices);
        if worth > best.0 {
            best = (worth, *action);
        }
    }
    best.1
}

fn after<G: Game>(state: &G, action: G::Action, choices: &mut SplitMix64) -> G {
    let mut state = state.clone();
    state.apply_unchecked(action, &mut Sampled(choices), &mut ());
    state
}

fn answers_after<G: Game>(state: &G, action: G::Action, choices: &mut SplitMix64) -> i32 {
    let legal = after(state, action, choices).legal();
    // An end is no shortage of answers.
    if legal.is_empty() { 2 * DEAR } else { legal.len() as i32 }
}

fn points_after<G: Game>(state: &G, action: G::Action, choices: &mut SplitMix64) -> i32 {
    match state.to_act() {
        ToAct::Seat(seat) => after(state, action, choices).points(seat).into(),
        ToAct::Over(_) => 0,
    }
}
