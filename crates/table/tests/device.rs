//! A device as whoever runs it sees it: text to text.

use parure_engine::any::RulesId;
use parure_table::device::Device;
use serde_json::{Map, Value, json};

const TABLE: &str = "local-AAAAAAAAAAAAAAAA";
const SECRET: &str = "0707070707070707070707070707070707070707070707070707070707070707";

/// A device with what it was asked to keep.
#[derive(Default)]
struct Kept {
    device: Device,
    steps: Vec<Value>,
}

impl Kept {
    fn call(&mut self, question: &Value) -> Value {
        serde_json::from_str(&self.device.call(&question.to_string())).expect("an answer is JSON")
    }

    fn ok(&mut self, question: &Value) -> Value {
        let answer = self.call(question);
        answer.get("ok").unwrap_or_else(|| panic!("{question}: {answer}")).clone()
    }

    fn make(&mut self, config: &Value) -> Value {
        let new = json!({ "secret": SECRET, "name": "Ada", "now": 1 });
        self.steps = as_list(self.ok(&json!({ "call": "make", "new": new, "config": config })));
        self.load()
    }

    fn load(&mut self) -> Value {
        let load = json!({ "call": "load", "table": TABLE, "secret": SECRET, "steps": self.steps });
        self.ok(&load)
    }

    /// Decides, keeps, applies.
    fn go(&mut self, question: &Value) -> Value {
        let steps = as_list(self.ok(question)["steps"].take());
        self.steps.extend(steps.iter().cloned());
        self.ok(&json!({ "call": "apply", "table": TABLE, "steps": steps }))
    }

    fn ask(&mut self, message: &Value) -> Value {
        self.go(&json!({ "call": "ask", "table": TABLE, "name": "Ada", "now": 2, "message": message }))
    }

    fn tell(&mut self) -> Value {
        self.ok(&json!({ "call": "tell", "table": TABLE, "seen": null, "now": 3 }))
    }
}

fn as_list(value: Value) -> Vec<Value> {
    let Value::Array(list) = value else { panic!("{value} is no list") };
    list
}

/// Plays to the end, the bot by its choice and whoever holds the device by what is advised.
fn finish(kept: &mut Kept, mut standing: Value) -> Value {
    for seed in 0..1_000 {
        if standing["stage"] != "playing" {
            return standing;
        }
        let limits = json!({ "iterations": 2 });
        let ask = |call: &str| json!({ "call": call, "table": TABLE, "seed": seed, "limits": limits });
        standing = if standing["bot"].is_null() {
            let action = kept.ok(&ask("advise"))["advice"][0]["action"].take();
            let (id, version) = (seed.to_string(), &standing["version"]);
            kept.ask(&json!({ "id": id, "type": "move", "expected_version": version, "action": action }))
        } else {
            let mut chosen = kept.ok(&ask("choose"));
            chosen["call"] = json!("bot_move");
            chosen["table"] = json!(TABLE);
            chosen["now"] = json!(4);
            kept.go(&chosen)
        };
    }
    panic!("the game does not end")
}

#[test]
fn a_game_is_played_kept_and_looked_at_again() {
    for rules in [RulesId::Splendor, RulesId::Orient, RulesId::Marvel, RulesId::Duel] {
        let (game, expansion) = (rules.game().name(), rules.expansion());
        let options: Map<_, _> = expansion.map(|word| ("expansion".to_owned(), json!(word))).into_iter().collect();
        let mut kept = Kept::default();
        let seats = json!([{ "who": "me" }, { "who": "bot", "level": "level2" }]);
        kept.make(&json!({ "game": game, "options": options, "seats": seats }));
        let begun = kept.ask(&json!({ "id": "begin", "type": "start" }));
        let over = finish(&mut kept, begun);
        assert_eq!((&over["stage"], &over["rules"]), (&json!("over"), &json!(rules.word())));
        let told = kept.tell();
        // Whatever is kept makes the same table again.
        let mut again = Kept { steps: kept.steps.clone(), ..Kept::default() };
        assert_eq!(again.load(), over);
        assert_eq!(again.tell(), told);
        let record = again.ok(&json!({ "call": "record", "table": TABLE }))["text"].take();
        assert_eq!(again.ok(&json!({ "call": "rules_of", "record": record })), rules.word());
        let moves = as_list(again.ok(&json!({ "call": "replay", "table": TABLE, "seat": null }))["steps"].take()).len();
        let judged = again.ok(&json!({ "call": "judge", "table": TABLE, "nth": 4 }));
        assert_eq!(again.ok(&json!({ "call": "judge_record", "record": record, "nth": 4 })), judged);
        assert!(again.ok(&json!({ "call": "judge_record", "record": record, "nth": moves })).is_null());
        let new = json!({ "secret": SECRET, "name": "Ada", "now": 9 });
        let steps = as_list(again.ok(&json!({ "call": "rematch", "new": new, "from": TABLE })));
        assert_eq!(steps.len(), 2, "it is made, and Ada sits down");
    }
}

