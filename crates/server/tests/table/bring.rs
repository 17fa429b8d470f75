//! Guests who sign in to an account bring their seats along.

use parure_server::protocol::GameName;
use parure_server::table::{Refusal, Request, Who};

use crate::support::{Desk, people, person};

fn bring(from: char, to: char) -> Request {
    Request::Bring { from: person(from), to: person(to) }
}

#[test]
fn a_seat_and_the_table_itself_become_the_accounts() {
    let mut desk = Desk::new(people(GameName::Splendor, 2));
    desk.house(bring('A', 'Z')).unwrap();
    assert_eq!(desk.ask('A', Request::Stand { seat: 0 }), Err(Refusal::NotYours));
    desk.ask('B', Request::Sit { seat: 1, name: "Bo".to_owned(), nonce: None }).unwrap();
    assert_eq!(desk.ask('A', Request::Start), Err(Refusal::NotOwner));
    desk.ask('Z', Request::Start).unwrap();
    assert_eq!((desk.seen('Z').state.me, desk.seen('A').state.me), (Some(0), None));
    assert_eq!(desk.table.seats(&Default::default())[0].name, "Ada", "the name at the table stays");
}

#[test]
fn a_move_thought_of_before_is_not_stale_after() {
    let mut desk = Desk::begun(people(GameName::Duel, 2));
    let (before, action) = (desk.table.version(), desk.legal().remove(0));
    desk.house(bring('A', 'Z')).unwrap();
    desk.ask('Z', Request::Move { expected_version: before, action, lag: 0 }).unwrap();
    let after = desk.watched();
    desk.table = desk.folded();
    assert_eq!(desk.watched(), after);
}

#[test]
fn whoever_held_the_seat_already_holds_it_once() {
    let mut desk = Desk::begun(people(GameName::Splendor, 3));
    desk.ask('A', Request::Link { seat: 0, key_hash: "key".to_owned() }).unwrap();
    desk.ask('Z', Request::Claim { key_hash: "key".to_owned() }).unwrap();
    desk.house(bring('A', 'Z')).unwrap();
    assert_eq!(desk.table.places()[0].holders(), [person('Z')]);
    // With another seat it is a hot seat.
    desk.house(bring('B', 'Z')).unwrap();
    assert_eq!(desk.table.held_by(&person('Z')).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(desk.table.places()[2].holders(), [person('C')]);
}

#[test]
fn only_the_house_brings_and_only_what_is_there() {
    let mut desk = Desk::begun(people(GameName::Splendor, 2));
    assert_eq!(desk.ask_as(&Who::Person(person('Z')), None, bring('A', 'Z')), Err(Refusal::NotYours));
    assert!(desk.house(bring('Y', 'Z')).unwrap().steps.is_empty());
    assert!(desk.house(bring('A', 'Z')).unwrap().steps.len() == 1);
    assert!(desk.house(bring('A', 'Z')).unwrap().steps.is_empty(), "asked for again, there is nothing left to do");
}
