//! Who sits in a seat: a bot of ours, or a program.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use parure_bots::{Bot, BotGame, BotKind, BotSpec, Budget};
use parure_engine::chance::{Entropy, SplitMix64};
use parure_vocabulary::Vocabulary;

use crate::external::{External, Fault, Limits, command_words};
use crate::protocol::Question;

/// The running processes of one thread, by the number of the bot. They go on from game to game, as requests carry all
/// there is to know; after a fault a process is started anew.
#[derive(Default)]
pub struct Processes(HashMap<usize, External>);

/// A seat's player in one game.
pub struct Player<G: BotGame> {
    brain: Brain<G>,
    entropy: SplitMix64,
}

enum Brain<G: BotGame> {
    Own(Box<dyn Bot<G>>),
    Program { bot: usize, words: Vec<String> },
}

impl<G: Vocabulary + BotGame> Player<G> {
    /// The player for a bot of the list.
    pub fn new(bot: usize, spec: &BotSpec, entropy: SplitMix64) -> Self {
        let brain = match (&spec.kind, spec.build()) {
            (BotKind::External(command), _) => {
                Brain::Program { bot, words: command_words(command).unwrap_or_default() }
            }
            (_, Some(own)) => Brain::Own(own),
            (_, None) => unreachable!("only external bots cannot be built"),
        };
        Self { brain, entropy }
    }

    /// The legal move of the player, or how it failed to make one.
    pub fn choose(
        &mut self,
        question: &Question<'_, G>,
        limits: &Limits,
        processes: &mut Processes,
    ) -> Result<G::Action, Fault> {
        match &mut self.brain {
            Brain::Own(bot) => Ok(bot.choose(question.view, &Budget::UNLIMITED, &mut self.entropy).action),
            Brain::Program { bot, words } => {
                let process = match processes.0.entry(*bot) {
                    Entry::Occupied(running) => running.into_mut(),
                    Entry::Vacant(place) => place.insert(External::start(words)?),
                };
                let answer = process.choose(question, limits, self.entropy.next_u64());
                if answer.is_err() {
                    processes.0.remove(bot);
                }
                answer
            }
        }
    }

    /// Tells the player what was played.
    pub fn observe(&mut self, action: G::Action) {
        if let Brain::Own(bot) = &mut self.brain {
            bot.observe(action);
        }
    }
}
