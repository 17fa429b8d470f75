//! Tuning runs, repeats itself, and its results are embedded.

mod common;

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use parure_bots::model::Model;
use parure_bots::tune::{Course, Effort, Fitted, fit, play_games};
use parure_bots::{BotGame, Budget, Knowledge};
use parure_engine::any::RulesId;
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::duel::Duel;
use parure_engine::game::{Game, Setup};
use parure_engine::seat::Observer;
use parure_engine::splendor::{Cities, Orient, Posts, Splendor, Strongholds};

/// Plays a few games into a folder by a model that knows nothing, and fits one to them.
fn learn<G: Knowledge>(folder: &Path) -> Model {
    let blank = Arc::new(Model::blank_for::<G>());
    let effort = Effort { quick: 6, deep: 20, one_in: 2, noise: 0.25 };
    let setups = [common::setup::<G>(2, &[])];
    for (seed, name) in [(1, "a"), (2, "b")] {
        play_games::<G>(folder, name, &setups, Some(&blank), effort, 2, seed, |_| {}).unwrap();
    }
    let course = Course { seed: 3, window: 10, passes: 2, pace: 0.001, opinion: 0.5, sparse: 3 };
    let mut passes = 0;
    let model = fit::<G>(folder, course, None, |fitted| {
        if let Fitted::Pass(_, errors) = fitted {
            passes += 1;
            assert!(errors.positions > 20 && errors.choices > 10, "{errors:?}");
        }
    });
    assert_eq!(passes, 2);
    model.unwrap()
}

fn a_seed_settles<G: Knowledge>() {
    let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let [one, other] = [0, 1].map(|at| learn::<G>(folders[at].path()));
    assert!(one == other, "the same seed gave another model");
    assert!(one != Model::blank_for::<G>());
    let [text, again] = [0, 1].map(|at| std::fs::read_to_string(folders[at].path().join("a.games")).unwrap());
    assert!(text == again, "the same seed gave another game");
    assert_ne!(text, std::fs::read_to_string(folders[0].path().join("b.games")).unwrap());
}

#[test]
fn a_seed_settles_what_is_learned() {
    a_seed_settles::<Splendor>();
    a_seed_settles::<Duel>();
}

fn has_learned<G: Knowledge>(setup: &Setup<G::Options>) {
    common::walk::<G>(setup, 1, 1, |state, _| {
        let is_blank = *state.model() == Model::blank_for::<G>();
        assert!(!is_blank, "{setup:?}: the weights do not fit the inputs");
        false
    });
}

#[test]
fn a_file_that_is_no_model_of_the_game_is_named_with_its_size() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("duel.bin");
    let (duel, splendor) = (Model::blank_for::<Duel>().write(), Model::blank_for::<Splendor>().write());
    std::fs::write(&path, &duel).unwrap();
    assert!(Model::load::<Duel>(&path).is_ok());
    let error = Model::load::<Splendor>(&path).unwrap_err().to_string();
    for part in [path.display().to_string(), duel.len().to_string(), splendor.len().to_string()] {
        assert!(error.contains(&part), "{error}");
    }
    std::fs::write(&path, "weights").unwrap();
    assert!(Model::load::<Duel>(&path).unwrap_err().to_string().contains("is not a model"));
    assert!(Model::load::<Duel>(&folder.path().join("none")).unwrap_err().to_string().contains("none cannot be read"));
}

/// An expansion can be learned from what it begins with, and the weights that it has are other ones by now.
fn has_outgrown<G: Knowledge>() {
    let base = Splendor::start(2, &mut Sampled::from_seed(1)).unwrap().model();
    let grown = Model::grown::<G, Splendor>(&base);
    assert_eq!(Model::read::<G>(&grown.write()).as_ref(), Ok(&grown));
    assert!(*G::start(2, &mut Sampled::from_seed(1)).unwrap().model() != grown, "nothing was learned");
}

#[test]
fn an_expansion_has_learned_beyond_the_game_that_it_extends() {
    has_outgrown::<Cities>();
    has_outgrown::<Posts>();
    has_outgrown::<Orient>();
    has_outgrown::<Strongholds>();
}

