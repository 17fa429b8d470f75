//! Asking a bot, whichever game it is.

use parure_bots::explain::{self, Argument};
use parure_bots::{BotSpec, Budget, Knowledge, Reviewer};
use parure_engine::any::AnyGame;
use parure_engine::chance::SplitMix64;
use parure_engine::notation::{action_text, parse_action};
use parure_engine::on_game;
use parure_engine::seat::{Observer, Seat};
use parure_vocabulary::foresight::{Helpers, LegalAction};
use parure_vocabulary::{Vocabulary, card_word, color_word, tile_word};

use crate::protocol::{Advice, BotChoice, Reason, ReasonArgument, ReviewMove};

/// The action that a bot plays in a seat that is to act, in notation. The bot sees what its seat sees.
pub fn choose(game: &AnyGame, seat: Seat, bot: BotChoice, budget: &Budget, seed: u64) -> Option<String> {
    let spec = format!("{}:{}", bot.level.word(), bot.personality.word());
    let spec = BotSpec::parse(&spec).ok()?;
    on_game!(game, game => choose_in(game, seat, &spec, budget, seed))
}

fn choose_in<G: Vocabulary + Knowledge>(
    game: &G,
    seat: Seat,
    spec: &BotSpec,
    budget: &Budget,
    seed: u64,
) -> Option<String> {
    let mut bot = spec.build::<G>()?;
    let view = game.view(Observer::Seat(seat));
    let choice = bot.choose(&view, budget, &mut SplitMix64::new(seed));
    Some(action_text::<G>(choice.action))
}

/// The moves that a strong bot would consider in a seat that is to act, the best first.
pub fn advise(game: &AnyGame, seat: Seat, budget: &Budget, count: usize, seed: u64) -> Vec<Advice> {
    on_game!(game, game => advise_in(game, seat, budget, count, seed))
}

fn advise_in<G: Vocabulary + Knowledge>(game: &G, seat: Seat, budget: &Budget, count: usize, seed: u64) -> Vec<Advice> {
    let view = game.view(Observer::Seat(seat));
    let (_, advice) = explain::advise::<G>(&view, budget, count, &mut SplitMix64::new(seed));
    advice.into_iter().map(|advice| advice_words(game, advice)).collect()
}

fn advice_words<G: Vocabulary>(game: &G, advice: explain::Advice<G::Action>) -> Advice {
    let LegalAction { action, text, brings } = LegalAction::of(game, advice.action, Helpers::On);
    let reasons = advice.reasons.into_iter().map(reason::<G>).collect();
    Advice { action, text, brings, win: advice.win, share: advice.share, reasons }
}

/// How a strong bot sees a move that was played, the one with this number in its game.
pub fn judge(game: &AnyGame, played: &str, reviewer: &Reviewer, seq: usize) -> Option<ReviewMove> {
    on_game!(game, game => judge_in(game, played, reviewer, seq))
}

fn judge_in<G: Vocabulary + Knowledge>(game: &G, played: &str, reviewer: &Reviewer, seq: usize) -> Option<ReviewMove> {
    let reviewed = reviewer.judge(game, parse_action(played, Some(game)).ok()?, seq);
    Some(ReviewMove {
        seat: reviewed.seat.index(),
        win: reviewed.win,
        given_away: reviewed.given_away,
        chances: reviewed.chances[..game.setup().players].to_vec(),
        best: reviewed.best.into_iter().map(|advice| advice_words(game, advice)).collect(),
    })
}

fn reason<G: Vocabulary>(reason: explain::Reason) -> Reason {
    let argument = |(name, argument): (&'static str, Argument)| {
        let name = name.to_owned();
        match argument {
            Argument::Number(number) => ReasonArgument::Number { name, number },
            Argument::Card(card) => ReasonArgument::Card { name, card: card_word::<G>(card) },
            Argument::Tile(tile) => ReasonArgument::Tile { name, tile: tile_word::<G>(tile) },
            Argument::Color(color) => ReasonArgument::Color { name, color: color_word::<G>(color).into_owned() },
        }
    };
    Reason { key: reason.key.to_owned(), arguments: reason.arguments.into_iter().map(argument).collect() }
}
