//! Contests through the command itself: results, resuming, and bots that are programs.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

/// Runs the arena in a folder.
fn arena(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_parure"));
    command.arg("arena").args(arguments).current_dir(folder).output().expect("the command runs")
}

/// The report of a contest that must go well.
fn report(folder: &Path, arguments: &[&str]) -> Value {
    let output = arena(folder, &[arguments, &["--json", "-"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("the report is JSON")
}

#[test]
fn a_report_has_the_bots_in_the_given_order() {
    let folder = tempfile::tempdir().unwrap();
    let report = report(folder.path(), &["--game", "splendor", "--bots", "random,greedy", "--games", "20"]);
    let bots = report["bots"].as_array().unwrap();
    assert_eq!([&bots[0]["bot"], &bots[1]["bot"]], ["random", "greedy"]);
    let rate = |bot: usize| bots[bot]["win_rate"].as_f64().unwrap();
    assert!((rate(0) + rate(1) - 1.0).abs() < 1e-9 && rate(1) > 0.8, "{report}");
    for bot in bots {
        let [low, high] = [0, 1].map(|end| bot["interval"][end].as_f64().unwrap());
        assert!(low <= bot["win_rate"].as_f64().unwrap() && bot["win_rate"].as_f64().unwrap() <= high);
        assert_eq!((bot["games"].as_u64(), bot["crashes"].as_u64()), (Some(20), Some(0)));
    }
    assert!(bots[1]["elo"].as_f64() > bots[0]["elo"].as_f64());
    assert!(report["average_turns"].as_f64().unwrap() > 20.0);
    assert_eq!((report["played"].as_u64(), report["faults"].as_array().unwrap().len()), (Some(20), 0));
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let contest = ["--game", "duel", "--bots", "level1,greedy,strongest:8it", "--games", "4", "--seed", "5"];
    let on = |threads| report(folder.path(), &[&contest[..], &["--threads", threads]].concat());
    let (one, three) = (on("1"), on("3"));
    assert_eq!(one, three);
    assert_eq!(one["pairings"].as_array().unwrap().len(), 3);
}

#[test]
fn a_contest_that_was_interrupted_goes_on_to_the_same_result() {
    let folder = tempfile::tempdir().unwrap();
    let contest = ["--game", "marvel", "--players", "3", "--bots", "greedy,random,level1", "--games", "9"];
    let whole = report(folder.path(), &contest);
    let kept = [&contest[..], &["--resume", "games.jsonl"]].concat();
    assert_eq!(report(folder.path(), &kept), whole);
    // As after a crash: five whole lines and a part of one.
    let path = folder.path().join("games.jsonl");
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), 1 + 9);
    fs::write(&path, format!("{}\n{}", lines[..5].join("\n"), &lines[6][..10])).unwrap();
    assert_eq!(report(folder.path(), &kept), whole);
    // Another contest does not go on from this file.
    let other = arena(folder.path(), &[&kept[..], &["--seed", "2"]].concat());
    assert!(!other.status.success());
    assert!(String::from_utf8_lossy(&other.stderr).contains("another contest"));
}

#[test]
fn bots_share_the_seats_of_a_team_game() {
    let folder = tempfile::tempdir().unwrap();
    let team = ["--game", "splendor", "--players", "4", "--option", "preset=team", "--bots", "greedy,random"];
    let report = report(folder.path(), &[&team[..], &["--games", "4"]].concat());
    assert_eq!(report["bots"][0]["games"], 4);
    let rates = [0, 1].map(|bot| report["bots"][bot]["win_rate"].as_f64().unwrap());
    assert!((rates[0] + rates[1] - 1.0).abs() < 1e-9, "{report}");
}

#[test]
fn the_example_in_python_plays_whole_games() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for game in ["splendor", "marvel", "duel"] {
        let bots = "greedy,cmd:python3 docs/examples/random_bot.py";
        let report = report(&root, &["--game", game, "--bots", bots, "--games", "2", "--start-limit", "120"]);
        assert_eq!(report["faults"], Value::Array(Vec::new()), "{report}");
        assert_eq!(report["played"], 2);
    }
}

