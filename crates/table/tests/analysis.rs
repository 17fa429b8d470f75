//! The analysis board as the page asks it: positions, moves, luck and thoughts as text.

use std::collections::BTreeSet;

use parure_engine::notation::Fault;
use parure_table::device::Device;
use serde_json::{Value, json};

/// An answer, or the refusal.
fn ask(device: &mut Device, mut question: Value) -> Result<Value, Value> {
    question["call"] = json!("analysis");
    let mut answer: Value = serde_json::from_str(&device.call(&question.to_string())).expect("an answer is JSON");
    if answer["refused"].is_null() { Ok(answer["ok"].take()) } else { Err(answer["refused"].take()) }
}

fn ok(device: &mut Device, question: Value) -> Value {
    let asked = question.to_string();
    ask(device, question).unwrap_or_else(|refused| panic!("{asked}: {refused}"))
}

fn show(start: &str, moves: &Value) -> Result<Value, Value> {
    ask(&mut Device::default(), json!({ "ask": "show", "start": start, "moves": moves }))
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

const GAMES: [(&str, &str); 7] = [
    ("splendor", "none"),
    ("splendor", "cities"),
    ("splendor", "posts"),
    ("splendor", "orient"),
    ("splendor", "strongholds"),
    ("marvel", "none"),
    ("duel", "none"),
];

fn new(device: &mut Device, (game, expansion): (&str, &str), seed: u64) -> Value {
    let options = if expansion == "none" { json!({}) } else { json!({ "expansion": expansion }) };
    ok(device, json!({ "ask": "new", "game": game, "players": 2, "options": options, "seed": seed }))
}

/// Plays the nth legal move with drawn luck, again and again.
fn line(device: &mut Device, start: &str, length: usize) -> Vec<Value> {
    let mut moves = Vec::new();
    for nth in 0..length {
        let shown = ok(device, json!({ "ask": "show", "start": start, "moves": moves }));
        let legal = shown["help"]["legal"].as_array().expect("legal moves");
        let Some(action) = legal.get(nth * 7 % legal.len().max(1)) else { break };
        let question = json!({
            "ask": "play", "position": shown["position"], "action": action["text"], "draws": "", "seed": nth,
        });
        let played = ok(device, question);
        moves.push(json!([action["text"], played["done"]["draws"]]));
    }
    moves
}

#[test]
fn every_game_is_laid_out_played_recorded_and_read_again() {
    for game in GAMES {
        let device = &mut Device::default();
        let laid_out = new(device, game, 3);
        let start = text(&laid_out["start"]);
        let moves = line(device, start, 12);
        let shown = show(start, &json!(moves)).expect("the moves were legal");
        assert_eq!(shown["game"], game.0);
        assert_eq!(
            shown["log"].as_array().map(|log| log.last().map(|line| line["version"].clone())),
            Some(Some(json!(12)))
        );
        // What is shown is a position that can be read alone.
        let alone = show(text(&shown["position"]), &json!([])).expect("a position");
        assert_eq!((&alone["view"], &alone["help"]), (&shown["view"], &shown["help"]));
        let commented: Vec<_> = moves.iter().map(|made| json!([made[0], made[1], ""])).collect();
        let record = ok(
            device,
            json!({ "ask": "record", "start": start, "layout": laid_out["layout"], "moves": commented,
                "names": ["Ada", "Ben"], "date": "2026-11-17" }),
        );
        let read = ok(device, json!({ "ask": "read", "text": record }));
        assert_eq!((&read["start"], &read["layout"]), (&laid_out["start"], &laid_out["layout"]));
        assert_eq!(read["names"], json!(["Ada", "Ben"]));
        assert_eq!(read["moves"], json!(commented));
    }
}

#[test]
fn comments_of_a_record_come_with_the_last_move_of_their_turn() {
    let device = &mut Device::default();
    let laid_out = new(device, GAMES[0], 5);
    let moves = line(device, text(&laid_out["start"]), 2);
    let commented = json!([[moves[0][0], moves[0][1], "a quiet start"], [moves[1][0], moves[1][1], ""]]);
    let question = json!({ "ask": "record", "start": laid_out["start"], "layout": laid_out["layout"],
        "moves": commented, "names": [], "date": "" });
    let record = ok(device, question);
    assert_eq!(ok(device, json!({ "ask": "read", "text": record }))["moves"], commented);
}

const SPLENDOR: &str = "splendor 2 face_up=2
turn 0 round 3 phase act
1 S1-03 S1-20
2 S2-01 S2-02
3 S3-01 S3-02
tiles SN-01
seat 0 tokens wwuug*
seat 1 tokens r hand (S2-03)
";

#[test]
fn what_comes_up_is_asked_for_where_no_luck_is_passed_in() {
    let device = &mut Device::default();
    let question = |draws: &str| json!({ "ask": "play", "position": SPLENDOR, "action": "reserve S1-03", "draws": draws, "seed": null });
    let needs = ok(device, question(""));
    let choices = needs["needs"]["choices"].as_array().expect("cards to choose from");
    assert_eq!(choices.len(), 38);
    assert!(choices.contains(&json!("S1-04")) && !choices.contains(&json!("S1-20")));
    assert_eq!(ok(device, question("S1-04")), json!({ "done": { "draws": "S1-04" } }));
    // A card that lies out already cannot come.
    assert_eq!(ask(device, question("S1-20")).unwrap_err()["code"], "bad_action");
    let refused =
        ask(device, json!({ "ask": "play", "position": SPLENDOR, "action": "take ww", "draws": "", "seed": 1 }));
    assert_eq!(refused.unwrap_err()["rule"], "S-11");
}

/// Seat 1 has an unknown card, for whoever looks is seat 0.
const UNKNOWN: &str = "splendor 2 face_up=2
seen by 0
turn 1 round 3 phase act
1 S1-03 S1-20
2 S2-01 S2-02
3 S3-01 S3-02
tiles SN-01
seat 0 tokens wwuug*
seat 1 tokens rrrkkk* hand S1-04 ?1
";

#[test]
fn nothing_is_told_that_depends_on_what_is_unknown() {
    let device = &mut Device::default();
    let shown = show(UNKNOWN, &json!([])).expect("a position");
    assert_eq!((&shown["seen_by"], &shown["to_act"]), (&json!(0), &json!(1)));
    let named: BTreeSet<_> =
        shown["help"]["legal"].as_array().into_iter().flatten().map(|legal| text(&legal["text"])).collect();
    let bought = named.iter().filter_map(|text| text.strip_prefix("buy ")).map(|rest| rest.split(' ').next());
    let known = ["S1-03", "S1-20", "S2-01", "S2-02", "S3-01", "S3-02", "S1-04"];
    assert!(bought.flatten().all(|card| known.contains(&card)), "{named:?}");
    assert!(named.contains("take rr") || named.contains("take wug"), "{named:?}");
    // A card that is drawn unseen is nobody's question, and stays unknown.
    let play = json!({ "ask": "play", "position": UNKNOWN, "action": "reserve 2", "draws": "", "seed": null });
    let played = ok(device, play);
    let after = show(UNKNOWN, &json!([["reserve 2", played["done"]["draws"]]])).expect("a move");
    assert!(text(&after["position"]).contains("hand S1-04 ?1 ?2"), "{}", after["position"]);
    // Whatever may be hidden can come into the market: each choice is possible.
    let play = json!({ "ask": "play", "position": UNKNOWN, "action": "reserve S1-03", "draws": "", "seed": null });
    let needs = ok(device, play);
    let choices = needs["needs"]["choices"].as_array().expect("cards to choose from");
    assert_eq!(choices.len(), 37);
    for choice in choices {
        show(UNKNOWN, &json!([["reserve S1-03", choice]])).expect("this can come up");
    }
    let thought =
        ok(device, json!({ "ask": "think", "position": UNKNOWN, "seed": 1, "limits": { "iterations": 200 } }));
    for advice in thought["moves"].as_array().expect("moves") {
        assert!(named.contains(text(&advice["text"])), "{advice}");
    }
}

#[test]
fn thoughts_about_a_position_grow_and_those_about_another_begin_anew() {
    let device = &mut Device::default();
    for game in GAMES {
        let start = new(device, game, 9)["start"].clone();
        let think = json!({ "ask": "think", "position": start, "seed": 4, "limits": { "iterations": 40 } });
        let first = ok(device, think.clone());
        assert_eq!(first["iterations"], 40);
        let second = ok(device, think.clone());
        assert_eq!(second["iterations"], 80);
        let chances: f64 = second["chances"].as_array().into_iter().flatten().filter_map(Value::as_f64).sum();
        assert!((chances - 1.0).abs() < 1e-3, "{second}");
        let shares: f64 =
            second["moves"].as_array().into_iter().flatten().filter_map(|advice| advice["share"].as_f64()).sum();
        assert!(shares <= 1.001 && shares > 0.0);
    }
    let think = json!({ "ask": "think", "position": SPLENDOR, "seed": 4, "limits": { "iterations": 40 } });
    assert_eq!(ok(device, think)["iterations"], 40);
}

#[test]
fn a_position_is_played_on_at_a_table_of_the_device() {
    let device = &mut Device::default();
    let new_table = json!({ "secret": "07".repeat(32), "name": "Ada", "now": 1 });
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": "level1" }]);
    let table = "local-AAAAAAAAAAAAAAAA";
    let question = json!({ "ask": "table", "new": new_table, "table": table, "start": UNKNOWN, "layout": null,
        "moves": [["take wug", ""]], "seats": seats, "seed": 5 });
    let mut steps = ok(device, question).as_array().expect("a step").clone();
    let call = |device: &mut Device, question: Value| -> Value {
        let answer: Value = serde_json::from_str(&device.call(&question.to_string())).expect("JSON");
        answer.get("ok").unwrap_or_else(|| panic!("{question}: {answer}")).clone()
    };
    call(device, json!({ "call": "load", "table": table, "secret": "07".repeat(32), "steps": steps }));
    let message = json!({ "id": "begin", "type": "start" });
    let decided = call(device, json!({ "call": "ask", "table": table, "name": "Ada", "now": 2, "message": message }));
    steps.extend(decided["steps"].as_array().expect("steps").clone());
    let standing = call(device, json!({ "call": "apply", "table": table, "steps": decided["steps"] }));
    assert_eq!(standing["stage"], "playing");
    let told = call(device, json!({ "call": "tell", "table": table, "seen": null, "now": 100_000 }));
    assert_eq!((&told["view"]["seat"], &told["view"]["round"]), (&json!(0), &json!(4)));
    assert_eq!(told["view"]["market"]["1"], json!(["S1-03", "S1-20"]));
    assert_eq!(told["view"]["players"][1]["reserved"].as_array().map(Vec::len), Some(2));
    assert_eq!(told["config"]["options"]["face_up"], 2);
    // What is kept makes the same table again.
    let again = &mut Device::default();
    let load = json!({ "call": "load", "table": table, "secret": "07".repeat(32), "steps": steps });
    assert_eq!(call(again, load), standing);
}

#[test]
fn a_line_that_began_with_a_layout_keeps_its_whole_game_at_the_table() {
    let device = &mut Device::default();
    let laid_out = new(device, GAMES[6], 8);
    let moves = line(device, text(&laid_out["start"]), 5);
    let question = json!({ "ask": "table", "new": { "secret": "07".repeat(32), "name": "Ada", "now": 1 },
        "table": "local-AAAAAAAAAAAAAAAA", "start": laid_out["start"], "layout": laid_out["layout"], "moves": moves,
        "seats": [{ "who": "me" }, { "who": "bot", "level": "level1" }], "seed": 5 });
    let made = ok(device, question.clone());
    let origin = &made[0]["step"]["origin"];
    assert_eq!(origin["moves"], json!(moves), "{made}");
    let mut wrong = question;
    wrong["seats"] = json!([{ "who": "me" }]);
    assert_eq!(ask(device, wrong).unwrap_err()["code"], "bad_config");
}

/// What is wrong with a position, by its word and the line that it is in.
fn fault(position: &str) -> (String, String) {
    let refused = show(position, &json!([])).expect_err(position);
    assert_eq!(refused["code"], "bad_position", "{refused}");
    let about: Vec<_> = refused["fault"]["about"].as_array().into_iter().flatten().map(text).collect();
    (refused["fault"]["word"].as_str().unwrap_or_default().to_owned(), about.join(" "))
}

const MARVEL: &str = "marvel 3
1 M1-01 M1-03 M1-05 M1-04
2 M2-01 M2-02 M2-03 M2-04
3 M3-01 M3-02 M3-03 M3-04
tiles ML1A ML2B
avengers 1
seat 0 cards M1-02 M1-06
seat 1 tokens yg cards M1-07 M1-10 M3-05
seat 2
";

const DUEL: &str = "duel 2
turn 0 round 19 phase act
board ...*./...../.**../...../.g...
1 D1-10 D1-06 D1-24 D1-27 D1-28
2 D2-10 D2-07 D2-01 D2-15
3 D3-10 D3-03 D3-04
seat 0 tokens wwwp cards D1-02 D1-04 hand D2-24
seat 1 tokens uu cards D1-01 privileges 3
";

const ORIENT: &str = "splendor 2 expansion=orient
turn 0 round 12 phase act
1 S1-02 S1-10 S1-20 S1-36
2 S2-24 S2-30 S2-21 S2-04
3 S3-02 S3-18 S3-20 S3-04
tiles SN-01 SN-07
O1 O1-01 O1-09
O2 O2-01 O2-07
O3 O3-03 O3-10
seat 0 tokens wwg cards S1-05 O1-07=u
seat 1 tokens rrk*
";

const STRONGHOLDS: &str = "splendor 2 expansion=strongholds
turn 1 round 9 phase act
1 S1-02 S1-10 S1-20 S1-36
2 S2-24 S2-30 S2-21 S2-04
3 S3-02 S3-18 S3-20 S3-04
tiles SN-01 SN-05 SN-07
seat 0 strongholds S2-24 S3-20
seat 1 strongholds S1-20 S1-20 S1-20
";

/// Each fault with a change to a position that is right, and where it is found.
const FAULTS: [(&str, &str, &str, &str, &str); 36] = [
    ("card_twice", SPLENDOR, "1 S1-03 S1-20", "1 S1-03 S1-03", "1"),
    ("tile_twice", SPLENDOR, "tiles SN-01", "tiles SN-01 SN-01", "tiles"),
    ("other_side", MARVEL, "tiles ML1A ML2B", "tiles ML1A ML1B", "tiles"),
    ("too_many_tiles", SPLENDOR, "tiles SN-01", "tiles SN-01 SN-02 SN-03 SN-04", "tiles"),
    ("wrong_level", SPLENDOR, "1 S1-03 S1-20", "1 S1-03 S2-20", "1"),
    ("empty_space", SPLENDOR, "1 S1-03 S1-20", "1 S1-03 -", "1"),
    ("hand_full", SPLENDOR, "(S2-03)", "(S2-03) S1-01 S1-02 S1-04", "seat 1"),
    ("open_hand", SPLENDOR, "(S2-03)", "?2", "seat 1"),
    ("unseen_card", SPLENDOR, "turn 0", "seen by 0\nturn 0", "seat 1"),
    (
        "too_many_hidden",
        SPLENDOR,
        "turn 0 round 3 phase act\n1 S1-03 S1-20\n2 S2-01 S2-02\n3 S3-01 S3-02\ntiles SN-01\nseat 0 tokens wwuug*\nseat 1 tokens r hand (S2-03)",
        "seen by 0\n1 S1-03 S1-20\n2 S2-01 S2-02\n3 S3-01 S3-02\nseat 0 cards S3-03 S3-04 S3-05 S3-06 S3-07 S3-08 S3-09 S3-10 S3-11 S3-12 S3-13 S3-14 S3-15 S3-16 S3-17 S3-18\nseat 1 hand ?3 ?3 ?3",
        "seat 1",
    ),
    ("too_many_of_color", SPLENDOR, "tokens wwuug*", "tokens wwwww", "seat 0"),
    ("more_than_ten", SPLENDOR, "tokens wwuug*", "tokens wwwwuuuuggg", "seat 0"),
    ("too_many_tokens", DUEL, "tokens wwwp", "tokens wwwwuugggrrrkkk", "seat 0"),
    ("nothing_to_return", SPLENDOR, "phase act", "phase return", "turn"),
    ("nothing_to_choose", SPLENDOR, "phase act", "phase tile", "turn"),
    ("too_many_passes", SPLENDOR, "phase act", "phase act passes 2", "turn"),
    ("last_round", SPLENDOR, "phase act", "phase act trigger 1", "turn"),
    ("not_over", SPLENDOR, "phase act", "phase over winners 0 reason prestige", "turn"),
    (
        "ends_otherwise",
        SPLENDOR,
        "splendor 2 face_up=2\nturn 0 round 3 phase act\n1 S1-03 S1-20\n2 S2-01 S2-02\n3 S3-01 S3-02\ntiles SN-01\nseat 0 tokens wwuug*",
        "splendor 2 face_up=2 target=3\nturn 1 round 3 phase over winners 1 reason prestige trigger 0\n1 S1-03 S1-20\n2 S2-01 S2-02\n3 S3-01 S3-02\nseat 0 cards S3-04",
        "turn",
    ),
    (
        "won_already",
        DUEL,
        "seat 1 tokens uu cards D1-01 privileges 3",
        "seat 1 cards D3-01 D3-02 D3-05 D3-06 D3-07 D3-08 D3-09 royals DR-01 DR-02",
        "seat 1",
    ),
    ("no_time_stone", MARVEL, "tokens yg", "tokens y", "seat 1"),
    ("two_time_stones", MARVEL, "tokens yg", "tokens ygg", "seat 1"),
    ("early_time_stone", MARVEL, "seat 2", "seat 2 tokens g", "seat 2"),
    ("no_avengers", MARVEL, "avengers 1\n", "", "seat 1"),
    ("few_avengers", MARVEL, "avengers 1", "avengers 0", "avengers"),
    ("not_a_joker", DUEL, "cards D1-02 D1-04", "cards D1-02=w D1-04", "seat 0"),
    ("no_such_bonus", DUEL, "cards D1-02 D1-04", "cards D1-02 D1-04 D1-26=k", "seat 0"),
    ("no_color", ORIENT, "O1-07=u", "O1-07", "seat 0"),
    ("too_many_privileges", DUEL, "hand D2-24", "hand D2-24 privileges 1", "seat 1"),
    ("royals", DUEL, "hand D2-24", "hand D2-24 royals DR-01", "seat 0"),
    ("stalling", DUEL, "hand D2-24", "hand D2-24 stalled 1", "seat 0"),
    ("extra_turn", DUEL, "phase act", "phase act extra", "turn"),
    ("replenished", DUEL, "phase act", "phase act replenished", "turn"),
    ("too_many_strongholds", STRONGHOLDS, "S1-20 S1-20 S1-20", "S1-20 S1-20 S1-20 S1-20", "seat 1"),
    ("shared_stronghold", STRONGHOLDS, "S2-24 S3-20", "S2-24 S1-20", "seat 1"),
    ("lost_stronghold", STRONGHOLDS, "S2-24 S3-20", "S2-24 S3-19", "seat 0"),
];

#[test]
fn every_fault_is_named_with_its_place_and_has_its_sentence_in_every_language() {
    let mut named = BTreeSet::new();
    for (word, right, was, is, about) in FAULTS {
        show(right, &json!([])).unwrap_or_else(|refused| panic!("{right}\n{refused}"));
        assert!(right.contains(was), "{was}");
        assert_eq!(fault(&right.replacen(was, is, 1)), (word.to_owned(), about.to_owned()), "{is}");
        named.insert(word);
    }
    assert_eq!(named, Fault::ALL.into_iter().map(Fault::word).collect());
    for language in ["en", "zh-Hant", "zh-Hans", "ja"] {
        let path = format!("{}/../../locales/{language}/analysis.ftl", env!("CARGO_MANIFEST_DIR"));
        let words = std::fs::read_to_string(&path).expect("the words of the analysis board");
        for fault in &named {
            assert!(words.contains(&format!("\nposition-{fault} = ")), "{language}: position-{fault}");
        }
    }
}

#[test]
fn a_text_that_cannot_be_read_says_where() {
    let refused = show("splendor 2\nturn 0 year 1", &json!([])).unwrap_err();
    assert_eq!((&refused["fault"]["line"], &refused["fault"]["column"]), (&json!(2), &json!(8)));
    assert_eq!(refused["fault"]["found"], "year");
    assert_eq!(refused["fault"]["word"], Value::Null);
    for wrong in ["", "chess 2", "splendor 2 expansion=moats", "[format \"parure-record/1\"]\n[game \"chess\"]"] {
        let refused = ask(&mut Device::default(), json!({ "ask": "read", "text": wrong })).unwrap_err();
        assert_eq!(refused["code"], "bad_position", "{wrong}: {refused}");
    }
    let record = "[format \"parure-record/1\"]\n[game \"splendor\"]\n[players \"2\"]\n[option face_up \"1\"]\n\n\
        {S1-03 S2-01 S3-01 SN-01 SN-02 SN-03}\n1.0 take www\n";
    let refused = ask(&mut Device::default(), json!({ "ask": "read", "text": record })).unwrap_err();
    assert_eq!((&refused["code"], &refused["fault"]["line"]), (&json!("bad_position"), &json!(7)));
}
