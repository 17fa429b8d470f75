//! `parure perft`: counts the positions that can be reached.

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use parure_engine::any::{AnyGame, GameId};
use parure_engine::chance::Sampled;

use crate::exit::Usage;
use crate::file;
use crate::setup::SetupArgs;

const EXAMPLES: &str = "\
Examples:
  parure perft --game splendor --players 2 --depth 2
  parure perft --position endgame.txt --depth 4 --divide";

/// Count what can happen in so many steps
///
/// Counts the ways to play exactly DEPTH steps from a position: every legal action, and for it every different thing
/// that chance can give. Tokens of one colour in the bag are one possibility. A game that ends earlier counts nothing.
/// The layout comes from the seed, or the position from a file in position notation.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[arg(long, help = GameId::choices(), required_unless_present = "position")]
    game: Option<GameId>,

    #[command(flatten)]
    setup: SetupArgs,

    /// How many steps to go
    #[arg(long, value_name = "N")]
    depth: u32,

    /// The seed of the layout
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Start from the position in this file, `-` for standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "options", "seed"])]
    position: Option<PathBuf>,

    /// Also print the count of each first action
    #[arg(long)]
    divide: bool,
}

/// Prints the count.
pub fn run(args: &Args) -> Result<()> {
    let game = match (&args.position, args.game) {
        (Some(path), _) => file::read(path)?.parse().with_context(|| file::name(path))?,
        (None, Some(game)) => AnyGame::new(&args.setup.any_setup(game)?, &mut Sampled::from_seed(args.seed))?,
        (None, None) => return Err(Usage("name a --game or a --position".to_owned()).into()),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    if args.divide && args.depth > 0 {
        let counts = game.perft_divide(args.depth);
        counts.iter().try_for_each(|(action, count)| writeln!(out, "{action}\t{count}"))?;
        writeln!(out, "total\t{}", counts.iter().map(|(_, count)| count).sum::<u64>())?;
    } else {
        writeln!(out, "{}", game.perft(args.depth))?;
    }
    Ok(out.flush()?)
}
