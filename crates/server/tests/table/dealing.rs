//! Commitments, nonces, and those who do not reveal.

use parure_server::fair::nonce_commitment;
use parure_server::protocol::Proof;
use parure_server::table::{GameName, HouseRequest, PlayerRequest, Refusal, RoundEnd, Stage, Step};
use serde_json::json;

use crate::support::{Devices, TableHarness, people};

const DAY: u64 = 24 * 60 * 60 * 1000;

fn nonce(letter: char) -> String {
    format!("{:02x}", letter as u8).repeat(32)
}

fn commit(harness: &TableHarness, letter: char, round: u32, seat: usize) -> PlayerRequest {
    PlayerRequest::Commit { round, seat, commitment: nonce_commitment(&harness.id, round, seat, &nonce(letter)) }
}

fn reveal(letter: char, round: u32, seat: usize) -> PlayerRequest {
    PlayerRequest::Reveal { round, seat, nonce: nonce(letter) }
}

fn kinds(steps: &[Step]) -> Vec<String> {
    let kind = |step: &Step| serde_json::to_value(step).unwrap()["step"].as_str().unwrap().to_owned();
    steps.iter().map(kind).collect()
}

/// `A` and `B` sit, and both have committed.
fn fixed(value: serde_json::Value) -> TableHarness {
    let mut harness = TableHarness::seated(value);
    for (letter, seat) in [('A', 0), ('B', 1)] {
        harness.ask(letter, commit(&harness, letter, 0, seat)).unwrap();
    }
    harness
}

#[test]
fn first_everybody_commits_then_everybody_reveals_then_the_game_begins() {
    let mut harness = TableHarness::seated(people(GameName::Splendor, 2));
    assert_eq!(harness.ask('A', reveal('A', 0, 0)), Err(Refusal::NotFixed), "nobody reveals early");
    let first = harness.ask('A', commit(&harness, 'A', 0, 0)).unwrap();
    assert_eq!(kinds(&first.steps), ["committed"]);
    assert_eq!(harness.ask('A', reveal('A', 0, 0)), Err(Refusal::NotFixed));
    let second = harness.ask('B', commit(&harness, 'B', 0, 1)).unwrap();
    assert_eq!(kinds(&second.steps), ["committed", "fixed"]);
    let parts = harness.watched().state.fair.parts;
    assert!(parts.iter().all(|part| part.commitment.is_some() && !part.revealed), "everybody sees them");
    assert_eq!(harness.ask('A', commit(&harness, 'A', 0, 0)), Err(Refusal::Fixed), "nothing is changed any more");
    assert_eq!(harness.ask('A', PlayerRequest::Nonce { nonce: nonce('A') }), Err(Refusal::Fixed));
    assert_eq!(harness.ask('A', PlayerRequest::Start {}), Err(Refusal::Fixed));
    assert_eq!(kinds(&harness.ask('B', reveal('B', 0, 1)).unwrap().steps), ["revealed"]);
    assert_eq!(harness.ask('B', reveal('B', 0, 1)).unwrap().steps, [], "once is enough");
    let last = harness.ask('A', reveal('A', 0, 0)).unwrap();
    assert_eq!(kinds(&last.steps), ["revealed", "begun"]);
    assert_eq!((harness.table.stage(), harness.folded().stage()), (Stage::Playing, Stage::Playing));
}

