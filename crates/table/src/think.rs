//! Asking a bot, whichever game it is.

use std::any::Any;

use parure_bots::explain::{self, Argument};
use parure_bots::{BotGame, BotSpec, Budget, Reviewer, Seated};
use parure_engine::any::{AnyAction, AnyGame, AnyRecord, KnownGame};
use parure_engine::chance::SplitMix64;
use parure_engine::notation::Record;
use parure_engine::seat::{Observer, Seat};
use parure_engine::{on_any, on_game};
use parure_vocabulary::foresight::{Helpers, LegalAction};
use parure_vocabulary::{Vocabulary, card_word, color_word, tile_word};
use thiserror::Error;

use crate::game::LogBuilder;
use crate::protocol::{Advice, Reason, ReasonArgument, ReviewMove};
use crate::ids::TableId;
use crate::table::Play;

/// This bot is not one that the service can run.
#[derive(Debug, Error)]
#[error("`{0}` is no bot that plays here")]
pub struct NotOurs(BotSpec);

/// A bot at its table, whichever game it is, with what it remembers of it.
pub struct Thinker {
    spec: BotSpec,
    /// A `Seated` of the game, once it was asked.
    seated: Box<dyn Any + Send>,
}

impl Thinker {
    /// A bot that sits down.
    pub fn new(spec: BotSpec) -> Self {
        Self { spec, seated: Box::new(()) }
    }

    /// The action that it plays in a seat that is to act, after these. It sees what its seat sees.
    pub fn choose(
        &mut self,
        game: &AnyGame,
        played: &[AnyAction],
        seat: Seat,
        budget: &Budget,
        seed: u64,
    ) -> Result<AnyAction, NotOurs> {
        on_game!(game, game => self.choose_in(game, played, seat, budget, seed))
    }

    fn choose_in<G: KnownGame + BotGame>(
        &mut self,
        game: &G,
        played: &[AnyAction],
        seat: Seat,
        budget: &Budget,
        seed: u64,
    ) -> Result<AnyAction, NotOurs> {
        if !self.seated.is::<Seated<G>>() {
            let bot = self.spec.build::<G>().ok_or_else(|| NotOurs(self.spec.clone()))?;
            self.seated = Box::new(Seated::<G>::new(bot));
        }
        let seated = self.seated.downcast_mut::<Seated<G>>().expect("it has just sat down");
        let played: Vec<_> = played.iter().filter_map(|&action| G::known_action(action)).collect();
        let view = game.view(Observer::Seat(seat));
        Ok(G::any_action(seated.choose(&played, &view, budget, &mut SplitMix64::new(seed)).action))
    }
}

/// The bots of several tables. When there are too many, the one leaves that was not asked for longest.
pub struct Thinkers {
    most: usize,
    /// By table and seat, the one that was asked last at the end.
    kept: Vec<(TableId, Seat, Thinker)>,
}

impl Thinkers {
    /// At most so many.
    pub const fn new(most: usize) -> Self {
        Self { most, kept: Vec::new() }
    }

    /// Takes out the bot of a seat, or a new one that is like this.
    pub fn take(&mut self, table: &TableId, seat: Seat, spec: BotSpec) -> Thinker {
        let at = self.kept.iter().position(|(at, place, thinker)| at == table && *place == seat && thinker.spec == spec);
        at.map_or_else(|| Thinker::new(spec), |at| self.kept.remove(at).2)
    }

    /// Puts it back.
    pub fn keep(&mut self, table: TableId, seat: Seat, thinker: Thinker) {
        self.kept.retain(|(at, place, _)| *at != table || *place != seat);
        if self.kept.len() == self.most {
            self.kept.remove(0);
        }
        self.kept.push((table, seat, thinker));
    }
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
                    let chosen = choose(&game, Seat::FIRST, &bot, &Budget::iterations(2), 1);
                    assert!(chosen.is_ok(), "{bot}");
                }
            }
        }
    }

    #[test]
    fn a_bot_that_cannot_be_built_is_an_error_and_no_random_move() {
        let bot = BotSpec::parse("cmd:./mybot").expect("a command");
        let chosen = choose(&layout(RulesId::Duel), Seat::FIRST, &bot, &Budget::iterations(2), 1);
        assert_eq!(chosen.unwrap_err().to_string(), "`cmd:./mybot` is no bot that plays here");
    }
}
