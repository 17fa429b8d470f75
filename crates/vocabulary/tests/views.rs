//! Views in words: nothing hidden gets out, and what was written is read back the same.

mod common;

use common::{each_position, observers, setup};
use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::duel::Duel;
use parure_engine::game::{Game, Setup, ToAct};
use parure_engine::marvel::Marvel;
use parure_engine::notation::{parse_position, parse_view};
use parure_engine::seat::{Observer, Seat};
use parure_engine::splendor::{Cities, Orient, Posts, Splendor, Strongholds};
use parure_vocabulary::{Form, Vocabulary};
use serde_json::{Value, json};

fn text<G: Vocabulary>(view: &G::View) -> String {
    serde_json::to_string(&G::position_words(view, Form::View)).unwrap()
}

/// Every view of every position is read back as it was.
fn check_round_trips<G: Vocabulary>(players: usize, options: &[&str], games: u64) {
    let setup = setup(players, options);
    each_position::<G>(&setup, 0..games, |game, _| {
        for observer in observers(players) {
            let view = game.view(observer);
            let json = G::view_to_json(&view);
            let read = G::view_from_json(&json, &setup, observer);
            assert_eq!(read, Ok(view), "{json}");
        }
    });
}

#[test]
fn views_are_read_back_the_same() {
    for players in 2..=4 {
        check_round_trips::<Splendor>(players, &[], 2);
        check_round_trips::<Marvel>(players, &["take_fewer=true"], 2);
        check_round_trips::<Cities>(players, &[], 2);
        check_round_trips::<Posts>(players, &[], 2);
        check_round_trips::<Orient>(players, &[], 2);
        check_round_trips::<Strongholds>(players, &["preset=quick"], 2);
    }
    check_round_trips::<Splendor>(4, &["preset=team"], 2);
    check_round_trips::<Splendor>(3, &["preset=quick", "last_round=everyone_else_once"], 3);
    check_round_trips::<Splendor>(2, &["face_up=1", "target=3"], 6);
    check_round_trips::<Duel>(2, &[], 5);
    check_round_trips::<Duel>(2, &["stalling=false"], 2);
}

/// The ids of cards that an observer may not know, as the referee's state tells them.
fn secrets(state: &Value, observer: Observer) -> Vec<String> {
    let mut secrets = Vec::new();
    let decks = ["decks", "orient_decks"].iter().filter_map(|field| state.get(field)?.as_object());
    for deck in decks.flat_map(|decks| decks.values()) {
        secrets.extend(deck.as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()));
    }
    for (seat, player) in state["players"].as_array().unwrap().iter().enumerate() {
        if observer == Observer::Seat(Seat::new(seat).unwrap()) || state["phase"] == "over" {
            continue;
        }
        let blind = player["reserved"].as_array().unwrap().iter().filter(|reserved| reserved["blind"] == true);
        secrets.extend(blind.map(|reserved| reserved["card"].as_str().unwrap().to_owned()));
    }
    secrets
}

