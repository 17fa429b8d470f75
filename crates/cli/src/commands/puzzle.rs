//! `parure puzzle`: positions with a forced win, found and proved.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Subcommand;
use parure_bots::puzzle::{Hunt, LineStep, MOST_TURNS, NODES, Puzzle, find, parse_puzzles};
use parure_bots::{BotKind, BotSpec};
use parure_engine::any::{AnyAction, RulesId};
use parure_engine::chance::Enumerated;
use parure_engine::notation::draws_text;
use parure_engine::with_game;

use crate::exit::Usage;
use crate::file;
use crate::setup::GameArgs;

const EXAMPLES: &str = "\
Examples:
  parure puzzle find --game splendor --count 20 > mine.txt
  parure puzzle find --game duel --turns 2 --count 5 --seed 1000
  parure puzzle find --game splendor --turns 3 --bot level3 --against level1 --count 1
  parure puzzle verify crates/bots/puzzles/*.txt
  parure puzzle refute mine.txt splendor-17-42 'take wug'";

/// Find, prove and explain puzzles
///
/// A puzzle is a position in which the player to act wins for certain in one to three own turns, whatever is revealed and
/// whatever the others do, and by one first move only.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Print puzzles out of games between bots, each as soon as it is found
    Find {
        #[command(flatten)]
        game: GameArgs,

        /// How many to find
        #[arg(long, value_name = "N", default_value_t = 10)]
        count: u32,

        /// Only those that are won in exactly so many own turns
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_TURNS)))]
        turns: Option<u8>,

        /// Who plays the games
        #[arg(long, value_name = "BOT", default_value = "level2")]
        bot: BotSpec,

        /// Who plays the other seats, if another bot: long plans succeed against somebody who is far behind
        #[arg(long, value_name = "BOT")]
        against: Option<BotSpec>,

        /// The seed of the first game; the others follow
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,

        /// How many steps each proof may take; fewer find the easy ones sooner
        #[arg(long, value_name = "N", default_value_t = NODES, value_parser = clap::value_parser!(u64).range(1..=NODES))]
        nodes: u64,
    },
    /// Prove puzzles again: the win, its length, that nothing else wins, and how many moves are tempting
    Verify {
        /// Files of puzzles, `-` for standard input
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Answer "why not?": a line in which a move does not win in time
    Refute {
        /// A file of puzzles, `-` for standard input
        file: PathBuf,
        /// The name of the puzzle
        name: String,
        /// The move, in notation
        action: String,
    },
}

/// Does what was asked for.
pub fn run(args: &Args) -> Result<()> {
    match &args.command {
        Command::Find { game, count, turns, bot, against, seed, nodes } => {
            let (bot, against) = (bot.clone(), against.clone());
            hunt(&Hunt { setup: game.any_setup()?, bot, against, turns: *turns, nodes: *nodes }, *count, *seed)
        }
        Command::Verify { files } => verify(files),
        Command::Refute { file, name, action } => refute(file, name, action),
    }
}

fn hunt(hunt: &Hunt, count: u32, seed: u64) -> Result<()> {
    if [Some(&hunt.bot), hunt.against.as_ref()]
        .into_iter()
        .flatten()
        .any(|bot| matches!(bot.kind, BotKind::External(_)))
    {
        return Err(Usage("puzzles come from games of our own bots, not from a program's".to_owned()).into());
    }
    let mut out = io::stdout();
    let found = (seed..=u64::MAX).filter_map(|seed| find(hunt, seed)).take(count as usize);
    for puzzle in found {
        writeln!(out, "{puzzle}")?;
        out.flush()?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<Vec<Puzzle>> {
    parse_puzzles(&file::read(path)?).with_context(|| file::name(path))
}

fn verify(files: &[PathBuf]) -> Result<()> {
    let mut wrong = 0;
    for path in files {
        for puzzle in read(path)? {
            let (name, turns, grade) = (&puzzle.name, puzzle.turns, puzzle.grade());
            match puzzle.verify() {
                Ok(()) => say!("{name}: won in {turns}, grade {grade}")?,
                Err(flaw) => {
                    wrong += 1;
                    say!("{name}: wrong: {flaw}")?;
                }
            }
        }
    }
    if wrong > 0 {
        bail!("puzzles that are none: {wrong}");
    }
    Ok(())
}

fn refute(path: &Path, name: &str, action: &str) -> Result<()> {
    let puzzles = read(path)?;
    let puzzle = puzzles.iter().find(|puzzle| puzzle.name == name);
    let puzzle = puzzle.with_context(|| format!("{} has no puzzle `{name}`", file::name(path)))?;
    let state = puzzle.view.determinize(&mut Enumerated::new());
    let action = state.parse_action(action)?;
    state.check(action)?;
    match puzzle.why_not(action)? {
        None => say!("{action} is the solution")?,
        Some(refutation) => {
            let rules = puzzle.view.rules();
            refutation.steps.iter().try_for_each(|step| say!("{}", step_text(step, rules)))?;
            say!("\n{}", refutation.end.to_string().trim_end())?;
        }
    }
    Ok(())
}

/// A step as records write it, with its seat.
fn step_text(LineStep { seat, action, draws }: &LineStep<AnyAction>, rules: RulesId) -> String {
    let drawn = with_game!(rules, G => draws_text::<G>(draws));
    if drawn.is_empty() { format!("{seat} {action}") } else { format!("{seat} {action} {{{drawn}}}") }
}
