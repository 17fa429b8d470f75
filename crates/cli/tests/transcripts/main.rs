//! Transcripts checked by a second, plain implementation of the rules that knows nothing but the JSON.
//!
//! It reads the components from the data files, works on names and counts, and for every step of every game computes
//! the legal actions, the next state and at the end the result by itself. It shares no code with the engine.

mod classic;
mod counts;
mod duel;
mod expansion;
mod faces;
mod lines;
mod stalling;

use lines::{Transcript, canonical, transcripts};
use serde_json::Value;

/// A second implementation of a game.
trait Referee: Sized {
    /// The state as the first line of a transcript shows it.
    fn begin(opening: &Value) -> Self;
    /// Every legal action, each as text, in whatever order.
    fn legal(&self) -> Vec<String>;
    /// Plays an action with the draws that chance gave.
    fn play(&mut self, action: &Value, draws: &mut Draws);
    /// Compares with a state of the transcript.
    fn assert_shown(&self, state: &Value);
    /// Whose choice it is; nothing once the game is over.
    fn to_act(&self) -> Option<usize>;
    /// Winners, points and reason of a game that is over.
    fn result(&self) -> (Vec<usize>, Vec<i64>, String);
}

/// What chance gave during a step, to be used in order.
struct Draws {
    given: Vec<String>,
    used: usize,
}

impl Draws {
    fn next(&mut self) -> String {
        self.used += 1;
        self.given.get(self.used - 1).expect("a draw for everything that is drawn").clone()
    }
}

fn check<R: Referee>(transcript: &Transcript) {
    let mut referee = R::begin(&transcript.opening);
    referee.assert_shown(&transcript.opening["state"]);
    for (place, step) in transcript.steps.iter().enumerate() {
        assert_eq!(step["seq"], place + 1);
        assert_eq!(step["seat"].as_u64().map(|seat| seat as usize), referee.to_act(), "{step}");
        let listed: Vec<String> = step["legal"].as_array().unwrap().iter().map(canonical).collect();
        let mut sorted = listed.clone();
        sorted.sort();
        let mut expected = referee.legal();
        expected.sort();
        assert_eq!(sorted, expected, "legal actions of step {}", place + 1);
        assert!(listed.contains(&canonical(&step["action"])), "{step}");
        let given = step["draws"].as_array().unwrap().iter().map(|draw| draw.as_str().unwrap().to_owned());
        let mut draws = Draws { given: given.collect(), used: 0 };
        referee.play(&step["action"], &mut draws);
        assert_eq!(draws.used, draws.given.len(), "all draws are used in step {}", place + 1);
        referee.assert_shown(&step["state"]);
    }
    let (winners, points, reason) = referee.result();
    if reason == "turn_cap" {
        assert!(referee.to_act().is_some());
    }
    let expected = serde_json::json!({ "winners": winners, "points": points, "reason": reason });
    assert_eq!(transcript.result, expected);
}

fn check_all<R: Referee>(args: &str) {
    let transcripts = transcripts(args);
    assert!(!transcripts.is_empty());
    transcripts.iter().for_each(check::<R>);
}

#[test]
fn splendor_by_the_book() {
    for players in 2..=4 {
        check_all::<classic::Table>(&format!("--game splendor --players {players} --games 12 --seed 100"));
    }
}

#[test]
fn splendor_with_every_option() {
    for options in [
        "--option preset=quick",
        "--option target=1",
        "--option target=30 --option face_up=8",
        "--option face_up=1 --option take_fewer=true",
        "--option last_round=everyone_else_once",
        "--option last_round=at_once",
        "--option preset=quick --option last_round=at_once",
        "--option preset=quick --option last_round=everyone_else_once --option take_fewer=true",
    ] {
        for players in 2..=4 {
            let args = format!("--game splendor --players {players} --games 4 --seed 7 {options}");
            check_all::<classic::Table>(&args);
        }
    }
}

#[test]
fn the_team_game() {
    for options in [
        "",
        "--option preset=quick",
        "--option last_round=everyone_else_once",
        "--option last_round=at_once",
        "--option take_fewer=true",
    ] {
        let args = format!("--game splendor --players 4 --games 6 --seed 3 --option preset=team {options}");
        check_all::<classic::Table>(&args);
    }
}

const EXPANSIONS: [&str; 4] = ["cities", "posts", "orient", "strongholds"];

#[test]
fn every_expansion() {
    for expansion in EXPANSIONS {
        for players in 2..=4 {
            let args =
                format!("--game splendor --players {players} --games 8 --seed 20 --option expansion={expansion}");
            check_all::<expansion::Table>(&args);
        }
    }
}

#[test]
fn expansions_with_house_rules() {
    for expansion in EXPANSIONS {
        let quick = if expansion == "cities" { "" } else { "--option preset=quick" };
        for options in [
            "--option face_up=1 --option take_fewer=true",
            "--option last_round=everyone_else_once",
            "--option last_round=at_once",
            quick,
        ] {
            let args =
                format!("--game splendor --players 3 --games 3 --seed 5 --option expansion={expansion} {options}");
            check_all::<expansion::Table>(&args);
        }
        let greedy = format!("--game splendor --games 4 --bots greedy,random --option expansion={expansion}");
        check_all::<expansion::Table>(&greedy);
    }
}

#[test]
fn marvel() {
    for players in 2..=4 {
        for options in ["", "--option take_fewer=true", "--option last_round=at_once"] {
            let args = format!("--game marvel --players {players} --games 8 --seed 50 {options}");
            check_all::<classic::Table>(&args);
        }
    }
}

#[test]
fn duel() {
    check_all::<duel::Duel>("--game duel --games 25 --seed 1");
    check_all::<duel::Duel>("--game duel --games 8 --seed 900 --option stalling=true");
    check_all::<duel::Duel>("--game duel --games 12 --seed 1800 --option refill=at_once");
}

#[test]
fn greedy_games() {
    check_all::<classic::Table>("--game splendor --games 6 --bots greedy");
    check_all::<classic::Table>("--game splendor --players 4 --games 3 --bots random,greedy");
    check_all::<classic::Table>("--game marvel --players 3 --games 4 --bots greedy");
    check_all::<duel::Duel>("--game duel --games 6 --bots greedy,random");
}

#[test]
fn games_that_are_broken_off() {
    check_all::<classic::Table>("--game splendor --players 3 --games 2 --turn-cap 10");
    check_all::<classic::Table>("--game marvel --games 2 --turn-cap 1");
    check_all::<duel::Duel>("--game duel --games 2 --turn-cap 25");
}

#[test]
fn games_of_duel_that_stall() {
    let games: Vec<_> = (0..40).map(stalling::stalling_game).collect();
    games.iter().for_each(check::<duel::Duel>);
    let claimed = games.iter().filter(|game| game.result["reason"] == "claim").count();
    let longest = games.iter().flat_map(|game| &game.steps).map(|step| step["state"]["stalled"][0].as_u64()).max();
    assert!(claimed >= 5 && longest >= Some(Some(5)), "{claimed} claims, at most {longest:?} stalled turns");
}
