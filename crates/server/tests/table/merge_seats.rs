//! Guests who sign in to an account bring their seats along.

use parure_server::protocol::SeatState;
use parure_server::table::{AccessRequest, GameName, HouseRequest, PlayerRequest, Refusal};

use crate::support::{TableHarness, people, person};

fn merge(from: char, to: char) -> HouseRequest {
    HouseRequest::MergeSeats { from: person(from), to: person(to) }
}

#[test]
fn a_seat_and_the_table_itself_become_the_accounts() {
    let mut harness = TableHarness::new(people(GameName::Splendor, 2));
    harness.house(merge('A', 'Z')).unwrap();
    assert_eq!(harness.ask('A', PlayerRequest::Stand { seat: 0 }), Err(Refusal::NotYours));
    harness.ask('B', PlayerRequest::Sit { seat: 1, name: Some("Bo".to_owned()), nonce: None }).unwrap();
    assert_eq!(harness.ask('A', PlayerRequest::Start {}), Err(Refusal::NotOwner));
    harness.ask('Z', PlayerRequest::Start {}).unwrap();
    assert_eq!((harness.seen('Z').state.me, harness.seen('A').state.me), (Some(0), None));
    assert_eq!(SeatState::all(&harness.table, &Default::default())[0].name, "Ada", "the name at the table stays");
}

#[test]
fn a_move_thought_of_before_is_not_stale_after() {
    let mut harness = TableHarness::begun(people(GameName::Duel, 2));
    let (before, action) = (harness.table.version(), harness.legal().remove(0));
    harness.house(merge('A', 'Z')).unwrap();
    harness.ask('Z', PlayerRequest::Move { expected_version: before, action }).unwrap();
    let after = harness.watched();
    harness.table = harness.folded();
    assert_eq!(harness.watched(), after);
}

#[test]
fn whoever_held_the_seat_already_holds_it_once() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 3));
    harness.access('A', AccessRequest::Link { seat: 0, key_hash: "key".to_owned() }).unwrap();
    harness.access('Z', AccessRequest::Claim { key_hash: "key".to_owned() }).unwrap();
    harness.house(merge('A', 'Z')).unwrap();
    assert_eq!(harness.table.seat_holders()[0].holders(), [person('Z')]);
    // With another seat it is a hot seat.
    harness.house(merge('B', 'Z')).unwrap();
    assert_eq!(harness.table.held_by(&person('Z')).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(harness.table.seat_holders()[2].holders(), [person('C')]);
}

#[test]
fn only_what_is_there_is_brought() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    assert!(harness.house(merge('Y', 'Z')).unwrap().steps.is_empty());
    assert!(harness.house(merge('A', 'Z')).unwrap().steps.len() == 1);
    assert!(harness.house(merge('A', 'Z')).unwrap().steps.is_empty(), "asked for again, there is nothing left to do");
}
