//! `parure analyze`: a recorded game, judged move by move.

mod report;

use std::path::PathBuf;

use anyhow::{Context, Result};
use parure_bots::{BotGame, Budget, Reviewer, review};
use parure_engine::notation::Record;
use parure_engine::on_any;
use parure_vocabulary::Vocabulary;

use crate::file;
use parure_terminal::Language;
use parure_terminal::Messages;
use report::Report;

const EXAMPLES: &str = "\
Examples:
  parure analyze game.txt
  parure analyze game.txt --budget 10000it --lang ja
  parure analyze game.json --json | jq '.moves[] | select(.loss > 0.1)'";

/// Judge the moves of a recorded game
///
/// For each choice: what was played, the best move, the player's win chance before and after, and why the best move is
/// good. Chances are what someone in the player's seat could know. At the end the accuracy of each player (the mean share
/// of the win chance that a move kept) and the worst moves.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The record as text or as JSON, `-` for standard input
    file: PathBuf,

    /// How long to think about each choice, as 2000it, 300ms or 2s; if not given, as the server does: 30,000 iterations
    /// for the whole game, 50 to 500 for each choice
    #[arg(long, value_name = "BUDGET")]
    budget: Option<Budget>,

    /// The seed of the search
    #[arg(long, value_name = "N", default_value_t = review::SEED)]
    seed: u64,

    /// Print one JSON object
    #[arg(long)]
    json: bool,

    /// The language of the words; that of the environment if not given
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
}

/// Prints the judgement.
pub fn run(args: &Args) -> Result<()> {
    let record = file::read_record(&args.file)?;
    on_any!(AnyRecord, &record, record => judge(record, args)).with_context(|| file::name(&args.file))
}

fn judge<G: Vocabulary + BotGame>(record: &Record<G>, args: &Args) -> Result<()> {
    record.check()?;
    let usual = Reviewer::of_game(record.turns().iter().map(|turn| turn.steps.len()).sum());
    let reviewer = Reviewer { budget: args.budget.unwrap_or(usual.budget), seed: args.seed };
    let moves = reviewer.review(record)?;
    let messages = Messages::new(args.lang.unwrap_or_else(Language::of_environment));
    let report = Report::new(record, &moves, &reviewer.budget, &messages);
    if args.json {
        file::write(None, &(serde_json::to_string_pretty(&report)? + "\n"))
    } else {
        file::write(None, &report.text(&messages))
    }
}
