//! Solving puzzles on a device.

use parure_bots::BotLevel;
use parure_bots::puzzle::{Attempt, Flaw, LineStep, parse_puzzles};
use parure_engine::any::{AnyAction, AnyGame};
use parure_engine::game::Game;
use parure_engine::seat::{Observer, Seat};
use parure_engine::{on_any, on_game};
use parure_vocabulary::options_to_json;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{Answer, Refused, broken, ok};
use crate::game::{Acting, Helpers, LogBuilder, Position};
use crate::protocol::{GameResult, Help, ReplayStep, SeatPlan, TableConfig, View};
use crate::table::{Chat, Seating, TableLine};

/// What can be asked about puzzles. A puzzle is text, as `docs/puzzles.md` has it.
#[derive(Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub(super) enum PuzzleCall {
    /// What a file has.
    List { text: String },
    /// Its only puzzle, from the beginning.
    Begin { text: String },
    /// A move of whoever solves it.
    Play { action: Value },
    /// How a move fails to win.
    WhyNot { action: Value },
}

/// The puzzle that is being solved.
pub(super) struct Solving {
    attempt: Box<dyn Attempt>,
    log_builder: LogBuilder,
    /// How many steps were told.
    told: u64,
}

#[derive(Serialize)]
struct Listed {
    name: String,
    turns: u8,
    grade: u8,
}

#[derive(Serialize)]
struct Begun {
    #[serde(flatten)]
    listed: Listed,
    config: TableConfig,
    seat: usize,
    target: u8,
    view: View,
    help: Help,
}

/// What came of a move, or would come of it.
#[derive(Serialize)]
struct Line {
    /// Whether the move wins for certain; else no step is told but of a refutation.
    wins: bool,
    /// The own turns that are left.
    turns: u8,
    steps: Vec<ReplayStep>,
    /// Once the game is over.
    result: Option<GameResult>,
}

pub(super) fn answer(solving: &mut Option<Solving>, call: PuzzleCall) -> Answer {
    match call {
        PuzzleCall::List { text } => {
            let puzzles = parse_puzzles(&text).map_err(|error| unreadable(&error))?;
            let listed = puzzles.into_iter().map(|puzzle| {
                let (turns, grade) = (puzzle.turns, puzzle.grade());
                Listed { name: puzzle.name, turns, grade }
            });
            ok(listed.collect::<Vec<_>>())
        }
        PuzzleCall::Begin { text } => {
            let mut puzzles = parse_puzzles(&text).map_err(|error| unreadable(&error))?;
            let puzzle = puzzles.pop().ok_or_else(|| unreadable(&"there is no puzzle"))?;
            let attempt = puzzle.attempt()?;
            let (seat, position) = (attempt.seat(), Position::from(attempt.position()));
            let (turns, grade) = (puzzle.turns, puzzle.grade());
            *solving = Some(Solving { attempt, log_builder: LogBuilder::default(), told: 0 });
            ok(Begun {
                listed: Listed { name: puzzle.name, turns, grade },
                config: config(position.any(), seat),
                seat: seat.index(),
                target: position.target(),
                view: position.view(Observer::Seat(seat), false),
                help: help(&position, seat),
            })
        }
        PuzzleCall::Play { action } => ok(begun(solving)?.play(&action)?),
        PuzzleCall::WhyNot { action } => ok(begun(solving)?.why_not(&action)?),
    }
}

fn begun(solving: &mut Option<Solving>) -> Result<&mut Solving, Refused> {
    solving.as_mut().ok_or_else(|| Refused::new("no_puzzle", "no puzzle was begun"))
}

fn unreadable(why: &dyn std::fmt::Display) -> Refused {
    Refused::new("bad_message", why.to_string())
}

impl From<Flaw> for Refused {
    fn from(flaw: Flaw) -> Self {
        let code = if flaw == Flaw::TooLong { "puzzle_too_long" } else { "bad_message" };
        Self::new(code, flaw.to_string())
    }
}

impl Solving {
    fn read(&self, action: &Value) -> Result<AnyAction, Refused> {
        Position::from(self.attempt.position()).read(action).map_err(|error| unreadable(&error))
    }

    fn play(&mut self, action: &Value) -> Result<Line, Refused> {
        let action = self.read(action)?;
        let Some(played) = self.attempt.play(action)? else {
            return Ok(Line { wins: false, turns: self.attempt.turns(), steps: Vec::new(), result: None });
        };
        let (seat, mut log_builder) = (self.attempt.seat(), self.log_builder.clone());
        let mut steps = Vec::new();
        for played in played {
            let mut position = Position::from(played.before);
            self.told += 1;
            steps.push(told(&mut position, &played.step, seat, self.told, &mut log_builder)?);
        }
        self.log_builder = log_builder;
        let position = Position::from(self.attempt.position());
        Ok(Line { wins: true, turns: self.attempt.turns(), steps, result: result(&position) })
    }

    fn why_not(&mut self, action: &Value) -> Result<Line, Refused> {
        let action = self.read(action)?;
        let turns = self.attempt.turns();
        let Some(refutation) = self.attempt.why_not(action)? else {
            return Ok(Line { wins: true, turns, steps: Vec::new(), result: None });
        };
        let (seat, mut log_builder) = (self.attempt.seat(), self.log_builder.clone());
        let mut position = Position::from(refutation.start);
        let mut steps = Vec::new();
        for (step, version) in refutation.steps.iter().zip(self.told + 1..) {
            steps.push(told(&mut position, step, seat, version, &mut log_builder)?);
        }
        Ok(Line { wins: false, turns, steps, result: result(&position) })
    }
}

/// Plays a step and tells it as the seat sees it.
fn told(
    position: &mut Position,
    step: &LineStep<AnyAction>,
    seat: Seat,
    version: u64,
    log_builder: &mut LogBuilder,
) -> Result<ReplayStep, Refused> {
    let observer = Observer::Seat(seat);
    let action = position.words(step.action);
    let lines = position.play(step.action, &step.draws, log_builder).map_err(|error| broken(&error))?;
    Ok(ReplayStep {
        seat: step.seat.index(),
        action,
        log: lines.into_iter().map(|line| TableLine::game(version, line).entry(observer)).collect(),
        view: position.view(observer, false),
        help: help(position, seat),
    })
}

fn help(position: &Position, seat: Seat) -> Help {
    let acting = if position.to_act() == Some(seat) { Acting::Yes } else { Acting::No };
    position.help(Observer::Seat(seat), acting, Helpers::On)
}

fn result(position: &Position) -> Option<GameResult> {
    let outcome = position.outcome()?;
    Some(on_game!(position.any(), game => GameResult::of(game, outcome)))
}

/// A table as it would be set up for this: whoever solves the puzzle against bots, and nothing that gives the move away.
fn config(game: &AnyGame, seat: Seat) -> TableConfig {
    let (players, options) = on_any!(AnyGame, game, G, game => {
        let setup = game.setup();
        (setup.players, options_to_json::<G>(setup.options))
    });
    let bot = || SeatPlan::Bot { level: BotLevel::Strongest, personality: Default::default() };
    TableConfig {
        game: game.id().into(),
        options: if let Value::Object(options) = options { options } else { Map::new() },
        seats: Seat::all(players)
            .map(|other| if other == seat { SeatPlan::Me { name: None } } else { bot() })
            .collect(),
        seating: Seating::AsSet,
        clock: Default::default(),
        absence: Default::default(),
        listed: false,
        helpers: true,
        hints: false,
        open_reserves: true,
        undo: false,
        chat: Chat::Off,
    }
}