#[test]
fn only_the_nonce_that_was_committed_to_is_taken() {
    let mut harness = fixed(people(GameName::Duel, 2));
    let refused = |harness: &mut TableHarness, letter, request| harness.ask(letter, request).unwrap_err().code();
    assert_eq!(refused(&mut harness, 'B', reveal('Z', 0, 1)), "wrong_nonce");
    assert_eq!(refused(&mut harness, 'B', reveal('A', 0, 1)), "wrong_nonce", "another's nonce is no use");
    assert_eq!(refused(&mut harness, 'B', reveal('A', 0, 0)), "not_yours");
    assert_eq!(refused(&mut harness, 'B', reveal('B', 1, 1)), "stale");
    assert_eq!(refused(&mut harness, 'Z', reveal('B', 0, 1)), "not_yours");
    for text in ["", "xyz", &"AB".repeat(32), &"ab".repeat(33)] {
        let request = PlayerRequest::Reveal { round: 0, seat: 1, nonce: text.to_owned() };
        assert_eq!(refused(&mut harness, 'B', request), "bad_nonce", "{text}");
    }
    let mut waiting = TableHarness::seated(people(GameName::Duel, 2));
    let short = PlayerRequest::Commit { round: 0, seat: 0, commitment: "ab".to_owned() };
    assert_eq!(refused(&mut waiting, 'A', short), "bad_commitment");
    let request = commit(&waiting, 'A', 1, 0);
    assert_eq!(refused(&mut waiting, 'A', request), "stale");
}

/// Who copies another's commitment cannot reveal: it is bound to the place.
#[test]
fn a_copied_commitment_is_of_no_use() {
    let mut harness = TableHarness::seated(people(GameName::Splendor, 2));
    let PlayerRequest::Commit { commitment, .. } = commit(&harness, 'A', 0, 0) else { unreachable!() };
    harness.ask('A', commit(&harness, 'A', 0, 0)).unwrap();
    harness.ask('B', PlayerRequest::Commit { round: 0, seat: 1, commitment }).unwrap();
    harness.ask('A', reveal('A', 0, 0)).unwrap();
    assert_eq!(harness.ask('B', reveal('A', 0, 1)), Err(Refusal::WrongNonce));
    harness.now += DAY;
    harness.house(HouseRequest::Tick).unwrap();
    assert!(harness.table.seat_holders()[1].is_free(), "and so the seat is lost");
}

#[test]
fn who_does_not_reveal_loses_the_seat_and_is_named() {
    let clocks = [
        (json!({ "kind": "none" }), DAY),
        (json!({ "kind": "per_move", "seconds": 30 }), 600_000),
        (json!({ "kind": "per_game", "seconds": 600, "increment": 5 }), 600_000),
        (json!({ "kind": "days", "days": 3 }), 3 * DAY),
    ];
    for (clock, patience) in clocks {
        let mut value = people(GameName::Splendor, 2);
        value["clock"] = clock;
        let mut harness = fixed(value);
        harness.ask('A', reveal('A', 0, 0)).unwrap();
        let due = harness.now + patience;
        assert_eq!(harness.table.needs().wake, Some(due));
        assert_eq!(harness.watched().state.fair.reveal_by, Some(due));
        harness.now = due - 1;
        assert_eq!(harness.house(HouseRequest::Tick).unwrap().steps, []);
        harness.now = due;
        harness.house(HouseRequest::Tick).unwrap();
        assert!(harness.table.seat_holders()[1].is_free());
        assert!(!harness.table.seat_holders()[0].is_free(), "whoever has revealed stays");
        assert_eq!(harness.table.needs().wake, None);
        let fair = harness.watched().state.fair;
        assert_eq!((fair.round, fair.reveal_by), (1, None));
        assert_eq!((&*fair.ended[0].names, fair.ended[0].why), (&["PB".to_owned()][..], RoundEnd::NotRevealed));
        assert!(fair.parts.iter().all(|part| part.commitment.is_none()), "everybody commits anew");
        assert_eq!(harness.ask('A', reveal('A', 0, 0)), Err(Refusal::Stale));

        harness.ask('C', PlayerRequest::Sit { seat: 1, name: None, nonce: None }).unwrap();
        Devices::new(['A', 'C']).look(&mut harness);
        assert_eq!(harness.table.stage(), Stage::Playing);
        harness.ask('A', PlayerRequest::Resign { seat: 0 }).unwrap();
        let rounds = Proof::of(&harness.folded()).unwrap().rounds;
        let end = rounds[0].end.as_ref().unwrap();
        assert_eq!((rounds.len(), &*end.places, end.why), (2, &[1][..], RoundEnd::NotRevealed));
        assert_eq!(rounds[0].parts[0].nonce.as_ref(), Some(&nonce('A')));
    }
}

