//! Records as JSON documents.

mod common;

use common::setup;
use parure_engine::any::KnownGame;
use parure_engine::chance::{Entropy, Sampled};
use parure_engine::duel::Duel;
use parure_engine::game::Game;
use parure_engine::marvel::Marvel;
use parure_engine::notation::{Record, RecordWriter};
use parure_engine::seat::SeatSet;
use parure_engine::splendor::{Cities, Orient, Posts, Splendor, Strongholds};
use parure_vocabulary::Vocabulary;
use parure_vocabulary::record::{game_of_record, read_record, record_from_json, record_words};
use serde_json::{Value, json};

/// A random game of at most so many steps.
fn play<G: Vocabulary>(players: usize, options: &[&str], seed: u64, steps: usize) -> RecordWriter<G> {
    let mut luck = Sampled::from_seed(seed);
    let mut writer = RecordWriter::<G>::new(&setup(players, options), &mut luck).unwrap();
    for _ in 0..steps {
        let mut legal = Vec::new();
        Game::legal_actions(writer.position(), &mut legal);
        if legal.is_empty() {
            break;
        }
        let action = legal[luck.0.below(legal.len() as u32) as usize];
        writer.play(action, &mut luck, &mut ()).unwrap();
    }
    writer
}

fn check_round_trip<G: Vocabulary + KnownGame>(record: &Record<G>) {
    let json = serde_json::to_string_pretty(&record_words(record)).unwrap();
    assert_eq!(game_of_record(&json).unwrap(), G::NAME);
    let read = record_from_json::<G>(&json).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(&read, record);
    assert_eq!(read.to_string(), record.to_string());
    let any = G::any_record(read);
    assert_eq!(read_record(&json).as_ref(), Ok(&any));
    assert_eq!(read_record(&any.to_string()).as_ref(), Ok(&any));
}

#[test]
fn a_record_of_no_game_says_which_there_are() {
    let words = "there is no game `chess`; choose `splendor`, `marvel` or `duel`";
    for text in ["{\"game\":\"chess\"}", "[format \"parure-record/1\"]\n[game \"chess\"]\n"] {
        assert_eq!(read_record(text).map_err(|error| error.to_string()), Err(words.to_owned()));
    }
}

/// C-01: the expansion chooses the rules by which a record is read, so one that there is not is refused by name.
#[test]
fn a_record_of_no_expansion_says_which_there_are() {
    let known =
        "`moats` is not a value of `expansion`, which can be `none`, `cities`, `posts`, `orient` or `strongholds`";
    let document = r#"{"game":"splendor","options":{"expansion":"moats"}}"#;
    assert_eq!(read_record(document).unwrap_err().to_string(), format!("`options.expansion`: {known}"));
    let text = "[format \"parure-record/1\"]\n[game \"splendor\"]\n[players \"2\"]\n[option expansion \"moats\"]\n";
    assert_eq!(read_record(text).unwrap_err().to_string(), known);
}

#[test]
fn a_record_comes_back_as_the_same_text() {
    for seed in 0..6 {
        for players in 2..=4 {
            check_round_trip(play::<Splendor>(players, &["take_fewer=true"], seed, 9999).record());
            check_round_trip(play::<Marvel>(players, &[], seed, 9999).record());
            check_round_trip(play::<Cities>(players, &[], seed, 9999).record());
            check_round_trip(play::<Posts>(players, &[], seed, 9999).record());
            check_round_trip(play::<Orient>(players, &["preset=quick"], seed, 9999).record());
            check_round_trip(play::<Strongholds>(players, &[], seed, 9999).record());
        }
        check_round_trip(play::<Splendor>(4, &["preset=team", "preset=quick"], seed, 9999).record());
        check_round_trip(play::<Duel>(2, &[], seed, 9999).record());
        check_round_trip(play::<Duel>(2, &["stalling=false"], seed, 30 + seed as usize).record());
    }
}

#[test]
fn tags_comments_and_results_come_back() {
    let mut writer = play::<Splendor>(2, &[], 4, 0);
    writer.tag("seat 1", "Ada \"the\nfirst\"").unwrap();
    writer.tag("date", "2026-11-15").unwrap();
    writer.tag("Event", "").unwrap();
    writer.comment("before the first turn\nin two lines");
    check_round_trip(writer.record());
    let mut writer = play::<Splendor>(2, &[], 4, 7);
    writer.comment("a fine move; {really}");
    check_round_trip(writer.record());
    assert!(writer.stop(SeatSet::EMPTY, "turn_cap"));
    check_round_trip(writer.record());
    let silent = writer.into_record().without_result();
    check_round_trip(&silent);
}

