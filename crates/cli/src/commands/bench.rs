//! `parure bench`: measures the engine on one thread.

use std::hint::black_box;
use std::time::Duration;

use anyhow::Result;
use cpu_time::ThreadTime;
use parure_engine::any::{AnyGame, AnySetup};
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::game::{Game, ToAct};
use parure_engine::seat::Observer;
use parure_engine::{on_any, with_game};
use parure_vocabulary::options_to_json;
use serde::Serialize;
use serde_json::Value;

use crate::setup::GameArgs;

/// A random game that takes more steps than this is broken off and reported.
const STEP_CAP: u64 = 1_000_000;
/// How many games are played between two looks at the clock.
const BATCH: u64 = 16;
/// How many positions are cloned and determinized.
const SAMPLES: usize = 512;

const EXAMPLES: &str = "\
Examples:
  parure bench --game splendor --players 2 --seconds 5
  parure bench --game duel --seconds 10 --json";

/// Measure how fast games are played
///
/// Plays complete games with uniformly random legal steps on one thread and prints games and steps per second of the
/// thread's CPU time, besides the size of a state and the time to clone and to determinize one.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// For how many seconds of CPU time
    #[arg(long, value_name = "S", default_value_t = 5.0, value_parser = seconds)]
    seconds: f64,

    /// The seed of the games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    let wrong = || "seconds are a number above 0 and at most 86400".to_owned();
    text.parse().ok().filter(|&seconds: &f64| seconds > 0.0 && seconds <= 86_400.0).ok_or_else(wrong)
}

/// What was measured.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    options: Value,
    cpu_seconds: f64,
    games: u64,
    steps: u64,
    games_per_cpu_second: f64,
    steps_per_cpu_second: f64,
    steps_per_game: f64,
    capped_games: u64,
    state_bytes: usize,
    action_bytes: usize,
    clone_ns: f64,
    determinize_ns: f64,
    build: Build,
}

/// How this program was compiled, as far as it knows.
#[derive(Serialize)]
struct Build {
    version: &'static str,
    optimized: bool,
    target: &'static str,
    features: Vec<&'static str>,
}

/// Prints the measurements.
pub fn run(args: &Args) -> Result<()> {
    let report = measure(args)?;
    if args.json {
        say!("{}", serde_json::to_string(&report)?)?;
    } else {
        report.print()?;
    }
    Ok(())
}

fn measure(args: &Args) -> Result<Report> {
    let setup = args.game.any_setup()?;
    let mut luck = Sampled::from_seed(args.seed);
    let positions = sample_positions(&setup, &mut luck)?;
    let (mut games, mut steps, mut capped) = (0, 0, 0);
    let limit = Duration::from_secs_f64(args.seconds);
    let start = ThreadTime::now();
    let cpu_seconds = loop {
        for _ in 0..BATCH {
            let played = AnyGame::new(&setup, &mut luck)?.play_out(&mut luck, STEP_CAP);
            steps += played;
            capped += u64::from(played == STEP_CAP);
        }
        games += BATCH;
        let elapsed = start.elapsed();
        if elapsed >= limit {
            break elapsed.as_secs_f64();
        }
    };
    let (state_bytes, action_bytes) =
        with_game!(setup.rules(), G => (size_of::<G>(), size_of::<<G as Game>::Action>()));
    Ok(Report {
        game: setup.id().name(),
        players: setup.players(),
        options: on_any!(AnySetup, setup, G, setup => options_to_json::<G>(setup.options)),
        cpu_seconds,
        games,
        steps,
        games_per_cpu_second: games as f64 / cpu_seconds,
        steps_per_cpu_second: steps as f64 / cpu_seconds,
        steps_per_game: steps as f64 / games as f64,
        capped_games: capped,
        state_bytes,
        action_bytes,
        clone_ns: clone_ns(&positions),
        determinize_ns: determinize_ns(&positions, &mut luck),
        build: Build::of_this(),
    })
}

/// Positions from all over random games.
fn sample_positions(setup: &AnySetup, luck: &mut Sampled<SplitMix64>) -> Result<Vec<AnyGame>> {
    let mut positions = Vec::new();
    let mut game = AnyGame::new(setup, luck)?;
    while positions.len() < SAMPLES {
        if let ToAct::Over(_) = game.to_act() {
            game = AnyGame::new(setup, luck)?;
        }
        positions.push(game.clone());
        game.play_out(luck, 7);
    }
    Ok(positions)
}

fn clone_ns(positions: &[AnyGame]) -> f64 {
    // Cloned into the same place again and again, as a search does.
    let mut place = positions[0].clone();
    mean_ns(positions, |position| black_box(&mut place).clone_from(black_box(position)))
}

fn determinize_ns(positions: &[AnyGame], luck: &mut Sampled<SplitMix64>) -> f64 {
    let view = |position: &AnyGame| Some(position.view(Observer::Seat(position.to_act().seat()?)));
    let views: Vec<_> = positions.iter().filter_map(view).collect();
    mean_ns(&views, |view| _ = black_box(black_box(view).determinize(luck)))
}

/// The mean CPU time of one call, over enough calls for the clock.
fn mean_ns<T>(items: &[T], mut call: impl FnMut(&T)) -> f64 {
    let (start, mut calls) = (ThreadTime::now(), 0u64);
    loop {
        for _ in 0..64 {
            items.iter().for_each(&mut call);
            calls += items.len() as u64;
        }
        let elapsed = start.elapsed();
        if elapsed >= Duration::from_millis(100) {
            return elapsed.as_nanos() as f64 / calls as f64;
        }
    }
}

impl Build {
    fn of_this() -> Self {
        let known = [
            ("popcnt", cfg!(target_feature = "popcnt")),
            ("lzcnt", cfg!(target_feature = "lzcnt")),
            ("bmi1", cfg!(target_feature = "bmi1")),
            ("bmi2", cfg!(target_feature = "bmi2")),
            ("sse4.2", cfg!(target_feature = "sse4.2")),
            ("avx2", cfg!(target_feature = "avx2")),
            ("avx512f", cfg!(target_feature = "avx512f")),
            ("neon", cfg!(target_feature = "neon")),
        ];
        Self {
            version: env!("CARGO_PKG_VERSION"),
            optimized: !cfg!(debug_assertions),
            target: std::env::consts::ARCH,
            features: known.into_iter().filter(|&(_, on)| on).map(|(name, _)| name).collect(),
        }
    }
}

impl Report {
    fn print(&self) -> std::io::Result<()> {
        let Build { version, optimized, target, features } = &self.build;
        say!("{} for {} players, options {}", self.game, self.players, self.options)?;
        say!("{:>14.0} games per CPU second", self.games_per_cpu_second)?;
        say!("{:>14.0} steps per CPU second", self.steps_per_cpu_second)?;
        say!("{:>14.1} steps per game", self.steps_per_game)?;
        say!("{:>14} games in {:.2} CPU seconds", self.games, self.cpu_seconds)?;
        say!("{:>14} bytes a state, {} an action", self.state_bytes, self.action_bytes)?;
        say!("{:>14.1} ns to clone a state", self.clone_ns)?;
        say!("{:>14.1} ns to determinize a view", self.determinize_ns)?;
        if self.capped_games > 0 {
            say!("{:>14} games were broken off after {STEP_CAP} steps", self.capped_games)?;
        }
        let features = if features.is_empty() { "no extra features".to_owned() } else { features.join(" ") };
        let optimized = if *optimized { "release" } else { "with debug assertions" };
        say!("parure {version} for {target} ({features}), {optimized}")
    }
}
