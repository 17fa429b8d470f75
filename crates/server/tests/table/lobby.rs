//! Before and after the game.

use parure_bots::{BotLevel, Personality};
use parure_server::table::{
    AccessRequest, BotChoice, GameName, HouseRequest, Phrase, PlayerRequest, Refusal, Stage, check_config, check_name,
};
use serde_json::json;

use crate::support::{TableHarness, config, people, person};

const NONCE: &str = "00112233445566778899aabbccddeeff";

#[test]
fn a_game_begins_when_everybody_sits_and_has_sent_a_nonce() {
    let mut harness = TableHarness::new(people(GameName::Splendor, 2));
    assert_eq!(harness.ask('A', PlayerRequest::Start {}), Err(Refusal::SeatsFree));
    harness
        .ask('B', PlayerRequest::Sit { seat: 1, name: Some("Bo".to_owned()), nonce: Some(NONCE.to_owned()) })
        .unwrap();
    assert_eq!(harness.table.stage(), Stage::Waiting, "the owner's nonce is missing");
    harness.ask('A', PlayerRequest::Nonce { nonce: NONCE.to_owned() }).unwrap();
    assert_eq!(harness.table.stage(), Stage::Playing);
    assert_eq!(
        harness.ask('C', PlayerRequest::Sit { seat: 1, name: Some("Cy".to_owned()), nonce: None }),
        Err(Refusal::NotWaiting)
    );
}

#[test]
fn seats_are_for_whoever_comes_first() {
    let mut harness = TableHarness::new(people(GameName::Marvel, 3));
    let sit = |seat, name: &str| PlayerRequest::Sit { seat, name: Some(name.to_owned()), nonce: None };
    assert_eq!(harness.ask('B', sit(0, "Bo")), Err(Refusal::SeatTaken));
    assert_eq!(harness.ask('B', sit(9, "Bo")), Err(Refusal::BadSeat));
    assert_eq!(harness.ask('B', sit(1, " \u{202e}x")), Err(Refusal::BadName));
    harness.ask('B', sit(1, "Bo")).unwrap();
    assert_eq!(harness.ask('C', PlayerRequest::Stand { seat: 1 }), Err(Refusal::NotYours));
    assert_eq!(harness.ask('B', PlayerRequest::Start {}), Err(Refusal::NotOwner));
    let bot = Some(BotChoice { level: BotLevel::Level2, personality: Personality::Rusher });
    assert_eq!(harness.ask('B', PlayerRequest::SetBot { seat: 2, bot }), Err(Refusal::NotOwner));
    assert_eq!(harness.ask('A', PlayerRequest::SetBot { seat: 1, bot }), Err(Refusal::SeatTaken));
    harness.ask('A', PlayerRequest::SetBot { seat: 2, bot }).unwrap();
    harness.ask('B', PlayerRequest::Stand { seat: 1 }).unwrap();
    assert!(harness.table.seat_holders()[1].is_free());
}

#[test]
fn the_owner_moves_everybody_and_others_move_themselves() {
    let mut harness = TableHarness::new(people(GameName::Splendor, 4));
    let sit = |seat, name: &str| PlayerRequest::Sit { seat, name: Some(name.to_owned()), nonce: None };
    let swap = |seat, with| PlayerRequest::Swap { seat, with };
    let names =
        |harness: &TableHarness| harness.watched().state.seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>();
    harness.ask('B', sit(1, "Bo")).unwrap();
    harness.ask('C', sit(2, "Cy")).unwrap();
    assert_eq!(harness.ask('B', swap(1, 2)), Err(Refusal::NotOwner), "somebody sits there");
    assert_eq!(harness.ask('B', swap(2, 3)), Err(Refusal::NotOwner), "this is somebody else");
    assert_eq!(harness.ask('B', swap(1, 4)), Err(Refusal::BadSeat));
    harness.ask('B', swap(1, 3)).unwrap();
    assert_eq!(names(&harness), ["Ada", "", "Cy", "Bo"]);
    harness.ask('B', PlayerRequest::Nonce { nonce: NONCE.to_owned() }).unwrap();
    harness.ask('B', PlayerRequest::Say { phrase: Phrase::Hello }).unwrap();
    harness.ask('A', swap(2, 3)).unwrap();
    assert_eq!(names(&harness), ["Ada", "", "Bo", "Cy"]);
    assert!(!harness.table.is_ready(2), "whoever was moved commits anew");
    let said = harness.seen('A').chat;
    assert_eq!((said[0].seat, said[0].name.as_str()), (2, "Bo"), "words go with whoever said them");
}

