//! A win by a plan that needs no luck and that nobody can cross.
//!
//! Most of what is won in several turns is won by what the player has and sees. A plan is looked for on a *bare* table, on which
//! the player has less and the others can do more than in the game: nothing turns up, and a turn of another player is told only
//! by what it takes away, which is more than any turn of theirs can. What the others could win or take by means of cards is
//! bounded beforehand. So a plan that stands there wins in the game, whatever turns up and whatever lies hidden;
//! where none is found nothing is proved.

mod classic;
mod duel;
mod prospects;

use std::collections::HashMap;
use std::hash::Hash;

use parure_engine::any::{KnownGame, RulesId};
use parure_engine::chance::Enumerated;
use parure_engine::game::ToAct;
use parure_engine::seat::Seat;

use super::solver::{OutOfNodes, by_memory, note, play, remembered};

/// A game that knows what a player can count on, and what a player can come to at best.
pub trait Plan: KnownGame {
    /// What a turn of another player takes away, or a part of one.
    type Loss: Copy + PartialEq;
    /// What the others could do by means of cards.
    type Powers: Copy + Eq + Hash;

    /// Whether a seat could still win in so many own turns if the others let it. False only where it cannot be forced: where
    /// it is out of reach by all that lies open, and chance need not turn up anything of use.
    fn may_win(&self, seat: Seat, turns: u8) -> bool;

    /// The table as the seat can count on it in so many own turns; nothing where another could win by then, or where that
    /// is not known.
    fn bare(&self, seat: Seat, turns: u8) -> Option<Bare<Self>>;

    /// Everything that the player to act, another one, may take away from a bare table.
    fn losses(bare: &Bare<Self>, out: &mut Vec<Self::Loss>);

    /// Takes this away, and ends the turn of the other player unless it goes on.
    fn lose(bare: &mut Bare<Self>, loss: Self::Loss);

    /// Whether an action can be part of a plan: one that means the same on the bare table and in the game, and that gives
    /// nobody else anything.
    fn is_plain(&self, action: Self::Action) -> bool;

    /// Whether the seat has won for certain, by what it did in its turn that has just ended.
    fn is_settled(&self, seat: Seat) -> bool;
}

/// What a player can count on.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Bare<G: Plan> {
    table: G,
    powers: G::Powers,
}

/// Whether a game is one without an expansion, of which alone this is known.
fn is_base<G: KnownGame>() -> bool {
    RulesId::from(G::RULES.game()) == G::RULES
}

/// How many bare tables with their verdicts are remembered.
const MOST_KNOWN: usize = 100_000;

/// Looks for plans of one seat.
pub(super) struct Planner<G: Plan> {
    seat: Seat,
    steps_left: u64,
    known: HashMap<(Bare<G>, u8), bool>,
    /// What stood or crossed elsewhere, by the turns that were left, the latest first.
    own: Vec<Vec<G::Action>>,
    losses: Vec<Vec<G::Loss>>,
}

impl<G: Plan> Planner<G> {
    pub(super) fn new(seat: Seat) -> Self {
        Self { seat, steps_left: 0, known: HashMap::new(), own: Vec::new(), losses: Vec::new() }
    }

    /// Whether a plan for at most so many own turns stands, from states that are all the same to the player, or one that
    /// begins with this action of the player; false also where that takes more steps to tell than are allowed. And how many
    /// steps it took.
    pub(super) fn stands(&mut self, states: &[G], action: Option<G::Action>, turns: u8, steps: u64) -> (bool, u64) {
        self.steps_left = steps;
        let stands = self.bare(states, turns).is_some_and(|bare| match action {
            None => self.holds(&bare, turns) == Ok(true),
            // What is drawn unseen is not there.
            Some(action) => {
                let plain = bare.table.is_plain(action) && bare.table.check(action).is_ok();
                plain && self.after(&bare, action, turns) == Ok(true)
            }
        });
        (stands, steps - self.steps_left)
    }

    /// What the player can count on in each of the states: they differ only in what others have hidden, and what is bounded
    /// is all that nobody has seen.
    fn bare(&self, states: &[G], turns: u8) -> Option<Bare<G>> {
        let all = states.iter().filter(|_| turns > 0).map(|state| state.bare(self.seat, turns));
        all.reduce(Option::and).flatten()
    }

    fn holds(&mut self, bare: &Bare<G>, turns: u8) -> Result<bool, OutOfNodes> {
        let own = bare.table.to_act() == ToAct::Seat(self.seat);
        if turns == 0 || !bare.table.may_win(self.seat, turns) {
            return Ok(false);
        }
        if let Some(&holds) = self.known.get(&(bare.clone(), turns)) {
            return Ok(holds);
        }
        let holds = if own { self.some_action_holds(bare, turns)? } else { self.no_loss_crosses(bare, turns)? };
        if self.known.len() < MOST_KNOWN {
            self.known.insert((bare.clone(), turns), holds);
        }
        Ok(holds)
    }

    fn some_action_holds(&mut self, bare: &Bare<G>, turns: u8) -> Result<bool, OutOfNodes> {
        let mut actions = bare.table.legal();
        actions.retain(|&action| bare.table.is_plain(action));
        by_memory(&mut actions, remembered(&mut self.own, turns));
        for action in actions {
            if self.after(bare, action, turns)? {
                note(remembered(&mut self.own, turns), action);
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn no_loss_crosses(&mut self, bare: &Bare<G>, turns: u8) -> Result<bool, OutOfNodes> {
        let mut losses = Vec::new();
        G::losses(bare, &mut losses);
        by_memory(&mut losses, remembered(&mut self.losses, turns));
        for loss in losses {
            self.spend()?;
            let mut next = bare.clone();
            G::lose(&mut next, loss);
            if !self.holds(&next, turns)? {
                note(remembered(&mut self.losses, turns), loss);
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn after(&mut self, bare: &Bare<G>, action: G::Action, turns: u8) -> Result<bool, OutOfNodes> {
        self.spend()?;
        let mut next = bare.clone();
        play(&mut next.table, action, &mut Enumerated::new());
        if !next.table.ended_turn(action) {
            return self.holds(&next, turns);
        }
        let is_over = matches!(next.table.to_act(), ToAct::Over(_));
        Ok(next.table.is_settled(self.seat) || (!is_over && self.holds(&next, turns - 1)?))
    }

    fn spend(&mut self) -> Result<(), OutOfNodes> {
        self.steps_left = self.steps_left.checked_sub(1).ok_or(OutOfNodes)?;
        Ok(())
    }
}
