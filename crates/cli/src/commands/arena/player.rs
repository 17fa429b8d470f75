//! Who sits in a seat: a bot of ours, or a program.

use std::collections::HashMap;

use parure_bots::{Bot, BotGame, BotKind, BotSpec, Budget};
use parure_engine::chance::{Entropy, SplitMix64};
use parure_engine::game::{Refusal, Setup};
use parure_engine::notation::action_text;
use parure_engine::seat::Seat;
use parure_vocabulary::Vocabulary;

use super::external::{External, Fault, FaultKind, Limits};
use crate::protocol::{read_action, request_line};

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

/// What a player is asked about.
pub struct Question<'a, G: BotGame> {
    /// The setup of the game.
    pub setup: &'a Setup<G::Options>,
    /// The position.
    pub state: &'a G,
    /// Whose turn it is.
    pub seat: Seat,
    /// What that seat knows.
    pub view: &'a G::View,
}

impl<G: Vocabulary + BotGame> Player<G> {
    /// The player for a bot of the list.
    pub fn new(bot: usize, spec: &BotSpec, entropy: SplitMix64) -> Self {
        let brain = match (&spec.kind, spec.build()) {
            (BotKind::External(command), _) => Brain::Program { bot, words: shlex::split(command).unwrap_or_default() },
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
                let answer = ask(question, limits, processes, *bot, words, self.entropy.next_u64());
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

fn ask<G: Vocabulary + BotGame>(
    question: &Question<'_, G>,
    limits: &Limits,
    processes: &mut Processes,
    bot: usize,
    words: &[String],
    seed: u64,
) -> Result<G::Action, Fault> {
    let process = match processes.0.entry(bot) {
        std::collections::hash_map::Entry::Occupied(running) => running.into_mut(),
        std::collections::hash_map::Entry::Vacant(place) => place.insert(External::start(words)?),
    };
    let mut legal = Vec::new();
    question.state.legal_actions(&mut legal);
    // JSON readers of other languages keep 53 bits of a number.
    let seed = seed >> 11;
    let request = request_line::<G>(question.setup, question.seat, question.view, &legal, &limits.budget, seed);
    let line = process.ask(&request, limits)?;
    let action = read_action::<G>(&line).map_err(|words| Fault::new(FaultKind::IllegalMove, words))?;
    question.state.check(action).map_err(|refusal| {
        let words = format!("`{}` is not legal: {refusal} ({})", action_text::<G>(action), refusal.rule());
        Fault::new(FaultKind::IllegalMove, words)
    })?;
    Ok(action)
}
