//! Asking a bot, whichever game it is.

use parure_bots::explain::{self, Argument};
use parure_bots::{BotGame, BotSpec, Budget, Reviewer, Thinker};
use parure_engine::any::{AnyAction, AnyGame, AnyRecord, KnownGame};
use parure_engine::chance::SplitMix64;
use parure_engine::notation::Record;
use parure_engine::seat::{Observer, Seat};
use parure_engine::{on_any, on_game};
use parure_vocabulary::foresight::{Helpers, LegalAction};
use parure_vocabulary::{Vocabulary, card_word, color_word, tile_word};
use thiserror::Error;

use crate::game::LogBuilder;
use crate::ids::TableId;
use crate::protocol::{Advice, Reason, ReasonArgument, ReviewMove};
use crate::table::Play;

/// This bot is not one that the service can run.
#[derive(Debug, Error)]
#[error("`{0}` is no bot that plays here")]
pub struct NotOurs(BotSpec);

/// The bots of several tables, each with what it remembers, by table and seat.
pub type Thinkers = parure_bots::Thinkers<(TableId, Seat)>;

/// The action that a bot plays in a seat that is to act, after all of these. The bot sees what its seat sees.
pub fn choose(
    bot: &mut Thinker,
    game: &AnyGame,
    played: &[AnyAction],
    seat: Seat,
    budget: &Budget,
    seed: u64,
) -> Result<AnyAction, NotOurs> {
    on_game!(game, game => choose_in(bot, game, played, seat, budget, seed))
}

fn choose_in<G: KnownGame + BotGame>(
    bot: &mut Thinker,
    game: &G,
    played: &[AnyAction],
    seat: Seat,
    budget: &Budget,
    seed: u64,
) -> Result<AnyAction, NotOurs> {
    let spec = bot.spec().clone();
    let seated = bot.at::<G>().ok_or(NotOurs(spec))?;
    let played: Option<Vec<_>> = played.iter().map(|&action| G::known_action(action)).collect();
    let played = played.expect("at a table all actions are of one game");
    let view = game.view(Observer::Seat(seat));
    let choice = seated.choose(&played, &view, budget, &mut SplitMix64::new(seed));
    Ok(G::any_action(choice.action))
}

/// The moves that a strong bot would consider in a seat that is to act, the best first.
pub fn advise(game: &AnyGame, seat: Seat, budget: &Budget, count: usize, seed: u64) -> Vec<Advice> {
    on_game!(game, game => advise_in(game, seat, budget, count, seed))
}

fn advise_in<G: Vocabulary + BotGame>(game: &G, seat: Seat, budget: &Budget, count: usize, seed: u64) -> Vec<Advice> {
    let view = game.view(Observer::Seat(seat));
    let (_, advice) = G::advise(&view, budget, count, &mut SplitMix64::new(seed));
    advice.into_iter().map(|advice| advice_words(game, advice)).collect()
}

pub(crate) fn advice_words<G: Vocabulary>(game: &G, advice: explain::Advice<G::Action>) -> Advice {
    let LegalAction { action, text, brings } = LegalAction::of(game, advice.action, Helpers::On);
    let reasons = advice.reasons.into_iter().map(reason::<G>).collect();
    Advice { action, text, brings, win: advice.win, share: advice.share, reasons }
}

/// A finished game as a strong bot saw it, move by move; so many of its moves were made at the table that it goes on from.
pub fn review(play: &Play, before: usize) -> Vec<ReviewMove> {
    (0..play.moves().len()).map_while(|nth| review_move(play, before, nth)).collect()
}

/// The same for one of the moves, counted from 0. The others are played, not judged, which costs next to nothing.
pub fn review_move(play: &Play, before: usize, nth: usize) -> Option<ReviewMove> {
    let (made, earlier) = play.moves().get(..=nth)?.split_last()?;
    let (mut position, mut log_builder) = (play.start().clone(), LogBuilder::default());
    for made in earlier {
        position.play(made.action, &made.draws, &mut log_builder).ok()?;
    }
    let reviewer = Reviewer::of_game(before + play.moves().len());
    judge(position.any(), made.action, &reviewer, before + nth + 1)
}

/// The same for a move of a record, counted from 0; nothing for a record that has no such move or is wrong before it.
pub fn review_recorded(record: &AnyRecord, nth: usize) -> Option<ReviewMove> {
    on_any!(AnyRecord, record, record => review_recorded_in(record, nth))
}

fn review_recorded_in<G: Vocabulary + KnownGame + BotGame>(record: &Record<G>, nth: usize) -> Option<ReviewMove> {
    let moves = record.turns().iter().map(|turn| turn.steps.len()).sum();
    let mut replay = record.replay().ok()?;
    for _ in 0..nth {
        replay.step(&mut ()).ok()??;
    }
    let position = replay.position().clone();
    let (_, step) = replay.step(&mut ()).ok()??;
    judge_in(&position, G::any_action(step.action), &Reviewer::of_game(moves), nth + 1)
}

/// How a strong bot sees a move that was played, the one with this number in its game.
fn judge(game: &AnyGame, played: AnyAction, reviewer: &Reviewer, seq: usize) -> Option<ReviewMove> {
    on_game!(game, game => judge_in(game, played, reviewer, seq))
}

fn judge_in<G: Vocabulary + KnownGame + BotGame>(
    game: &G,
    played: AnyAction,
    reviewer: &Reviewer,
    seq: usize,
) -> Option<ReviewMove> {
    let reviewed = game.judge(reviewer, G::known_action(played)?, seq);
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

#[cfg(test)]
mod tests {
    use parure_bots::{BotLevel, Personality};
    use parure_engine::any::RulesId;
    use parure_engine::chance::Sampled;
    use serde_json::Map;

    use super::*;
    use crate::game::Position;

    fn layout(rules: RulesId) -> AnyGame {
        let mut chance = Sampled(SplitMix64::new(7));
        Position::lay_out(rules, 2, &Map::new(), &mut chance).expect("two can play").0.any().clone()
    }

    #[test]
    fn every_choice_of_a_table_plays_every_game() {
        for game in RulesId::ALL.map(layout) {
            for level in BotLevel::ALL {
                for personality in Personality::ALL {
                    let bot = BotSpec::new(level, personality);
                    let mut thinker = Thinker::new(bot.clone());
                    let chosen = choose(&mut thinker, &game, &[], Seat::FIRST, &Budget::iterations(2), 1);
                    assert!(chosen.is_ok(), "{bot}");
                }
            }
        }
    }

    #[test]
    fn a_bot_that_cannot_be_built_is_an_error_and_no_random_move() {
        let mut bot = Thinker::new(BotSpec::parse("cmd:./mybot").expect("a command"));
        let chosen = choose(&mut bot, &layout(RulesId::Duel), &[], Seat::FIRST, &Budget::iterations(2), 1);
        assert_eq!(chosen.unwrap_err().to_string(), "`cmd:./mybot` is no bot that plays here");
    }
}
