//! Positions to look at without a table: read from text, played on, thought about.
//!
//! A position is the text of what its observer knows (`docs/notation.md`), so what is hidden there stays unknown: it is
//! supposed anew wherever a whole state is needed, and nothing is told that depends on what was supposed.

use std::collections::{BTreeSet, HashMap};

use parure_bots::search::Searcher;
use parure_bots::{BotGame, Budget};
use parure_engine::any::{AnyGame, AnyRecord, AnyTextError, AnyView, GameId, KnownGame};
use parure_engine::chance::{Chance, Draw, Pool, Recorded, Sampled, SplitMix64};
use parure_engine::game::{Game, ToAct};
use parure_engine::notation::{
    ParseError, Problem, Record, action_text, draws_text, parse_action, parse_draws, position_text, view_text,
};
use parure_engine::on_any;
use parure_engine::seat::{Observer, Seat};
use parure_vocabulary::foresight::{Acting, Help, Helpers};
use parure_vocabulary::{Form, GameResult, LogLine, Vocabulary, Words, options_to_json, rules_from_json};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::{Answer, Limits, NewTable, Refused, broken, first, no_table, ok};
use crate::game::{LogBuilder, Position, PositionError, Recordable};
use crate::ids::TableId;
use crate::protocol::{Advice, GameName, LogEntry, SeatPlan};
use crate::table::{Origin, Refusal, Table, TableConfig, TableLine, check_config};
use crate::think;

/// How many ways what is hidden is supposed, to find one that fits what comes.
const WORLDS: u64 = 256;
/// How many are looked at to find out what holds whatever is hidden. One is enough where nothing is.
const LOOKED_AT: u64 = 12;
/// How many moves a search names.
const NAMED: usize = 5;

/// A move in notation, with what chance gave.
type Move = (String, String);

/// What can be asked about a position.
#[derive(Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub(super) enum Ask {
    /// A new game.
    New { game: GameName, players: usize, options: Map<String, Value>, seed: u64 },
    /// A text that somebody has: a position, or a record with its moves.
    Read { text: String },
    /// A finished game of a table.
    Finished { table: TableId },
    /// How things stand after some moves.
    Show { start: String, moves: Vec<Move> },
    /// A move. What chance gives is told as far as it is known; the seed draws the rest, and where there is none it is
    /// asked for.
    Play { position: String, action: String, draws: String, seed: Option<u64> },
    /// Thinks about a position, or goes on thinking about the one that was thought about last.
    Think { position: String, seed: u64, limits: Limits },
    /// The record of a line that began with the layout of a game, with comments behind the moves.
    Record { start: String, layout: String, moves: Vec<(String, String, String)>, names: Vec<String>, date: String },
    /// The first step of a table at which the game goes on; what is hidden is drawn by the seed.
    Table {
        new: NewTable,
        table: TableId,
        start: String,
        layout: Option<String>,
        moves: Vec<Move>,
        seats: Vec<SeatPlan>,
        seed: u64,
    },
}

/// What is being thought about.
#[derive(Default)]
pub(super) struct Analysis {
    thinking: Option<(String, Box<dyn Thinking>)>,
}

/// A line of moves and where it begins.
#[derive(Default, Serialize)]
struct Line {
    game: &'static str,
    start: String,
    /// What chance gave for the layout, where a game begins here.
    #[serde(skip_serializing_if = "Option::is_none")]
    layout: Option<String>,
    /// Who played, where that is known.
    names: Vec<String>,
    /// The moves, what chance gave, and what somebody wrote about them.
    moves: Vec<(String, String, String)>,
}

