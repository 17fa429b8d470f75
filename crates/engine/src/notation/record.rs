//! Game records: a whole game as text, with its luck written down.

mod parse;
mod replay;
mod result;
mod tag;
mod writer;

pub use replay::{Replay, ReplayError, ReplayProblem};
pub use result::GameResult;
pub use tag::{Tag, TagError};
pub use writer::RecordWriter;

use std::fmt::{self, Write};

use crate::chance::Draw;
use crate::game::{Options, Setup};
use crate::seat::Seat;

use super::position::{EXPANSION, expansion};
use super::{LineColumn, Notation, ParseError, write_draws};

/// The first tag of every record.
const FORMAT: &str = "parure-record/1";

/// A game from its layout on: who played what, and what chance gave.
///
/// A record that was read may be wrong; [`Record::replay`] finds out. One that a [`RecordWriter`] made is right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Notation> {
    setup: Setup<G::Options>,
    tags: Vec<Tag>,
    result: Option<GameResult>,
    layout: Vec<Draw>,
    comment: String,
    turns: Vec<Turn<G::Action>>,
    layout_places: Places,
    result_place: Places,
}

/// One line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn<A> {
    /// The round, from 1.
    pub round: u16,
    /// Whose turn it is.
    pub seat: Seat,
    /// The steps in order; at least one.
    pub steps: Vec<Step<A>>,
    /// What somebody wrote about the turn, perhaps in several lines.
    pub comment: String,
    place: Places,
}

/// One step of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<A> {
    /// What was played.
    pub action: A,
    /// What chance gave during the step, in order.
    pub draws: Vec<Draw>,
    /// Of the action, of each draw, and of the end.
    places: Places,
}

/// Where the parts of a record stood in the text it was read from.
///
/// Records that say the same are equal wherever their parts stood, so these always are.
#[derive(Clone, Debug, Default)]
struct Places(Vec<LineColumn>);

impl PartialEq for Places {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Places {}

impl<G: Notation> Record<G> {
    /// Reads a record. Whether its moves are legal is for [`Record::replay`] to say.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        parse::parse(text)
    }

    /// How the game was set up.
    pub fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    /// The tags that do not describe the setup or the result, in order: names, date, and whatever else was there.
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The value of one of these tags.
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.key() == key).map(Tag::value)
    }

    /// The name of who sat there.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.tag(&format!("seat {seat}"))
    }

    /// How the game ended, as the record says.
    pub fn result(&self) -> Option<&GameResult> {
        self.result.as_ref()
    }

    /// The same record, which does not tell how the game ended.
    #[must_use]
    pub fn without_result(mut self) -> Self {
        self.result = None;
        self
    }

    /// What chance gave while the game was laid out.
    pub fn layout(&self) -> &[Draw] {
        &self.layout
    }

    /// What somebody wrote about the game.
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// The turns in order.
    pub fn turns(&self) -> &[Turn<G::Action>] {
        &self.turns
    }
}

impl<G: Notation> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        tag::write("format", FORMAT, f)?;
        tag::write("game", G::NAME, f)?;
        tag::write("players", &self.setup.players.to_string(), f)?;
        if let Some(word) = expansion::<G>() {
            tag::write(&format!("option {EXPANSION}"), word, f)?;
        }
        for (key, value) in self.setup.options.values() {
            tag::write(&format!("option {key}"), &value.to_string(), f)?;
        }
        self.tags.iter().try_for_each(|tag| tag::write(tag.key(), tag.value(), f))?;
        if let Some(result) = &self.result {
            tag::write("result", &result.to_string(), f)?;
        }
        f.write_str("\n{")?;
        write_draws::<G>(&self.layout, f)?;
        f.write_char('}')?;
        write_comment(&self.comment, f)?;
        self.turns.iter().try_for_each(|turn| write_turn::<G>(turn, f))
    }
}

fn write_turn<G: Notation>(turn: &Turn<G::Action>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{}.{}", turn.round, turn.seat)?;
    for (nth, step) in turn.steps.iter().enumerate() {
        f.write_str(if nth == 0 { " " } else { ", " })?;
        G::write_action(step.action, f)?;
        if !step.draws.is_empty() {
            f.write_str(" {")?;
            write_draws::<G>(&step.draws, f)?;
            f.write_char('}')?;
        }
    }
    write_comment(&turn.comment, f)
}

/// Ends a line, with its comment; further lines of the comment stand alone.
fn write_comment(comment: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (nth, line) in comment.lines().enumerate() {
        let space = if nth == 0 { " " } else { "" };
        writeln!(f, "{space}; {line}")?;
    }
    if comment.is_empty() { f.write_char('\n') } else { Ok(()) }
}

/// Adds a line to a comment. Space around it, and empty lines, are not kept.
fn add_comment(comment: &mut String, line: &str) {
    let line = line.trim();
    if !line.is_empty() {
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(line);
    }
}
