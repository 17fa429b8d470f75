//! Clocks, with time turned by hand.

use parure_server::table::{GameName, HouseRequest, PlayerRequest, Refusal, Stage, Step};
use serde_json::{Value, json};

use crate::support::{TableHarness, people};

fn timed(clock: Value, absence: &str) -> TableHarness {
    let mut value = people(GameName::Splendor, 2);
    (value["clock"], value["absence"]) = (clock, json!(absence));
    TableHarness::begun(value)
}

fn left(harness: &TableHarness) -> Vec<u64> {
    harness.watched().state.clock.unwrap().left
}

fn take(harness: &mut TableHarness) {
    harness.play_some(|action| action["type"] == "take");
}

#[test]
fn a_clock_per_game_counts_down_and_gets_its_increment() {
    let mut harness = timed(json!({ "kind": "per_game", "seconds": 60, "increment": 5 }), "lose");
    harness.now += 10_000;
    assert_eq!(left(&harness), [50_000, 60_000]);
    take(&mut harness);
    assert_eq!(left(&harness), [55_000, 60_000]);
    harness.now += 1_000;
    assert_eq!((left(&harness), harness.watched().state.clock.unwrap().running), (vec![55_000, 59_000], Some(1)));
}

#[test]
fn a_clock_per_move_begins_anew_with_every_turn() {
    let mut harness = timed(json!({ "kind": "per_move", "seconds": 30 }), "lose");
    harness.now += 29_000;
    take(&mut harness);
    assert_eq!(left(&harness), [30_000, 30_000]);
    assert_eq!(harness.table.needs().wake, Some(harness.now + 30_000));
}

#[test]
fn lag_is_credited_up_to_a_second() {
    for (lag, expected) in [(0, 50_000), (300, 50_300), (9_000, 51_000)] {
        let mut harness = timed(json!({ "kind": "per_game", "seconds": 60, "increment": 0 }), "lose");
        harness.now += 10_000;
        harness.lag = lag;
        let action = harness.legal()[0].clone();
        harness.ask('A', PlayerRequest::Move { expected_version: harness.table.version(), action }).unwrap();
        assert_eq!(left(&harness)[0], expected);
    }
}

#[test]
fn who_runs_out_of_time_loses_or_is_played_for() {
    let clock = json!({ "kind": "per_move", "seconds": 30 });
    let mut strict = timed(clock.clone(), "lose");
    strict.now += 29_999;
    assert!(strict.house(HouseRequest::Tick).unwrap().steps.is_empty());
    strict.now += 1;
    strict.house(HouseRequest::Tick).unwrap();
    let result = strict.watched().state.result.unwrap();
    assert_eq!((result.winners, result.reason.as_str()), (vec![1], "timeout"));

    let mut gentle = timed(clock, "bot");
    gentle.now += 31_000;
    let action = gentle.legal()[0].clone();
    let late = PlayerRequest::Move { expected_version: gentle.table.version(), action };
    let decision = gentle.ask('A', late).unwrap();
    assert_eq!((decision.refused, gentle.table.stage()), (Some(Refusal::OutOfTime), Stage::Playing));
    assert_eq!(gentle.table.needs().bot.map(|turn| turn.seat), Some(0));
    gentle.ask('A', PlayerRequest::Resume { seat: 0 }).unwrap();
    assert_eq!((gentle.table.needs().bot, left(&gentle)), (None, vec![30_000, 30_000]));
    assert_eq!(gentle.ask('A', PlayerRequest::Resume { seat: 0 }), Err(Refusal::NotAway));
}

#[test]
fn whoever_comes_back_with_an_empty_clock_has_a_minute() {
    let mut harness = timed(json!({ "kind": "per_game", "seconds": 300, "increment": 5 }), "bot");
    harness.now += 300_001;
    harness.house(HouseRequest::Tick).unwrap();
    assert_eq!(left(&harness), [0, 300_000]);
    harness.ask('A', PlayerRequest::Resume { seat: 0 }).unwrap();
    assert_eq!((left(&harness), harness.table.needs().wake), (vec![60_000, 300_000], Some(harness.now + 60_000)));
    harness.ask('A', PlayerRequest::Leave { seat: 0 }).unwrap();
    harness.ask('A', PlayerRequest::Resume { seat: 0 }).unwrap();
    assert_eq!(left(&harness), [60_000, 300_000], "what is left is left");
}

#[test]
fn a_restart_costs_no_time() {
    let mut harness = timed(json!({ "kind": "per_move", "seconds": 30 }), "lose");
    harness.now += 20_000;
    // The service was away for an hour; whoever loads the table says so, and one more who noticed the same.
    let (from, to) = (harness.now, harness.now + 3_600_000);
    harness.now = to;
    harness.house(HouseRequest::Pause { from, to }).unwrap();
    harness.house(HouseRequest::Pause { from: from + 1_000, to }).unwrap();
    assert_eq!(harness.steps.iter().filter(|step| matches!(step.step, Step::Paused { .. })).count(), 1);
    harness.table = harness.folded();
    assert_eq!(left(&harness), [10_000, 30_000]);
    assert!(harness.house(HouseRequest::Tick).unwrap().steps.is_empty());
    take(&mut harness);
    assert_eq!(left(&harness), [30_000, 30_000]);
}

#[test]
fn taking_back_does_not_make_time() {
    let mut harness = timed(json!({ "kind": "per_game", "seconds": 60, "increment": 5 }), "lose");
    for _ in 0..3 {
        harness.now += 2_000;
        take(&mut harness);
        let undo = PlayerRequest::Undo { expected_version: harness.table.version() };
        harness.ask('A', undo).unwrap();
    }
    assert_eq!(left(&harness), [54_000, 60_000]);
}

#[test]
fn days_are_days() {
    let mut harness = timed(json!({ "kind": "days", "days": 2 }), "lose");
    let day = 24 * 60 * 60 * 1000;
    assert_eq!(left(&harness), [2 * day, 2 * day]);
    harness.now += 2 * day - 1;
    take(&mut harness);
    assert_eq!(harness.table.needs().wake, Some(harness.now + 2 * day));
}

#[test]
fn a_pause_before_the_turn_is_nobodys() {
    let mut harness = timed(json!({ "kind": "per_game", "seconds": 60, "increment": 0 }), "lose");
    let begun = harness.now;
    harness.now += 10_000;
    take(&mut harness);
    harness.now += 5_000;
    // Half of it was the other player's time, which is over.
    let (from, to) = (begun + 5_000, harness.now);
    harness.house(HouseRequest::Pause { from, to }).unwrap();
    assert_eq!(left(&harness), [50_000, 60_000]);
    harness.now += 1_000;
    assert_eq!((left(&harness), harness.table.needs().wake), (vec![50_000, 59_000], Some(harness.now + 59_000)));
}
