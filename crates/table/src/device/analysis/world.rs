//! Positions with what is hidden supposed: where moves lead, and what holds whatever is hidden.

use parure_engine::any::KnownGame;
use parure_engine::chance::{Chance, Draw, Recorded, Sampled};
use parure_engine::game::{self, Game, ToAct};
use parure_engine::notation::{parse_action, parse_draws, position_text, view_text};
use parure_engine::seat::{Observer, Seat};
use parure_vocabulary::foresight::{Acting, Help, Helpers};
use parure_vocabulary::{Form, GameResult, LogLine, Vocabulary, Words, options_to_json};
use serde::Serialize;
use serde_json::{Value, json};

use super::Move;
use crate::device::Refused;
use crate::game::{LogBuilder, PositionError};
use crate::protocol::LogEntry;
use crate::table::{Refusal, TableLine};

/// How many ways what is hidden is supposed, to find one that fits what comes.
pub(super) const WORLDS: u64 = 256;
/// How many are looked at to find out what holds whatever is hidden. One is enough where nothing is.
pub(super) const LOOKED_AT: u64 = 12;

/// How things stand, as the page shows a table.
#[derive(Serialize)]
pub(super) struct Shown {
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

/// One of the states that fit a view.
pub(super) fn world<G: Game>(view: &G::View, seed: u64) -> G {
    G::determinize(view, &mut Sampled::from_seed(seed))
}

/// Several of them, to find out what holds in all; one where the observer sees everything of this seat.
pub(super) fn worlds<G: Game>(view: &G::View, seat: Observer) -> impl Iterator<Item = G> {
    let observer = observer_of::<G>(view);
    let one = observer == Observer::Referee || observer == seat;
    (0..if one { 1 } else { LOOKED_AT }).map(move |seed| world::<G>(view, seed))
}

/// Who looks.
pub(super) fn observer_of<G: Game>(view: &G::View) -> Observer {
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

/// Where a line leads, with nothing hidden: what is unknown is drawn.
pub(super) fn whole<G: Vocabulary>(start: &G::View, moves: &[Move], seed: u64) -> Result<String, Refused> {
    walk::<G>(start, moves).map(|walk| position_text(&world::<G>(&walk.view, seed)))
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

pub(super) fn show<G: Vocabulary + KnownGame>(start: &G::View, moves: &[Move]) -> Result<Shown, Refused> {
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

pub(super) fn bad_action(why: &dyn std::fmt::Display) -> Refused {
    Refusal::BadAction(why.to_string()).into()
}

pub(super) fn refused_by_rule(why: &impl game::Refusal) -> Refused {
    Refusal::from(PositionError::Refused { code: why.code(), rule: why.rule(), message: why.to_string() }).into()
}