#[test]
fn nobody_joins_from_elsewhere_and_what_is_wrong_is_refused_in_words() {
    let mut kept = Kept::default();
    let new = json!({ "secret": SECRET, "name": "Ada", "now": 1 });
    let config = json!({ "game": "duel", "seats": [{ "who": "me" }, { "who": "open" }] });
    for (question, code) in [
        (json!({ "call": "make", "new": new, "config": config }), "bad_config"),
        (json!({ "call": "summary", "table": TABLE }), "no_table"),
        (json!({ "call": "fly" }), "bad_message"),
        (json!({ "call": "load", "table": TABLE, "secret": "7", "steps": [] }), "internal"),
        (json!({ "call": "judge_record", "record": "chess 1", "nth": 0 }), "internal"),
        (json!({ "call": "rules_of", "record": "chess 1" }), "internal"),
    ] {
        let refused = &kept.call(&question)["refused"];
        assert_eq!(refused["code"], code, "{question}");
        assert!(refused["message"].as_str().is_some_and(|message| message.len() > 9), "{refused}");
    }
}

/// Seat 1 has 12 points, is the last of the round, and can pay one card of three points.
const PUZZLE: &str = "puzzle plain\nturns 1\nmove buy S2-18 gggg**\ntempting 0\nsplendor 2\nseen by 1\n\
    turn 1 round 20 phase act\n1 S1-16 S1-40 S1-35 S1-02\n2 S2-03 S2-06 S2-16 S2-18\n3 S3-20 S3-10 S3-03 S3-01\n\
    tiles SN-02\nseat 0 tokens uk cards S1-04 S1-31\nseat 1 tokens gggg** cards S3-02 S3-06 S3-07\n";

#[test]
fn a_puzzle_is_solved_after_a_wrong_move_was_refuted() {
    let mut device = Kept::default();
    let puzzle = |ask: &str, more: Value| {
        let mut question = json!({ "call": "puzzle", "ask": ask });
        question.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        question
    };
    let listed = device.ok(&puzzle("list", json!({ "text": PUZZLE })));
    assert_eq!(listed, json!([{ "name": "plain", "turns": 1, "grade": 1 }]));
    let begun = device.ok(&puzzle("begin", json!({ "text": PUZZLE })));
    assert_eq!((&begun["seat"], &begun["config"]["game"]), (&json!(1), &json!("splendor")));
    let legal = as_list(begun["help"]["legal"].clone());
    let by_text = |text: &str| legal.iter().find(|legal| legal["text"] == text).unwrap()["action"].clone();

    let wrong = json!({ "action": by_text("take wur") });
    let line = device.ok(&puzzle("play", wrong.clone()));
    assert_eq!(line, json!({ "wins": false, "turns": 1, "steps": [], "result": null }));
    let line = device.ok(&puzzle("why_not", wrong));
    let seats: Vec<_> = as_list(line["steps"].clone()).iter().map(|step| step["seat"].clone()).collect();
    assert_eq!((seats, &line["result"]), (vec![json!(1), json!(0)], &Value::Null), "no turn is left");

    let line = device.ok(&puzzle("play", json!({ "action": by_text("buy S2-18 gggg**") })));
    assert_eq!((&line["wins"], &line["result"]["winners"]), (&json!(true), &json!([1])));
    assert_eq!(line["steps"][0]["view"]["phase"], "over");
}

