//! The commands as a user runs them: what they print, where they say what is wrong, and how they end.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use parure_engine::chance::{Entropy, Sampled};
use parure_engine::duel::Duel;
use parure_engine::game::{Game, Setup};
use parure_engine::marvel::Marvel;
use parure_engine::notation::{Notation, RecordWriter, parse_position, position_text};
use parure_engine::splendor::Splendor;
use serde_json::Value;
use tempfile::TempDir;

fn parure(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_parure")).args(args).output().expect("the command runs")
}

fn words(args: &str) -> Output {
    parure(&args.split_whitespace().collect::<Vec<_>>())
}

fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

/// Runs a command that must succeed and say nothing on stderr.
#[track_caller]
fn done(args: &str) -> String {
    let output = words(args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{args}: {errors}");
    stdout(&output).to_owned()
}

/// Runs a command that must end with this exit code, nothing on stdout, and a message with these parts on stderr.
#[track_caller]
fn refused(args: &str, code: i32, parts: &[&str]) {
    check_refused(&words(args), code, parts);
}

#[track_caller]
fn check_refused(output: &Output, code: i32, parts: &[&str]) {
    // Messages about arguments are wrapped to the width of the terminal.
    let errors = String::from_utf8_lossy(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(output.status.code(), Some(code), "{errors}");
    assert_eq!(stdout(output), "");
    for part in parts {
        assert!(errors.contains(part), "`{part}` is not in: {errors}");
    }
}

/// A proof and what a device saw, as files; each line of the server's examples is one.
fn proof_files(line: &Value, folder: &TempDir) -> (PathBuf, PathBuf) {
    let [proof, seen] = ["proof", "seen"].map(|name| {
        let path = folder.path().join(format!("{name}.json"));
        fs::write(&path, line[name].to_string()).unwrap();
        path
    });
    (proof, seen)
}

#[test]
fn verify_says_what_is_proved_and_what_is_not() {
    let examples: Vec<Value> =
        serde_json::from_str(include_str!("../../server/tests/golden/fair-deal-2.json")).unwrap();
    let folder = TempDir::new().unwrap();
    for example in examples.iter().filter(|line| line.get("name").is_some()) {
        let (proof, seen) = proof_files(example, &folder);
        let (proof, seen) = (proof.display(), seen.display());
        let alone = done(&format!("verify {proof} --lang en"));
        assert!(alone.contains("rests on the word of others") && alone.contains("Only what a device saw"), "{alone}");
        let with = done(&format!("verify {proof} --seen {seen} --lang en"));
        assert!(with.starts_with("The deal was fair") && with.contains("nobody could choose the deal"), "{with}");
        assert!(done(&format!("verify {proof} --seen {seen} --lang ja")).contains("証明"));
    }
}

#[test]
fn verify_fails_on_every_cheat() {
    let lines: Vec<Value> = serde_json::from_str(include_str!("../../server/tests/golden/fair-deal-2.json")).unwrap();
    let honest = lines.iter().rfind(|line| line.get("name").is_some()).unwrap();
    let folder = TempDir::new().unwrap();
    let cheats: Vec<_> = lines.iter().filter(|line| line.get("cheat").is_some()).collect();
    assert!(cheats.len() > 30);
    for cheat in cheats {
        let mut forged = honest.clone();
        for part in ["proof", "seen"] {
            for (field, value) in cheat[part].as_object().unwrap() {
                match value {
                    Value::Null => drop(forged[part].as_object_mut().unwrap().remove(field)),
                    value => forged[part][field] = value.clone(),
                }
            }
        }
        let (proof, seen) = proof_files(&forged, &folder);
        refused(&format!("verify {} --seen {} --lang en", proof.display(), seen.display()), 1, &["does not hold"]);
    }
}

/// A random game of at most so many steps, as a record.
fn record<G: Notation>(players: usize, seed: u64, steps: usize) -> RecordWriter<G> {
    let mut luck = Sampled::from_seed(seed);
    let setup = Setup { players, options: G::Options::default() };
    let mut writer = RecordWriter::<G>::new(&setup, &mut luck).unwrap();
    for _ in 0..steps {
        let mut legal = Vec::new();
        Game::legal_actions(writer.position(), &mut legal);
        if legal.is_empty() {
            break;
        }
        let action = legal[luck.0.below(legal.len() as u32) as usize];
        writer.play(action, &mut luck, &mut ()).unwrap();
    }
    writer.tag("seat 0", "Ada").unwrap();
    writer
}

/// A folder with one file, and the file's path.
fn file(text: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path: PathBuf = folder.path().join("game.txt");
    fs::write(&path, text).unwrap();
    (folder, path.to_str().unwrap().to_owned())
}

#[test]
fn help_has_examples_and_exit_codes() {
    assert!(done("--help").contains("Exit codes: 0 done, 1"));
    for command in ["transcript", "perft", "bench", "replay", "convert"] {
        let help = done(&format!("{command} --help"));
        assert!(help.contains("Examples:") && help.contains(&format!("parure {command}")), "{help}");
    }
    refused("", 2, &["Usage: parure"]);
    refused("shuffle", 2, &["unrecognized subcommand 'shuffle'"]);
}

#[test]
fn wrong_games_options_and_players_are_wrong_usage() {
    for command in ["transcript", "bench --seconds 0.1", "perft --depth 1"] {
        let game = "there is no game `chess`; choose `splendor`, `marvel` or `duel`";
        refused(&format!("{command} --game chess"), 2, &[game]);
        refused(&format!("{command} --game splendor --players 5"), 2, &["this game is for 2 to 4 players, not 5"]);
        refused(&format!("{command} --game duel --players 3"), 2, &["this game is for 2 players, not 3"]);
        let options = "there is no option `color`; this game has `expansion`, `target`, `face_up`";
        refused(&format!("{command} --game splendor --option color=red"), 2, &[options]);
        let value = "`soon` is not a value of `target`, which can be a number from 1 to 99";
        refused(&format!("{command} --game splendor --option target=soon"), 2, &[value]);
        refused(&format!("{command} --game splendor --option target"), 2, &["KEY=VALUE"]);
        let team = "the Team game is for exactly 4 players (S-40)";
        refused(&format!("{command} --game splendor --players 3 --option preset=team"), 2, &[team]);
        refused(command, 2, &["--game"]);
    }
}

#[test]
fn a_transcript_is_the_same_whenever_it_is_printed() {
    let args = "transcript --game splendor --players 3 --seed 7 --games 2 --option preset=quick";
    let text = done(args);
    assert_eq!(text, done(args));
    assert_ne!(text, done(&args.replace("--seed 7", "--seed 9")));
    let first: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!((&first["game"], &first["players"], &first["seed"]), (&"splendor".into(), &3.into(), &7.into()));
    assert_eq!(first["options"]["target"], 10);
    let seeds: Vec<_> = text.lines().filter(|line| line.contains(r#""seed":8"#)).collect();
    assert_eq!(seeds.len(), 1, "the second game has the next seed");
    assert_eq!(text.lines().filter(|line| line.starts_with(r#"{"result""#)).count(), 2);
}

#[test]
fn a_seat_keeps_its_luck_whatever_the_others_are() {
    let first_steps = |bots: &str| {
        let text = done(&format!("transcript --game splendor --players 2 --seed 3 --turn-cap 1 --bots {bots}"));
        text.lines().nth(1).unwrap().to_owned()
    };
    assert_eq!(first_steps("random,greedy"), first_steps("random"));
}

#[test]
fn bots_that_do_not_fit_are_wrong_usage() {
    refused("transcript --game duel --bots random,random,random", 2, &["3 bots are named for 2 seats"]);
    refused("transcript --game duel --bots clever", 2, &["there is no bot `clever`; choose `random`, `greedy`"]);
    refused("transcript --game duel --turn-cap 0", 2, &["--turn-cap"]);
    refused("transcript --game duel --seed x", 2, &["invalid digit found in string"]);
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_parure"))
        .args(["transcript", "--game", "duel", "--games", "1000000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}

#[test]
fn perft_counts_actions_and_luck() {
    // At the start of a two-player game: 10 + 5 takes and 3 blind reserves of one of 36, 26 or 16 cards; each of the 12
    // cards reserved from the market is replaced by any card of its deck.
    let at_start = 15 + (36 + 26 + 16) + 4 * (36 + 26 + 16);
    assert_eq!(done("perft --game splendor --depth 1"), format!("{at_start}\n"));
    assert_eq!(done("perft --game splendor --depth 0 --seed 5"), "1\n");
    let divided = done("perft --game splendor --depth 1 --divide");
    assert!(divided.starts_with("take wug\t1\n"), "{divided}");
    assert!(divided.contains("reserve 3\t16\n"));
    assert!(divided.ends_with(&format!("total\t{at_start}\n")));
}

#[test]
fn perft_starts_from_a_position() {
    let cards = |level: usize, from: usize, to: usize| (from..=to).map(move |n| format!("S{level}-{n:02}"));
    let owned: Vec<_> = cards(1, 2, 40).chain(cards(2, 2, 29)).chain(cards(3, 2, 20)).collect();
    let text = format!("splendor 2 face_up=1 target=99\n1 S1-01\n2 S2-01\n3 S3-01\nseat 0 cards {}\n", owned.join(" "));
    let position: Splendor = parse_position(&text).unwrap();
    let (_folder, path) = file(&position_text(&position));
    // Ten takes of three, five of two; three cards bought for nothing or reserved, of which one is replaced by the
    // only card left; that card reserved blind.
    assert_eq!(done(&format!("perft --depth 1 --position {path}")), "22\n");
    refused(&format!("perft --depth 1 --game splendor --position {path}"), 2, &["cannot be used with"]);
    let (_folder, path) = file("splendor 2\nturn 0 phase act\n1 S1-99\n");
    refused(&format!("perft --depth 1 --position {path}"), 1, &["game.txt: line 3, column 3: `S1-99`"]);
    let (_folder, path) = file("chess 2\n");
    refused(&format!("perft --depth 1 --position {path}"), 1, &["there is no game `chess`"]);
    refused("perft --depth 1 --position nowhere.txt", 1, &["cannot read nowhere.txt: No such file"]);
}

/// What `parure statistics` says of games is held against what `parure transcript` prints of the same ones.
#[test]
fn statistics_count_the_games_that_transcripts_tell() {
    const GAMES: usize = 30;
    for (game, players) in [("splendor", 3), ("marvel", 2), ("duel", 2)] {
        let setup = format!("--game {game} --players {players} --seed 5 --games {GAMES}");
        let text = done(&format!("statistics {setup} --threads 1"));
        assert_eq!(text, done(&format!("statistics {setup} --threads 3")), "threads change nothing");
        let counted: Value = serde_json::from_str(&text).unwrap();
        let (mut wins, mut bought, mut card) = (vec![0; players], 0, String::new());
        for line in done(&format!("transcript {setup} --bots greedy")).lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            if line["action"]["type"] == "buy" {
                bought += 1;
                line["action"]["card"].as_str().unwrap().clone_into(&mut card);
            }
            for winner in line["result"]["winners"].as_array().into_iter().flatten() {
                wins[winner.as_u64().unwrap() as usize] += 1;
            }
        }
        let shares: Vec<_> = counted["seats"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).collect();
        for (share, wins) in shares.iter().zip(wins) {
            assert!((share - f64::from(wins) / GAMES as f64).abs() < 1e-4, "{game}: {shares:?}");
        }
        let cards = counted["cards"].as_object().unwrap();
        let sum: u64 = cards.values().map(|card| card["bought"].as_u64().unwrap()).sum();
        assert_eq!(sum, bought, "{game}");
        assert!(cards.contains_key(&card), "{card}");
        let openings = counted["openings"].as_array().unwrap();
        let opened: u64 = openings.iter().map(|opening| opening["times"].as_u64().unwrap()).sum();
        assert_eq!(opened as usize, GAMES * players, "{game}: everybody begins once");
        let games: u64 = counted["turns"].as_object().unwrap().values().map(|games| games.as_u64().unwrap()).sum();
        assert_eq!((games as usize, &counted["unfinished"]), (GAMES, &0.into()));
    }
    let opened = |who: &str| -> usize {
        let text = done(&format!("statistics --game splendor --games 60 --first-turn {who}"));
        let counted: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(counted["first_turn"], who);
        counted["openings"].as_array().unwrap().iter().filter(|opening| opening["seat"] == 0).count()
    };
    // Ten ways to take three, five to take two alike, three levels to reserve from.
    assert!(opened("random") > 12 && opened("bot") < 8, "a bot opens in few ways, chance in all");
    refused("statistics --game splendor --bot cmd:cat", 2, &["only bots of this program"]);
    let capped: Value = serde_json::from_str(&done("statistics --game splendor --games 3 --turn-cap 4")).unwrap();
    assert_eq!((&capped["games"], &capped["unfinished"]), (&0.into(), &3.into()));
}

#[test]
fn bench_reports_what_it_measured() {
    let json: Value = serde_json::from_str(&done("bench --game marvel --players 3 --seconds 0.2 --json")).unwrap();
    assert_eq!((&json["game"], &json["players"]), (&"marvel".into(), &3.into()));
    let number = |field: &str| json[field].as_f64().unwrap_or_else(|| panic!("{field} is a number"));
    let (games, steps, seconds) = (number("games"), number("steps"), number("cpu_seconds"));
    assert!(games >= 16.0 && steps > games && seconds >= 0.2);
    assert!((number("games_per_cpu_second") - games / seconds).abs() < 1.0);
    assert!((number("steps_per_cpu_second") - steps / seconds).abs() < 1.0);
    assert!((number("steps_per_game") - steps / games).abs() < 0.01);
    assert_eq!(number("state_bytes"), size_of::<Marvel>() as f64);
    assert_eq!(number("capped_games"), 0.0);
    assert!(number("clone_ns") > 0.0 && number("determinize_ns") > 0.0);
    let text = done("bench --game duel --seconds 0.1 --option stalling=true");
    for part in ["games per CPU second", "steps per game", "bytes a state", "ns to clone", r#""stalling":true"#] {
        assert!(text.contains(part), "{text}");
    }
    refused("bench --game duel --seconds 0", 2, &["seconds are a number above 0"]);
    refused("bench --game duel --seconds never", 2, &["seconds are a number above 0"]);
}

#[test]
fn replay_prints_the_position_after_every_turn() {
    let writer = record::<Splendor>(2, 1, 9999);
    let (_folder, path) = file(&writer.record().to_string());
    let text = done(&format!("replay {path}"));
    assert!(text.starts_with("# layout\nsplendor 2\n"), "{text}");
    assert!(text.contains("\n# 1.0 "));
    assert!(text.contains(&position_text(writer.position())), "the last position is there");
    assert_eq!(text.matches("\nsplendor 2\n").count(), writer.record().turns().len() + 1);
    assert!(text.lines().last().unwrap().starts_with("# result "));
    assert_eq!(done(&format!("replay --quiet {path}")), "");
    let json = done(&format!("replay --json {path}"));
    let lines: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), writer.record().turns().len() + 2);
    assert_eq!(lines[0]["format"], "parure-replay/1");
    assert_eq!(lines[1]["seat"], 0);
    assert!(lines[1]["steps"][0]["action"]["type"].is_string());
    assert_eq!(lines[lines.len() - 2]["state"]["phase"], "over");
    assert!(lines[lines.len() - 1]["result"]["winners"].is_array());
    refused(&format!("replay --json --quiet {path}"), 2, &["cannot be used with"]);
}

#[test]
fn replay_refuses_the_first_wrong_move_with_its_place_and_rule() {
    let text = record::<Splendor>(2, 1, 30).record().to_string();
    let (number, line) = text.lines().enumerate().find(|(_, line)| line.starts_with("2.1 ")).unwrap();
    let broken = text.replace(line, "2.1 pass");
    let (_folder, path) = file(&broken);
    let place = format!("game.txt: line {}, column 5: turn 2.1: `pass`:", number + 1);
    refused(&format!("replay --quiet {path}"), 1, &[&place, "(S-08)"]);
    let output = words(&format!("replay {path}"));
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("# 2.0 "), "what was right before it is printed");
    let (_folder, path) = file(&text.replace("2.1 ", "2.0 "));
    refused(&format!("replay -q {path}"), 1, &["this is turn 2.1"]);
    let (_folder, path) = file("[format \"parure-record/1\"]\n[game \"chess\"]\n");
    refused(&format!("replay {path}"), 1, &["there is no game `chess`"]);
    let (_folder, path) = file("");
    refused(&format!("replay {path}"), 1, &["line 1, column 1: expected the name of a game"]);
    refused("replay nowhere.txt", 1, &["cannot read nowhere.txt"]);
    refused("replay", 2, &["<FILE>"]);
}

fn check_conversion<G: Notation>(players: usize, steps: usize) {
    let text = record::<G>(players, 11, steps).record().to_string();
    let (folder, path) = file(&text);
    let json = done(&format!("convert {path}"));
    let document: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(document["format"], "parure-record/1");
    let json_path = folder.path().join("game.json");
    let json_path = json_path.to_str().unwrap();
    assert_eq!(done(&format!("convert {path} -o {json_path}")), "");
    assert_eq!(fs::read_to_string(json_path).unwrap(), json);
    assert_eq!(done(&format!("convert {json_path}")), text);
    assert_eq!(done(&format!("convert --to record {path}")), text);
    assert_eq!(done(&format!("convert --to json {json_path}")), json);
}

#[test]
fn convert_goes_to_json_and_back_to_the_same_text() {
    check_conversion::<Splendor>(4, 9999);
    check_conversion::<Marvel>(3, 9999);
    check_conversion::<Duel>(2, 9999);
    check_conversion::<Duel>(2, 20);
}

#[test]
fn convert_refuses_what_is_no_right_record() {
    let text = record::<Duel>(2, 3, 40).record().to_string();
    let (folder, path) = file(&text.replacen("{", "{D1-01 ", 1));
    refused(&format!("convert {path}"), 1, &["game.txt: line"]);
    let json = folder.path().join("game.json");
    fs::write(&json, "{\"game\":\"duel\"}").unwrap();
    refused(&format!("convert {}", json.display()), 1, &["game.json: missing field `format`"]);
    fs::write(&json, "{\"game\":\"go\"}").unwrap();
    refused(&format!("convert {}", json.display()), 1, &["there is no game `go`"]);
    fs::write(&json, "{").unwrap();
    refused(&format!("convert {}", json.display()), 1, &["EOF while parsing an object at line 1 column 1"]);
    refused(&format!("convert {path} --to xml"), 2, &["[possible values: json, record]"]);
    let (_folder, path) = file(&text);
    refused(&format!("convert {path} -o /nowhere/game.json"), 1, &["cannot write /nowhere/game.json"]);
}

#[test]
fn standard_input_is_read_for_a_dash() {
    let text = record::<Marvel>(2, 5, 9999).record().to_string();
    let run = |args: &[&str]| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_parure"))
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
        child.wait_with_output().unwrap()
    };
    assert!(run(&["replay", "--quiet", "-"]).status.success());
    assert!(stdout(&run(&["convert", "-"])).starts_with("{\n  \"format\": \"parure-record/1\""));
    check_refused(&run(&["perft", "--depth", "1", "--position", "-"]), 1, &["standard input: line 1"]);
}

#[test]
fn a_record_is_replayed_from_text_and_from_json() {
    fn check<G: Notation>(players: usize) {
        let (_folder, path) = file(&record::<G>(players, 5, 30).record().to_string());
        let (_other, json) = file(&done(&format!("convert {path}")));
        assert_eq!(done(&format!("replay --json {json}")), done(&format!("replay --json {path}")));
        assert_eq!(done(&format!("replay --quiet {json}")), "");
    }
    check::<Splendor>(3);
    check::<Marvel>(2);
    check::<Duel>(2);
    let (_folder, path) = file("{\"format\": \"parure-record/1\", \"game\": \"chess\"}");
    for command in ["replay", "analyze", "convert"] {
        refused(&format!("{command} {path}"), 1, &["there is no game `chess`"]);
    }
}

#[test]
fn puzzles_are_found_and_proved_again() {
    let search = "puzzle find --game splendor --turns 1 --count 2 --seed 1 --nodes 20000";
    let found = done(search);
    assert_eq!(done(search), found, "the same command finds the same puzzles");
    assert_eq!(found.matches("turns 1\n").count(), 2, "{found}");
    let (_folder, path) = file(&found);
    let proved = done(&format!("puzzle verify {path}"));
    assert_eq!(proved.lines().filter(|line| line.contains(": won in 1, grade ")).count(), 2, "{proved}");
    // What is not so is named, and the others are proved all the same.
    let (_folder, path) = file(&found.replacen("turns 1\n", "turns 2\n", 1));
    let output = words(&format!("puzzle verify {path}"));
    let lines: Vec<_> = stdout(&output).lines().collect();
    assert!(lines[0].contains(": wrong: ") && lines[1].contains(": won in 1"), "{lines:?}");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("puzzles that are none: 1"));
    refused("puzzle find --game splendor --bot cmd:true", 2, &["our own bots"]);
    refused("puzzle find --game splendor --turns 4", 2, &["--turns", "1..=3"]);
}

#[test]
fn a_wrong_move_is_refuted_by_a_line_of_play() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/puzzles/splendor.txt");
    let refute = |name, action| parure(&["puzzle", "refute", file, name, action]);
    let wrong = refute("splendor-2-56", "take wug");
    let (line, end) = stdout(&wrong).split_once("\n\n").expect("a line of play, then where it ends");
    assert!(wrong.status.success() && line.starts_with("0 take wug"), "{line}");
    assert!(line.lines().skip(1).all(|step| step.starts_with("1 ")), "the answer of the other: {line}");
    assert!(parse_position::<Splendor>(end).is_ok(), "{end}");
    let right = refute("splendor-2-56", "buy S2-10 k");
    assert_eq!(stdout(&right), "buy S2-10 k is the solution\n");
    check_refused(&refute("splendor-0-0", "pass"), 1, &["has no puzzle `splendor-0-0`"]);
    check_refused(&refute("splendor-2-56", "take www"), 1, &["two of one colour"]);
    check_refused(&refute("splendor-2-56", "buy S3-04 wwwww"), 1, &["not held (S-17)"]);
}