#[test]
fn words_of_before_the_game_belong_to_whoever_said_them() {
    let mut value = people(GameName::Splendor, 4);
    value["seating"] = json!("random");
    let mut harness = TableHarness::seated(value);
    for letter in 'A'..='D' {
        harness.ask(letter, PlayerRequest::Say { phrase: Phrase::Hello }).unwrap();
    }
    harness.ask('A', PlayerRequest::Start {}).unwrap();
    let snapshot = harness.watched();
    for line in snapshot.chat {
        assert_eq!(snapshot.state.seats[line.seat].name, line.name);
    }
}

#[test]
fn another_name_is_seen_wherever_somebody_sits_under_their_own() {
    let rename = |harness: &mut TableHarness, before: &str, name: &str| {
        let rename = HouseRequest::Rename { person: person('A'), before: before.to_owned(), name: name.to_owned() };
        harness.house(rename).unwrap().steps.len()
    };
    let names =
        |harness: &TableHarness| harness.watched().state.seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>();
    let mut harness = TableHarness::seated(people(GameName::Splendor, 2));
    assert_eq!(rename(&mut harness, "Ada", "Augusta"), 1);
    assert_eq!(names(&harness), ["Augusta", "PB"]);
    harness.ask('A', PlayerRequest::Start {}).unwrap();
    assert_eq!(rename(&mut harness, "lost on the way", "Countess"), 1, "with one seat there is no doubt");
    let version = harness.table.version();
    assert_eq!(rename(&mut harness, "Countess", "Countess"), 0);
    let action = harness.legal()[0].clone();
    let made = PlayerRequest::Move { expected_version: version - 1, action };
    harness.ask('A', made).expect("a name does not make a move stale");
    assert_eq!(
        (names(&harness), harness.folded().seat_holders()),
        (vec!["Countess".to_owned(), "PB".to_owned()], harness.table.seat_holders())
    );

    let hot = json!({ "game": "duel", "seats": [{ "who": "me" }, { "who": "me", "name": "Junior" }] });
    let mut harness = TableHarness::new(hot);
    assert_eq!(rename(&mut harness, "Ada", "Augusta"), 1);
    assert_eq!(names(&harness), ["Augusta", "Junior"]);
}

#[test]
fn a_hot_seat_sees_through_whoever_is_to_act() {
    let value = json!({ "game": "duel", "seating": "as_set",
        "seats": [{ "who": "me", "name": "One" }, { "who": "me", "name": "Two" }] });
    let mut harness = TableHarness::new(value);
    harness.ask('A', PlayerRequest::Start {}).unwrap();
    let state = harness.seen('A').state;
    assert_eq!((state.me, state.mine), (Some(0), vec![0, 1]));
    harness.play_some(|action| action["type"] == "take");
    assert_eq!(harness.seen('A').state.me, Some(1));
}

#[test]
fn a_seat_can_be_continued_elsewhere_with_its_key() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    let link = |letter| (letter, AccessRequest::Link { seat: 0, key_hash: "hash".to_owned() });
    let (letter, request) = link('B');
    assert_eq!(harness.access(letter, request), Err(Refusal::NotYours));
    let (letter, request) = link('A');
    harness.access(letter, request).unwrap();
    assert_eq!(harness.access('D', AccessRequest::Claim { key_hash: "other".to_owned() }), Err(Refusal::NoKey));
    harness.access('D', AccessRequest::Claim { key_hash: "hash".to_owned() }).unwrap();
    assert_eq!(harness.seen('D').state.mine, [0]);
    assert!(harness.table.held_by(&person('A')).eq([0]), "and on the first device too");
}

#[test]
fn links_and_devices_of_a_seat_have_an_end() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    for nth in 0..9 {
        harness.access('A', AccessRequest::Link { seat: 0, key_hash: format!("key {nth}") }).unwrap();
    }
    let claim = |nth: u32, harness: &mut TableHarness, letter| {
        harness.access(letter, AccessRequest::Claim { key_hash: format!("key {nth}") })
    };
    assert_eq!(claim(0, &mut harness, 'E').unwrap_err().code(), "no_key", "the oldest has ended");
    for nth in 0..15 {
        claim(8, &mut harness, char::from(b'E' + nth)).unwrap();
        harness.access('A', AccessRequest::Link { seat: 0, key_hash: "key 8".to_owned() }).unwrap();
    }
    assert_eq!(claim(8, &mut harness, 'Z').unwrap_err().code(), "no_key", "this is no family any more");
}

