//! `parure verify`: whether the luck of a finished game was what was promised.

use std::path::PathBuf;

use anyhow::{Context, Result};
use parure_server::fair;
use parure_server::protocol::Proof;

use crate::file;

const EXAMPLES: &str = "\
Examples:
  parure verify proof.json
  curl -s http://127.0.0.1:8080/api/tables/TABLE/proof | parure verify -";

/// Draw the luck of a finished game again
///
/// Reads the proof that a server gives of a finished game, checks that the secret is the one that was promised before
/// anybody sat down, and draws every card, tile and token again from it and the players' nonces. It shows that the luck
/// was not chosen; it cannot show that nobody looked at it. See docs/fair-deal.md.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The proof, `-` for standard input
    file: PathBuf,
}

/// Verifies the proof.
pub fn run(args: &Args) -> Result<()> {
    let text = file::read(&args.file)?;
    let proof: Proof = serde_json::from_str(&text).with_context(|| file::name(&args.file))?;
    let draws = fair::verify(&proof).with_context(|| file::name(&args.file))?;
    println!("fair: {} moves and {draws} draws follow from the secret promised before the game", proof.steps.len());
    Ok(())
}