#[test]
fn a_program_is_told_all_that_was_played_from_its_first_request_on() {
    let program = "
import json, random, sys
games = {}
for line in sys.stdin:
    request = json.loads(line)
    played, game = request['played'], (request['table'], request['seat'])
    # The first request comes before the program has played, each later one goes on from its own last action.
    known = games.get(game, [])
    if played[:len(known)] != known or (not known and len(played) > 1):
        sys.exit('%s does not go on from %s' % (played, known))
    action = random.Random(request['seed']).choice(request['legal'])
    games[game] = played + [action]
    print(json.dumps({'action': action}), flush=True)
";
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("bot.py"), program).unwrap();
    let contest = ["--bots", "cmd:python3 bot.py,greedy", "--games", "4", "--threads", "1", "--start-limit", "120"];
    let report = report(folder.path(), &[&["--game", "splendor"], &contest[..]].concat());
    assert_eq!(report["faults"], Value::Array(Vec::new()), "{report}");
    assert_eq!(report["played"], 4);
}

/// Lets a program in Python lose its games, and gives the report as text and as JSON.
fn faulty(program: &str, arguments: &[&str]) -> (String, Value) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("bot.py"), program).unwrap();
    let contest = ["--game", "splendor", "--bots", "cmd:python3 bot.py,random", "--games", "2", "--threads", "1"];
    let contest = [&contest[..], arguments, &["--json", "report.json"]].concat();
    let output = arena(folder.path(), &contest);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let json = fs::read_to_string(folder.path().join("report.json")).unwrap();
    (String::from_utf8(output.stdout).unwrap(), serde_json::from_str(&json).unwrap())
}

fn check_faults(text: &str, report: &Value, count: &str, words: &str) {
    let bot = &report["bots"][0];
    assert_eq!((bot["win_rate"].as_f64(), &bot[count]), (Some(0.0), &Value::from(2)), "{report}");
    assert_eq!(report["bots"][1]["win_rate"], 1.0);
    assert!(text.contains(words), "{text}");
}

#[test]
fn a_crash_loses_the_game_and_the_program_is_started_again() {
    let program = "
import json, sys
for n, line in enumerate(sys.stdin):
    if n == 2:
        sys.exit('out of ideas')
    print(json.dumps({'action': json.loads(line)['legal'][0]}), flush=True)
";
    let (text, report) = faulty(program, &["--start-limit", "120"]);
    check_faults(&text, &report, "crashes", "the process ended (exit status: 1): out of ideas");
    assert!(report["average_turns"].as_f64().unwrap() >= 4.0, "both games went on for two moves of the bot");
}

#[test]
fn a_timeout_loses_the_game() {
    let program = "import sys, time\nsys.stdin.readline()\ntime.sleep(600)\n";
    let (text, report) = faulty(program, &["--move-limit", "0.2", "--start-limit", "0"]);
    check_faults(&text, &report, "timeouts", "no answer within 0.2 s");
}

#[test]
fn an_illegal_move_loses_the_game_and_the_report_names_the_rule() {
    let program = "
import sys
for line in sys.stdin:
    print('{\"action\":{\"type\":\"pass\"}}', flush=True)
";
    let (text, report) = faulty(program, &["--start-limit", "120"]);
    check_faults(&text, &report, "illegal_moves", "S-08");
}

#[test]
fn an_answer_that_is_no_move_counts_as_an_illegal_one() {
    let program = "import sys\nfor line in sys.stdin:\n    print('I resign', flush=True)\n";
    let (text, report) = faulty(program, &["--start-limit", "120"]);
    check_faults(&text, &report, "illegal_moves", "the answer `I resign` cannot be read");
}

#[test]
fn a_command_that_does_not_exist_is_refused_before_any_game() {
    let folder = tempfile::tempdir().unwrap();
    let output =
        arena(folder.path(), &["--game", "duel", "--bots", "random,cmd:./no-such-bot --fast", "--games", "1000000"]);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{error}");
    assert!(error.contains("cannot start `./no-such-bot --fast`"), "{error}");
}

#[test]
fn wrong_arguments_are_refused_with_words() {
    let folder = tempfile::tempdir().unwrap();
    let cases = [
        (vec!["--bots", "greedy"], "at least two bots"),
        (vec!["--bots", "greedy,level9"], "there is no bot `level9`"),
        (vec!["--bots", "greedy,random", "--players", "5"], "2 to 4 players"),
        (vec!["--bots", "greedy,cmd:./bot \"open"], "a quote is not closed"),
    ];
    for (arguments, words) in cases {
        let output = arena(folder.path(), &[&["--game", "splendor", "--games", "2"], &arguments[..]].concat());
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(error.contains(words), "{error}");
    }
}
