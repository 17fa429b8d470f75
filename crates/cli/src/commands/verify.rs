//! `parure verify`: whether the luck of a finished game was what was promised.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use fluent_bundle::FluentValue;
use parure_server::fair::{self, Argument, Finding};
use parure_server::protocol::{Proof, Seen};
use serde::de::DeserializeOwned;

use crate::file;
use parure_terminal::Language;
use parure_terminal::Messages;

const EXAMPLES: &str = "\
Examples:
  parure verify proof.json --seen seen.json
  curl -s http://127.0.0.1:8080/api/tables/TABLE/proof | parure verify -";

/// Draw the luck of a finished game again
///
/// Reads the proof that a server gives of a finished game, checks every commitment, and draws the seats and every card,
/// tile and token again. With what a device saw (the page offers it beside the proof), it shows that nobody could choose
/// the deal and that it was the one on that table. Says what is proved and what is not; a proof that was forged, cut or is
/// incomplete ends with code 1. See docs/fair-deal.md.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The proof, `-` for standard input
    file: PathBuf,
    /// What a device saw of the game; can be given for several
    #[arg(long, value_name = "FILE")]
    seen: Vec<PathBuf>,
    /// The language; that of the environment if not given
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
}

/// Verifies the proof.
pub fn run(args: &Args) -> Result<()> {
    let proof: Proof = read(&args.file)?;
    let seen = args.seen.iter().map(|path| read::<Seen>(path)).collect::<Result<Vec<_>>>()?;
    let messages = Messages::new(args.lang.unwrap_or_else(Language::of_environment));
    let verdict = fair::verify(&proof, &seen);
    if let Some(broken) = &verdict.broken {
        return Err(anyhow!("{} {}", messages.text("fair-forged"), words(&messages, broken)))
            .with_context(|| file::name(&args.file));
    }
    let own = verdict.proved.iter().any(|finding| finding.key == "fair-proved-own");
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", messages.text(if own { "fair-kept" } else { "fair-consistent" }))?;
    for (heading, findings) in [("fair-list-proved", &verdict.proved), ("fair-list-open", &verdict.open)] {
        writeln!(out, "\n{}", messages.text(heading))?;
        for finding in findings {
            writeln!(out, "- {}", words(&messages, finding))?;
        }
    }
    Ok(())
}

fn read<T: DeserializeOwned>(path: &Path) -> Result<T> {
    let text = file::read(path)?;
    serde_json::from_str(&text).with_context(|| file::name(path))
}

fn words(messages: &Messages, finding: &Finding) -> String {
    let argument = |(name, argument): &(&'static str, Argument)| match argument {
        Argument::Number(number) => (*name, FluentValue::from(*number)),
        Argument::Text(text) => (*name, FluentValue::from(text.clone())),
        Argument::Names(names) => (*name, FluentValue::from(messages.list(names))),
    };
    let arguments: Vec<_> = finding.arguments.iter().map(argument).collect();
    messages.with(finding.key, &arguments)
}
