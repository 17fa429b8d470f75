//! Before and after the game.

use parure_server::protocol::{BotChoice, BotLevelName, BotPersonality, GameName, Stage};
use parure_server::table::{Refusal, Request, check_config, check_name};
use serde_json::json;

use crate::support::{Desk, config, people, person};

const NONCE: &str = "00112233445566778899aabbccddeeff";

#[test]
fn a_game_begins_when_everybody_sits_and_has_sent_a_nonce() {
    let mut desk = Desk::new(people(GameName::Splendor, 2));
    assert_eq!(desk.ask('A', Request::Start), Err(Refusal::SeatsFree));
    desk.ask('B', Request::Sit { seat: 1, name: "Bo".to_owned(), nonce: Some(NONCE.to_owned()) }).unwrap();
    assert_eq!(desk.table.stage(), Stage::Waiting, "the owner's nonce is missing");
    desk.ask('A', Request::Nonce { nonce: NONCE.to_owned() }).unwrap();
    assert_eq!(desk.table.stage(), Stage::Playing);
    assert_eq!(desk.ask('C', Request::Sit { seat: 1, name: "Cy".to_owned(), nonce: None }), Err(Refusal::NotWaiting));
}

#[test]
fn seats_are_for_whoever_comes_first() {
    let mut desk = Desk::new(people(GameName::Marvel, 3));
    let sit = |seat, name: &str| Request::Sit { seat, name: name.to_owned(), nonce: None };
    assert_eq!(desk.ask('B', sit(0, "Bo")), Err(Refusal::SeatTaken));
    assert_eq!(desk.ask('B', sit(9, "Bo")), Err(Refusal::BadSeat));
    assert_eq!(desk.ask('B', sit(1, " \u{202e}x")), Err(Refusal::BadName));
    desk.ask('B', sit(1, "Bo")).unwrap();
    assert_eq!(desk.ask('C', Request::Stand { seat: 1 }), Err(Refusal::NotYours));
    assert_eq!(desk.ask('B', Request::Start), Err(Refusal::NotOwner));
    let bot = Some(BotChoice { level: BotLevelName::Level2, personality: BotPersonality::Rusher });
    assert_eq!(desk.ask('B', Request::SetBot { seat: 2, bot }), Err(Refusal::NotOwner));
    assert_eq!(desk.ask('A', Request::SetBot { seat: 1, bot }), Err(Refusal::SeatTaken));
    desk.ask('A', Request::SetBot { seat: 2, bot }).unwrap();
    desk.ask('B', Request::Stand { seat: 1 }).unwrap();
    assert!(desk.table.places()[1].is_free());
}

#[test]
fn a_hot_seat_sees_through_whoever_is_to_act() {
    let value = json!({ "game": "duel", "seating": "as_set",
        "seats": [{ "who": "me", "name": "One" }, { "who": "me", "name": "Two" }] });
    let mut desk = Desk::new(value);
    desk.ask('A', Request::Start).unwrap();
    let state = desk.seen('A').state;
    assert_eq!((state.me, state.mine), (Some(0), vec![0, 1]));
    desk.play_some(|action| action["type"] == "take");
    assert_eq!(desk.seen('A').state.me, Some(1));
}

#[test]
fn a_seat_can_be_continued_elsewhere_with_its_key() {
    let mut desk = Desk::begun(people(GameName::Splendor, 2));
    let link = |letter| (letter, Request::Link { seat: 0, key_hash: "hash".to_owned() });
    let (letter, request) = link('B');
    assert_eq!(desk.ask(letter, request), Err(Refusal::NotYours));
    let (letter, request) = link('A');
    desk.ask(letter, request).unwrap();
    assert_eq!(desk.ask('D', Request::Claim { key_hash: "other".to_owned() }), Err(Refusal::NoKey));
    desk.ask('D', Request::Claim { key_hash: "hash".to_owned() }).unwrap();
    assert_eq!(desk.seen('D').state.mine, [0]);
    assert!(desk.table.held_by(&person('A')).eq([0]), "and on the first device too");
}

#[test]
fn links_and_devices_of_a_seat_have_an_end() {
    let mut desk = Desk::begun(people(GameName::Splendor, 2));
    for nth in 0..9 {
        desk.ask('A', Request::Link { seat: 0, key_hash: format!("key {nth}") }).unwrap();
    }
    let claim = |nth: u32, desk: &mut Desk, letter| desk.ask(letter, Request::Claim { key_hash: format!("key {nth}") });
    assert_eq!(claim(0, &mut desk, 'E').unwrap_err().code(), "no_key", "the oldest has ended");
    for nth in 0..15 {
        claim(8, &mut desk, char::from(b'E' + nth)).unwrap();
    }
    assert_eq!(claim(8, &mut desk, 'Z').unwrap_err().code(), "no_key", "this is no family any more");
}

#[test]
fn a_rematch_needs_everybody() {
    let mut desk = Desk::begun(people(GameName::Splendor, 2));
    assert_eq!(desk.ask('A', Request::Rematch), Err(Refusal::NotOver));
    desk.ask('A', Request::Resign { seat: 0 }).unwrap();
    assert_eq!(desk.ask('Z', Request::Rematch), Err(Refusal::NotSeated));
    desk.ask('A', Request::Rematch).unwrap();
    assert!(!desk.table.needs().rematch);
    desk.ask('B', Request::Rematch).unwrap();
    assert!(desk.table.needs().rematch);
}

#[test]
fn words_need_a_seat_and_a_table_that_allows_them() {
    let mut value = people(GameName::Splendor, 2);
    let chat = |text: &str| Request::Chat { text: text.to_owned() };
    let mut desk = Desk::begun(value.clone());
    assert_eq!(desk.ask('A', chat("hi")), Err(Refusal::ChatOff));
    value["chat"] = json!("free");
    let mut desk = Desk::begun(value);
    assert_eq!(desk.ask('Z', chat("hi")), Err(Refusal::NotSeated));
    assert_eq!(desk.ask('A', chat("")), Err(Refusal::BadText));
    assert_eq!(desk.ask('A', chat(&"x".repeat(201))), Err(Refusal::BadText));
    desk.ask('A', chat("<script>alert(1)</script>")).unwrap();
    assert_eq!(desk.seen('B').chat[0].text.as_deref(), Some("<script>alert(1)</script>"), "text stays text");
    for nth in 2..=10 {
        desk.ask('A', chat(&format!("word {nth}"))).unwrap();
    }
    assert_eq!(desk.ask('A', chat("and another")), Err(Refusal::TooManyWords));
    desk.ask('B', chat("others may speak")).unwrap();
    desk.now += 30_000;
    desk.ask('A', chat("after a breath")).unwrap();
}

#[test]
fn a_config_that_makes_no_sense_is_refused() {
    let bad = [
        json!({ "game": "splendor", "seats": [{ "who": "me" }] }),
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
    assert_eq!(check_name("  Ada  ").as_deref(), Ok("Ada"));
    for name in ["", "   ", &"x".repeat(25), "a\nb", "a\u{200f}b"] {
        assert_eq!(check_name(name), Err(Refusal::BadName), "{name:?}");
    }
}
