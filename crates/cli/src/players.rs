//! Who plays the games of a transcript.

use anyhow::Result;
use parure_bots::{Bot, BotGame, BotSpec, Budget, seed};
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::seat::Seat;

use crate::exit::Usage;

/// A seat's bot and the luck it decides by.
pub struct Player<G: BotGame> {
    bot: Box<dyn Bot<G>>,
    luck: SplitMix64,
}

impl<G: BotGame> Player<G> {
    /// The player of a seat in the game of this seed.
    pub fn new(spec: &BotSpec, seat: Seat, seed: u64) -> Result<Self> {
        let bot = spec.build::<G>();
        let bot = bot.ok_or_else(|| Usage(format!("`{spec}` cannot play here: only bots of this program can")))?;
        Ok(Self { bot, luck: SplitMix64::new(seed::of_seat(seed, seat)) })
    }

    /// Chooses a legal action, knowing no more than the view.
    pub fn choose(&mut self, view: &G::View) -> G::Action {
        self.bot.choose(view, &Budget::UNLIMITED, &mut self.luck).action
    }

    /// One of these actions, each as likely as the others.
    ///
    /// # Panics
    /// If there is none.
    pub fn draw(&mut self, actions: &[G::Action]) -> G::Action {
        Sampled(&mut self.luck).pick(actions).expect("whoever is to act has an action")
    }
}
