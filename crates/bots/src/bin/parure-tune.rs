//! `parure-tune GAME OUT [key=value …]`: learns the weights of a game by self-play.

use std::collections::HashMap;
use std::fs;
use std::process::ExitCode;
use std::time::Instant;

use parure_bots::knowledge::Knowledge;
use parure_bots::model::Model;
use parure_bots::tune::{Plan, tune};
use parure_engine::duel::Duel;
use parure_engine::game::{Options, Setup};
use parure_engine::marvel::Marvel;
use parure_engine::splendor::Splendor;

const USAGE: &str = "\
usage: parure-tune GAME OUT [key=value …]
  GAME  splendor, marvel or duel
  OUT   the file to write after every generation, as crates/bots/weights/splendor.bin
  keys  seed, generations, games, first_games, iterations, window, epochs, gate (numbers); from (a file to go on from)";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}\n\n{USAGE}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let [game, out, rest @ ..] = arguments else { return Err("too few arguments".to_owned()) };
    let pairs = rest.iter().map(|pair| pair.split_once('=').ok_or_else(|| format!("`{pair}` is not key=value")));
    let keys: HashMap<&str, &str> = pairs.collect::<Result<_, _>>()?;
    match game.as_str() {
        "splendor" => learn::<Splendor>(out, &keys, &[("preset", "quick")]),
        "marvel" => learn::<Marvel>(out, &keys, &[]),
        "duel" => learn::<Duel>(out, &keys, &[]),
        other => Err(format!("there is no game `{other}` to tune")),
    }
}

fn learn<G: Knowledge>(out: &str, keys: &HashMap<&str, &str>, variant: &[(&str, &str)]) -> Result<(), String> {
    let number = |key: &str, default: u32| match keys.get(key) {
        Some(text) => text.parse().map_err(|_| format!("`{text}` is not a number for `{key}`")),
        None => Ok(default),
    };
    let usual = Setup { players: 2, options: G::Options::default() };
    let mut other = usual;
    for (key, value) in variant {
        other.options.set(key, value).map_err(|error| error.to_string())?;
    }
    // A variant comes up once in eight games, so that its positions are not strange.
    let mut setups = vec![usual; 7];
    setups.push(other);
    let plan = Plan {
        setups,
        seed: number("seed", 1)?.into(),
        generations: number("generations", 12)?,
        games: number("games", 2_000)?,
        first_games: number("first_games", 4_000)?,
        iterations: number("iterations", 160)?,
        window: number("window", 6)? as usize,
        epochs: number("epochs", 4)?,
        gate: number("gate", 60)?,
    };
    let known = match keys.get("from") {
        Some(path) => Some(Model::load::<G>(path.as_ref()).map_err(|error| error.to_string())?),
        None => None,
    };
    let start = Instant::now();
    let mut failed = None;
    tune::<G>(&plan, known, |words, model| {
        println!("{:6.0} s  {words}", start.elapsed().as_secs_f64());
        failed = fs::write(out, model.write()).err().or(failed.take());
    });
    failed.map_or(Ok(()), |error| Err(format!("{out}: {error}")))
}
