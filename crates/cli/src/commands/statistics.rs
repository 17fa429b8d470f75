//! `parure statistics`: plays many games between bots and counts what went with winning.

mod report;
mod tally;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::Result;
use clap::ValueEnum;
use parure_bots::{BotGame, BotSpec};
use parure_engine::chance::Sampled;
use parure_engine::game::{Setup, ToAct};
use parure_engine::on_any;
use parure_engine::seat::{Observer, Seat};
use parure_vocabulary::{GameResult, LogBuilder, Vocabulary};
use serde::Serialize;

use crate::exit::Usage;
use crate::players::Player;
use crate::setup::GameArgs;
use report::Report;
use tally::{Course, Tally};

const EXAMPLES: &str = "\
Examples:
  parure statistics --game splendor --players 3 --games 10000
  parure statistics --game duel --bot level2 --games 1000 --out duel.json
  parure statistics --game splendor --first-turn random --games 10000";

/// Count what goes with winning, over many games between bots
///
/// Every seat is played by the same bot. Prints one JSON object: how often each seat wins, how long games are and how they
/// end, what each first turn, card and tile goes with. The seed settles every game: the same command prints the same object,
/// whatever the number of threads.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// Who plays, in every seat: random, greedy, level1 to level5, strongest
    #[arg(long, value_name = "NAME", default_value = "greedy")]
    bot: BotSpec,

    /// How many games, with consecutive seeds
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// Who chooses the first turn of every seat. A bot opens alike in all seats, which tells nothing: drawn at random, first turns
    /// can be compared
    #[arg(long, value_name = "WHO", value_enum, default_value_t)]
    first_turn: FirstTurn,

    /// The seed of the first game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Break a game off after so many turns, and count it as unfinished
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    turn_cap: u64,

    /// How many games at once; by default one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,

    /// Where to write the object; by default to standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Who chooses the first turn of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum, Serialize)]
#[serde(rename_all = "snake_case")]
enum FirstTurn {
    /// The bot.
    #[default]
    Bot,
    /// Nobody: every legal action is as likely.
    Random,
}

/// Plays the games and prints what was counted.
pub fn run(args: &Args) -> Result<()> {
    on_any!(AnySetup, args.game.any_setup()?, G, setup => count::<G>(&setup, args))
}

fn count<G: Vocabulary + BotGame>(setup: &Setup<G::Options>, args: &Args) -> Result<()> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicU64::new(0);
    let parts: Vec<Result<Tally>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..args.threads.map_or(cores, usize::from))
            .map(|_| {
                scope.spawn(|| {
                    let mut tally = Tally::new(setup.players);
                    loop {
                        let nth = next.fetch_add(1, Ordering::Relaxed);
                        if nth >= args.games {
                            return Ok(tally);
                        }
                        tally.add(play::<G>(setup, args, args.seed.wrapping_add(nth))?);
                    }
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("a game that ends")).collect()
    });
    let mut tally = Tally::new(setup.players);
    for part in parts {
        tally.merge(part?);
    }
    let report = Report::new::<G>(setup, args, &tally);
    crate::file::write(args.out.as_deref(), &(serde_json::to_string(&report)? + "\n"))
}

/// Plays one game and remembers what is counted of it.
fn play<G: Vocabulary + BotGame>(setup: &Setup<G::Options>, args: &Args, seed: u64) -> Result<Course> {
    let mut chance = Sampled::from_seed(seed);
    let mut game = G::new(setup, &mut chance)?;
    let players = Seat::all(setup.players).map(|seat| Player::<G>::new(&args.bot, seat, seed));
    let mut players = players.collect::<Result<Vec<_>>>()?;
    let (mut log, mut events) = (LogBuilder::default(), Vec::new());
    let mut course = Course::new(setup.players);
    loop {
        let seat = match game.to_act() {
            ToAct::Over(outcome) => {
                course.end(GameResult::of(&game, outcome));
                return Ok(course);
            }
            ToAct::Seat(_) if course.turns() == args.turn_cap => return Ok(course),
            ToAct::Seat(seat) => seat,
        };
        let drawn = args.first_turn == FirstTurn::Random && course.turns_of(seat.index()) == 0;
        let player = &mut players[seat.index()];
        let action = if drawn { player.draw(&game.legal()) } else { player.choose(&game.view(Observer::Seat(seat))) };
        events.clear();
        game.apply(action, &mut chance, &mut events).map_err(|refusal| Usage(refusal.to_string()))?;
        for line in log.describe(&game, &events) {
            course.note(line.seen_by(Observer::Referee));
        }
        if game.ended_turn(action) {
            course.end_turn(seat.index());
        }
    }
}