fn check_secrets<G: Vocabulary>(players: usize, games: u64) {
    let mut hidden_reserves = 0;
    each_position::<G>(&setup(players, &[]), 0..games, |game, _| {
        let state = game.state_to_json();
        for observer in observers(players) {
            if observer == Observer::Referee {
                continue;
            }
            let text = text::<G>(&game.view(observer));
            for card in secrets(&state, observer) {
                assert!(!text.contains(&card), "{observer:?} is told of {card}: {text}");
            }
            hidden_reserves += text.matches(r#"{"level":"#).count();
        }
    });
    assert!(hidden_reserves > 100, "{hidden_reserves} hidden reserves are too few to show anything");
}

#[test]
fn no_view_names_a_hidden_card() {
    for players in 2..=4 {
        check_secrets::<Splendor>(players, 5);
        check_secrets::<Marvel>(players, 5);
        check_secrets::<Cities>(players, 5);
        check_secrets::<Posts>(players, 5);
        check_secrets::<Orient>(players, 5);
        check_secrets::<Strongholds>(players, 5);
    }
    check_secrets::<Duel>(2, 10);
}

#[test]
fn positions_that_differ_only_in_what_is_hidden_look_the_same() {
    let mut luck = Sampled::from_seed(9);
    each_position::<Splendor>(&setup(3, &[]), 0..10, |game, _| {
        for observer in observers(3) {
            let view = game.view(observer);
            let other = Splendor::determinize(&view, &mut luck);
            assert_eq!(text::<Splendor>(&view), text::<Splendor>(&other.view(observer)));
        }
    });
}

const QUICK: &str = "\
splendor 2 target=10 face_up=3
turn 1 round 14 phase act
1 S1-16 S1-40 S1-35
2 S2-03 S2-06 S2-16
3 S3-20 S3-10 S3-03
tiles SN-02 SN-05 SN-07
seat 0 tokens gk cards S1-04 S1-31 S1-39 S2-07 hand (S3-15) (S3-17) S3-19
seat 1 tokens wwwwggrrkk cards S1-18 S1-19 hand S1-09 S2-13 S3-08
";

#[test]
fn a_view_has_counts_for_decks_and_levels_for_hidden_reserves() {
    let game: Splendor = parse_position(QUICK).unwrap();
    let view = Splendor::view_to_json(&game.view(Observer::Seat(Seat::new(1).unwrap())));
    assert_eq!(view["decks"], json!({ "1": 31, "2": 25, "3": 13 }));
    let reserved = json!([{ "card": "S3-19", "blind": false }, { "level": 3 }, { "level": 3 }]);
    assert_eq!(view["players"][0]["reserved"], reserved);
    let own = Splendor::view_to_json(&game.view(Observer::Seat(Seat::FIRST)));
    assert_eq!(own["players"][0]["reserved"][0], json!({ "card": "S3-15", "blind": true }));
}

/// Changes one place of seat 1's view and expects this refusal.
fn refuse(path: &str, change: Value, message: &str) {
    let game: Splendor = parse_position(QUICK).unwrap();
    let observer = Observer::Seat(Seat::new(1).unwrap());
    let mut json = Splendor::view_to_json(&game.view(observer));
    *json.pointer_mut(path).unwrap_or_else(|| panic!("no {path}")) = change;
    let error = Splendor::view_from_json(&json, &game.setup(), observer).expect_err(path).to_string();
    assert!(error.contains(message), "{path}: {error}");
}

#[test]
fn a_view_that_cannot_be_is_refused() {
    refuse("", json!(3), "invalid type: integer `3`");
    refuse("/phase", json!("discard"), "`phase`: unknown variant `discard`, expected one of `act`, `return`");
    refuse("/phase", json!("return"), "this is no position of the game");
    refuse("/phase", json!("over"), "`result`: a view of a finished game has its result");
    refuse("/seat", json!(2), "`seat`: 2 is no seat here; there are 0 to 1");
    refuse("/trigger", json!(7), "`trigger`: 7 is no seat here");
    refuse("/players", json!([]), "`players`: there are 2 players");
    refuse("/bank/gold", json!(4), "`bank.gold`: 4 does not fit the rest of the position, which makes it 5");
    refuse("/players/0/points", json!(9), "`players[0].points`: 9 does not fit the rest of the position");
    refuse("/players/0/bonuses", json!({}), "`players[0].bonuses");
    refuse("/decks/1", json!(30), "`decks.1`: 30 does not fit the rest of the position, which makes it 31");
    refuse("/decks/1", json!(["S1-01"]), "`decks.1`: only the number of cards is known to this observer");
    refuse("/market/1/0", json!("S2-01"), "`market.1`: `S2-01` is not of this level");
    refuse("/market/1/0", json!("S1-18"), "the card is in two places");
    refuse("/market/1/0", json!(null), "the space cannot be empty");
    refuse("/market/1", json!(["S1-16"]), "`market.1`: this level has 3 spaces");
    refuse("/players/1/cards/0", json!("S1-19"), "`players[1].cards`: `S1-19` is named twice");
    refuse("/players/1/cards/0", json!("X1-19"), "`players[1].cards[0]`: invalid value: string \"X1-19\"");
    refuse("/players/0/reserved/1", json!({}), "`players[0].reserved[1]`: either a `card`");
    refuse("/players/0/reserved/1", json!({ "card": "S3-15", "blind": true }), "only its owner knows");
    refuse("/players/1/reserved/0", json!({ "level": 1 }), "nothing in this hand is hidden here");
    refuse("/players/1/reserved", json!([{}, {}, {}, {}]), "`players[1].reserved`: there are at most three cards");
    refuse("/passes", json!(2), "this is no position of the game");
    refuse("/round", json!(0), "this is no position of the game");
}

#[test]
fn words_of_another_game_or_setup_are_refused() {
    let game: Splendor = parse_position(QUICK).unwrap();
    let refuse = |field: &str, value: Value, message: &str| {
        let mut json = Splendor::view_to_json(&game.view(Observer::Spectator));
        json[field] = value;
        let error = Splendor::view_from_json(&json, &game.setup(), Observer::Spectator).expect_err(field);
        assert!(error.to_string().contains(message), "{field}: {error}");
    };
    refuse("avengers_tile", json!(null), "`avengers_tile`: this game has no Avengers");
    refuse("teams", json!([[0, 2], [1, 3]]), "`teams`: this is no Team game");
    refuse("board", json!([]), "unknown field `board`");
    let result = json!({ "winners": [0], "points": [0, 0], "reason": "prestige" });
    refuse("result", result, "`result`: a game that goes on has no result");
    let team = Setup { players: 2, options: setup::<<Splendor as Game>::Options>(4, &["team=true"]).options };
    let error = Splendor::view_from_json(&json!({}), &team, Observer::Spectator).unwrap_err();
    assert_eq!(error.to_string(), "the Team game is for exactly 4 players (S-40)");
}

#[test]
fn the_referees_decks_must_hold_what_lies_nowhere_else() {
    let game: Splendor = parse_position(QUICK).unwrap();
    let mut json = Splendor::view_to_json(&game.view(Observer::Referee));
    assert_eq!(Splendor::view_from_json(&json, &game.setup(), Observer::Referee), Ok(game.view(Observer::Referee)));
    json["decks"]["3"][0] = json!("S3-19");
    let error = Splendor::view_from_json(&json, &game.setup(), Observer::Referee).unwrap_err().to_string();
    assert_eq!(error, "`decks.3`: these are not the cards that lie nowhere else");
}

#[test]
fn duel_views_of_open_choices_say_what_a_reader_needs() {
    // What a position means that does not name the option.
    let stalling = setup(2, &["stalling=true"]);
    let joker = parse_view::<Duel>(
        "duel 2\nturn 0 phase joker\nboard ...*./...../.**../...../.g...\n1 D1-10 D1-06 D1-24 D1-27 -\n\
         2 D2-10 D2-07 D2-01 D2-15\n3 D3-10 D3-03 D3-04\nseat 0 cards D1-02 D1-07 D1-26=?\n",
    )
    .unwrap();
    let json = Duel::view_to_json(&joker);
    assert_eq!(json["players"][0]["cards"], json!(["D1-02", "D1-07", { "card": "D1-26", "as": null }]));
    assert_eq!(Duel::view_from_json(&json, &stalling, Observer::Referee), Ok(joker));
    let token = parse_view::<Duel>(
        "duel 2\nturn 1 phase take_token w\nboard ww.*./...../.**../...../.g...\n1 D1-10 D1-06 D1-24 D1-27 -\n\
         2 D2-10 D2-07 D2-01 D2-15\n3 D3-10 D3-03 D3-04\nseat 1 cards D1-01\n",
    )
    .unwrap();
    let mut json = Duel::view_to_json(&token);
    assert_eq!(json["token"], "white");
    assert_eq!(Duel::view_from_json(&json, &stalling, Observer::Referee), Ok(token));
    json.as_object_mut().unwrap().remove("token");
    let error = Duel::view_from_json(&json, &setup(2, &[]), Observer::Referee).unwrap_err().to_string();
    assert_eq!(error, "`token`: in phase `take_token` a view names the colour of the token that is due");
}

/// Replaces a random part of a value by something else that is JSON.
fn damage(value: &mut Value, luck: &mut SplitMix64) {
    let deeper = luck.below(5) > 0;
    match value {
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let nth = luck.below(fields.len() as u32) as usize;
            let field = fields.values_mut().nth(nth).unwrap();
            damage(field, luck);
        }
        Value::Array(items) if deeper && !items.is_empty() => {
            let nth = luck.below(items.len() as u32) as usize;
            damage(&mut items[nth], luck);
        }
        Value::Number(number) if deeper => {
            let number = number.as_i64().unwrap_or(0) + i64::from(luck.below(5)) - 2;
            *value = json!(number);
        }
        _ => {
            let others = [
                json!(null),
                json!(0),
                json!(1),
                json!(255),
                json!(70_000),
                json!(-1),
                json!("S1-01"),
                json!("O1-06"),
                json!("post_gem"),
                json!("free"),
                json!({ "card": "O1-06", "as": "red" }),
                json!({ "T1": [0, 1] }),
                json!({ "S1-01": { "seat": 0, "count": 2 } }),
                json!("D3-12"),
                json!("white"),
                json!("gold"),
                json!("act"),
                json!("over"),
                json!("joker"),
                json!([]),
                json!({}),
                json!(true),
                json!(["S1-01", "S1-01"]),
                json!({ "white": 99, "gold": 99 }),
                json!([[0, 1], [2, 3]]),
            ];
            *value = others[luck.below(others.len() as u32) as usize].clone();
        }
    }
}

