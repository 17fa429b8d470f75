//! Game records as JSON documents.

use std::fmt;

use parure_engine::any::{AnyRecord, AnyTextError, GameId, KnownGame};
use parure_engine::chance::Recorded;
use parure_engine::game::{Options, Setup, ToAct};
use parure_engine::notation::{self, Record, RecordWriter, Turn};
use parure_engine::seat::{Seat, SeatSet};
use parure_engine::with_game;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::action::ActionJson;
use crate::draws::draw_names;
use crate::names::DrawName;
use crate::places::seat;
use crate::tags::TagWords;
use crate::{GameResult, Vocabulary, VocabularyError, fields, options_onto, options_to_json, rules_from_json};

/// What a record document says of itself: the same as the record's text.
pub const FORMAT: &str = "parure-record/1";

/// A record in words.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct RecordWords<G: Vocabulary> {
    format: String,
    game: String,
    players: usize,
    #[serde(default)]
    options: Value,
    #[serde(default, skip_serializing_if = "TagWords::is_empty")]
    tags: TagWords,
    /// Absent if the record does not tell, null if the game is unfinished.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "fields::present")]
    result: Option<Option<GameResult>>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    layout: Vec<DrawName<G>>,
    turns: Vec<TurnWords<G>>,
}

/// A turn in words.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct TurnWords<G: Vocabulary> {
    round: u16,
    seat: usize,
    steps: Vec<StepWords<G>>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
}

/// A step in words.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct StepWords<G: Vocabulary> {
    action: ActionJson<G>,
    #[serde(default)]
    draws: Vec<DrawName<G>>,
}

/// A record as a JSON document.
pub fn record_words<G: Vocabulary>(record: &Record<G>) -> impl Serialize + use<G> {
    RecordWords::<G> {
        format: FORMAT.to_owned(),
        game: G::NAME.to_owned(),
        players: record.setup().players,
        options: options_to_json::<G>(record.setup().options),
        tags: TagWords(record.tags().iter().map(|tag| (tag.key().to_owned(), tag.value().to_owned())).collect()),
        result: record.result().map(result_words),
        comment: record.comment().to_owned(),
        layout: draw_names(record.layout()),
        turns: record.turns().iter().map(turn_words).collect(),
    }
}

/// The steps of a turn with their draws, as a JSON list.
pub fn steps_to_json<G: Vocabulary>(turn: &Turn<G::Action>) -> Value {
    crate::value(&turn_words::<G>(turn).steps)
}

fn turn_words<G: Vocabulary>(turn: &Turn<G::Action>) -> TurnWords<G> {
    let steps = turn.steps.iter();
    TurnWords {
        round: turn.round,
        seat: turn.seat.index(),
        steps: steps
            .map(|step| StepWords { action: ActionJson(step.action), draws: draw_names(&step.draws) })
            .collect(),
        comment: turn.comment.clone(),
    }
}

/// How a recorded game ended; nothing if it did not.
pub fn result_words(result: &notation::GameResult) -> Option<GameResult> {
    match result {
        notation::GameResult::Unfinished => None,
        notation::GameResult::Over { outcome, points } => Some(GameResult::new(*outcome, points.clone())),
        notation::GameResult::Stopped { winners, reason, points } => {
            Some(GameResult::plain(winners.iter().map(Seat::index).collect(), points.clone(), reason))
        }
    }
}

/// The game that a record document names, whether or not there is such a game.
pub fn game_of_record(text: &str) -> Result<String, VocabularyError> {
    Ok(Head::of(text)?.game)
}

/// What says which rules a document is about.
#[derive(Deserialize)]
struct Head {
    game: String,
    #[serde(default)]
    options: Value,
}

impl Head {
    fn of(text: &str) -> Result<Self, VocabularyError> {
        serde_json::from_str(text).map_err(VocabularyError::new)
    }
}

/// Reads a record from a JSON document and plays it, so that what comes out is a right record.
///
/// An error says where in the document, and for a move that is not legal which rule forbids it.
pub fn record_from_json<G: Vocabulary>(text: &str) -> Result<Record<G>, VocabularyError> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let words: RecordWords<G> = serde_path_to_error::deserialize(&mut reader)?;
    reader.end().map_err(VocabularyError::new)?;
    words.record()
}

