//! `parure perft`: counts the positions that can be reached.

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use parure_engine::any::GameId;
use parure_engine::chance::{Enumerated, Sampled};
use parure_engine::game::Game;
use parure_engine::notation::{Notation, action_text, parse_position};
use parure_engine::with_game;

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
    /// splendor, marvel or duel
    #[arg(long, required_unless_present = "position")]
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
    match (&args.position, args.game) {
        (Some(path), _) => {
            let text = file::read(path)?;
            let game = file::game_of(&text).with_context(|| file::name(path))?;
            with_game!(game, G => count(&parse_position::<G>(&text).with_context(|| file::name(path))?, args))
        }
        (None, Some(game)) => with_game!(game, G => {
            count(&G::new(&args.setup.setup::<G>()?, &mut Sampled::from_seed(args.seed))?, args)
        }),
        (None, None) => Err(Usage("name a --game or a --position".to_owned()).into()),
    }
}

fn count<G: Notation>(game: &G, args: &Args) -> Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    if args.divide && args.depth > 0 {
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        let mut total = 0;
        for action in legal {
            let count = leaves_after(game, action, args.depth);
            writeln!(out, "{}\t{count}", action_text::<G>(action))?;
            total += count;
        }
        writeln!(out, "total\t{total}")?;
    } else {
        writeln!(out, "{}", leaves(game, args.depth))?;
    }
    Ok(out.flush()?)
}

/// The ways to play exactly so many steps.
fn leaves<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    legal.into_iter().map(|action| leaves_after(game, action, depth)).sum()
}

/// The ways to play so many steps of which this action is the first.
fn leaves_after<G: Game>(game: &G, action: G::Action, depth: u32) -> u64 {
    let mut chance = Enumerated::new();
    let mut count = 0;
    loop {
        let mut after = game.clone();
        after.apply_unchecked(action, &mut chance, &mut ());
        count += leaves(&after, depth - 1);
        if !chance.advance() {
            return count;
        }
    }
}
