//! The undo rule: never across a reveal, a random event or another player's move.

use parure_server::protocol::Update;
use parure_server::table::{GameName, PlayerRequest, Refusal};
use serde_json::{Value, json};

use crate::support::{TableHarness, people};

fn undo(harness: &mut TableHarness, letter: char) -> Result<(), Refusal> {
    let request = PlayerRequest::Undo { expected_version: harness.table.version() };
    harness.ask(letter, request).map(|_| ())
}

#[test]
fn a_take_can_be_taken_back_until_the_next_player_moves() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    let before = harness.table.play().unwrap().position().clone();
    harness.play_some(|action| action["type"] == "take");
    assert!(harness.seen('A').state.can_undo && !harness.seen('B').state.can_undo);
    assert_eq!(undo(&mut harness, 'B'), Err(Refusal::NothingToUndo));
    undo(&mut harness, 'A').unwrap();
    assert_eq!(*harness.table.play().unwrap().position(), before);
    assert_eq!(harness.seen('A').log, []);
    assert_eq!(harness.folded().play().unwrap().position(), &before);
    harness.play_some(|action| action["type"] == "take");
    harness.play_some(|action| action["type"] == "take");
    assert_eq!(undo(&mut harness, 'A'), Err(Refusal::NothingToUndo));
    undo(&mut harness, 'B').unwrap();
    assert_eq!(undo(&mut harness, 'A'), Err(Refusal::NothingToUndo), "not even after the next player took back");
}

#[test]
fn nothing_is_taken_back_across_a_reveal_or_a_random_event() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    harness.play_some(|action| action["type"] == "reserve" && action.get("card").is_some());
    assert_eq!(undo(&mut harness, 'A'), Err(Refusal::NothingToUndo));
    harness.play_some(|action| action["type"] == "reserve" && action.get("deck").is_some());
    assert_eq!(undo(&mut harness, 'B'), Err(Refusal::NothingToUndo));

    let mut duel = TableHarness::begun(people(GameName::Duel, 2));
    duel.play_some(|action| action["type"] == "take");
    duel.play_some(|action| action["type"] == "privilege");
    undo(&mut duel, 'B').expect("a privilege reveals nothing");
    duel.play_some(|action| action["type"] == "take");
    assert!(duel.seen('B').state.can_undo);
}

#[test]
fn a_client_that_saw_the_move_is_told_to_forget_it() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    let begun = harness.table.version();
    harness.play_some(|action| action["type"] == "take");
    let moved = harness.table.version();
    undo(&mut harness, 'A').unwrap();
    let update = |since| Update::since(&harness.table, None, since, harness.now, &Default::default()).unwrap();
    assert_eq!((update(moved).log_from, update(moved).log.len()), (Some(moved), 0));
    assert_eq!(update(begun).log_from, None, "it never saw the move");
}

#[test]
fn luck_is_not_drawn_anew_by_taking_back() {
    let reveal = |takes: usize| {
        let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
        for _ in 0..takes {
            harness.play_some(|action| action["type"] == "take");
            undo(&mut harness, 'A').unwrap();
        }
        harness.play_some(|action| action["type"] == "reserve");
        harness.seen('A').state.view.unwrap()
    };
    assert_eq!(reveal(0), reveal(3));
}

#[test]
fn a_table_may_do_without() {
    let mut value = people(GameName::Splendor, 2);
    value["undo"] = json!(false);
    let mut harness = TableHarness::begun(value);
    harness.play_some(|action| action["type"] == "take");
    assert!(!harness.seen('A').state.can_undo);
    assert_eq!(undo(&mut harness, 'A'), Err(Refusal::UndoOff));
}

/// A card that was reserved unseen is shown to everybody by buying it.
#[test]
fn a_card_reserved_unseen_is_bought_for_good() {
    for game in [GameName::Splendor, GameName::Marvel, GameName::Duel] {
        let mut harness = TableHarness::begun(people(game, 2));
        let is = |action: &Value, kind: &str| action["type"] == kind;
        // A blind reserve of a cheap card, then tokens until it can be bought.
        let blind = |action: &Value| is(action, "reserve") && action.get("deck").is_some() && action["deck"] == 1;
        let (mut steps, mut blind_bought) = (0, 0);
        // Only the first: what is left of a deck can be worked out some time, and then nothing is shown.
        while blind_bought == 0 && steps < 200 {
            let Some(seat) = harness.table.to_act() else { break };
            let (letter, legal) = (harness.to_act(), harness.legal());
            let hidden = |action: &Value| {
                let other = if letter == 'A' { 'B' } else { 'A' };
                let seen = serde_json::to_value(harness.seen(other).state.view).unwrap();
                let card = action["card"].as_str().unwrap_or("none");
                is(action, "buy") && !seen.to_string().contains(&format!("\"{card}\""))
            };
            let buy = legal.iter().find(|action| hidden(action)).cloned();
            let action = buy
                .clone()
                .or_else(|| legal.iter().find(|action| blind(action)).cloned())
                .or_else(|| legal.iter().find(|action| is(action, "take")).cloned())
                .unwrap_or_else(|| legal[0].clone());
            harness.play(action.clone()).unwrap();
            steps += 1;
            if buy.is_some() {
                blind_bought += 1;
                assert_eq!(
                    undo(&mut harness, letter),
                    Err(Refusal::NothingToUndo),
                    "{game:?}: {action}, seat {seat:?}"
                );
                assert!(!harness.seen(letter).state.can_undo);
            }
        }
        assert!(blind_bought > 0, "{game:?}: nothing unseen was bought in {steps} steps");
    }
}
