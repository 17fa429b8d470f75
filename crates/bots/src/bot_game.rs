//! The games whose bots this crate holds compiled.

use std::sync::Arc;

use parure_engine::chance::Entropy;
use parure_engine::every_game;

use crate::bot::Bot;
use crate::budget::{Budget, Clock};
use crate::explain::{self, Advised};
use crate::knowledge::Knowledge;
use crate::level::BotLevel;
use crate::personality::Personality;
use crate::review::{ReviewedMove, Reviewer};
use crate::search::Searcher;
use crate::spec::build_level;

/// A game that bots play, advise on and review.
///
/// All of that is generic over the game, and compiled wherever it is named with a game. These methods are named with one
/// here: whoever asks through them takes what this crate compiled instead of compiling the search again.
pub trait BotGame: Knowledge {
    /// One of our bots, which never thinks longer than `limits` allow; [`BotSpec::build`](crate::BotSpec::build) makes
    /// one by its name.
    fn bot(level: BotLevel, personality: Personality, limits: Budget, clock: Arc<dyn Clock>) -> Box<dyn Bot<Self>>;

    /// The best moves of a position, at most `count` of them, with the opinion behind them.
    ///
    /// # Panics
    /// If the game of the view is over.
    fn advise(view: &Self::View, budget: &Budget, count: usize, entropy: &mut dyn Entropy) -> Advised<Self>;

    /// The same by a search that has thought about nothing but this view: asked again, it goes on from what it found, and
    /// what it says grows better. The iterations are those of this time.
    ///
    /// # Panics
    /// If the game of the view is over.
    fn deepen(
        searcher: &mut Searcher<Self>,
        view: &Self::View,
        budget: &Budget,
        count: usize,
        entropy: &mut dyn Entropy,
    ) -> Advised<Self>;

    /// Looks at a legal move in a running game; `seq` is its number in the game, from 1.
    ///
    /// # Panics
    /// If the game is over.
    fn judge(&self, reviewer: &Reviewer, played: Self::Action, seq: usize) -> ReviewedMove<Self::Action>;
}

macro_rules! bot_game {
    ($Game:ty) => {
        impl BotGame for $Game {
            fn bot(
                level: BotLevel,
                personality: Personality,
                limits: Budget,
                clock: Arc<dyn Clock>,
            ) -> Box<dyn Bot<Self>> {
                build_level(level, personality, limits, clock)
            }

            fn advise(view: &Self::View, budget: &Budget, count: usize, entropy: &mut dyn Entropy) -> Advised<Self> {
                explain::advise::<Self>(view, budget, count, entropy)
            }

            fn deepen(
                searcher: &mut Searcher<Self>,
                view: &Self::View,
                budget: &Budget,
                count: usize,
                entropy: &mut dyn Entropy,
            ) -> Advised<Self> {
                explain::deepen(searcher, view, budget, count, entropy)
            }

            fn judge(&self, reviewer: &Reviewer, played: Self::Action, seq: usize) -> ReviewedMove<Self::Action> {
                reviewer.judge_move(self, played, seq)
            }
        }
    };
}
every_game!(bot_game);
