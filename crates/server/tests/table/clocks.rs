//! Clocks, with time turned by hand.

use parure_server::protocol::{GameName, Stage};
use parure_server::table::{Refusal, Request};
use serde_json::{Value, json};

use crate::support::{Desk, people};

fn timed(clock: Value, absence: &str) -> Desk {
    let mut value = people(GameName::Splendor, 2);
    (value["clock"], value["absence"]) = (clock, json!(absence));
    Desk::begun(value)
}

fn left(desk: &Desk) -> Vec<u64> {
    desk.watched().state.clock.unwrap().left
}

fn take(desk: &mut Desk) {
    desk.play_some(|action| action["type"] == "take");
}

#[test]
fn a_clock_per_game_counts_down_and_gets_its_increment() {
    let mut desk = timed(json!({ "kind": "per_game", "seconds": 60, "increment": 5 }), "lose");
    desk.now += 10_000;
    assert_eq!(left(&desk), [50_000, 60_000]);
    take(&mut desk);
    assert_eq!(left(&desk), [55_000, 60_000]);
    desk.now += 1_000;
    assert_eq!((left(&desk), desk.watched().state.clock.unwrap().running), (vec![55_000, 59_000], Some(1)));
}

#[test]
fn a_clock_per_move_begins_anew_with_every_turn() {
    let mut desk = timed(json!({ "kind": "per_move", "seconds": 30 }), "lose");
    desk.now += 29_000;
    take(&mut desk);
    assert_eq!(left(&desk), [30_000, 30_000]);
    assert_eq!(desk.table.needs().wake, Some(desk.now + 30_000));
}

#[test]
fn lag_is_credited_up_to_a_second() {
    for (lag, expected) in [(0, 50_000), (300, 50_300), (9_000, 51_000)] {
        let mut desk = timed(json!({ "kind": "per_game", "seconds": 60, "increment": 0 }), "lose");
        desk.now += 10_000;
        let action = desk.legal()[0].clone();
        desk.ask('A', Request::Move { expected_version: desk.table.version(), action, lag }).unwrap();
        assert_eq!(left(&desk)[0], expected);
    }
}

#[test]
fn who_runs_out_of_time_loses_or_is_played_for() {
    let clock = json!({ "kind": "per_move", "seconds": 30 });
    let mut strict = timed(clock.clone(), "lose");
    strict.now += 29_999;
    assert!(strict.house(Request::Tick).unwrap().steps.is_empty());
    strict.now += 1;
    strict.house(Request::Tick).unwrap();
    let result = strict.watched().state.result.unwrap();
    assert_eq!((result.winners, result.reason.as_str()), (vec![1], "timeout"));

    let mut gentle = timed(clock, "bot");
    gentle.now += 31_000;
    let action = gentle.legal()[0].clone();
    let late = Request::Move { expected_version: gentle.table.version(), action, lag: 0 };
    let decision = gentle.ask('A', late).unwrap();
    assert_eq!((decision.refused, gentle.table.stage()), (Some(Refusal::OutOfTime), Stage::Playing));
    assert_eq!(gentle.table.needs().bot.map(|turn| turn.seat), Some(0));
    gentle.ask('A', Request::Resume { seat: 0 }).unwrap();
    assert_eq!((gentle.table.needs().bot, left(&gentle)), (None, vec![30_000, 30_000]));
    assert_eq!(gentle.ask('A', Request::Resume { seat: 0 }), Err(Refusal::NotAway));
}

#[test]
fn an_empty_clock_per_game_stays_empty() {
    let mut desk = timed(json!({ "kind": "per_game", "seconds": 60, "increment": 5 }), "bot");
    desk.now += 60_001;
    desk.house(Request::Tick).unwrap();
    assert_eq!(desk.ask('A', Request::Resume { seat: 0 }), Err(Refusal::OutOfTime));
}

#[test]
fn a_restart_costs_no_time() {
    let mut desk = timed(json!({ "kind": "per_move", "seconds": 30 }), "lose");
    desk.now += 20_000;
    // The service was away for an hour; whoever loads the table says so.
    let mut table = desk.folded();
    desk.now += 3_600_000;
    table.pause(3_600_000);
    desk.table = table;
    assert_eq!(left(&desk), [10_000, 30_000]);
    assert!(desk.house(Request::Tick).unwrap().steps.is_empty());
    take(&mut desk);
    assert_eq!(left(&desk), [30_000, 30_000]);
}

#[test]
fn taking_back_does_not_make_time() {
    let mut desk = timed(json!({ "kind": "per_game", "seconds": 60, "increment": 5 }), "lose");
    for _ in 0..3 {
        desk.now += 2_000;
        take(&mut desk);
        let undo = Request::Undo { expected_version: desk.table.version() };
        desk.ask('A', undo).unwrap();
    }
    assert_eq!(left(&desk), [54_000, 60_000]);
}

#[test]
fn days_are_days() {
    let mut desk = timed(json!({ "kind": "days", "days": 2 }), "lose");
    let day = 24 * 60 * 60 * 1000;
    assert_eq!(left(&desk), [2 * day, 2 * day]);
    desk.now += 2 * day - 1;
    take(&mut desk);
    assert_eq!(desk.table.needs().wake, Some(desk.now + 2 * day));
}