#[test]
fn standing_up_while_nonces_are_revealed_ends_the_round_in_the_open() {
    let mut harness = fixed(people(GameName::Splendor, 2));
    assert_eq!(harness.ask('B', PlayerRequest::Stand { seat: 0 }), Err(Refusal::NotYours));
    let steps = harness.ask('B', PlayerRequest::Stand { seat: 1 }).unwrap().steps;
    assert_eq!(kinds(&steps), ["round_ended"]);
    assert!(harness.table.seat_holders()[1].is_free());
    assert_eq!(harness.table.dealing().round, 1);
    let mut waiting = TableHarness::seated(people(GameName::Splendor, 2));
    waiting.ask('B', commit(&waiting, 'B', 0, 1)).unwrap();
    assert_eq!(kinds(&waiting.ask('B', PlayerRequest::Stand { seat: 1 }).unwrap().steps), ["stood"]);
    assert_eq!(waiting.table.dealing().round, 0, "before that nobody can know anything");
    waiting.ask('C', PlayerRequest::Sit { seat: 1, name: None, nonce: None }).unwrap();
    assert!(waiting.watched().state.fair.parts[1].commitment.is_none(), "and the commitment is gone with them");
}

#[test]
fn a_hot_seat_commits_for_every_seat_and_bots_add_nothing() {
    let value = json!({ "game": "splendor", "seats": [{ "who": "me", "name": "One" }, { "who": "me", "name": "Two" },
        { "who": "bot", "level": "level1" }] });
    let (mut harness, devices) = TableHarness::dealt(value);
    assert_eq!(harness.table.stage(), Stage::Playing);
    for seat in 0..3 {
        let own = harness.table.seat_holders()[seat].is_person();
        if own {
            harness.ask('A', PlayerRequest::Resign { seat }).unwrap();
        }
    }
    let parts = &Proof::of(&harness.table).unwrap().rounds[0].parts;
    assert_eq!(parts.iter().filter(|part| part.nonce.is_some()).count(), 2);
    assert_ne!(parts[0].nonce, parts[1].nonce);
    assert_eq!(devices.seen()[0].rounds[0].nonces.len(), 2);
}

/// What an older program sends is taken, and a person who sends nothing does not hold up those who begin.
#[test]
fn older_programs_can_play() {
    let mut harness = TableHarness::seated(people(GameName::Splendor, 3));
    harness.ask('B', PlayerRequest::Nonce { nonce: "0123456789abcdef".to_owned() }).unwrap();
    harness.ask('A', commit(&harness, 'A', 0, 0)).unwrap();
    assert_eq!(harness.table.stage(), Stage::Waiting, "somebody has sent nothing");
    assert_eq!(kinds(&harness.ask('A', PlayerRequest::Start {}).unwrap().steps), ["fixed"]);
    assert_eq!(kinds(&harness.ask('A', reveal('A', 0, 0)).unwrap().steps), ["revealed", "begun"]);
}

/// Games are dealt when the last nonce is there, and nobody is told another's nonce or the secret before the end.
#[test]
fn nothing_is_told_early() {
    let mut harness = fixed(people(GameName::Splendor, 2));
    let told = |harness: &TableHarness| {
        let all = [harness.seen('A'), harness.seen('B'), harness.watched()];
        all.map(|snapshot| serde_json::to_string(&snapshot).unwrap()).concat()
    };
    let (a, b, secret) = (nonce('A'), nonce('B'), harness.secret.reveal());
    let mut heard = told(&harness);
    harness.ask('A', reveal('A', 0, 0)).unwrap();
    heard += &told(&harness);
    harness.ask('B', reveal('B', 0, 1)).unwrap();
    heard += &told(&harness);
    assert!(!heard.contains(&a) && !heard.contains(&b) && !heard.contains(&secret));
    assert!(Proof::of(&harness.table).is_err());
    harness.ask('A', PlayerRequest::Resign { seat: 0 }).unwrap();
    let proof = serde_json::to_string(&Proof::of(&harness.table).unwrap()).unwrap();
    assert!(proof.contains(&a) && proof.contains(&b) && proof.contains(&secret));
}
