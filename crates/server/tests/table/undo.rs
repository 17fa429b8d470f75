//! The undo rule: never across a reveal, a random event or another player's move.

use parure_server::protocol::GameName;
use parure_server::table::{Refusal, Request};
use serde_json::json;

use crate::support::{Desk, people};

fn undo(desk: &mut Desk, letter: char) -> Result<(), Refusal> {
    let request = Request::Undo { expected_version: desk.table.version() };
    desk.ask(letter, request).map(|_| ())
}

#[test]
fn a_take_can_be_taken_back_until_the_next_player_moves() {
    let mut desk = Desk::begun(people(GameName::Splendor, 2));
    let before = desk.table.play().unwrap().position().clone();
    desk.play_some(|action| action["type"] == "take");
    assert!(desk.seen('A').state.can_undo && !desk.seen('B').state.can_undo);
    assert_eq!(undo(&mut desk, 'B'), Err(Refusal::NothingToUndo));
    undo(&mut desk, 'A').unwrap();
    assert_eq!(*desk.table.play().unwrap().position(), before);
    assert_eq!(desk.seen('A').log, []);
    assert_eq!(desk.folded().play().unwrap().position(), &before);
    desk.play_some(|action| action["type"] == "take");
    desk.play_some(|action| action["type"] == "take");
    assert_eq!(undo(&mut desk, 'A'), Err(Refusal::NothingToUndo));
    undo(&mut desk, 'B').unwrap();
    assert_eq!(undo(&mut desk, 'A'), Err(Refusal::NothingToUndo), "not even after the next player took back");
}

#[test]
fn nothing_is_taken_back_across_a_reveal_or_a_random_event() {
    let mut desk = Desk::begun(people(GameName::Splendor, 2));
    desk.play_some(|action| action["type"] == "reserve" && action.get("card").is_some());
    assert_eq!(undo(&mut desk, 'A'), Err(Refusal::NothingToUndo));
    desk.play_some(|action| action["type"] == "reserve" && action.get("deck").is_some());
    assert_eq!(undo(&mut desk, 'B'), Err(Refusal::NothingToUndo));

    let mut duel = Desk::begun(people(GameName::Duel, 2));
    duel.play_some(|action| action["type"] == "take");
    duel.play_some(|action| action["type"] == "privilege");
    undo(&mut duel, 'B').expect("a privilege reveals nothing");
    duel.play_some(|action| action["type"] == "take");
    assert!(duel.seen('B').state.can_undo);
}

#[test]
fn a_client_that_saw_the_move_is_told_to_forget_it() {
    let mut desk = Desk::begun(people(GameName::Splendor, 2));
    let begun = desk.table.version();
    desk.play_some(|action| action["type"] == "take");
    let moved = desk.table.version();
    undo(&mut desk, 'A').unwrap();
    let update = |since| desk.table.update(None, since, desk.now, &Default::default()).unwrap();
    assert_eq!((update(moved).log_from, update(moved).log.len()), (Some(moved), 0));
    assert_eq!(update(begun).log_from, None, "it never saw the move");
}

#[test]
fn luck_is_not_drawn_anew_by_taking_back() {
    let reveal = |takes: usize| {
        let mut desk = Desk::begun(people(GameName::Splendor, 2));
        for _ in 0..takes {
            desk.play_some(|action| action["type"] == "take");
            undo(&mut desk, 'A').unwrap();
        }
        desk.play_some(|action| action["type"] == "reserve");
        desk.seen('A').state.view.unwrap()
    };
    assert_eq!(reveal(0), reveal(3));
}

#[test]
fn a_table_may_do_without() {
    let mut value = people(GameName::Splendor, 2);
    value["undo"] = json!(false);
    let mut desk = Desk::begun(value);
    desk.play_some(|action| action["type"] == "take");
    assert!(!desk.seen('A').state.can_undo);
    assert_eq!(undo(&mut desk, 'A'), Err(Refusal::UndoOff));
}