/// How things stand, as the page shows a table.
#[derive(Serialize)]
struct Shown {
    position: String,
    game: &'static str,
    /// The word of its rules, by which the weights are named that a search of it needs.
    rules: &'static str,
    options: Value,
    /// The seat that looks, `spectator`, or nothing where nothing is hidden.
    seen_by: Value,
    to_act: Option<usize>,
    view: Words,
    help: Help,
    target: u8,
    turn: u32,
    log: Vec<LogEntry>,
    result: Option<GameResult>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Played {
    /// The move is possible with this luck.
    Done { draws: String },
    /// One of these has to come next, after what has come by now.
    Needs { draws: String, choices: Vec<String> },
}

/// What a search has found by now.
#[derive(Serialize)]
struct Thought {
    iterations: u32,
    /// The win chance of each seat.
    chances: Vec<f32>,
    /// The moves worth considering, the best first.
    moves: Vec<Advice>,
}

/// Where a text is wrong, for whoever words it.
#[derive(Serialize)]
pub(super) struct Fault {
    /// The word for it; nothing where it cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    word: Option<&'static str>,
    line: usize,
    column: usize,
    found: Option<String>,
    /// What the line is about: its first word, and for a seat the second.
    about: Vec<String>,
}

impl Analysis {
    pub(super) fn answer(&mut self, ask: Ask, tables: &HashMap<TableId, Table>) -> Answer {
        match ask {
            Ask::New { game, players, options, seed } => {
                let rules = rules_from_json(GameId::from(game), &Value::Object(options.clone()));
                let rules = rules.map_err(|error| Refusal::BadConfig(error.to_string()))?;
                let mut chance = Sampled::from_seed(seed);
                let laid_out = Position::lay_out(rules, players, &options, &mut chance).map_err(Refusal::from)?;
                let (start, layout) = (laid_out.0.any().to_string(), Some(laid_out.1));
                ok(Line { game: rules.game().name(), start, layout, ..Line::default() })
            }
            Ask::Read { text } => ok(read(&text)?),
            Ask::Finished { table } => ok(finished(tables.get(&table).ok_or_else(no_table)?)?),
            Ask::Show { start, moves } => {
                let view = view_of(&start)?;
                on_any!(AnyView, &view, G, view => show::<G>(view, &moves)).and_then(ok)
            }
            Ask::Play { position, action, draws, seed } => {
                let view = view_of(&position)?;
                on_any!(AnyView, &view, G, view => play::<G>(view, &action, &draws, seed)).and_then(ok)
            }
            Ask::Think { position, seed, limits } => ok(self.think(position, seed, &limits.into())?),
            Ask::Record { start, layout, moves, names, date } => {
                let game: AnyGame = start.parse().map_err(|error| unreadable(&start, error))?;
                let recordable = Recordable { layout: &layout, moves, names, date, stopped: None };
                ok(Position::from(game).record(&recordable).map_err(Refusal::from)?)
            }
            Ask::Table { new, table, start, layout, moves, seats, seed } => {
                let view = view_of(&start)?;
                let (position, moves) = match layout {
                    Some(_) => (None, moves),
                    None => {
                        let last = on_any!(AnyView, &view, G, view => walk::<G>(view, &moves).map(|walk| G::any_view(walk.view)))?;
                        (Some(last.determinize(&mut Sampled::from_seed(seed)).to_string()), Vec::new())
                    }
                };
                let config = config_of(&view, &seats)?;
                let origin = Origin { table, layout: layout.unwrap_or_default(), moves, position };
                if origin.position(&config).map_err(Refusal::from)?.to_act().is_none() {
                    return Err(Refusal::NotPlaying.into());
                }
                ok([first(&new, config, Some(Box::new(origin)))?])
            }
        }
    }

