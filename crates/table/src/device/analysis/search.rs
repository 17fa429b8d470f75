//! What a strong bot thinks of a position, for as long as somebody wants to know.

use parure_bots::search::Searcher;
use parure_bots::{BotGame, Budget};
use parure_engine::any::KnownGame;
use parure_engine::chance::SplitMix64;
use parure_engine::game::ToAct;
use parure_engine::seat::Observer;
use parure_vocabulary::Vocabulary;
use serde::Serialize;

use super::world::{observer_of, world, worlds};
use crate::device::Refused;
use crate::protocol::Advice;
use crate::table::Refusal;
use crate::think;

/// How many moves a search names.
const NAMED: usize = 5;

/// What a search has found by now.
#[derive(Serialize)]
pub(super) struct Thought {
    iterations: u32,
    /// The win chance of each seat.
    chances: Vec<f32>,
    /// The moves worth considering, the best first.
    moves: Vec<Advice>,
}

/// Somebody's thoughts about one position, which go on where they stopped.
pub(super) trait Thinking: Send {
    fn go_on(&mut self, budget: &Budget) -> Thought;
}

struct Search<G: BotGame> {
    view: G::View,
    /// A state that fits the view.
    game: G,
    /// What can be done whatever is hidden.
    legal: Vec<G::Action>,
    searcher: Searcher<G>,
    entropy: SplitMix64,
    iterations: u32,
}

/// A search sees what the seat to act sees, or what the position tells where that is less.
pub(super) fn begin<G: Vocabulary + KnownGame + BotGame>(
    view: &G::View,
    seed: u64,
) -> Result<Box<dyn Thinking>, Refused> {
    let (observer, game) = (observer_of::<G>(view), world::<G>(view, 0));
    let ToAct::Seat(seat) = game.to_act() else { return Err(Refusal::NotPlaying.into()) };
    let view = if observer == Observer::Referee { game.view(Observer::Seat(seat)) } else { view.clone() };
    let mut worlds = worlds::<G>(&view, Observer::Seat(seat));
    let mut legal = worlds.next().map(|world| world.legal()).unwrap_or_default();
    worlds.for_each(|world| legal.retain(|&action| world.check(action).is_ok()));
    let entropy = SplitMix64::new(seed);
    Ok(Box::new(Search { view, game, legal, searcher: Searcher::default(), entropy, iterations: 0 }))
}

impl<G: Vocabulary + BotGame> Thinking for Search<G> {
    fn go_on(&mut self, budget: &Budget) -> Thought {
        let (choice, advice) = G::deepen(&mut self.searcher, &self.view, budget, 4 * NAMED, &mut self.entropy);
        self.iterations += choice.iterations;
        let possible = advice.into_iter().filter(|advice| self.legal.contains(&advice.action)).take(NAMED);
        Thought {
            iterations: self.iterations,
            chances: choice.win[..self.game.setup().players].to_vec(),
            moves: possible.map(|advice| think::advice_words(&self.game, advice)).collect(),
        }
    }
}
