//! Moves: once, on what was seen, by whoever is to act; and how games end.

use parure_engine::chance::SplitMix64;
use parure_server::protocol::{GameName, Stage};
use parure_server::table::{Refusal, Request, Who};
use serde_json::json;

use crate::support::{Desk, people, person};

const GAMES: [(GameName, usize); 5] = [
    (GameName::Splendor, 2),
    (GameName::Splendor, 4),
    (GameName::Marvel, 3),
    (GameName::Marvel, 2),
    (GameName::Duel, 2),
];

#[test]
fn every_game_is_played_to_its_end_and_folds_to_the_same_table() {
    for (game, players) in GAMES {
        for seed in 0..3 {
            let mut desk = Desk::begun(people(game, players));
            desk.play_random(4_000, &mut SplitMix64::new(seed));
            assert_eq!(desk.table.stage(), Stage::Over, "{game:?} {seed}");
            let folded = desk.folded();
            let live = desk.table.play().unwrap();
            assert_eq!(folded.play().unwrap().position(), live.position());
            for letter in ['A', 'B', 'Z'] {
                let snapshot = folded.snapshot(Some(&person(letter)), desk.now, &Default::default());
                assert_eq!(snapshot, desk.seen(letter));
            }
        }
    }
}

#[test]
fn the_same_id_is_never_done_twice() {
    let mut desk = Desk::begun(people(GameName::Splendor, 2));
    let (who, action) = (Who::Person(person('A')), desk.legal()[0].clone());
    let request = Request::Move { expected_version: desk.table.version(), action, lag: 0 };
    desk.ask_as(&who, Some("m1"), request.clone()).unwrap();
    let stored = desk.table.version();
    let again = desk.ask_as(&who, Some("m1"), request.clone()).unwrap();
    assert_eq!((again.before, desk.table.version()), (Some(stored), stored));
    // Also after a restart.
    let folded = desk.folded().decide(desk.now, &who, Some("m1"), request).unwrap();
    assert_eq!(folded.before, Some(stored));
}

#[test]
fn a_move_on_an_old_table_changes_nothing() {
    let mut desk = Desk::begun(people(GameName::Splendor, 2));
    let old = desk.table.version();
    desk.play_some(|action| action["type"] == "take");
    let action = desk.legal()[0].clone();
    let stale = Request::Move { expected_version: old, action: action.clone(), lag: 0 };
    assert_eq!(desk.ask('B', stale), Err(Refusal::Stale));
    let future = Request::Move { expected_version: desk.table.version() + 1, action: action.clone(), lag: 0 };
    assert_eq!(desk.ask('B', future), Err(Refusal::Stale));
    // Words do not make a move stale.
    let seen = desk.table.version();
    desk.ask('A', Request::Say { phrase: parure_server::protocol::Phrase::GoodLuck }).unwrap();
    assert!(desk.ask('B', Request::Move { expected_version: seen, action, lag: 0 }).is_ok());
}

#[test]
fn only_whoever_is_to_act_may_move() {
    let mut desk = Desk::begun(people(GameName::Duel, 2));
    let action = desk.legal()[0].clone();
    let request = Request::Move { expected_version: desk.table.version(), action, lag: 0 };
    assert_eq!(desk.ask('B', request.clone()), Err(Refusal::NotYourTurn));
    assert_eq!(desk.ask('Z', request.clone()), Err(Refusal::NotSeated));
    assert!(desk.ask_as(&Who::House, None, request).unwrap().steps.is_empty());
}

#[test]
fn a_refused_move_names_its_rule() {
    let mut desk = Desk::begun(people(GameName::Splendor, 2));
    let version = desk.table.version();
    let mut refused = |action| match desk.play(action) {
        Err(refusal) => (refusal.code(), refusal.rule()),
        Ok(_) => panic!("this is not legal"),
    };
    assert_eq!(refused(json!({ "type": "take", "tokens": { "gold": 1 } })), ("only_gems", Some("S-09")));
    assert_eq!(refused(json!({ "type": "pass" })), ("must_act", Some("S-08")));
    assert_eq!(refused(json!({ "type": "fly" })), ("bad_action", None));
    assert_eq!(refused(json!([1, 2])), ("bad_action", None));
    assert_eq!(desk.table.version(), version);
}

#[test]
fn giving_up_ends_a_game_of_two_and_not_one_of_three() {
    let mut two = Desk::begun(people(GameName::Splendor, 2));
    two.ask('A', Request::Resign { seat: 0 }).unwrap();
    let result = two.watched().state.result.unwrap();
    assert_eq!((result.winners, result.reason.as_str()), (vec![1], "resigned"));
    assert_eq!(two.ask('B', Request::Resign { seat: 1 }), Err(Refusal::NotPlaying));

    let mut three = Desk::begun(people(GameName::Marvel, 3));
    assert_eq!(three.ask('A', Request::Resign { seat: 1 }), Err(Refusal::NotYours));
    three.ask('A', Request::Resign { seat: 0 }).unwrap();
    assert_eq!(three.table.stage(), Stage::Playing);
    assert_eq!(three.table.needs().bot.map(|turn| turn.seat), Some(0), "a bot plays the lost seat's turns");
    three.ask('C', Request::Resign { seat: 2 }).unwrap();
    assert_eq!(three.watched().state.result.unwrap().winners, [1]);
}

#[test]
fn partners_lose_together() {
    let mut value = people(GameName::Splendor, 4);
    value["options"] = json!({ "team": true });
    let mut desk = Desk::begun(value);
    desk.ask('A', Request::Resign { seat: 0 }).unwrap();
    assert_eq!(desk.table.stage(), Stage::Playing, "the partner plays on");
    desk.ask('C', Request::Resign { seat: 2 }).unwrap();
    assert_eq!(desk.watched().state.result.unwrap().winners, [1, 3]);
}
