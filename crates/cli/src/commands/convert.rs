//! `parure convert`: turns a record into JSON and back.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::ValueEnum;
use parure_engine::notation::Record;
use parure_engine::on_any;
use parure_vocabulary::Vocabulary;
use parure_vocabulary::record::{is_document, read_record, record_words};

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
    let other = if is_document(text) { Form::Record } else { Form::Json };
    let record = read_record(text)?;
    record.check()?;
    on_any!(AnyRecord, &record, record => write(record, to.unwrap_or(other)))
}

fn write<G: Vocabulary>(record: &Record<G>, form: Form) -> Result<String> {
    Ok(match form {
        Form::Json => serde_json::to_string_pretty(&record_words(record))? + "\n",
        Form::Record => record.to_string(),
    })
}
