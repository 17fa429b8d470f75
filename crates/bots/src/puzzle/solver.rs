//! Whether a player can force a win, whatever is revealed and whatever the others do.

use std::collections::HashMap;

use parure_engine::chance::{Chance, Draw, Enumerated, Recording};
use parure_engine::game::ToAct;
use parure_engine::seat::{Observer, Seat};

use super::plan::{Plan, Planner};

/// How many ways one action may turn out before a search gives up.
const MOST_OUTCOMES: usize = 20_000;
/// How many positions with their verdicts are remembered.
const MOST_KNOWN: usize = 200_000;
/// How many moves that worked elsewhere are tried first.
const REMEMBERED: usize = 12;
/// How many steps each of several ways is given at first.
const FIRST_STEPS: u64 = 200;
/// How many ways in which one action may turn out are looked at side by side.
const SIDE_BY_SIDE: usize = 64;
/// How many steps are spent on looking for a plan, by the own turns that are left.
const PLAN_STEPS: [u64; 4] = [0, 1_000, 10_000, 200_000];

/// A search could not tell within its bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfNodes;

/// Decides whether one seat can force a win in so many turns of its own.
///
/// The proof holds for what the player can know. A node of the search is a set of states that are all the same to the
/// player: an action of the player must win in each of them, and states are told apart only when the player's view does.
/// Every draw of chance, every action of everybody else (partners, too) and every card that may lie hidden is tried.
///
/// A win is one of the player's side alone. A turn is one of the rulebook: a turn that a card grants is another.
pub struct Solver<G: Plan> {
    seat: Seat,
    nodes_left: u64,
    known: HashMap<(G, u8), bool>,
    /// What won or refuted elsewhere, by the turns that were left, the latest first.
    own: Vec<Vec<G::Action>>,
    others: Vec<Vec<G::Action>>,
    /// Nothing where everything is tried out.
    planner: Option<Planner<G>>,
}

impl<G: Plan> Solver<G> {
    /// A search for a win of the seat that plays at most so many steps.
    pub fn new(seat: Seat, nodes: u64) -> Self {
        Self {
            seat,
            nodes_left: nodes,
            known: HashMap::new(),
            own: Vec::new(),
            others: Vec::new(),
            planner: Some(Planner::new(seat)),
        }
    }

    /// The same without a thought: no plan and no bound shortens the search, which comes to the same verdicts.
    pub fn exhaustive(seat: Seat, nodes: u64) -> Self {
        Self { planner: None, ..Self::new(seat, nodes) }
    }

    /// Lets the search play so many steps from here on. What it has learnt is kept.
    pub const fn allow(&mut self, nodes: u64) {
        self.nodes_left = nodes;
    }

    /// Every state that fits a view of the seat.
    pub fn possibilities(&mut self, view: &G::View) -> Result<Vec<G>, OutOfNodes> {
        let (mut chance, mut states) = (Enumerated::new(), Vec::new());
        loop {
            self.spend(states.len())?;
            let mut luck: &mut dyn Chance = &mut chance;
            states.push(G::determinize(view, &mut luck));
            if !chance.advance() {
                return Ok(states);
            }
        }
    }

    /// Whether the player wins for certain by this action, in at most so many own turns, the one of the action being the
    /// first. The states are the same to the player, whose choice it is.
    pub fn wins_by(&mut self, states: &[G], action: G::Action, turns: u8) -> Result<bool, OutOfNodes> {
        Ok(self.plan_wins(states, Some(action), turns) || self.after(states, action, turns)?)
    }

    /// Whether a plan wins that counts on nothing and nobody, from here or from this action on.
    fn plan_wins(&mut self, states: &[G], action: Option<G::Action>, turns: u8) -> bool {
        let allowed = PLAN_STEPS[usize::from(turns).min(PLAN_STEPS.len() - 1)].min(self.nodes_left);
        let Some(planner) = &mut self.planner else { return false };
        let (wins, spent) = planner.stands(states, action, turns, allowed);
        self.nodes_left -= spent;
        wins
    }

