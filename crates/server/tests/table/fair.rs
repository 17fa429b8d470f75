//! The fair deal of whole games.

use std::path::Path;

use parure_engine::chance::SplitMix64;
use parure_server::fair::verify;
use parure_server::protocol::{Proof, Replay};
use parure_server::table::{GameName, PlayerRequest};
use serde_json::{Value, json};

use crate::support::{TableHarness, people};

fn finished(game: GameName, players: usize) -> TableHarness {
    let mut value = people(game, players);
    value["seating"] = json!("random");
    let mut harness = TableHarness::begun(value);
    harness.play_random(4_000, &mut SplitMix64::new(7));
    harness
}

#[test]
fn every_draw_of_a_finished_game_can_be_drawn_again() {
    for (game, players) in [(GameName::Splendor, 3), (GameName::Marvel, 4), (GameName::Duel, 2)] {
        let proof = Proof::of(&finished(game, players).table).unwrap();
        let drawn = verify(&proof).unwrap();
        assert!(drawn > 20, "{drawn}");
    }
}

/// Proofs that another program must find right, for the page's own check: with what is left to draw at the start and
/// after each step. Fails when the file is not what the games give; `PARURE_UPDATE=1` writes it.
#[test]
fn the_examples_for_other_programs_are_up_to_date() {
    let examples = [(GameName::Splendor, 3), (GameName::Marvel, 4), (GameName::Duel, 2)].map(|(game, players)| {
        let mut value = people(game, players);
        value["seating"] = json!("random");
        let mut harness = TableHarness::begun(value);
        harness.play_random(70, &mut SplitMix64::new(11));
        for letter in ('A'..='D').take(players - 1) {
            let seat = harness.seen(letter).state.me.unwrap();
            harness.ask(letter, PlayerRequest::Resign { seat }).unwrap();
        }
        let proof = Proof::of(&harness.table).unwrap();
        let replay = serde_json::to_value(Replay::of(&harness.table).unwrap()).unwrap();
        let steps = replay["steps"].as_array().unwrap();
        let views = std::iter::once(&replay["start"]).chain(steps.iter().map(|step| &step["view"]));
        let left = |deck: &Value| deck.as_array().unwrap().len();
        let decks = |view: &Value| json!({ "1": left(&view["decks"]["1"]), "2": left(&view["decks"]["2"]), "3": left(&view["decks"]["3"]) });
        let views: Vec<_> = views.map(|view| json!({ "bag": view["bag"], "decks": decks(view) })).collect();
        json!({ "draws": verify(&proof).unwrap(), "proof": proof, "views": views })
    });
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/fair-deal.json");
    let text = serde_json::to_string_pretty(&examples).unwrap() + "\n";
    if std::env::var_os("PARURE_UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert!(
        std::fs::read_to_string(&path).unwrap_or_default() == text,
        "{} is stale: set PARURE_UPDATE=1",
        path.display()
    );
}

#[test]
fn whatever_is_changed_is_noticed() {
    let proof = Proof::of(&finished(GameName::Splendor, 2).table).unwrap();
    let fails = |change: &dyn Fn(&mut Proof)| {
        let mut changed = proof.clone();
        change(&mut changed);
        verify(&changed).unwrap_err().to_string()
    };
    assert!(fails(&|proof| proof.secret = "00".repeat(32)).contains("commitment"));
    assert!(fails(&|proof| proof.secret = "xyz".to_owned()).contains("hexadecimal"));
    assert!(fails(&|proof| proof.nonces[0] = "ab".to_owned()).contains("not drawn by this secret"));
    assert!(fails(&|proof| proof.table = "B".repeat(22)).contains("not drawn by this secret"));
    assert!(fails(&|proof| proof.layout = proof.layout.replacen("S1-", "S2-", 1)).contains("the layout"));
    assert!(fails(&|proof| proof.seating.reverse()).contains("seats"));
    let drawing = proof.steps.iter().position(|step| !step.draws.is_empty()).unwrap();
    assert!(fails(&|proof| proof.steps[drawing].draws = String::new()).contains(&format!("move {}", drawing + 1)));
    assert!(fails(&|proof| proof.steps[0].action = "pass".to_owned()).contains("move 1"));
    assert!(fails(&|proof| proof.format = "other/1".to_owned()).contains("format"));
}

#[test]
fn nothing_is_told_of_a_running_game() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    let secret = harness.secret.reveal();
    assert!(
        Proof::of(&harness.table).is_err() && harness.table.record().is_err() && Replay::of(&harness.table).is_err()
    );
    assert!(!serde_json::to_string(&harness.seen('A')).unwrap().contains(&secret));
    harness.ask('A', PlayerRequest::Resign { seat: 0 }).unwrap();
    assert!(serde_json::to_string(&harness.seen('B')).unwrap().contains(&secret));
    assert!(harness.table.record().unwrap().contains("resigned"));
}
