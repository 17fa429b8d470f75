//! States in words.

use parure_engine::duel::Duel;
use parure_engine::game::Game;
use parure_engine::marvel::Marvel;
use parure_engine::notation::parse_position;
use parure_engine::splendor::{Cities, Orient, Posts, Splendor, Strongholds};
use parure_vocabulary::{GameResult, Vocabulary, draws_from_json, draws_to_json, options_from_json, options_to_json};
use serde_json::{Value, json};

/// The state of a position in notation, with its decks cut down to their sizes.
fn state<G: Vocabulary>(position: &str) -> Value {
    let game: G = parse_position(position).unwrap_or_else(|error| panic!("{error}"));
    let mut state = game.state_to_json();
    let decks = ["decks", "orient_decks"].map(|field| state.as_object_mut()?.get_mut(field).map(Value::take));
    for (field, decks) in ["decks", "orient_decks"].iter().zip(decks) {
        let Some(mut decks) = decks else { continue };
        decks.as_object_mut().unwrap().values_mut().for_each(count);
        state[*field] = decks;
    }
    state
}

/// Cuts a deck down to its size.
fn count(deck: &mut Value) {
    let cards = deck.as_array().unwrap();
    assert!(cards.is_sorted_by_key(|card| card.as_str().unwrap()));
    *deck = json!(cards.len());
}

#[test]
fn splendor() {
    let state = state::<Splendor>(
        "splendor 3 face_up=2\nturn 2 round 4 passes 1 trigger 0 phase act\n1 S1-16 S1-40\n2 S2-03 S2-06\n3 S3-20 S3-10\n\
         tiles SN-02 SN-05 SN-07\nseat 0 tokens w* cards S1-04 S3-12 S3-16 S3-04 S3-08 hand (S3-15) S3-19 tiles SN-09\n",
    );
    let expected = json!({
        "phase": "act", "seat": 2, "round": 4, "passes": 1, "trigger": 0,
        "bank": { "white": 4, "blue": 5, "green": 5, "red": 5, "black": 5, "gold": 4 },
        "market": { "1": ["S1-16", "S1-40"], "2": ["S2-03", "S2-06"], "3": ["S3-20", "S3-10"] },
        "decks": { "1": 37, "2": 28, "3": 12 },
        "tiles": ["SN-02", "SN-05", "SN-07"],
        "players": [
            {
                "tokens": { "white": 1, "gold": 1 },
                "cards": ["S1-04", "S3-04", "S3-08", "S3-12", "S3-16"],
                "reserved": [{ "card": "S3-15", "blind": true }, { "card": "S3-19", "blind": false }],
                "tiles": ["SN-09"],
                "points": 23,
                "bonuses": { "white": 2, "blue": 1, "green": 1, "red": 1 },
            },
            { "tokens": {}, "cards": [], "reserved": [], "tiles": [], "points": 0, "bonuses": {} },
            { "tokens": {}, "cards": [], "reserved": [], "tiles": [], "points": 0, "bonuses": {} },
        ],
    });
    assert_eq!(state, expected);
}

#[test]
fn a_space_that_nothing_can_fill_is_null() {
    let cards = (1..=40).filter(|number| ![5, 7, 9].contains(number)).map(|number| format!(" S1-{number:02}"));
    let cards: String = cards.collect();
    let position = format!(
        "splendor 2 target=99\n1 S1-05 - S1-07 S1-09\n2 S2-01 S2-02 S2-03 S2-04\n3 S3-01 S3-02 S3-03 S3-04\n\
                 tiles SN-02 SN-05 SN-07\nseat 0 cards{cards}\n"
    );
    let state = state::<Splendor>(&position);
    assert_eq!(state["market"]["1"], json!(["S1-05", null, "S1-07", "S1-09"]));
    assert_eq!(state["decks"]["1"], 0);
}

