//! Moves: once, on what was seen, by whoever is to act; and how games end.

use parure_engine::chance::SplitMix64;
use parure_server::protocol::Snapshot;
use parure_server::table::{GameName, Phrase, PlayerRequest, Refusal, Stage};
use serde_json::json;

use crate::support::{TableHarness, people, person};

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
            let mut harness = TableHarness::begun(people(game, players));
            harness.play_random(4_000, &mut SplitMix64::new(seed));
            assert_eq!(harness.table.stage(), Stage::Over, "{game:?} {seed}");
            let folded = harness.folded();
            let live = harness.table.play().unwrap();
            assert_eq!(folded.play().unwrap().position(), live.position());
            for letter in ['A', 'B', 'Z'] {
                let snapshot = Snapshot::of(&folded, Some(&person(letter)), harness.now, &Default::default());
                assert_eq!(snapshot, harness.seen(letter));
            }
        }
    }
}

#[test]
fn the_same_id_is_never_done_twice() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    let action = harness.legal()[0].clone();
    let request = harness.by('A', PlayerRequest::Move { expected_version: harness.table.version(), action });
    harness.carry_out(Some("m1"), request.clone()).unwrap();
    let stored = harness.table.version();
    let again = harness.carry_out(Some("m1"), request.clone()).unwrap();
    assert_eq!((again.before, harness.table.version()), (Some(stored), stored));
    // Also after a restart.
    let folded = harness.folded().decide(harness.now, Some("m1"), request).unwrap();
    assert_eq!(folded.before, Some(stored));
}

#[test]
fn nobodys_request_is_taken_for_anothers() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    let next = |harness: &TableHarness, letter| {
        let action = harness.legal()[0].clone();
        harness.by(letter, PlayerRequest::Move { expected_version: harness.table.version(), action })
    };
    harness.carry_out(Some("m1"), next(&harness, 'A')).unwrap();
    let decision = harness.carry_out(Some("m1"), next(&harness, 'B')).unwrap();
    assert_eq!((decision.before, decision.steps.len()), (None, 1), "B's own request, though A has used its id");
    // Not by another's name either.
    let forged = format!("{}/m1", person('A'));
    let decision = harness.carry_out(Some(&forged), next(&harness, 'A')).unwrap();
    assert_eq!((decision.before, decision.steps.len()), (None, 1));
    assert_eq!(harness.decide(Some(&forged), next(&harness, 'B')).unwrap().before, None);
}

#[test]
fn a_move_on_an_old_table_changes_nothing() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    let old = harness.table.version();
    harness.play_some(|action| action["type"] == "take");
    let action = harness.legal()[0].clone();
    let stale = PlayerRequest::Move { expected_version: old, action: action.clone() };
    assert_eq!(harness.ask('B', stale), Err(Refusal::Stale));
    let future = PlayerRequest::Move { expected_version: harness.table.version() + 1, action: action.clone() };
    assert_eq!(harness.ask('B', future), Err(Refusal::Stale));
    // Words do not make a move stale.
    let seen = harness.table.version();
    harness.ask('A', PlayerRequest::Say { phrase: Phrase::GoodLuck }).unwrap();
    assert!(harness.ask('B', PlayerRequest::Move { expected_version: seen, action }).is_ok());
}

#[test]
fn only_whoever_is_to_act_may_move() {
    let mut harness = TableHarness::begun(people(GameName::Duel, 2));
    let action = harness.legal()[0].clone();
    let request = PlayerRequest::Move { expected_version: harness.table.version(), action };
    assert_eq!(harness.ask('B', request.clone()), Err(Refusal::NotYourTurn));
    assert_eq!(harness.ask('Z', request), Err(Refusal::NotSeated));
}

#[test]
fn a_refused_move_names_its_rule() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    let version = harness.table.version();
    let mut refused = |action| match harness.play(action) {
        Err(refusal) => (refusal.code(), refusal.rule()),
        Ok(_) => panic!("this is not legal"),
    };
    assert_eq!(refused(json!({ "type": "take", "tokens": { "gold": 1 } })), ("only_gems", Some("S-09")));
    assert_eq!(refused(json!({ "type": "pass" })), ("must_act", Some("S-08")));
    assert_eq!(refused(json!({ "type": "fly" })), ("bad_action", None));
    assert_eq!(refused(json!([1, 2])), ("bad_action", None));
    assert_eq!(harness.table.version(), version);
}

#[test]
fn giving_up_ends_a_game_of_two_and_not_one_of_three() {
    let mut two = TableHarness::begun(people(GameName::Splendor, 2));
    two.ask('A', PlayerRequest::Resign { seat: 0 }).unwrap();
    let result = two.watched().state.result.unwrap();
    assert_eq!((result.winners, result.reason.as_str()), (vec![1], "resigned"));
    assert_eq!(two.ask('B', PlayerRequest::Resign { seat: 1 }), Err(Refusal::NotPlaying));

    let mut three = TableHarness::begun(people(GameName::Marvel, 3));
    assert_eq!(three.ask('A', PlayerRequest::Resign { seat: 1 }), Err(Refusal::NotYours));
    three.ask('A', PlayerRequest::Resign { seat: 0 }).unwrap();
    assert_eq!(three.table.stage(), Stage::Playing);
    assert_eq!(three.table.needs().bot.map(|turn| turn.seat), Some(0), "a bot plays the lost seat's turns");
    three.ask('C', PlayerRequest::Resign { seat: 2 }).unwrap();
    assert_eq!(three.watched().state.result.unwrap().winners, [1]);
}

#[test]
fn partners_lose_together() {
    let mut value = people(GameName::Splendor, 4);
    value["options"] = json!({ "team": true });
    let mut harness = TableHarness::begun(value);
    harness.ask('A', PlayerRequest::Resign { seat: 0 }).unwrap();
    assert_eq!(harness.table.stage(), Stage::Playing, "the partner plays on");
    harness.ask('C', PlayerRequest::Resign { seat: 2 }).unwrap();
    assert_eq!(harness.watched().state.result.unwrap().winners, [1, 3]);
}