/// What all games together weigh is fetched by pages and lies in every program.
#[test]
fn the_weights_stay_small() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("weights");
    let size = |rules: RulesId| std::fs::metadata(folder.join(format!("{}.bin", rules.word()))).unwrap().len();
    let sizes = RulesId::ALL.map(size);
    assert!(sizes.iter().all(|&size| size < 400_000) && sizes.iter().sum::<u64>() < 2_000_000, "{sizes:?}");
}

#[test]
fn every_setup_has_a_learned_model() {
    for_all_setups!(has_learned);
}

fn advice_is_sound<G: BotGame>(setup: &Setup<G::Options>) {
    let mut shown = 0;
    common::walk::<G>(setup, 4, 60, |state, seat| {
        shown += 1;
        if shown % 6 == 0 {
            let view = state.view(Observer::Seat(seat));
            let (choice, advice) = G::advise(&view, &Budget::iterations(60), 3, &mut SplitMix64::new(1));
            assert!((1..=3).contains(&advice.len()) || choice.iterations == 0);
            for advice in &advice {
                assert_eq!(state.check(advice.action), Ok(()));
                assert!((0.0..=1.0).contains(&advice.win) && (0.0..=1.0).contains(&advice.share));
                assert!(!advice.reasons.is_empty());
            }
        }
        true
    });
}

#[test]
fn advice_has_chances_and_reasons() {
    for_all_setups!(advice_is_sound);
}

/// Begins `parure-tune` with little to do.
fn tune(folder: &Path, command: &str, keys: &[&str]) -> Child {
    let mut tune = Command::new(env!("CARGO_BIN_EXE_parure-tune"));
    tune.args([command, "duel"])
        .arg(folder)
        .args(["quick=2", "deep=6", "passes=1", "iterations=2", "deals=1"])
        .args(keys);
    tune.stdout(Stdio::null()).spawn().unwrap()
}

#[test]
fn the_command_learns_in_rounds_and_logs_how_strong_each_generation_is() {
    let folder = tempfile::tempdir().unwrap();
    for seed in ["seed=1", "seed=2"] {
        assert!(tune(folder.path(), "run", &["rounds=1", "games=3", seed]).wait().unwrap().success());
    }
    let read = |name| Model::load::<Duel>(&folder.path().join(name)).unwrap();
    assert!(read("fixed.bin") == *Duel::start(2, &mut Sampled::from_seed(1)).unwrap().model());
    assert!(read("model.bin") != read("fixed.bin"));
    let log = std::fs::read_to_string(folder.path().join("log.csv")).unwrap();
    let mut lines = log.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let header = lines.next().unwrap();
    let cell = |line: &[&str], name| line[header.iter().position(|&column| column == name).unwrap()].to_owned();
    let lines: Vec<_> = lines.collect();
    let told: Vec<_> =
        lines.iter().map(|line| ["game", "generation", "players"].map(|name| cell(line, name))).collect();
    assert_eq!(told, [["duel", "1", "2"], ["duel", "2", "2"]]);
    assert!(lines.iter().all(|line| (0.0..=1.0).contains(&cell(line, "score").parse().unwrap())), "{log}");
    // Lines do not go under columns that mean something else.
    let other = "time,players,positions\n1,2,3\n";
    std::fs::write(folder.path().join("log.csv"), other).unwrap();
    assert!(!tune(folder.path(), "exam", &[]).wait().unwrap().success());
    assert_eq!(std::fs::read_to_string(folder.path().join("log.csv")).unwrap(), other);
}

#[test]
fn two_processes_play_into_one_folder() {
    let folder = tempfile::tempdir().unwrap();
    let play = |worker| tune(folder.path(), "play", &["rounds=1", "games=3", worker]);
    for mut worker in [play("worker=1"), play("worker=2")] {
        assert!(worker.wait().unwrap().success());
    }
    let files = std::fs::read_dir(folder.path().join("games")).unwrap().map(|file| file.unwrap().path());
    let games = files.map(|path| std::fs::read_to_string(path).unwrap()).collect::<Vec<_>>();
    let [one, other] = &games[..] else { panic!("{} files", games.len()) };
    assert!(one != other, "both workers played the same games");
    let course = Course { seed: 3, window: 10, passes: 1, pace: 0.001, opinion: 0.5, sparse: 1 };
    assert!(fit::<Duel>(&folder.path().join("games"), course, None, |_| {}).is_ok());
}