/// Whatever is read from damaged views can be played on from; nothing panics.
fn check_damage<G: Vocabulary>(players: usize, options: &[&str], games: u64) {
    let setup: Setup<G::Options> = setup(players, options);
    let mut luck = SplitMix64::new(5);
    let (mut accepted, mut refused) = (0, 0);
    each_position::<G>(&setup, 0..games, |game, _| {
        for observer in observers(players) {
            let mut json = G::view_to_json(&game.view(observer));
            (0..=luck.below(2)).for_each(|_| damage(&mut json, &mut luck));
            let Ok(view) = G::view_from_json(&json, &setup, observer) else {
                refused += 1;
                continue;
            };
            accepted += 1;
            let mut chance = Sampled(&mut luck);
            let mut game = G::determinize(&view, &mut chance);
            for _ in 0..30 {
                let mut legal = Vec::new();
                game.legal_actions(&mut legal);
                let ToAct::Seat(_) = game.to_act() else { break };
                let action = legal[chance.0.below(legal.len() as u32) as usize];
                game.apply(action, &mut chance, &mut ()).unwrap();
            }
        }
    });
    assert!(accepted > 20 && refused > 200, "{accepted} accepted, {refused} refused");
}

#[test]
fn damaged_views_are_refused_or_playable() {
    check_damage::<Splendor>(2, &[], 5);
    check_damage::<Cities>(2, &[], 5);
    check_damage::<Posts>(3, &[], 5);
    check_damage::<Orient>(2, &[], 5);
    check_damage::<Strongholds>(2, &[], 5);
    check_damage::<Splendor>(4, &["preset=team"], 2);
    check_damage::<Marvel>(3, &[], 3);
    check_damage::<Duel>(2, &[], 4);
}

