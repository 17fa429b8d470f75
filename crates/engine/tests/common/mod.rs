//! Files of expected results, and the random games they come from.

#![allow(dead_code, reason = "each test uses its own part")]

use std::path::{Path, PathBuf};
use std::{env, fs};

use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::{Game, Options, Setup};
use parure_engine::notation::{Notation, RecordWriter};

/// A file in this folder.
pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The text of a file in this folder.
#[track_caller]
pub fn read(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Compares with the file, or writes it where `PARURE_UPDATE=1` says so.
#[track_caller]
pub fn compare(name: &str, found: &str) {
    if env::var("PARURE_UPDATE").is_ok_and(|value| value == "1") {
        return fs::write(path(name), found).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    let expected = read(name);
    let lines = expected.lines().zip(found.lines()).enumerate();
    for (number, (expected, found)) in lines {
        assert_eq!(found, expected, "{name}, line {}; PARURE_UPDATE=1 writes the file anew", number + 1);
    }
    assert_eq!(found.lines().count(), expected.lines().count(), "the number of lines of {name}");
}

/// A setup with these options, as `preset=quick`.
pub fn setup<O: Options>(players: usize, options: &[&str]) -> Setup<O> {
    let named: Vec<_> = options.iter().map(|option| option.split_once('=').expect("key=value")).collect();
    Setup::with_options(players, &named).expect("the options exist")
}

/// Plays uniformly random legal actions until the game ends, and shows the writer after every step with what was played.
pub fn random_game<G: Notation>(
    setup: &Setup<G::Options>,
    seed: u64,
    mut show: impl FnMut(&mut RecordWriter<G>, G::Action),
) -> RecordWriter<G> {
    let (mut chance, mut choices) = (Sampled::from_seed(seed), SplitMix64::new(!seed));
    let mut writer = RecordWriter::new(setup, &mut chance).expect("the setup is allowed");
    let mut legal = Vec::new();
    for _ in 0..LONGEST {
        legal.clear();
        Game::legal_actions(writer.position(), &mut legal);
        if legal.is_empty() {
            return writer;
        }
        let action = legal[choices.below(legal.len() as u32) as usize];
        writer.play(action, &mut chance, &mut ()).expect("a listed action is legal");
        show(&mut writer, action);
    }
    panic!("the game from seed {seed} does not end");
}

/// Many times the steps of any random game.
const LONGEST: usize = 10_000;

/// Runs the same code for the game that a word names, `splendor`, and its expansion: `with_rules!(name, expansion, G => …)`.
#[allow(unused_macros, reason = "each test uses its own part")]
macro_rules! with_rules {
    ($name:expr, $expansion:expr, $Game:ident => $body:expr) => {{
        let game: parure_engine::any::GameId = $name.parse().expect("the game exists");
        let rules = parure_engine::any::RulesId::find(game, $expansion).expect("the expansion exists");
        parure_engine::with_game!(rules, $Game => $body)
    }};
}
#[allow(unused_imports, reason = "each test uses its own part")]
pub(crate) use with_rules;