#[test]
fn the_team_game_names_its_teams() {
    let state = state::<Splendor>(
        "splendor 4 team=true\n1 S1-01 S1-02 S1-03 S1-04\n2 S2-01 S2-02 S2-03 S2-04\n3 S3-01 S3-02 S3-03 S3-04\n\
         tiles SN-01 SN-02 SN-03 SN-04 SN-05\nseat 0 cards S1-05\n",
    );
    assert_eq!(state["teams"], json!([[0, 2], [1, 3]]));
    // Points and bonuses are each seat's own.
    assert_eq!(state["players"][0]["bonuses"], json!({ "white": 1 }));
    assert_eq!(state["players"][2]["bonuses"], json!({}));
}

#[test]
fn marvel() {
    let state = state::<Marvel>(
        "marvel 3\nturn 2 round 12 phase act\n1 M1-01 M1-03 M1-04 M1-05\n2 M2-01 M2-02 M2-03 M2-04\n\
         3 M3-01 M3-02 M3-03 M3-04\ntiles ML1A ML2B\navengers 1\nseat 0 tokens yuo cards M1-02 M1-06\n\
         seat 1 tokens yg cards M1-07 M1-10 M3-05 hand M2-11\nseat 2 tokens rrpp* hand (M1-20)\n",
    );
    assert_eq!(state["avengers_tile"], 1);
    let bank = json!({ "yellow": 3, "blue": 4, "orange": 4, "red": 3, "purple": 3, "shield": 4, "green": 2 });
    assert_eq!(state["bank"], bank);
    let tags: Vec<_> = (0..3).map(|seat| state["players"][seat]["avengers"].as_u64().unwrap()).collect();
    assert!(tags[1] >= 3 && tags[1] > tags[0] && tags[2] == 0, "{tags:?}");
    assert_eq!(state["players"][2]["reserved"], json!([{ "card": "M1-20", "blind": true }]));
    assert_eq!(state["players"][1]["tokens"], json!({ "yellow": 1, "green": 1 }));
    assert!(state.get("teams").is_none());
    let fresh = self::state::<Marvel>(
        "marvel 2\n1 M1-01 M1-03 M1-04 M1-05\n2 M2-01 M2-02 M2-03 M2-04\n3 M3-01 M3-02 M3-03 M3-04\ntiles ML1A ML2B\n",
    );
    assert_eq!(fresh["avengers_tile"], Value::Null);
    assert!(fresh.get("avengers_tile").is_some());
}

#[test]
fn duel() {
    let state = state::<Duel>(
        "duel 2\nturn 1 round 19 phase act\nboard ...*./...../.**../...../.g...\n\
         1 D1-10 D1-06 D1-24 D1-27 D1-28\n2 D2-10 D2-07 D2-01 D2-15\n3 D3-10 D3-03 D3-04\n\
         seat 0 tokens wwwp cards D1-02 D1-04 D1-26=w hand (D3-02) D3-12 privileges 2\n\
         seat 1 tokens uugggrrrkp cards D1-01 D2-21=w D2-04 royals DR-04 privileges 1\n",
    );
    let expected = json!({
        "phase": "act", "seat": 1, "round": 19, "extra_turn": false, "replenished": false, "stalled": [0, 0],
        "board": [
            [null, null, null, "gold", null],
            [null, null, null, null, null],
            [null, "gold", "gold", null, null],
            [null, null, null, null, null],
            [null, "green", null, null, null],
        ],
        "bag": { "white": 1, "blue": 2, "red": 1, "black": 3 },
        "privileges": { "table": 0, "players": [2, 1] },
        "royals": ["DR-01", "DR-02", "DR-03"],
        "market": {
            "1": ["D1-10", "D1-06", "D1-24", "D1-27", "D1-28"],
            "2": ["D2-10", "D2-07", "D2-01", "D2-15"],
            "3": ["D3-10", "D3-03", "D3-04"],
        },
        "decks": { "1": 21, "2": 18, "3": 8 },
        "players": state["players"].clone(),
    });
    assert_eq!(state, expected);
    let first = &state["players"][0];
    assert_eq!(first["cards"], json!(["D1-02", "D1-04", { "card": "D1-26", "as": "white" }]));
    assert_eq!(first["royals"], json!([]));
    assert_eq!(first["reserved"], json!([{ "card": "D3-02", "blind": true }, { "card": "D3-12", "blind": false }]));
    assert_eq!(state["players"][1]["royals"], json!(["DR-04"]));
    let second = &state["players"][1];
    assert_eq!((&second["points"], &second["crowns"]), (&json!(5), &json!(3)));
    assert_eq!(second["bonuses"], json!({ "white": 3 }));
    assert_eq!(second["color_points"], json!({ "white": 2 }));
    for field in ["bank", "tiles", "passes", "trigger"] {
        assert!(state.get(field).is_none(), "{field} is no word of Duel");
    }
}

