//! `parure arena`: bots against each other, counted fairly.

mod contest;
mod journal;
mod player;
mod report;
mod run;
mod schedule;
mod tally;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use parure_bots::{BotGame, BotKind, BotSpec, Budget};
use parure_engine::chance::Recorded;
use parure_engine::game::Setup;
use parure_engine::on_any;
use parure_vocabulary::{Vocabulary, options_to_json};

use crate::bot_list::BotList;
use crate::exit::Usage;
use crate::external::{Limits, check_command};
use crate::protocol::BudgetWords;
use crate::setup::GameArgs;
use contest::Contest;
use journal::{Head, Journal};
use report::Report;
use schedule::Schedule;

const EXAMPLES: &str = "\
Examples:
  parure arena --game splendor --bots level2,level1 --games 400
  parure arena --game duel --bots strongest:300ms,greedy --games 100 --json result.json
  parure arena --game splendor --players 4 --bots level3,level2,level1,greedy --games 200
  parure arena --game splendor --bots 'greedy,cmd:python3 docs/examples/random_bot.py' --games 20
  parure arena --game splendor --bots level4,level3 --games 4000 --resume long.jsonl

With as many bots as seats, all of them sit at one table. Otherwise every two of them play each other, --games games for
each pair; at a table for three or four they share the seats in turn. Each deal is played once for every way to seat the
bots, and each deck turns up the same cards in the same order.

A bot is a name, perhaps with a personality and a budget (level3, level3:rusher, strongest:300ms, strongest:2000it), or
`cmd:` and the command line of a program that speaks the protocol of docs/bot-protocol.md. A comma inside a command stands
in quotes or behind a backslash.";

/// Let bots play each other and rate them
///
/// Prints the win rate of each bot (ties are shared) with its 95 % interval, Elo, and the average length of a game. With
/// budgets of iterations the result depends on the seed alone, whatever the number of threads. Ctrl-C ends the contest
/// with the report so far.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// Who plays, parted by commas; may be given again
    #[arg(long, value_name = "LIST", required = true)]
    bots: Vec<BotList>,

    /// How many games each table plays
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,

    /// How many games run at once; as many as there are processors if not given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// The seed of deals and bots
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Break a game off after so many turns; nobody wins it then
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    turn_cap: u32,

    /// Write the report as JSON, `-` for standard output
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,

    /// Keep every finished game in this file, and go on from what it holds
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// The budget that external bots are told, as 300ms or 2000it
    #[arg(long, value_name = "BUDGET", default_value = "1000ms")]
    budget: Budget,

    /// An external bot loses when it takes longer than this for a move, in seconds
    #[arg(long, value_name = "S", default_value = "10", value_parser = seconds)]
    move_limit: Duration,

    /// How much longer an external bot may take for the first move after it was started, in seconds
    #[arg(long, value_name = "S", default_value = "10", value_parser = seconds)]
    start_limit: Duration,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.0..=86_400.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "seconds are a number from 0 to 86400".to_owned())
}

/// Plays the games and prints the report.
pub fn run(args: &Args) -> Result<()> {
    on_any!(AnySetup, args.game.any_setup()?, G, setup => hold::<G>(setup, args))
}

fn hold<G: Vocabulary + BotGame>(setup: Setup<G::Options>, args: &Args) -> Result<()> {
    G::new(&setup, &mut Recorded::new(&[]))?;
    let bots: Vec<_> = args.bots.iter().flat_map(|list| list.0.iter().cloned()).collect();
    check_bots(&bots)?;
    let schedule = Schedule::new(bots.len(), setup.players, args.games);
    let head = Head {
        game: G::NAME.to_owned(),
        players: setup.players,
        options: options_to_json::<G>(setup.options),
        bots: bots.iter().map(ToString::to_string).collect(),
        games: args.games,
        seed: args.seed,
        turn_cap: args.turn_cap,
        budget: BudgetWords::from(args.budget),
    };
    let (mut journal, mut played) = match &args.resume {
        Some(path) => Journal::open(path, &head).with_context(|| path.display().to_string())?,
        None => (Journal::none(), Vec::new()),
    };
    let stop = Arc::new(AtomicBool::new(false));
    // The first Ctrl-C ends the contest in order, the second one at once.
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        signal_hook::flag::register_conditional_shutdown(signal, 130, Arc::clone(&stop))?;
        signal_hook::flag::register(signal, Arc::clone(&stop))?;
    }
    let limits = Limits {
        budget: BudgetWords::from(args.budget),
        first: args.move_limit + args.start_limit,
        later: args.move_limit,
    };
    let contest = Contest::<G> { setup, bots: &bots, limits, seed: args.seed, turn_cap: args.turn_cap, stop: &stop };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);
    run::play_all(&contest, &schedule, threads, &mut journal, &mut played)?;
    played.sort_by_key(|line| line.game);
    let report = Report::new(head, &schedule, &played);
    match &args.json {
        Some(path) => {
            let text = serde_json::to_string_pretty(&report)? + "\n";
            crate::file::write(Some(path), &text)?;
            if path.as_os_str() != "-" {
                report.print()?;
            }
        }
        None => report.print()?,
    }
    if report.is_complete() {
        return Ok(());
    }
    match &args.resume {
        Some(path) => bail!("interrupted; the same command with --resume {} goes on", path.display()),
        None => bail!("interrupted; with --resume FILE a contest can be gone on with"),
    }
}

fn check_bots(bots: &[BotSpec]) -> Result<(), Usage> {
    if bots.len() < 2 {
        return Err(Usage("name at least two bots, parted by commas".to_owned()));
    }
    for bot in bots {
        if let BotKind::External(command) = &bot.kind {
            check_command(command)?;
        }
    }
    Ok(())
}