/// Whether a record is a JSON document rather than text, by how it begins.
pub fn is_document(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// Reads a record of any game, be it text or a JSON document.
///
/// A JSON document is played while it is read. Whether the moves of a text are legal is for [`AnyRecord::check`] to say.
pub fn read_record(text: &str) -> Result<AnyRecord, ReadRecordError> {
    if !is_document(text) {
        return text.parse().map_err(ReadRecordError::Text);
    }
    let head = Head::of(text)?;
    let game: GameId = head.game.parse().map_err(|error| ReadRecordError::Text(AnyTextError::from(error)))?;
    let rules = rules_from_json(game, &head.options).map_err(|error| error.within("options"))?;
    Ok(with_game!(rules, G => G::any_record(record_from_json::<G>(text)?)))
}

/// Why a record cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadRecordError {
    /// What is wrong with a text.
    Text(AnyTextError),
    /// What is wrong with a JSON document.
    Json(VocabularyError),
}

impl From<VocabularyError> for ReadRecordError {
    fn from(error: VocabularyError) -> Self {
        Self::Json(error)
    }
}

impl fmt::Display for ReadRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::Json(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReadRecordError {}

impl<G: Vocabulary> RecordWords<G> {
    fn record(&self) -> Result<Record<G>, VocabularyError> {
        if self.format != FORMAT {
            return Err(VocabularyError::at("format", format_args!("expected `{FORMAT}`")));
        }
        if self.game != G::NAME {
            return Err(VocabularyError::at("game", format_args!("expected `{}`", G::NAME)));
        }
        let options = match &self.options {
            Value::Null => G::Options::unnamed(),
            options => options_onto::<G>(G::Options::unnamed(), options).map_err(|error| error.within("options"))?,
        };
        let setup = Setup { players: self.players, options };
        let layout: Vec<_> = self.layout.iter().map(|name| name.it).collect();
        let mut chance = Recorded::new(&layout);
        let mut writer =
            RecordWriter::new(&setup, &mut chance).map_err(|error| VocabularyError::at("players", error))?;
        chance.finish().map_err(|error| VocabularyError::at("layout", error))?;
        for (key, value) in &self.tags.0 {
            writer.tag(key, value).map_err(|error| VocabularyError::at(format!("tags.{key}"), error))?;
        }
        writer.comment(&self.comment);
        for (nth, turn) in self.turns.iter().enumerate() {
            turn.play(&mut writer).map_err(|error| error.within(format_args!("turns[{nth}]")))?;
        }
        self.finish(writer).map_err(|error| error.within("result"))
    }

    /// Gives the record the result that the document tells, if it fits.
    fn finish(&self, mut writer: RecordWriter<G>) -> Result<Record<G>, VocabularyError> {
        let Some(told) = &self.result else { return Ok(writer.into_record().without_result()) };
        let over = matches!(writer.position().to_act(), ToAct::Over(_));
        if let (Some(result), false) = (told, over) {
            let winners = result.winners.iter().map(|&index| seat("winners", index, self.players));
            writer.stop(winners.collect::<Result<SeatSet, _>>()?, &result.reason);
        }
        let record = writer.into_record();
        let right = record.result().and_then(result_words);
        if *told == right {
            return Ok(record);
        }
        let right = serde_json::to_string(&right).unwrap_or_default();
        Err(VocabularyError::new(format_args!("by the moves the result is {right}")))
    }
}

impl<G: Vocabulary> TurnWords<G> {
    fn play(&self, writer: &mut RecordWriter<G>) -> Result<(), VocabularyError> {
        let begun = writer.record().turns().len();
        for (nth, step) in self.steps.iter().enumerate() {
            let at = |field: &str, problem: &dyn std::fmt::Display| {
                VocabularyError::at(format!("steps[{nth}].{field}"), problem)
            };
            let draws: Vec<_> = step.draws.iter().map(|name| name.it).collect();
            let mut chance = Recorded::new(&draws);
            writer.play(step.action.0, &mut chance, &mut ()).map_err(|refusal| at("action", &refusal))?;
            chance.finish().map_err(|mismatch| at("draws", &mismatch))?;
        }
        match writer.record().turns() {
            [.., turn] if writer.record().turns().len() == begun + 1 => {
                if (turn.round, turn.seat.index()) != (self.round, self.seat) {
                    let problem = format_args!("this is round {} of seat {}", turn.round, turn.seat);
                    return Err(VocabularyError::new(problem));
                }
            }
            _ => return Err(VocabularyError::at("steps", "a turn has all its steps, and no step of another")),
        }
        writer.comment(&self.comment);
        Ok(())
    }
}