#[test]
fn a_finished_game_keeps_every_field_and_has_a_result() {
    let position = "splendor 2 target=3 face_up=1\nturn 1 round 9 phase over winners 0 reason prestige trigger 0\n\
                    1 S1-01\n2 S2-01\n3 S3-01\nseat 0 tokens wu cards S3-02\nseat 1 tokens rrk* hand (S3-04)\n";
    let state = state::<Splendor>(position);
    assert_eq!((&state["phase"], &state["trigger"]), (&json!("over"), &json!(0)));
    assert!(["seat", "round", "passes"].iter().all(|field| state.get(field).is_some()));
    let game: Splendor = parse_position(position).unwrap();
    let parure_engine::game::ToAct::Over(outcome) = game.to_act() else { panic!("the game is over") };
    let points = game.points(parure_engine::seat::Seat::FIRST);
    let result = json!({ "winners": [0], "points": [points, 0], "reason": "prestige" });
    assert_eq!(serde_json::to_value(GameResult::of(&game, outcome)).unwrap(), result);
    let cap = json!({ "winners": [], "points": [points, 0], "reason": "turn_cap" });
    assert_eq!(serde_json::to_value(GameResult::turn_cap(&game)).unwrap(), cap);
}

#[test]
fn options() {
    let all = json!({
        "target": 10, "face_up": 3, "take_fewer": true, "last_round": "everyone_else_once", "team": false,
    });
    let options = options_from_json::<Splendor>(&all).unwrap();
    assert_eq!(options_to_json::<Splendor>(options), all);
    let preset = json!({ "face_up": 2, "preset": "quick" });
    let options = options_from_json::<Splendor>(&preset).unwrap();
    assert_eq!((options.target, options.face_up), (10, 2), "single options count after a preset");
    let error = |json| options_from_json::<Duel>(&json).unwrap_err().to_string();
    assert_eq!(
        error(json!({ "target": 1 })),
        "`target`: there is no option `target`; this game has `stalling` and `refill`"
    );
    assert_eq!(
        error(json!({ "stalling": 1 })),
        "`stalling`: `1` is not a value of `stalling`, which can be `true` or `false`"
    );
    assert_eq!(error(json!([])), "options are a JSON object");
}

#[test]
fn draws() {
    let names = json!(["D1-03", "pearl", "DR-02", "gold"]);
    let draws = draws_from_json::<Duel>(&names).unwrap();
    assert_eq!(draws_to_json::<Duel>(&draws), names);
    let error = draws_from_json::<Duel>(&json!(["D1-03", "S1-01"])).unwrap_err().to_string();
    assert_eq!(error, "`[1]`: invalid value: string \"S1-01\", expected a card, a tile or a colour of this game");
}