#[test]
fn module_views_say_what_a_reader_needs() {
    let refused =
        |json: &Value| Posts::view_from_json(json, &setup(2, &[]), Observer::Referee).unwrap_err().to_string();
    let posts: Posts = parse_position(
        "splendor 2 expansion=posts\nturn 0 phase post_gem r\n1 S1-01 S1-02 S1-03 S1-04\n2 S2-01 S2-02 S2-03 S2-04\n\
         3 S3-01 S3-02 S3-03 S3-04\ntiles SN-01 SN-02 SN-03\nseat 0 tokens rr cards S1-33 S1-34 posts T2\n",
    )
    .unwrap();
    let mut json = posts.state_to_json();
    assert_eq!((&json["phase"], &json["barred"]), (&json!("post_gem"), &json!("red")));
    assert_eq!(json["posts"], json!({ "T2": [0] }));
    json["posts"]["T6"] = json!([0]);
    assert_eq!(refused(&json), "`posts.T6`: there are the posts `T1` to `T5`");
    json.as_object_mut().unwrap().remove("posts");
    assert_eq!(refused(&json), "`posts`: the field is missing");
    let mut json = posts.state_to_json();
    json.as_object_mut().unwrap().remove("barred");
    assert_eq!(refused(&json), "`barred`: the field is missing");
    let mut json = posts.state_to_json();
    json["phase"] = json!("act");
    assert_eq!(refused(&json), "`barred`: only phase `post_gem` has this");
    json["strongholds"] = json!({});
    assert_eq!(refused(&json), "`strongholds`: this game has no Strongholds");
}
