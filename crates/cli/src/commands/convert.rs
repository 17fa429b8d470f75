//! `parure convert`: turns a record into JSON and back.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::ValueEnum;
use parure_engine::any::GameId;
use parure_engine::notation::Record;
use parure_engine::with_game;
use parure_vocabulary::Vocabulary;
use parure_vocabulary::record::{game_of_record, record_from_json, record_words};

use crate::file;

const EXAMPLES: &str = "\
Examples:
  parure convert game.txt -o game.json
  parure convert game.json | parure replay -";

/// Turn a game record into JSON, and back
///
/// The form of the file is found by looking at it; without --to the other form is written. The record is played and
/// refused where it is wrong, with exit code 1. A record that went to JSON and back is the same text again.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The record as text or as JSON, `-` for standard input
    file: PathBuf,

    /// The form to write; a record can also be put into its standard form
    #[arg(long, value_enum)]
    to: Option<Form>,

    /// Where to write it, instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// How a record is written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    /// A JSON document
    Json,
    /// The text for people
    Record,
}

/// Writes the record in the other form.
pub fn run(args: &Args) -> Result<()> {
    let text = file::read(&args.file)?;
    let converted = convert(&text, args.to).with_context(|| file::name(&args.file))?;
    file::write(args.output.as_deref(), &converted)
}

fn convert(text: &str, to: Option<Form>) -> Result<String> {
    if text.trim_start().starts_with('{') {
        let game: GameId = game_of_record(text)?.parse()?;
        with_game!(game, G => write(&record_from_json::<G>(text)?, to.unwrap_or(Form::Record)))
    } else {
        with_game!(file::game_of(text)?, G => {
            let record = Record::<G>::parse(text)?;
            record.check()?;
            write(&record, to.unwrap_or(Form::Json))
        })
    }
}

fn write<G: Vocabulary>(record: &Record<G>, form: Form) -> Result<String> {
    Ok(match form {
        Form::Json => serde_json::to_string_pretty(&record_words(record))? + "\n",
        Form::Record => record.to_string(),
    })
}
