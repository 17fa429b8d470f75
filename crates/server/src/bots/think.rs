//! Asking a bot, whichever game it is.

use parure_bots::explain::{self, Argument};
use parure_bots::{BotSpec, Budget, Knowledge};
use parure_engine::any::AnyGame;
use parure_engine::chance::SplitMix64;
use parure_engine::notation::action_text;
use parure_engine::on_game;
use parure_engine::seat::{Observer, Seat};

use crate::game::{Position, TableGame, names};
use crate::protocol::{Advice, Reason, ReasonArgument, ReviewMove, Words};
use crate::table::BotChoice;

/// The action that a bot plays in a seat that is to act, in notation. The bot sees what its seat sees.
pub fn choose(game: &AnyGame, seat: Seat, bot: BotChoice, budget: &Budget, seed: u64) -> Option<String> {
    let spec = format!("{}:{}", bot.level.word(), bot.personality.word());
    let spec = BotSpec::parse(&spec).ok()?;
    on_game!(game, game => choose_in(game, seat, &spec, budget, seed))
}

fn choose_in<G: TableGame + Knowledge>(
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

fn advise_in<G: TableGame + Knowledge>(game: &G, seat: Seat, budget: &Budget, count: usize, seed: u64) -> Vec<Advice> {
    let view = game.view(Observer::Seat(seat));
    let (_, advice) = explain::advise::<G>(&view, budget, count, &mut SplitMix64::new(seed));
    let told = advice.into_iter().map(|advice| Advice {
        action: Words::of(&G::action_words(advice.action)),
        gains: game.outcome(advice.action).gains,
        win: advice.win,
        share: advice.share,
        reasons: advice.reasons.into_iter().map(reason::<G>).collect(),
    });
    told.collect()
}

/// How a strong bot sees a move that was played, beside the ones that it would consider.
pub fn judge(game: &AnyGame, seat: Seat, played: &str, budget: &Budget, seed: u64) -> Option<ReviewMove> {
    let mut advice = advise(game, seat, budget, usize::MAX, seed);
    let played = Position::from(game.clone()).words(played).ok()?;
    let top = advice.first()?.win;
    // A move that was not even considered is at best as good as the least of those that were.
    let found = advice.iter().find(|advice| advice.action == played).or(advice.last())?;
    let win = found.win.min(top);
    advice.truncate(3);
    Some(ReviewMove { seat: seat.index(), win, given_away: top - win, best: advice })
}

fn reason<G: TableGame>(reason: explain::Reason) -> Reason {
    let argument = |(name, argument): (&'static str, Argument)| {
        let name = name.to_owned();
        match argument {
            Argument::Number(number) => ReasonArgument::Number { name, number },
            Argument::Card(card) => ReasonArgument::Card { name, card: names::card::<G>(card) },
            Argument::Tile(tile) => ReasonArgument::Tile { name, tile: names::tile::<G>(tile) },
            Argument::Color(color) => ReasonArgument::Color { name, color: names::color::<G>(color) },
        }
    };
    Reason { key: reason.key.to_owned(), arguments: reason.arguments.into_iter().map(argument).collect() }
}