    fn think(&mut self, position: String, seed: u64, budget: &Budget) -> Result<Thought, Refused> {
        let before = self.thinking.take().filter(|(about, _)| *about == position);
        let (position, mut thinking) = match before {
            Some(before) => before,
            None => {
                let view = view_of(&position)?;
                let thinking = on_any!(AnyView, &view, G, view => begin::<G>(view, seed))?;
                (position, thinking)
            }
        };
        let thought = thinking.go_on(budget);
        self.thinking = Some((position, thinking));
        Ok(thought)
    }
}

/// Somebody's thoughts about one position, which go on where they stopped.
trait Thinking: Send {
    fn go_on(&mut self, budget: &Budget) -> Thought;
}

struct Search<G: BotGame> {
    view: G::View,
    /// A state that fits the view.
    game: G,
    /// What can be done whatever is hidden.
    legal: BTreeSet<G::Action>,
    searcher: Searcher<G>,
    entropy: SplitMix64,
    iterations: u32,
}

/// A search sees what the seat to act sees, or what the position tells where that is less.
fn begin<G: Vocabulary + KnownGame + BotGame>(view: &G::View, seed: u64) -> Result<Box<dyn Thinking>, Refused> {
    let (observer, game) = (observer_of::<G>(view), world::<G>(view, 0));
    let ToAct::Seat(seat) = game.to_act() else { return Err(Refusal::NotPlaying.into()) };
    let view = if observer == Observer::Referee { game.view(Observer::Seat(seat)) } else { view.clone() };
    let legal = worlds::<G>(&view, Observer::Seat(seat)).map(|world| world.legal().into_iter().collect());
    let legal = legal.reduce(|held: BTreeSet<G::Action>, legal| &held & &legal).unwrap_or_default();
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

fn view_of(text: &str) -> Result<AnyView, Refused> {
    text.parse().map_err(|error| unreadable(text, error))
}

/// Reads a position, or a record as far as its moves go.
fn read(text: &str) -> Result<Line, Refused> {
    if !text.trim_start().starts_with('[') {
        let view = view_of(text)?;
        return Ok(Line { game: view.id().name(), start: view.to_string(), ..Line::default() });
    }
    let record: AnyRecord = text.parse().map_err(|error| unreadable(text, error))?;
    on_any!(AnyRecord, &record, record => recorded(record))
}

fn recorded<G: KnownGame>(record: &Record<G>) -> Result<Line, Refused> {
    let refused = |error: parure_engine::notation::ReplayError| {
        let place = error.place.unwrap_or(parure_engine::notation::LineColumn::START);
        let fault = Fault { word: None, line: place.line, column: place.column, found: None, about: Vec::new() };
        Refused { fault: Some(Box::new(fault)), ..Refused::new("bad_position", error.to_string()) }
    };
    let start = position_text(record.replay().map_err(refused)?.position());
    record.check().map_err(refused)?;
    let mut moves = Vec::new();
    for turn in record.turns() {
        let texts = turn.steps.iter().map(|step| (action_text::<G>(step.action), draws_text::<G>(&step.draws)));
        moves.extend(texts.map(|(action, draws)| (action, draws, String::new())));
        if let Some((_, _, comment)) = moves.last_mut() {
            comment.push_str(&turn.comment);
        }
    }
    let names = Seat::all(record.setup().players).map(|seat| record.name(seat).unwrap_or_default().to_owned());
    let layout = Some(draws_text::<G>(record.layout()));
    Ok(Line { game: G::RULES.game().name(), start, layout, names: names.collect(), moves })
}

/// The game of a table that is over, from where it began there.
fn finished(table: &Table) -> Result<Line, Refused> {
    let play = table.finished()?;
    let layout = table.origin().is_none().then(|| play.layout().to_owned());
    let moves = play.moves().iter().map(|made| made.notation());
    Ok(Line {
        game: table.game().name(),
        start: play.start().any().to_string(),
        layout,
        names: Vec::new(),
        moves: moves.map(|(action, draws)| (action, draws, String::new())).collect(),
    })
}

/// One of the states that fit a view.
fn world<G: Game>(view: &G::View, seed: u64) -> G {
    G::determinize(view, &mut Sampled::from_seed(seed))
}

/// Several of them, to find out what holds in all; one where the observer sees everything of this seat.
fn worlds<G: Game>(view: &G::View, seat: Observer) -> impl Iterator<Item = G> {
    let observer = observer_of::<G>(view);
    let one = observer == Observer::Referee || observer == seat;
    (0..if one { 1 } else { LOOKED_AT }).map(move |seed| world::<G>(view, seed))
}

/// Who looks.
fn observer_of<G: Game>(view: &G::View) -> Observer {
    let state = world::<G>(view, 0);
    let seats = Seat::all(state.setup().players).map(Observer::Seat);
    let mut all = [Observer::Referee, Observer::Spectator].into_iter().chain(seats);
    all.find(|&observer| state.view(observer) == *view).unwrap_or(Observer::Spectator)
}

/// Where a line leads, and what happened on it.
struct Walk<G: Game> {
    view: G::View,
    log: Vec<LogEntry>,
    turn: u32,
}

fn walk<G: Vocabulary>(start: &G::View, moves: &[Move]) -> Result<Walk<G>, Refused> {
    let observer = observer_of::<G>(start);
    let (mut log_builder, mut log, mut view) = (LogBuilder::default(), Vec::new(), start.clone());
    for (version, (action, draws)) in (1..).zip(moves) {
        let draws = parse_draws::<G>(draws).map_err(|error| bad_action(&error))?;
        let (next, lines) = step::<G>(&view, observer, action, &draws, &mut log_builder)?;
        log.extend(lines.into_iter().map(|line| TableLine::game(version, line).entry(observer)));
        view = next;
    }
    Ok(Walk { view, log, turn: log_builder.turn() })
}

/// One move with its luck, in a world that both fit.
fn step<G: Vocabulary>(
    view: &G::View,
    observer: Observer,
    action: &str,
    draws: &[Draw],
    log_builder: &mut LogBuilder,
) -> Result<(G::View, Vec<LogLine>), Refused> {
    let mut refusal = None;
    for seed in 0..if observer == Observer::Referee { 1 } else { WORLDS } {
        let mut game = world::<G>(view, seed);
        let action = parse_action::<G>(action, Some(&game)).map_err(|error| bad_action(&error))?;
        let (mut chance, mut events) = (Recorded::new(draws), Vec::new());
        let mut luck: &mut dyn Chance = &mut chance;
        if let Err(why) = game.apply(action, &mut luck, &mut events) {
            refusal = Some(refused_by_rule(&why));
            continue;
        }
        match chance.finish() {
            Ok(()) => return Ok((game.view(observer), log_builder.describe(&game, &events))),
            Err(mismatch) => refusal = Some(bad_action(&mismatch)),
        }
    }
    Err(refusal.unwrap_or_else(|| bad_action(&"nothing is left to draw")))
}

fn show<G: Vocabulary + KnownGame>(start: &G::View, moves: &[Move]) -> Result<Shown, Refused> {
    let Walk { view, log, turn } = walk::<G>(start, moves)?;
    let (observer, game) = (observer_of::<G>(&view), world::<G>(&view, 0));
    let (to_act, result) = match game.to_act() {
        ToAct::Seat(seat) => (Some(seat), None),
        ToAct::Over(outcome) => (None, Some(GameResult::of(&game, outcome))),
    };
    let setup = game.setup();
    Ok(Shown {
        position: view_text::<G>(&view),
        game: G::NAME,
        rules: G::RULES.word(),
        options: options_to_json::<G>(setup.options),
        seen_by: match observer {
            Observer::Referee => Value::Null,
            Observer::Spectator => json!("spectator"),
            Observer::Seat(seat) => json!(seat.index()),
        },
        to_act: to_act.map(Seat::index),
        help: help::<G>(&view, to_act),
        view: Words::of(&G::position_words(&view, Form::View)),
        target: game.target(),
        turn,
        log,
        result,
    })
}

/// What can be done and foreseen whatever is hidden.
fn help<G: Vocabulary>(view: &G::View, to_act: Option<Seat>) -> Help {
    let Some(seat) = to_act else {
        return Help::of(&world::<G>(view, 0), Observer::Spectator, Acting::No, Helpers::On);
    };
    let of = |game: G| Help::of(&game, Observer::Seat(seat), Acting::Yes, Helpers::On);
    let mut all = worlds::<G>(view, Observer::Seat(seat)).map(of);
    let mut help = all.next().expect("at least one world is looked at");
    for other in all {
        help.legal.retain(|legal| other.legal.iter().any(|found| found.text == legal.text));
        help.cards.retain(|card| other.cards.iter().any(|found| found.card == card.card));
    }
    help
}

/// Luck that is told as far as it is known, then drawn by a seed, or asked for.
struct Given<'a> {
    draws: &'a [Draw],
    sampled: Option<Sampled<SplitMix64>>,
    given: Vec<Draw>,
    /// What is to be chosen from.
    asked: Option<Pool>,
    fits: bool,
}

impl Chance for Given<'_> {
    fn draw(&mut self, pool: Pool) -> Draw {
        let draw = match (self.draws.get(self.given.len()), &mut self.sampled) {
            (Some(&draw), _) if pool.contains(draw) => draw,
            (Some(_), _) => {
                self.fits = false;
                pool.nth(0)
            }
            (None, Some(sampled)) => sampled.draw(pool),
            // Where only one thing can come, nobody is asked.
            (None, None) if self.asked.is_none() && pool.distinct().nth(1).is_none() => pool.nth(0),
            (None, None) => {
                self.asked.get_or_insert(pool);
                return pool.nth(0);
            }
        };
        if self.asked.is_none() {
            self.given.push(draw);
        }
        draw
    }
}

