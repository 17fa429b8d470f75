//! Positions to look at without a table: read from text, played on, thought about.
//!
//! A position is the text of what its observer knows (`docs/notation.md`), so what is hidden there stays unknown: it is
//! supposed anew wherever a whole state is needed, and nothing is told that depends on what was supposed.

mod line;
mod luck;
mod search;
mod world;

use std::collections::HashMap;

use parure_bots::Budget;
use parure_engine::any::{AnyGame, AnyView, GameId};
use parure_engine::chance::Sampled;
use parure_engine::game::Game;
use parure_engine::on_any;
use parure_vocabulary::{options_to_json, rules_from_json};
use serde::Deserialize;
use serde_json::{Map, Value, json};

pub(super) use self::line::Fault;
use self::line::{Line, finished, read, unreadable, view_of};
use self::luck::play;
use self::search::{Thinking, Thought, begin};
use self::world::{show, whole, world};
use super::{Answer, Limits, NewTable, Refused, broken, first, no_table, ok};
use crate::game::{Position, Recordable};
use crate::ids::TableId;
use crate::protocol::{GameName, SeatPlan};
use crate::table::{Origin, Refusal, Table, TableConfig, check_config};

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
                        let last = |text: String| (Some(text), Vec::new());
                        on_any!(AnyView, &view, G, view => whole::<G>(view, &moves, seed)).map(last)?
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

/// What is agreed on at a table where a position is played on.
fn config_of(view: &AnyView, seats: &[SeatPlan]) -> Result<TableConfig, Refused> {
    let (options, players) = on_any!(AnyView, view, G, view => {
        let setup = world::<G>(view, 0).setup();
        (options_to_json::<G>(setup.options), setup.players)
    });
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