#[test]
fn the_document_looks_like_this() {
    let text = "[format \"parure-record/1\"]\n[game \"splendor\"]\n[players \"2\"]\n[option face_up \"1\"]\n[seat 0 \"Ada\"]\n\
                [result \"*\"]\n\n{S1-01 S2-01 S3-01 SN-01 SN-02 SN-03}\n1.0 reserve S1-01 {S1-02}\n1.1 take wug ; slow\n";
    let record = Record::<Splendor>::parse(text).unwrap();
    let expected = json!({
        "format": "parure-record/1", "game": "splendor", "players": 2,
        "options": { "target": 15, "face_up": 1, "take_fewer": false, "last_round": "equal_turns", "team": false },
        "tags": { "seat 0": "Ada" },
        "result": null,
        "layout": ["S1-01", "S2-01", "S3-01", "SN-01", "SN-02", "SN-03"],
        "turns": [
            { "round": 1, "seat": 0, "steps": [{ "action": { "type": "reserve", "card": "S1-01" }, "draws": ["S1-02"] }] },
            {
                "round": 1, "seat": 1, "comment": "slow",
                "steps": [{ "action": { "type": "take", "tokens": { "white": 1, "blue": 1, "green": 1 } }, "draws": [] }],
            },
        ],
    });
    assert_eq!(serde_json::to_value(record_words(&record)).unwrap(), expected);
}

/// Changes one place of a short record and expects this refusal.
fn refuse(path: &str, change: Value, message: &str) {
    let writer = play::<Splendor>(2, &[], 2, 6);
    let mut json = serde_json::to_value(record_words(writer.record())).unwrap();
    *json.pointer_mut(path).unwrap_or_else(|| panic!("no {path}")) = change;
    let error = record_from_json::<Splendor>(&json.to_string()).expect_err(path).to_string();
    assert!(error.contains(message), "{path}: {error}");
}

#[test]
fn a_wrong_document_is_refused_at_the_first_wrong_place() {
    refuse("/format", json!("parure-record/2"), "`format`: expected `parure-record/1`");
    refuse("/game", json!("marvel"), "`game`: expected `splendor`");
    refuse("/players", json!(5), "`players`: this game is for 2 to 4 players, not 5");
    refuse("/players", json!(3), "`layout`: the move draws more than");
    refuse("/options/target", json!("x"), "`options.target`: `x` is not a value of `target`");
    refuse("/layout/0", json!("S1-99"), "`layout[0]`: invalid value: string \"S1-99\"");
    refuse("/layout/0", json!("S2-01"), "`layout`: draw 1 cannot come up here");
    refuse("/turns/2/round", json!(9), "`turns[2]`: this is round 2 of seat 0");
    refuse("/turns/2/seat", json!(1), "`turns[2]`: this is round 2 of seat 0");
    refuse("/turns/1/steps", json!([]), "`turns[1].steps`: a turn has all its steps, and no step of another");
    refuse("/turns/1/steps/0/action", json!({ "type": "pass" }), "`turns[1].steps[0].action`: ");
    refuse("/turns/1/steps/0/action", json!({ "type": "pass" }), "(S-08)");
    refuse(
        "/turns/1/steps/0/action",
        json!({ "type": "past" }),
        "`turns[1].steps[0].action`: `type`: `past` is no action",
    );
    refuse("/turns/1/steps/0/draws", json!(["S1-01", "S1-02", "S1-03"]), "`turns[1].steps[0].draws`: ");
    let won = json!({ "winners": [0], "points": [15, 0], "reason": "prestige" });
    refuse("/result", won, "`result`: by the moves the result is null");
    let left = json!({ "winners": [9], "points": [0, 0], "reason": "left" });
    refuse("/result", left, "`result.winners`: 9 is no seat here; there are 0 to 1");
    let error = record_from_json::<Splendor>("{\"format\":}").unwrap_err().to_string();
    assert!(error.contains("line 1 column 11"), "{error}");
    assert!(game_of_record("[]").is_err());
}
