//! Games that people leave: who waits for whom, and how it ends.

use parure_server::table::{DESERTED_AGE, GameName, HouseRequest, PlayerRequest, Stage};
use serde_json::{Value, json};

use crate::support::{TableHarness, people};

fn timed(clock: Value, absence: &str) -> TableHarness {
    let mut value = people(GameName::Splendor, 2);
    (value["clock"], value["absence"]) = (clock, json!(absence));
    TableHarness::begun(value)
}

/// A person against bots; the person moves first.
fn against_bots(bots: usize) -> TableHarness {
    let mut seats = vec![json!({ "who": "me" })];
    seats.resize(1 + bots, json!({ "who": "bot", "level": "level1" }));
    TableHarness::begun(json!({ "game": "splendor", "seats": seats, "seating": "as_set" }))
}

fn run_out(harness: &mut TableHarness) {
    harness.now = harness.table.needs().wake.expect("a clock runs");
    harness.house(HouseRequest::Tick).unwrap();
}

#[test]
fn a_game_that_everybody_has_left_waits_for_somebody_to_come_back() {
    let mut harness = timed(json!({ "kind": "per_move", "seconds": 30 }), "bot");
    run_out(&mut harness);
    assert_eq!(harness.table.needs().bot.map(|turn| turn.seat), Some(0), "somebody is there to play against");
    harness.ask('B', PlayerRequest::Leave { seat: 1 }).unwrap();
    assert_eq!(harness.table.needs().bot, None, "bots do not play a game of people to its end");
    let state = harness.watched().state;
    assert_eq!(state.closes, Some(harness.now + DESERTED_AGE));
    assert_eq!(state.clock.unwrap().running, None, "no clock runs meanwhile");
    harness.now += DESERTED_AGE - 1;
    assert!(harness.house(HouseRequest::Tick).unwrap().steps.is_empty());
    harness.ask('B', PlayerRequest::Resume { seat: 1 }).unwrap();
    assert_eq!((harness.watched().state.closes, harness.table.needs().bot.map(|turn| turn.seat)), (None, Some(0)));
    assert_eq!(harness.folded().needs(), harness.table.needs(), "a restart changes nothing");
}

#[test]
fn a_game_that_nobody_comes_back_to_is_closed_by_the_rule_that_the_table_states() {
    let mut harness = timed(json!({ "kind": "days", "days": 1 }), "bot");
    harness.ask('B', PlayerRequest::Leave { seat: 1 }).unwrap();
    run_out(&mut harness);
    let closes = harness.watched().state.closes.expect("it says when");
    assert_eq!(harness.table.needs().wake, Some(closes));
    harness.now = closes;
    harness.house(HouseRequest::Tick).unwrap();
    assert_eq!((harness.table.stage(), harness.watched().state.result), (Stage::Closed, None));
    assert_eq!(harness.table.needs().wake, None);
}

#[test]
fn whoever_leaves_bots_alone_finds_the_game_where_it_was() {
    let mut harness = against_bots(1);
    harness.ask('A', PlayerRequest::Leave { seat: 0 }).unwrap();
    assert_eq!(harness.table.needs().bot, None);
    harness.ask('A', PlayerRequest::Resume { seat: 0 }).unwrap();
    assert_eq!(harness.to_act(), 'A');
}

#[test]
fn a_game_is_over_when_every_person_has_lost() {
    for bots in [1, 3] {
        let mut harness = against_bots(bots);
        harness.ask('A', PlayerRequest::Resign { seat: 0 }).unwrap();
        let result = harness.watched().state.result.expect("the game is over");
        assert_eq!((result.winners, result.reason.as_str()), ((1..=bots).collect(), "resigned"));
        assert_eq!(harness.folded().stage(), Stage::Over);
    }
    let mut value = people(GameName::Splendor, 4);
    value["seats"][2] = json!({ "who": "bot", "level": "level1" });
    value["seats"][3] = json!({ "who": "bot", "level": "level1" });
    (value["clock"], value["absence"]) = (json!({ "kind": "per_move", "seconds": 30 }), json!("lose"));
    let mut harness = TableHarness::begun(value);
    harness.ask('B', PlayerRequest::Resign { seat: 1 }).unwrap();
    assert_eq!(harness.table.stage(), Stage::Playing, "one person still plays");
    run_out(&mut harness);
    assert_eq!(harness.watched().state.result.map(|result| result.reason).as_deref(), Some("timeout"));
}

#[test]
fn a_rematch_does_not_wait_for_whoever_left() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 3));
    harness.ask('C', PlayerRequest::Leave { seat: 2 }).unwrap();
    harness.ask('A', PlayerRequest::Resign { seat: 0 }).unwrap();
    harness.ask('B', PlayerRequest::Resign { seat: 1 }).unwrap();
    harness.ask('A', PlayerRequest::Rematch {}).unwrap();
    assert!(!harness.table.needs().rematch);
    harness.ask('B', PlayerRequest::Rematch {}).unwrap();
    assert!(harness.table.needs().rematch);
}