fn play<G: Vocabulary>(view: &G::View, action: &str, draws: &str, seed: Option<u64>) -> Result<Played, Refused> {
    let observer = observer_of::<G>(view);
    let draws = parse_draws::<G>(draws).map_err(|error| bad_action(&error))?;
    let (mut refusal, mut asked, mut choices) = (None, None, BTreeSet::new());
    for world_seed in 0..if observer == Observer::Referee { 1 } else { WORLDS } {
        let game = world::<G>(view, world_seed);
        let action = parse_action::<G>(action, Some(&game)).map_err(|error| bad_action(&error))?;
        let sampled = seed.map(Sampled::from_seed);
        let mut chance = Given { draws: &draws, sampled, given: Vec::new(), asked: None, fits: true };
        let mut luck: &mut dyn Chance = &mut chance;
        if let Err(why) = game.clone().apply(action, &mut luck, &mut ()) {
            refusal = Some(refused_by_rule(&why));
            continue;
        }
        match chance.asked {
            _ if !chance.fits => continue,
            Some(pool) if is_hidden(&game, observer, action, pool) => {
                let hidden = Sampled::from_seed(world_seed).draw(pool);
                return Ok(Played::Done { draws: draws_text::<G>(&[hidden]) });
            }
            Some(pool) => {
                choices.extend(pool.distinct().map(|draw| draws_text::<G>(&[draw])));
                asked = Some(draws_text::<G>(&chance.given));
            }
            None => return Ok(Played::Done { draws: draws_text::<G>(&chance.given) }),
        }
        if world_seed >= LOOKED_AT {
            break;
        }
    }
    match asked {
        Some(draws) => Ok(Played::Needs { draws, choices: choices.into_iter().collect() }),
        None => Err(refusal.unwrap_or_else(|| bad_action(&"this cannot come up here"))),
    }
}