/// C-01: an option that chooses the rules is told with the others, and refused where it does not fit them.
#[test]
fn options_of_modules() {
    let posts = json!({
        "expansion": "posts", "target": 15, "face_up": 4, "take_fewer": false, "last_round": "equal_turns", "team": false,
    });
    let options = options_from_json::<Posts>(&posts).unwrap();
    assert_eq!(options_to_json::<Posts>(options), posts);
    let cities = options_to_json::<Cities>(Default::default());
    assert_eq!((&cities["expansion"], cities.get("target")), (&json!("cities"), None));
    assert_eq!(options_to_json::<Splendor>(Default::default()).get("expansion"), None);
    assert!(options_from_json::<Splendor>(&json!({ "expansion": "none" })).is_ok());
    let error = options_from_json::<Cities>(&json!({ "expansion": "cities", "target": 15 })).unwrap_err();
    assert!(
        error.to_string().starts_with("`target`: `target=15` is not possible: in Cities no prestige ends"),
        "{error}"
    );
    let error = options_from_json::<Posts>(&json!({ "expansion": "cities" })).unwrap_err();
    assert_eq!(error.to_string(), "`expansion`: this is read as a game with `expansion=posts`");
    let error = options_from_json::<Duel>(&json!({ "expansion": "cities" })).unwrap_err();
    assert!(error.to_string().starts_with("`expansion`: there is no option `expansion`"), "{error}");
}

#[test]
fn a_state_of_the_orient() {
    let state = state::<Orient>(
        "splendor 2 expansion=orient\nturn 0 phase copy\n1 S1-01 S1-02 S1-03 S1-04\n2 S2-01 S2-02 S2-03 S2-04\n\
         3 S3-01 S3-02 S3-03 S3-04\nO1 O1-07 -\nO2 O2-01 O2-02\nO3 O3-01 O3-02\nremoved O1-01 O1-05\n\
         tiles SN-01 SN-02\nseat 0 cards S1-09 S1-25 O1-06=? hand (O2-03)\nseat 1 cards S1-10 O1-08=r aside SN-03\n",
    );
    assert_eq!((&state["phase"], &state["removed"]), (&json!("copy"), &json!(["O1-01", "O1-05"])));
    assert_eq!(state["orient"]["1"], json!(["O1-07", null]));
    assert_eq!(state["orient_decks"], json!({ "1": 5, "2": 7, "3": 8 }));
    assert_eq!(state["players"][0]["cards"], json!(["S1-09", "S1-25", { "card": "O1-06", "as": null }]));
    assert_eq!(state["players"][0]["reserved"], json!([{ "card": "O2-03", "blind": true }]));
    assert_eq!(state["players"][1]["cards"], json!(["S1-10", { "card": "O1-08", "as": "red" }]));
    assert_eq!((&state["players"][0]["set_aside"], &state["players"][1]["set_aside"]), (&json!([]), &json!(["SN-03"])));
}

#[test]
fn what_has_left_the_game_is_listed_by_id() {
    let state = state::<Orient>(
        "splendor 2 expansion=orient\n1 S1-01 S1-02 S1-03 S1-04\n2 S2-01 S2-02 S2-03 S2-04\n\
         3 S3-01 S3-02 S3-03 S3-04\nO1 O1-07 O1-08\nO2 O2-01 O2-02\nO3 O3-03 O3-04\n\
         removed S1-30 S1-31 O1-01 O1-06 O2-03\ntiles SN-01 SN-02 SN-03\nseat 0 cards S1-09 O3-01 O3-02\n",
    );
    assert_eq!(state["removed"], json!(["O1-01", "O1-06", "O2-03", "S1-30", "S1-31"]));
}

#[test]
fn a_state_of_the_strongholds() {
    let state = state::<Strongholds>(
        "splendor 2 expansion=strongholds\nturn 0 phase act\n1 S1-01 S1-02 S1-03 S1-04\n2 S2-01 S2-02 S2-03 S2-04\n\
         3 S3-01 S3-02 S3-03 S3-04\ntiles SN-01 SN-02 SN-03\nseat 0 strongholds S2-01\nseat 1 strongholds S1-03 S1-03\n",
    );
    let expected = json!({ "S2-01": { "seat": 0, "count": 1 }, "S1-03": { "seat": 1, "count": 2 } });
    assert_eq!(state["strongholds"], expected);
}
