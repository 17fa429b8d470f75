//! Texts that somebody has: positions, records, and what is wrong with them.

use parure_engine::any::{AnyRecord, AnyTextError, AnyView, KnownGame};
use parure_engine::notation::{
    self, LineColumn, ParseError, Problem, Record, ReplayError, action_text, draws_text, position_text,
};
use parure_engine::on_any;
use parure_engine::seat::Seat;
use serde::Serialize;

use crate::device::Refused;
use crate::table::Table;

/// A line of moves and where it begins.
#[derive(Default, Serialize)]
pub(super) struct Line {
    pub(super) game: &'static str,
    pub(super) start: String,
    /// What chance gave for the layout, where a game begins here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) layout: Option<String>,
    /// Who played, where that is known.
    pub(super) names: Vec<String>,
    /// The moves, what chance gave, and what somebody wrote about them.
    pub(super) moves: Vec<(String, String, String)>,
}

/// Where a text is wrong, for whoever words it.
#[derive(Serialize)]
pub(in super::super) struct Fault {
    /// The word for it; nothing where it cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    word: Option<&'static str>,
    line: usize,
    column: usize,
    found: Option<String>,
    /// What the line is about: its first word, and for a seat the second.
    about: Vec<String>,
}

pub(super) fn view_of(text: &str) -> Result<AnyView, Refused> {
    text.parse().map_err(|error| unreadable(text, error))
}

/// Reads a position, or a record as far as its moves go.
pub(super) fn read(text: &str) -> Result<Line, Refused> {
    if !text.trim_start().starts_with('[') {
        let view = view_of(text)?;
        return Ok(Line { game: view.id().name(), start: view.to_string(), ..Line::default() });
    }
    let record: AnyRecord = text.parse().map_err(|error| unreadable(text, error))?;
    on_any!(AnyRecord, &record, record => recorded(record))
}

fn recorded<G: KnownGame>(record: &Record<G>) -> Result<Line, Refused> {
    let refused = |error: ReplayError| {
        let place = error.place.unwrap_or(LineColumn::START);
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
pub(super) fn finished(table: &Table) -> Result<Line, Refused> {
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

pub(super) fn unreadable(text: &str, error: AnyTextError) -> Refused {
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
        Problem::Wrong(why) => why.fault.map(notation::Fault::word),
        Problem::Expected(_) => None,
    };
    Fault { word, line: place.line, column: place.column, found, about }
}
