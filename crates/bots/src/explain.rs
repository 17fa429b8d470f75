//! Why a move is good, in words: message keys with arguments.

use parure_engine::card::CardId;
use parure_engine::chance::Entropy;
use parure_engine::game::Game;
use parure_engine::tile::TileId;
use parure_engine::tokens::Color;

use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::knowledge::Knowledge;
use crate::search::Searcher;

/// One thing that can be said for an action: a message key of `bots.ftl` and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The key, as `reason-reaches-target`.
    pub key: &'static str,
    /// The arguments by name.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// An argument of a reason. Cards, tiles and colours are named by whoever shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number.
    Number(u8),
    /// A card of the game.
    Card(CardId),
    /// A noble, location or royal.
    Tile(TileId),
    /// A colour of the game.
    Color(Color),
}

impl Reason {
    /// A reason without arguments.
    pub const fn plain(key: &'static str) -> Self {
        Self { key, arguments: Vec::new() }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: Argument) -> Self {
        self.arguments.push((name, argument));
        self
    }
}

/// Adds that an action leads to the card that a search aims at, unless something is said of it already.
pub(crate) fn add_aim(reasons: &mut Vec<Reason>, aim: Option<CardId>) {
    let Some(card) = aim.map(Argument::Card) else { return };
    if reasons.iter().flat_map(|reason| &reason.arguments).all(|(_, argument)| *argument != card) {
        reasons.push(Reason::plain("reason-leads-to").with("card", card));
    }
}

/// A move worth considering, with its chances and what speaks for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// The expected result of the acting seat after it, 0 to 1.
    pub win: f32,
    /// How much of the search went into it, 0 to 1: how sure the win chance is.
    pub share: f32,
    /// What speaks for it, the weightiest first; never empty.
    pub reasons: Vec<Reason>,
}

/// What a search has chosen, and the best moves with what speaks for them.
pub type Advised<G> = (Choice<<G as Game>::Action>, Vec<Advice<<G as Game>::Action>>);

/// See [`BotGame::advise`](crate::BotGame::advise).
pub(crate) fn advise<G: Knowledge>(
    view: &G::View,
    budget: &Budget,
    count: usize,
    entropy: &mut dyn Entropy,
) -> Advised<G> {
    deepen::<G>(&mut Searcher::default(), view, budget, count, entropy)
}

/// See [`BotGame::deepen`](crate::BotGame::deepen).
pub(crate) fn deepen<G: Knowledge>(
    searcher: &mut Searcher<G>,
    view: &G::View,
    budget: &Budget,
    count: usize,
    entropy: &mut dyn Entropy,
) -> Advised<G> {
    searcher.go_on();
    let choice = searcher.choose(view, budget, entropy);
    let state = G::determinize(view, &mut parure_engine::chance::Sampled(&mut *entropy));
    let total = choice.ranked.iter().map(|candidate| candidate.visits).sum::<u32>().max(1) as f32;
    // Where more is hidden than a seat's view hides, what can be done depends on what is supposed.
    let considered = choice.ranked.iter().filter(|candidate| state.check(candidate.action).is_ok()).take(count);
    let advice = considered.map(|candidate| Advice {
        action: candidate.action,
        win: candidate.value,
        share: candidate.visits as f32 / total,
        reasons: state.reasons(candidate.action, searcher.aim(&state, candidate.action)),
    });
    let advice = advice.collect();
    (choice, advice)
}
