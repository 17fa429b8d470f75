//! `parure-tune COMMAND GAME FOLDER [key=value …]`: learns the weights of a game by self-play.

mod progress;

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use parure_bots::knowledge::Knowledge;
use parure_bots::model::Model;
use parure_bots::seed::stream;
use parure_bots::tune::{Course, Effort, Fitted, compare, examine, fit, play_games};
use parure_engine::chance::{Entropy, Sampled};
use parure_engine::duel::Duel;
use parure_engine::game::{Game, Options, Setup};
use parure_engine::marvel::Marvel;
use parure_engine::splendor::{Cities, Orient, Posts, Splendor, Strongholds};

use progress::Progress;

/// The columns of the log.
const HEADER: &str = "game,generation,time,players,positions,log_loss,searched_log_loss,choices,first,first_three,\
                      divergence,glance_divergence,score,margin";

/// An interruption costs fewer games than this.
const GAMES_A_FILE: usize = 50;

const USAGE: &str = "\
usage: parure-tune COMMAND GAME FOLDER [key=value …]
  COMMAND  play: self-play into FOLDER/games, by FOLDER/model.bin or at first by the game's own; several may play at once,
                 each as a worker of another number, on one machine or with files that are copied together
           fit: learns FOLDER/model.bin on from what it is, or at first from the game's own, by the latest games
           exam: what FOLDER/model.bin says of games that it has not learned from, and its score against
                 FOLDER/fixed.bin if there is one; both go into FOLDER/log.csv
           run: play, fit and examine in turn; the first opponent, FOLDER/fixed.bin, is who it begins with
  GAME     splendor, marvel or duel; cities, posts, orient or strongholds
  keys     games (of a round), rounds (play and run go on until they are interrupted without it);
           seed, worker, quick, deep, one_in, noise, window, passes, pace, opinion, sparse, iterations, deals;
           players (tables of this size only);
           from (the file that a fit begins with, or `nothing`)";

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
    let [command, game, folder, rest @ ..] = arguments else { return Err("too few arguments".to_owned()) };
    let pairs = rest.iter().map(|pair| pair.split_once('=').ok_or_else(|| format!("`{pair}` is not key=value")));
    let keys: HashMap<&str, &str> = pairs.collect::<Result<_, _>>()?;
    let school = School { command, game, folder: folder.as_ref(), keys: &keys };
    // How often each table comes up: two players most, and every size and preset.
    match game.as_str() {
        "splendor" => school.teach::<Splendor>(&[(2, "", 11), (2, "quick", 1), (3, "", 3), (4, "", 3), (4, "team", 1)]),
        "marvel" => school.teach::<Marvel>(&[(2, "", 10), (3, "", 3), (4, "", 3)]),
        "duel" => school.teach::<Duel>(&[(2, "", 1)]),
        "cities" => school.teach_expansion::<Cities>(),
        "posts" => school.teach_expansion::<Posts>(),
        "orient" => school.teach_expansion::<Orient>(),
        "strongholds" => school.teach_expansion::<Strongholds>(),
        other => Err(format!("there is no game `{other}` to tune")),
    }
}

struct School<'a> {
    command: &'a str,
    game: &'a str,
    folder: &'a Path,
    keys: &'a HashMap<&'a str, &'a str>,
}