/// Whether what comes is one card that the observer does not see: then nobody has to be asked for it.
fn is_hidden<G: Vocabulary>(game: &G, observer: Observer, action: G::Action, pool: Pool) -> bool {
    let with = |draw: Draw| {
        let (mut after, draws) = (game.clone(), [draw]);
        let mut chance = Recorded::new(&draws);
        let mut luck: &mut dyn Chance = &mut chance;
        after.apply_unchecked(action, &mut luck, &mut ());
        chance.finish().is_ok().then(|| after.view(observer))
    };
    let mut views = pool.distinct().take(2).map(with);
    matches!((views.next(), views.next()), (Some(Some(one)), Some(Some(other))) if one == other)
}

/// What is agreed on at a table where a position is played on.
fn config_of(view: &AnyView, seats: &[SeatPlan]) -> Result<TableConfig, Refused> {
    let options = on_any!(AnyView, view, G, view => options_to_json::<G>(world::<G>(view, 0).setup().options));
    let players = on_any!(AnyView, view, G, view => world::<G>(view, 0).setup().players);
    if seats.len() != players {
        return Err(Refusal::BadConfig("a game goes on with as many seats as it has".to_owned()).into());
    }
    let config = json!({
        "game": view.id().name(), "options": options, "seats": seats, "seating": "as_set",
        "hints": seats.iter().filter(|seat| !matches!(seat, SeatPlan::Bot { .. })).count() < 2,
    });
    let config = serde_json::from_value(config).map_err(|error| broken(&error))?;
    Ok(check_config(config)?)
}

fn unreadable(text: &str, error: AnyTextError) -> Refused {
    let message = error.to_string();
    let fault = match error {
        AnyTextError::Unreadable(error) => fault(text, error),
        AnyTextError::UnknownGame(_) | AnyTextError::UnknownExpansion(_) => {
            Fault { word: None, line: 1, column: 1, found: None, about: Vec::new() }
        }
    };
    Refused { fault: Some(Box::new(fault)), ..Refused::new("bad_position", message) }
}

fn fault(text: &str, ParseError { place, found, problem }: ParseError) -> Fault {
    let line = text.lines().nth(place.line - 1).unwrap_or_default();
    let mut words = line.split_whitespace().map(str::to_owned);
    let about: Vec<_> = match words.next() {
        Some(key) if key == "seat" => [Some(key), words.next()].into_iter().flatten().collect(),
        key => key.into_iter().collect(),
    };
    let word = match problem {
        Problem::Wrong(why) => why.fault.map(parure_engine::notation::Fault::word),
        Problem::Expected(_) => None,
    };
    Fault { word, line: place.line, column: place.column, found, about }
}

fn bad_action(why: &dyn std::fmt::Display) -> Refused {
    Refusal::BadAction(why.to_string()).into()
}

fn refused_by_rule(why: &impl parure_engine::game::Refusal) -> Refused {
    Refusal::from(PositionError::Refused { code: why.code(), rule: why.rule(), message: why.to_string() }).into()
}