#[test]
fn a_rematch_needs_everybody() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    assert_eq!(harness.ask('A', PlayerRequest::Rematch {}), Err(Refusal::NotOver));
    harness.ask('A', PlayerRequest::Resign { seat: 0 }).unwrap();
    assert_eq!(harness.ask('Z', PlayerRequest::Rematch {}), Err(Refusal::NotSeated));
    harness.ask('A', PlayerRequest::Rematch {}).unwrap();
    assert!(!harness.table.needs().rematch);
    harness.ask('B', PlayerRequest::Rematch {}).unwrap();
    assert!(harness.table.needs().rematch);
}

#[test]
fn words_need_a_seat_and_a_table_that_allows_them() {
    let mut value = people(GameName::Splendor, 2);
    let chat = |text: &str| PlayerRequest::Chat { text: text.to_owned() };
    let mut harness = TableHarness::begun(value.clone());
    assert_eq!(harness.ask('A', chat("hi")), Err(Refusal::ChatOff));
    value["chat"] = json!("free");
    let mut harness = TableHarness::begun(value);
    assert_eq!(harness.ask('Z', chat("hi")), Err(Refusal::NotSeated));
    assert_eq!(harness.ask('A', chat("")), Err(Refusal::BadText));
    assert_eq!(harness.ask('A', chat(&"x".repeat(201))), Err(Refusal::BadText));
    harness.ask('A', chat("<script>alert(1)</script>")).unwrap();
    assert_eq!(harness.seen('B').chat[0].text.as_deref(), Some("<script>alert(1)</script>"), "text stays text");
    for nth in 2..=10 {
        harness.ask('A', chat(&format!("word {nth}"))).unwrap();
    }
    assert_eq!(harness.ask('A', chat("and another")), Err(Refusal::TooManyWords { wait: 30_000 }));
    harness.ask('B', chat("others may speak")).unwrap();
    harness.now += 30_000;
    harness.ask('A', chat("after a breath")).unwrap();
}

#[test]
fn a_config_that_makes_no_sense_is_refused() {
    let bad = [
        json!({ "game": "splendor", "seats": [{ "who": "me" }] }),
        json!({ "game": "splendor", "seats": vec![json!({ "who": "open" }); 5] }),
        json!({ "game": "duel", "seats": [{ "who": "me" }, { "who": "open" }, { "who": "open" }] }),
        json!({ "game": "splendor", "options": { "target": 0 }, "seats": [{ "who": "me" }, { "who": "open" }] }),
        json!({ "game": "splendor", "options": { "no": 1 }, "seats": [{ "who": "me" }, { "who": "open" }] }),
        json!({ "game": "duel", "clock": { "kind": "per_move", "seconds": 1 }, "seats": [{ "who": "me" }, { "who": "open" }] }),
        json!({ "game": "duel", "clock": { "kind": "days", "days": 31 }, "seats": [{ "who": "me" }, { "who": "open" }] }),
    ];
    for value in bad {
        let code = check_config(config(value.clone())).map_err(|refusal| refusal.code());
        assert_eq!(code.err(), Some("bad_config"), "{value}");
    }
    let four = vec![json!({ "who": "open" }); 4];
    for (options, word) in [
        (json!({ "expansion": "harbours" }), "`posts`, `orient` or `strongholds`"),
        (json!({ "expansion": "cities", "target": 21 }), "target"),
        (json!({ "expansion": "orient", "team": true }), "team"),
    ] {
        let value = json!({ "game": "splendor", "options": options, "seats": four });
        let Err(Refusal::BadConfig(reason)) = check_config(config(value)) else { panic!("{options} is played") };
        assert!(reason.to_lowercase().contains(word), "{options}: {reason}");
    }
    assert_eq!(check_name("  Ada  ").as_deref(), Ok("Ada"));
    for name in ["", "   ", &"x".repeat(25), "a\nb", "a\u{200f}b"] {
        assert_eq!(check_name(name), Err(Refusal::BadName), "{name:?}");
    }
}