    /// Whether an action that does not win fails narrowly: to at most one in four of the first answers.
    pub fn fails_narrowly(&mut self, states: &[G], action: G::Action, turns: u8) -> Result<bool, OutOfNodes> {
        let mut answers = Vec::new();
        for group in self.groups(states, action)? {
            let turns = Self::turns_after(&group[0], action, turns, self.is_own(&states[0]));
            if self.is_own(&group[0]) || matches!(group[0].to_act(), ToAct::Over(_)) {
                answers.push((group, None, turns));
            } else {
                for answer in legal_in_any(&group) {
                    answers.push((group.clone(), Some(answer), turns));
                }
            }
        }
        let mut refuting = 0;
        for (group, answer, turns) in &answers {
            let wins = match answer {
                Some(answer) => self.after(group, *answer, *turns)?,
                None => self.wins(group, *turns)?,
            };
            refuting += usize::from(!wins);
            if refuting * 4 > answers.len() {
                return Ok(false);
            }
        }
        Ok(refuting > 0)
    }

    fn spend(&mut self, outcomes: usize) -> Result<(), OutOfNodes> {
        self.nodes_left = self.nodes_left.checked_sub(1).ok_or(OutOfNodes)?;
        if outcomes < MOST_OUTCOMES { Ok(()) } else { Err(OutOfNodes) }
    }

    pub(super) fn is_own(&self, state: &G) -> bool {
        state.to_act() == ToAct::Seat(self.seat)
    }

    /// The own turns that are left after an action that led to this state.
    pub(super) fn turns_after(state: &G, action: G::Action, turns: u8, own: bool) -> u8 {
        turns - u8::from(own && state.ended_turn(action))
    }

    /// Whether the player wins for certain from states that are all the same to the player.
    pub(super) fn wins(&mut self, states: &[G], turns: u8) -> Result<bool, OutOfNodes> {
        let own = match states[0].to_act() {
            ToAct::Over(_) => return Ok(states.iter().all(|state| self.has_won(state))),
            ToAct::Seat(seat) => seat == self.seat,
        };
        if (own && turns == 0) || (self.planner.is_some() && !states[0].may_win(self.seat, turns)) {
            return Ok(false);
        }
        // A last choice is sooner made again than remembered.
        let memorable = states.len() == 1 && turns > u8::from(own);
        if memorable && let Some(&wins) = self.known.get(&(states[0].clone(), turns)) {
            return Ok(wins);
        }
        let wins = (turns > u8::from(own) && self.plan_wins(states, None, turns))
            || if own { self.some_action_wins(states, turns)? } else { self.every_answer_loses(states, turns)? };
        if memorable && self.known.len() < MOST_KNOWN {
            self.known.insert((states[0].clone(), turns), wins);
        }
        Ok(wins)
    }

    pub(super) fn has_won(&self, state: &G) -> bool {
        matches!(state.to_act(), ToAct::Over(outcome) if outcome.winners == state.side(self.seat))
    }

    fn some_action_wins(&mut self, states: &[G], turns: u8) -> Result<bool, OutOfNodes> {
        let tries = self.own_tries(states, turns);
        let winning = self.first(&tries, turns, |solver, &action| solver.after(states, action, turns))?;
        if let Some(&action) = winning {
            note(remembered(&mut self.own, turns), action);
        }
        Ok(winning.is_some())
    }

    fn every_answer_loses(&mut self, states: &[G], turns: u8) -> Result<bool, OutOfNodes> {
        let answers = self.answers(states, turns);
        let refuting = self.first(&answers, turns, |solver, &action| Ok(!solver.after(states, action, turns)?))?;
        if let Some(&action) = refuting {
            note(remembered(&mut self.others, turns), action);
        }
        Ok(refuting.is_none())
    }

    /// The verdict of a search that may take so many steps; nothing where they are not enough, an error where none are left.
    fn within(
        &mut self,
        steps: u64,
        search: &mut dyn FnMut(&mut Self) -> Result<bool, OutOfNodes>,
    ) -> Result<Option<bool>, OutOfNodes> {
        let kept = self.nodes_left.saturating_sub(steps);
        self.nodes_left -= kept;
        let verdict = search(self);
        self.nodes_left += kept;
        match verdict {
            Ok(verdict) => Ok(Some(verdict)),
            Err(OutOfNodes) if kept == 0 => Err(OutOfNodes),
            Err(OutOfNodes) => Ok(None),
        }
    }

