//! `parure replay`: plays a record again and prints its positions.

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use parure_engine::notation::{GameResult, Record, Turn, action_text, position_text};
use parure_engine::on_any;
use parure_vocabulary::record::{result_words, steps_to_json};
use parure_vocabulary::{Vocabulary, options_to_json};
use serde_json::json;

use crate::file;

/// What the first JSON line says of itself.
const FORMAT: &str = "parure-replay/1";

const EXAMPLES: &str = "\
Examples:
  parure replay game.txt
  parure replay --quiet game.txt && echo legal
  parure replay --json game.txt | tail -1";

/// Check a game record and print its positions
///
/// Plays the record without any luck of its own and prints the position after the layout and after each turn. The first
/// wrong move, draw, turn or result is refused with its place and the rule, and the exit code is 1.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The record as text or as JSON, `-` for standard input
    file: PathBuf,

    /// Print a JSON line for the layout and for each turn, and the result
    #[arg(long, conflicts_with = "quiet")]
    json: bool,

    /// Print nothing: the exit code says whether the record is right
    #[arg(long, short)]
    quiet: bool,
}

/// Prints the positions.
pub fn run(args: &Args) -> Result<()> {
    let record = file::read_record(&args.file)?;
    on_any!(AnyRecord, &record, record => replay(record, args)).with_context(|| file::name(&args.file))
}

fn replay<G: Vocabulary>(record: &Record<G>, args: &Args) -> Result<()> {
    if args.quiet {
        record.check()?;
        return Ok(());
    }
    let mut out = BufWriter::new(io::stdout().lock());
    let mut replay = record.replay()?;
    print_layout(record, replay.position(), args, &mut out)?;
    for turn in record.turns() {
        for _ in &turn.steps {
            replay.step(&mut ())?;
        }
        print_turn(turn, replay.position(), args, &mut out)?;
    }
    replay.step(&mut ())?;
    let result = record.result().cloned().unwrap_or_else(|| GameResult::of(replay.position()));
    if args.json {
        writeln!(out, "{}", json!({ "result": result_words(&result) }))?;
    } else {
        writeln!(out, "# result {result}")?;
    }
    Ok(out.flush()?)
}

fn print_layout<G: Vocabulary>(record: &Record<G>, position: &G, args: &Args, out: &mut impl Write) -> Result<()> {
    if args.json {
        let line = json!({
            "format": FORMAT,
            "game": G::NAME,
            "players": record.setup().players,
            "options": options_to_json::<G>(record.setup().options),
            "state": position.state_to_json(),
        });
        writeln!(out, "{line}")?;
    } else {
        writeln!(out, "# layout\n{}", position_text(position))?;
    }
    Ok(())
}

fn print_turn<G: Vocabulary>(turn: &Turn<G::Action>, position: &G, args: &Args, out: &mut impl Write) -> Result<()> {
    if args.json {
        let line = json!({
            "round": turn.round,
            "seat": turn.seat.index(),
            "steps": steps_to_json::<G>(turn),
            "state": position.state_to_json(),
        });
        writeln!(out, "{line}")?;
    } else {
        let steps: Vec<_> = turn.steps.iter().map(|step| action_text::<G>(step.action)).collect();
        writeln!(out, "# {}.{} {}\n{}", turn.round, turn.seat, steps.join(", "), position_text(position))?;
    }
    Ok(())
}
