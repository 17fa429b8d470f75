//! A bot that stays at a table.

use parure_engine::chance::Entropy;
use parure_engine::game::Game;

use crate::bot::{Bot, Choice};
use crate::budget::Budget;

/// A bot in its seat, which is told what was played since it was last asked: what it has found about that is not lost.
pub struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
    /// What it takes to have been played, its own last choice among it.
    told: Vec<G::Action>,
}

impl<G: Game> Seated<G> {
    /// A bot that sits down.
    pub fn new(bot: Box<dyn Bot<G>>) -> Self {
        Self { bot, told: Vec::new() }
    }

    /// Whether it has been told the beginning of what was played.
    pub fn follows(&self, played: &[G::Action]) -> bool {
        !self.told.is_empty() && played.starts_with(&self.told)
    }

    /// Its choice at a table where this was played so far. Where that is not what it was told before, as after a move that
    /// was taken back, it begins anew.
    pub fn choose(
        &mut self,
        played: &[G::Action],
        view: &G::View,
        budget: &Budget,
        entropy: &mut dyn Entropy,
    ) -> Choice<G::Action> {
        match played.strip_prefix(&*self.told) {
            Some(since) => since.iter().for_each(|&action| self.bot.observe(action)),
            None => self.bot.forget(),
        }
        let choice = self.bot.choose(view, budget, entropy);
        self.told.clear();
        self.told.extend_from_slice(played);
        self.told.push(choice.action);
        // What would come of anything else need not be kept.
        self.bot.observe(choice.action);
        self.bot.rest();
        choice
    }
}