    /// The actions that win for certain in at most so many own turns: all, or the first two that are found.
    pub(super) fn two_winning(&mut self, states: &[G], turns: u8) -> Result<Vec<G::Action>, OutOfNodes> {
        let (mut winning, mut open) = (Vec::new(), states[0].legal());
        let mut steps = FIRST_STEPS;
        while !open.is_empty() {
            let mut left = Vec::new();
            for action in open {
                match self.within(steps, &mut |solver| solver.wins_by(states, action, turns))? {
                    Some(true) => winning.push(action),
                    Some(false) => {}
                    None => left.push(action),
                }
                if winning.len() == 2 {
                    return Ok(winning);
                }
            }
            open = left;
            steps = steps.saturating_mul(8);
        }
        Ok(winning)
    }

    /// The one that is found to be so with the fewest steps, if any is. With more than one turn left all are given a few steps
    /// first and then more and more, since what is soon told is often enough, and what is not can take very long.
    pub(super) fn first<'a, T>(
        &mut self,
        all: &'a [T],
        turns: u8,
        mut is_so: impl FnMut(&mut Self, &T) -> Result<bool, OutOfNodes>,
    ) -> Result<Option<&'a T>, OutOfNodes> {
        let place = self.first_place(all.len(), turns, &mut |solver, place| is_so(solver, &all[place]))?;
        Ok(place.map(|place| &all[place]))
    }

    /// The same by places: compiled once for all that ask.
    fn first_place(
        &mut self,
        count: usize,
        turns: u8,
        is_so: &mut dyn FnMut(&mut Self, usize) -> Result<bool, OutOfNodes>,
    ) -> Result<Option<usize>, OutOfNodes> {
        let mut open: Vec<_> = (0..count).collect();
        let mut steps = if turns < 2 { u64::MAX } else { FIRST_STEPS };
        loop {
            let mut left = Vec::new();
            for place in open {
                match self.within(steps, &mut |solver| is_so(solver, place))? {
                    Some(true) => return Ok(Some(place)),
                    Some(false) => {}
                    None => left.push(place),
                }
            }
            if left.is_empty() {
                return Ok(None);
            }
            open = left;
            steps = steps.saturating_mul(8);
        }
    }

    /// Whether the player wins for certain once this action is played, whatever it brings.
    pub(super) fn after(&mut self, states: &[G], action: G::Action, turns: u8) -> Result<bool, OutOfNodes> {
        let own = self.is_own(&states[0]);
        // First each outcome for itself, as if the player knew it: most of what fails, fails so.
        let mut seen = 0;
        let mut some = Vec::new();
        for state in states.iter().filter(|state| own || state.check(action).is_ok()) {
            let mut chance = Enumerated::new();
            loop {
                self.spend(seen)?;
                let mut next = state.clone();
                play(&mut next, action, &mut chance);
                let left = Self::turns_after(&next, action, turns, own);
                some.push((next, left));
                // Those of a last turn are told one by one as soon.
                if (left < 2 || some.len() == SIDE_BY_SIDE) && self.some_fails(&mut some, turns)? {
                    return Ok(false);
                }
                seen += 1;
                if !chance.advance() {
                    break;
                }
            }
        }
        if self.some_fails(&mut some, turns)? {
            return Ok(false);
        }
        if seen == 1 {
            return Ok(true);
        }
        // Then those together that the player cannot tell apart.
        for group in self.groups(states, action)?.into_iter().filter(|group| group.len() > 1) {
            let left = Self::turns_after(&group[0], action, turns, own);
            if !self.wins(&group, left)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether one of these does not win for certain, each as if the player knew it; with the own turns that are left.
    fn some_fails(&mut self, some: &mut Vec<(G, u8)>, turns: u8) -> Result<bool, OutOfNodes> {
        let some = std::mem::take(some);
        let fails = |solver: &mut Self, (next, left): &(G, u8)| Ok(!solver.wins(std::slice::from_ref(next), *left)?);
        Ok(self.first(&some, turns, fails)?.is_some())
    }

    /// What an action leads to, divided by what the player sees.
    pub(super) fn groups(&mut self, states: &[G], action: G::Action) -> Result<Vec<Vec<G>>, OutOfNodes> {
        let mut outcomes = Vec::new();
        for state in states {
            outcomes.extend(self.outcomes(state, action)?.into_iter().map(|(_, next)| next));
        }
        Ok(self.divide(outcomes, |next| next))
    }

    /// Puts those together that are the same to the player.
    pub(super) fn divide<T>(&self, all: Vec<T>, state: impl Fn(&T) -> &G) -> Vec<Vec<T>> {
        let (mut groups, mut places): (Vec<Vec<T>>, _) = (Vec::new(), HashMap::new());
        for one in all {
            let place = *places.entry(state(&one).view(Observer::Seat(self.seat))).or_insert(groups.len());
            if place == groups.len() {
                groups.push(Vec::new());
            }
            groups[place].push(one);
        }
        groups
    }

    /// Every state that an action leads to, with what chance gave; none where it is not legal.
    pub(super) fn outcomes(&mut self, state: &G, action: G::Action) -> Result<Vec<(Vec<Draw>, G)>, OutOfNodes> {
        let (mut chance, mut outcomes) = (Enumerated::new(), Vec::new());
        if state.check(action).is_err() {
            return Ok(outcomes);
        }
        loop {
            self.spend(outcomes.len())?;
            let mut next = state.clone();
            let mut recording = Recording::new(&mut chance);
            play(&mut next, action, &mut recording);
            outcomes.push((recording.take(), next));
            if !chance.advance() {
                return Ok(outcomes);
            }
        }
    }

    /// What the player is to try with so many turns left, the likeliest first.
    pub(super) fn own_tries(&mut self, states: &[G], turns: u8) -> Vec<G::Action> {
        // What the player may do is the same in all of them.
        let mut tries = states[0].legal();
        by_memory(&mut tries, remembered(&mut self.own, turns));
        tries
    }

    /// What the others may answer, the likeliest to refute first.
    pub(super) fn answers(&mut self, states: &[G], turns: u8) -> Vec<G::Action> {
        let mut answers = legal_in_any(states);
        by_memory(&mut answers, remembered(&mut self.others, turns));
        answers
    }
}

/// Luck is passed by reference here, so that the rules are compiled once for every source of it: pages load them.
pub(super) fn play<G: Plan>(state: &mut G, action: G::Action, mut luck: &mut dyn Chance) {
    state.apply_unchecked(action, &mut luck, &mut ());
}

/// The actions that are legal in at least one of the states, in order.
fn legal_in_any<G: Plan>(states: &[G]) -> Vec<G::Action> {
    let mut legal = Vec::new();
    states.iter().for_each(|state| state.legal_actions(&mut legal));
    if states.len() > 1 {
        legal.sort_unstable();
        legal.dedup();
    }
    legal
}

pub(super) fn remembered<A>(by_turns: &mut Vec<Vec<A>>, turns: u8) -> &mut Vec<A> {
    let turns = usize::from(turns);
    if by_turns.len() <= turns {
        by_turns.resize_with(turns + 1, Vec::new);
    }
    &mut by_turns[turns]
}

pub(super) fn note<A: PartialEq>(list: &mut Vec<A>, action: A) {
    match list.iter().position(|noted| *noted == action) {
        Some(place) => list[..=place].rotate_right(1),
        None => {
            list.truncate(REMEMBERED - 1);
            list.insert(0, action);
        }
    }
}

/// Puts those first that are in the list, in its order.
pub(super) fn by_memory<A: PartialEq>(all: &mut [A], list: &[A]) {
    let mut front = 0;
    for one in list {
        if let Some(place) = all[front..].iter().position(|other| other == one) {
            all[front..=front + place].rotate_right(1);
            front += 1;
        }
    }
}