#[test]
fn a_puzzle_that_cannot_be_had_is_refused() {
    let mut device = Kept::default();
    let refused = |answer: Value| answer["refused"]["code"].clone();
    let play = json!({ "call": "puzzle", "ask": "play", "action": { "type": "pass" } });
    assert_eq!(refused(device.call(&play)), "no_puzzle");
    for text in ["", "nonsense", &PUZZLE.replace("S1-16", "S1-99")] {
        assert_eq!(refused(device.call(&json!({ "call": "puzzle", "ask": "begin", "text": text }))), "bad_message");
    }
    device.ok(&json!({ "call": "puzzle", "ask": "begin", "text": PUZZLE }));
    assert_eq!(refused(device.call(&play)), "bad_message");
}

#[test]
fn a_finished_game_can_be_brought_to_a_service() {
    let mut kept = Kept::default();
    let bring = json!({ "call": "bring", "table": TABLE });
    kept.make(&json!({ "game": "duel", "seats": [{ "who": "me" }, { "who": "bot", "level": "level1" }] }));
    let begun = kept.ask(&json!({ "id": "begin", "type": "start" }));
    assert_eq!(kept.call(&bring)["refused"]["code"], "not_over");
    finish(&mut kept, begun);
    let game = kept.ok(&bring);
    assert_eq!((&game["game"], &game["config"]["seating"]), (&json!(TABLE), &json!("as_set")));
    assert_eq!(game["record"], kept.ok(&json!({ "call": "record", "table": TABLE }))["text"]);
}

#[test]
fn help_is_worked_out_from_a_state_without_it() {
    let mut kept = Kept::default();
    kept.make(&json!({ "game": "marvel", "seats": [{ "who": "me" }, { "who": "me", "name": "Ben" }] }));
    kept.ask(&json!({ "id": "begin", "type": "start" }));
    let help = kept.tell()["help"].take();
    assert!(help["legal"].as_array().is_some_and(|legal| legal.len() > 9));
    let mut state = kept.ok(&json!({ "call": "tell", "table": TABLE, "seen": null, "now": 3, "help": "client" }));
    assert!(state["help"].is_null());
    assert_eq!(kept.ok(&json!({ "call": "help", "state": state })), help);
    state["position"] = json!("marvel 2\nturn 0");
    assert_eq!(kept.call(&json!({ "call": "help", "state": state }))["refused"]["code"], "internal");
}

#[test]
fn a_bot_goes_on_from_what_it_found_before_however_the_table_comes_to_its_device() {
    let mut kept = Kept::default();
    kept.make(&json!({ "game": "duel", "seats": [{ "who": "me" }, { "who": "bot", "level": "level5" }] }));
    let mut standing = kept.ask(&json!({ "id": "begin", "type": "start" }));
    // As the page does it: the table is loaded anew before each choice.
    let mut thinking = Kept::default();
    let (mut choices, mut anew) = (0, 0);
    for seed in 0..60 {
        let ask = |call: &str| json!({ "call": call, "table": TABLE, "seed": seed, "limits": { "iterations": 200 } });
        standing = if standing["bot"].is_null() {
            let action = kept.ok(&ask("advise"))["advice"][0]["action"].take();
            let (id, version) = (seed.to_string(), &standing["version"]);
            kept.ask(&json!({ "id": id, "type": "move", "expected_version": version, "action": action }))
        } else {
            let mut chosen = kept.ok(&ask("choose"));
            thinking.steps.clone_from(&kept.steps);
            thinking.load();
            assert_eq!(thinking.ok(&ask("choose")), chosen);
            // A device that was just started knows what was played, and has not thought about it.
            let mut fresh = Kept { steps: kept.steps.clone(), ..Kept::default() };
            fresh.load();
            choices += 1;
            anew += u32::from(fresh.ok(&ask("choose")) != chosen);
            chosen.as_object_mut().unwrap().extend([
                ("call".to_owned(), json!("bot_move")),
                ("table".to_owned(), json!(TABLE)),
                ("now".to_owned(), json!(4)),
            ]);
            kept.go(&chosen)
        };
    }
    assert!(anew > 0, "none of {choices} choices depends on what was found before");
}
