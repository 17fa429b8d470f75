//! A forced win that needs no look at what turns up.
//!
//! Most of what is won in several turns is won whatever turns up, without a use for it. There the cards that turn up stay
//! covered: the player goes without them, and the others may find under each what they like best. That leaves the
//! player less and the others more than the game does, so what is won so is won; what is not may still be.

use parure_engine::card::CardId;
use parure_engine::card_set::CardSet;
use parure_engine::chance::{Draw, Enumerated, Recording};
use parure_engine::game::ToAct;

use super::reach::{Reach, is_base};
use super::solver::{MOST_KNOWN, OutOfNodes, Solver, by_memory, legal_in_any, note, play, remembered};

/// How many steps one such proof may take, by the own turns that are left, the one of the first action among them.
const MOST_NODES: [u64; 4] = [0, 0, 20_000, 600_000];

/// What somebody may do, and the covered card that it is done with.
type Answer<G> = (Option<CardId>, <G as parure_engine::Game>::Action);

impl<G: Reach> Solver<G> {
    /// Whether the player wins for certain by this action, without a look at what turns up from here on; false also where
    /// that takes too many steps to tell.
    pub(super) fn wins_covered(&mut self, states: &[G], action: G::Action, turns: u8) -> bool {
        // What an expansion lays on a card would be lost with it.
        if !is_base::<G>() {
            return false;
        }
        let allowed = MOST_NODES[usize::from(turns).min(MOST_NODES.len() - 1)].min(self.nodes_left);
        let kept = self.nodes_left - allowed;
        self.nodes_left = allowed;
        let wins = self.after_covered(states, (None, action), turns);
        self.nodes_left += kept;
        wins == Ok(true)
    }

    fn stands_covered(&mut self, states: &[G], turns: u8) -> Result<bool, OutOfNodes> {
        let own = match states[0].to_act() {
            ToAct::Over(_) => return Ok(states.iter().all(|state| self.has_won(state))),
            ToAct::Seat(seat) => seat == self.seat,
        };
        if (own && turns == 0) || !states[0].may_win(self.seat, turns) {
            return Ok(false);
        }
        let memorable = states.len() == 1 && turns > u8::from(own);
        if memorable && let Some(&wins) = self.covered.get(&(states[0].clone(), turns)) {
            return Ok(wins);
        }
        let wins = if own { self.some_wins_covered(states, turns)? } else { self.all_lose_covered(states, turns)? };
        if memorable && self.covered.len() < MOST_KNOWN {
            self.covered.insert((states[0].clone(), turns), wins);
        }
        Ok(wins)
    }

    fn some_wins_covered(&mut self, states: &[G], turns: u8) -> Result<bool, OutOfNodes> {
        let tries = self.own_tries(states, turns);
        // A single action may be one that is legal only because nothing lies in the empty spaces.
        if tries.len() < 2 {
            return Ok(false);
        }
        for action in tries {
            if self.after_covered(states, (None, action), turns)? {
                note(remembered(&mut self.own, turns), action);
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn all_lose_covered(&mut self, states: &[G], turns: u8) -> Result<bool, OutOfNodes> {
        for answer in self.covered_answers(states, turns) {
            if !self.after_covered(states, answer, turns)? {
                note(remembered(&mut self.others, turns), answer.1);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What the others may answer, also with any card that may lie covered.
    fn covered_answers(&mut self, states: &[G], turns: u8) -> Vec<Answer<G>> {
        let open = legal_in_any(states);
        let mut answers: Vec<Answer<G>> = open.iter().map(|&action| (None, action)).collect();
        let cards = states.iter().fold(CardSet::default(), |all, state| all.or(&state.covered()));
        for card in cards.iter() {
            let shown: Vec<G> = states.iter().filter_map(|state| uncovered(state, card)).collect();
            let with = legal_in_any(&shown).into_iter().filter(|action| open.binary_search(action).is_err());
            answers.extend(with.map(|action| (Some(card), action)));
        }
        by_memory(&mut answers, |answer| answer.1, remembered(&mut self.others, turns));
        answers
    }

    fn after_covered(&mut self, states: &[G], (card, action): Answer<G>, turns: u8) -> Result<bool, OutOfNodes> {
        let own = self.is_own(&states[0]);
        let mut outcomes = Vec::new();
        for state in states {
            let state = match card {
                Some(card) => uncovered(state, card),
                None => Some(state.clone()),
            };
            let Some(state) = state.filter(|state| state.check(action).is_ok()) else { continue };
            let mut chance = Enumerated::new();
            loop {
                self.spend(outcomes.len())?;
                let mut next = state.clone();
                let mut recording = Recording::new(&mut chance);
                play(&mut next, action, &mut recording);
                let draws = recording.take();
                let face_up = next.face_up();
                let turned_up = |draw: &Draw| matches!(draw, Draw::Card(card) if face_up.contains(*card));
                let all_covered = draws.iter().all(turned_up);
                if own && !all_covered {
                    return Ok(false);
                }
                for draw in draws {
                    if let Draw::Card(card) = draw {
                        next.cover(card);
                    }
                }
                outcomes.push(next);
                // Whatever else turns up is covered as well.
                if all_covered || !chance.advance() {
                    break;
                }
            }
        }
        for group in self.divide(outcomes, |next| next) {
            let left = Self::turns_after(&group[0], action, turns, own);
            if !self.stands_covered(&group, left)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// The state with a covered card turned up; nothing where the card cannot lie there.
fn uncovered<G: Reach>(state: &G, card: CardId) -> Option<G> {
    state.covered().contains(card).then(|| {
        let mut shown = state.clone();
        shown.uncover(card);
        shown
    })
}
