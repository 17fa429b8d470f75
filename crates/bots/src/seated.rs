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

    /// Its choice at a table where all of this was played so far, from the first action on. Where that does not go on from
    /// what it was told before, as after a move that was taken back, it begins anew.
    ///
    /// Beyond what [`Bot::choose`] depends on, the choice depends on earlier ones at this table, and so on what this seat
    /// saw then, and on nothing else.
    ///
    /// # Panics
    /// If the game of the view is over.
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
        // What would have come of anything else need not be kept.
        self.bot.observe(choice.action);
        self.bot.rest();
        choice
    }

    /// How much it remembers, as [`Bot::remembers`] counts it.
    pub fn remembers(&self) -> usize {
        self.bot.remembers()
    }
}