impl School<'_> {
    fn number<T: std::str::FromStr>(&self, key: &str, default: T) -> Result<T, String> {
        match self.keys.get(key) {
            Some(text) => text.parse().map_err(|_| format!("`{text}` is not a number for `{key}`")),
            None => Ok(default),
        }
    }

    /// Teaches an expansion of Splendor, which begins as Splendor's model where it has learned nothing of its own.
    fn teach_expansion<G: Knowledge>(&self) -> Result<(), String> {
        let path = self.folder.join("model.bin");
        let setup = Setup { players: 2, options: G::Options::default() };
        if !path.exists() && own_model::<G>(&setup).is_none() {
            let base = Splendor::start(2, &mut Sampled::from_seed(0)).map_err(|error| error.to_string())?;
            let grown = Model::grown::<G, Splendor>(&base.model());
            self.save("model.bin", &grown)?;
        }
        self.teach::<G>(&[(2, "", 2), (3, "", 1), (4, "", 1)])
    }

    fn teach<G: Knowledge>(&self, tables: &[(usize, &str, usize)]) -> Result<(), String> {
        let mut setups = Vec::new();
        let only = self.number("players", 0)?;
        for &(players, preset, times) in tables.iter().filter(|table| only == 0 || table.0 == only) {
            let mut setup = Setup { players, options: G::Options::default() };
            if !preset.is_empty() {
                setup.options.set("preset", preset).map_err(|error| error.to_string())?;
            }
            setups.extend(std::iter::repeat_n(setup, times));
        }
        if setups.is_empty() {
            return Err(format!("this game is not for {only} players"));
        }
        let sizes = tables.iter().map(|&(players, ..)| players).max().unwrap_or(2);
        // Before hours are spent.
        self.log()?;
        if self.command == "run" {
            self.keep_opponent::<G>(&setups[0])?;
        }
        let endless = matches!(self.command, "play" | "run");
        for _ in 0..self.number("rounds", if endless { u32::MAX } else { 1 })? {
            if matches!(self.command, "play" | "run") {
                self.play::<G>(&setups)?;
            }
            if matches!(self.command, "fit" | "run") {
                self.fit::<G>(&setups[0])?;
            }
            if matches!(self.command, "fit" | "run" | "exam") {
                self.exam::<G>(sizes)?;
            }
        }
        Ok(())
    }

    /// The model so far, if there is one.
    fn model<G: Knowledge>(&self) -> Result<Option<Model>, String> {
        let path = self.folder.join("model.bin");
        if !path.exists() {
            return Ok(None);
        }
        Model::load::<G>(&path).map(Some).map_err(|error| error.to_string())
    }

    /// What a fit begins with: the model so far or else the game's own, or what `from` names, or with `from=nothing` nothing.
    fn known<G: Knowledge>(&self, setup: &Setup<G::Options>) -> Result<Option<Model>, String> {
        match self.keys.get("from") {
            None => Ok(self.model::<G>()?.or_else(|| own_model::<G>(setup))),
            Some(&"nothing") => Ok(None),
            Some(from) => Model::load::<G>(from.as_ref()).map(Some).map_err(|error| error.to_string()),
        }
    }

    /// Keeps whom the generations of this folder are measured against, unless somebody was chosen: the model that they begin with.
    fn keep_opponent<G: Knowledge>(&self, setup: &Setup<G::Options>) -> Result<(), String> {
        if self.folder.join("fixed.bin").exists() {
            return Ok(());
        }
        let first = self.model::<G>()?.or_else(|| own_model::<G>(setup));
        first.map_or(Ok(()), |first| self.save("fixed.bin", &first))
    }

    /// Stores a model in the folder; the file has its name only once it is complete.
    fn save(&self, name: &str, model: &Model) -> Result<(), String> {
        let (path, unfinished) = (self.folder.join(name), self.folder.join("model.part"));
        let written = fs::create_dir_all(self.folder).and_then(|()| fs::write(&unfinished, model.write()));
        written.and_then(|()| fs::rename(&unfinished, &path)).map_err(|error| format!("{}: {error}", path.display()))
    }

    fn play<G: Knowledge>(&self, setups: &[Setup<G::Options>]) -> Result<(), String> {
        let effort = Effort {
            quick: self.number("quick", 100)?,
            deep: self.number("deep", 800)?,
            one_in: self.number::<u32>("one_in", 3)?.max(1),
            noise: self.number("noise", 0.15)?,
        };
        let (seed, worker): (u64, u64) = (self.number("seed", 1)?, self.number("worker", 0)?);
        let model = self.model::<G>()?.map(Arc::new);
        let games = self.folder.join("games");
        let start = Instant::now();
        let count = self.number("games", 50)?;
        let progress = Progress::new("games", count);
        // A worker's files are numbered: the same seed plays the same games, and one that was interrupted goes on behind
        // them. Names begin with the time, so that the latest games are those of the latest models.
        let own = format!("-{seed}-{worker}-");
        let mut played = 0;
        while played < count {
            let number = fs::read_dir(&games).map_or(0, |entries| {
                let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
                names.filter(|name| name.contains(&own) && name.ends_with(".games")).count() as u64
            });
            let (name, luck) = (format!("{:012}{own}{number}", now()), stream(seed, &[worker, number]).next_u64());
            let (before, more) = (played, GAMES_A_FILE.min(count - played));
            let tell = |done| progress.show(before + done);
            play_games::<G>(&games, &name, setups, model.as_ref(), effort, more, luck, tell)
                .map_err(|error| format!("{}: {error}", games.display()))?;
            played += more;
        }
        drop(progress);
        println!("{count} games in {:.0} s", start.elapsed().as_secs_f64());
        Ok(())
    }

    fn fit<G: Knowledge>(&self, setup: &Setup<G::Options>) -> Result<(), String> {
        let course = Course {
            seed: self.number("seed", 1)?,
            window: self.number("window", 8_000)?,
            passes: self.number("passes", 4)?,
            pace: self.number("pace", 0.001)?,
            opinion: self.number("opinion", 0.75)?,
            sparse: self.number::<u32>("sparse", 1)?.max(1),
        };
        let start = Instant::now();
        let mut progress = None;
        let model = fit::<G>(&self.folder.join("games"), course, self.known::<G>(setup)?, |fitted| match fitted {
            Fitted::Piece(done, all) => progress.get_or_insert_with(|| Progress::new("pieces", all)).show(done),
            Fitted::Pass(pass, errors) => {
                progress = None;
                let (value, policy) = errors.means();
                let spent = start.elapsed().as_secs_f64();
                println!(
                    "{spent:6.0} s  pass {pass}: {} positions, value {value:.4}, policy {policy:.4}",
                    errors.positions
                );
            }
        });
        self.save("model.bin", &model.map_err(|error| error.to_string())?)
    }

    /// The log so far, which begins with its columns.
    fn log(&self) -> Result<String, String> {
        let path = self.folder.join("log.csv");
        let log = fs::read_to_string(&path).unwrap_or_else(|_| format!("{HEADER}\n"));
        match log.lines().next() {
            Some(HEADER) => Ok(log),
            _ => Err(format!("{}: its columns are those of another release; move it away", path.display())),
        }
    }

    /// Prints what the model says of games that it has not learned from, and how it plays against the fixed opponent,
    /// `FOLDER/fixed.bin`; a line for each number of players goes into `FOLDER/log.csv`.
    fn exam<G: Knowledge>(&self, sizes: usize) -> Result<(), String> {
        let model = self.model::<G>()?.ok_or("there is no model to examine")?;
        let fixed = self.folder.join("fixed.bin");
        let fixed = fixed.exists().then(|| Model::load::<G>(&fixed)).transpose().map_err(|error| error.to_string())?;
        let (iterations, deals) = (self.number("iterations", 400)?, self.number("deals", 40)?);
        for players in 2..=sizes {
            let exam = examine::<G>(&self.folder.join("games"), &model, players).map_err(|error| error.to_string())?;
            let setup = Setup { players, options: G::Options::default() };
            let standing = fixed.as_ref().map(|fixed| compare::<G>(&setup, &model, fixed, iterations, deals));
            let score =
                standing.map_or(",".to_owned(), |standing| format!("{:.3},{:.3}", standing.score, standing.margin));
            let mut log = self.log()?;
            // Each exam of a size is about the next generation.
            let generation =
                1 + log.lines().filter(|line| line.split(',').nth(3) == Some(&players.to_string())).count();
            let line = format!(
                "{},{generation},{},{players},{},{:.4},{:.4},{},{:.3},{:.3},{:.3},{:.3},{score}",
                self.game,
                now(),
                exam.positions,
                exam.log_loss,
                exam.searched_log_loss,
                exam.choices,
                exam.first,
                exam.first_three,
                exam.divergence,
                exam.glance_divergence,
            );
            println!("{HEADER}\n{line}");
            log += &(line + "\n");
            let path = self.folder.join("log.csv");
            fs::write(&path, log).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(())
    }
}

/// The model that a game is built with, unless it has learned nothing.
fn own_model<G: Knowledge>(setup: &Setup<G::Options>) -> Option<Model> {
    let state = G::new(setup, &mut Sampled::from_seed(0)).ok()?;
    let model = state.model();
    (*model != Model::blank_for::<G>()).then(|| (*model).clone())
}

/// Seconds since 1970.
fn now() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |time| time.as_secs())
}
