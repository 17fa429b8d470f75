//! Any legal action.

use parure_engine::chance::{Entropy, Sampled};
use parure_engine::game::Game;

use crate::bot::{Bot, Choice};
use crate::budget::Budget;

/// Plays any legal action, each as likely: a yardstick, not an opponent.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, _: &Budget, entropy: &mut dyn Entropy) -> Choice<G::Action> {
        let state = G::determinize(view, &mut Sampled(&mut *entropy));
        let legal = state.legal();
        assert!(!legal.is_empty(), "a bot is asked only while the game runs");
        let action = legal[entropy.below(legal.len() as u32) as usize];
        Choice::plain(action, state.setup().players)
    }
}
