//! `parure transcript`: plays games out and prints every step.

use std::io::{self, BufWriter, Write};

use anyhow::Result;
use parure_bots::{BotGame, BotSpec};
use parure_engine::chance::{Recording, Sampled};
use parure_engine::game::{Setup, ToAct};
use parure_engine::on_any;
use parure_engine::seat::{Observer, Seat};
use parure_vocabulary::transcript::{Step, ending, opening};
use parure_vocabulary::{GameResult, Vocabulary};
use serde::Serialize;

use crate::exit::Usage;
use crate::players::Player;
use crate::setup::GameArgs;

const EXAMPLES: &str = "\
Examples:
  parure transcript --game splendor --players 3 --seed 7
  parure transcript --game splendor --option preset=quick --option target=12 --bots greedy,random
  parure transcript --game splendor --option expansion=orient
  parure transcript --game duel --games 1000 > games.jsonl";

/// Play a game between bots and print it as JSON lines
///
/// The first line is the setup, then comes a line per step with all legal actions, at the end the result. The seed
/// settles the deal and every bot's choices: the same command prints the same lines.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// The seed of the first game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Who plays, in the order of the seats: random, greedy, level1 to level5, strongest; a list shorter than the table
    /// starts again
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "random")]
    bots: Vec<BotSpec>,

    /// How many games, with consecutive seeds
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u64,

    /// Break a game off after so many turns, as `turn_cap`
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    turn_cap: u64,
}

/// Prints the games.
pub fn run(args: &Args) -> Result<()> {
    on_any!(AnySetup, args.game.any_setup()?, G, setup => play_all::<G>(setup, args))
}

fn play_all<G: Vocabulary + BotGame>(setup: Setup<G::Options>, args: &Args) -> Result<()> {
    if args.bots.len() > setup.players {
        let (bots, players) = (args.bots.len(), setup.players);
        return Err(Usage(format!("{bots} bots are named for {players} seats; name at most one for each")).into());
    }
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    for nth in 0..args.games {
        play::<G>(&setup, args, args.seed.wrapping_add(nth), &mut out)?;
    }
    Ok(out.flush()?)
}

/// Plays one game and prints it.
fn play<G: Vocabulary + BotGame>(
    setup: &Setup<G::Options>,
    args: &Args,
    seed: u64,
    out: &mut impl Write,
) -> Result<()> {
    let mut chance = Recording::new(Sampled::from_seed(seed));
    let mut game = G::new(setup, &mut chance)?;
    chance.take();
    print(&opening(&game, seed), out)?;
    let specs = args.bots.iter().cycle();
    let players = Seat::all(setup.players).zip(specs).map(|(seat, spec)| Player::<G>::new(spec, seat, seed));
    let mut players = players.collect::<Result<Vec<_>>>()?;
    let (mut legal, mut turns, mut seq) = (Vec::new(), 0, 0);
    let result = loop {
        let seat = match game.to_act() {
            ToAct::Over(outcome) => break GameResult::of(&game, outcome),
            ToAct::Seat(_) if turns == args.turn_cap => break GameResult::turn_cap(&game),
            ToAct::Seat(seat) => seat,
        };
        legal.clear();
        game.legal_actions(&mut legal);
        let action = players[seat.index()].choose(&game.view(Observer::Seat(seat)));
        game.apply(action, &mut chance, &mut ())?;
        seq += 1;
        turns += u64::from(game.ended_turn(action));
        print(&Step { seq, seat, legal: &legal, action, draws: &chance.take(), after: &game }.line(), out)?;
    };
    print(&ending(result), out)
}

fn print(line: &impl Serialize, out: &mut impl Write) -> Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    Ok(out.write_all(b"\n")?)
}
