//! How much can happen at one table, and what only its owner may do.

use parure_server::protocol::{LogPage, Presence, Update};
use parure_server::table::{
    AccessRequest, GameName, LINK_AGE, LOBBY_STEPS, LogEvent, PlayerRequest, Refusal, STEPS_OF_ONE, Stage, TableEvent,
};
use parure_server::world::Millis;
use serde_json::json;

use crate::support::{TableHarness, people, person};

#[test]
fn leaving_and_coming_back_has_an_end_and_fills_no_log() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    for _ in 0..13_000 {
        // Refused or not: whoever does this without end is not listened to without end.
        _ = harness.ask('B', PlayerRequest::Leave { seat: 1 });
        _ = harness.ask('B', PlayerRequest::Resume { seat: 1 });
    }
    assert!(harness.table.version() < u64::from(STEPS_OF_ONE) + 20, "{}", harness.table.version());
    let seen = harness.seen('A');
    assert!(seen.log.len() <= 2, "{} lines", seen.log.len());
    assert!(serde_json::to_string(&seen).unwrap().len() < 64 * 1024);
    // The other one is not concerned: moves go on, and so do words.
    harness.play_some(|action| action["type"] == "take");
    harness.ask('A', PlayerRequest::Leave { seat: 0 }).unwrap();
    harness.ask('A', PlayerRequest::Resume { seat: 0 }).unwrap();
    assert_eq!(harness.folded().version(), harness.table.version());
}

#[test]
fn leaving_twice_is_leaving_once() {
    let mut harness = TableHarness::begun(people(GameName::Duel, 2));
    harness.ask('B', PlayerRequest::Leave { seat: 1 }).unwrap();
    let version = harness.table.version();
    harness.ask('B', PlayerRequest::Leave { seat: 1 }).unwrap();
    assert_eq!(harness.table.version(), version);
}

#[test]
fn moves_and_their_undoing_have_an_end() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    let mut undone = 0;
    loop {
        harness.play_some(|action| action["type"] == "take");
        let expected_version = harness.table.version();
        match harness.ask('A', PlayerRequest::Undo { expected_version }) {
            Ok(_) => undone += 1,
            Err(refusal) => {
                assert_eq!(refusal, Refusal::TooManySteps);
                break;
            }
        }
    }
    assert_eq!(undone, STEPS_OF_ONE);
    harness.play_some(|action| action["type"] == "take");
}

#[test]
fn sitting_down_and_standing_up_has_an_end_and_locks_nobody_out() {
    let mut harness = TableHarness::new(people(GameName::Splendor, 3));
    let sit = |seat| PlayerRequest::Sit { seat, name: None, nonce: None };
    for _ in 0..5_000 {
        _ = harness.ask('B', sit(1));
        _ = harness.ask('B', PlayerRequest::Stand { seat: 1 });
    }
    assert!(harness.table.version() <= u64::from(STEPS_OF_ONE) + 1);
    _ = harness.ask('B', PlayerRequest::Stand { seat: 1 });
    harness.ask('C', sit(2)).expect("others still sit down");
    for letter in 'D'..='Z' {
        for _ in 0..500 {
            _ = harness.ask(letter, sit(1));
            _ = harness.ask(letter, PlayerRequest::Stand { seat: 1 });
        }
    }
    assert!(harness.table.version() <= LOBBY_STEPS + 1);
    // Whatever they did, the owner is heard.
    if harness.table.seat_holders()[1].is_person() {
        harness.ask('A', PlayerRequest::Remove { seat: 1 }).unwrap();
    }
    harness.ask('A', PlayerRequest::SetBot { seat: 1, bot: None }).expect("the owner is heard");
    harness.ask('A', PlayerRequest::Close {}).unwrap();
    assert_eq!(harness.table.stage(), Stage::Closed);
}

#[test]
fn a_long_log_is_told_in_parts() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    // Nobody buys anything, so that it goes on for all its rounds.
    while harness.table.to_act().is_some() {
        let legal = harness.legal();
        let other = legal.iter().find(|action| action["type"] != "buy").unwrap_or(&legal[0]);
        harness.play(other.clone()).unwrap();
    }
    let lines = harness.table.play().expect("a game").log().len();
    assert!(lines > 500, "{lines} lines");
    let seen = harness.seen('A');
    assert_eq!((seen.log.len(), seen.log_before), (500, Some(lines - 500)));
    let mut page = LogPage::of(&harness.table, Some(&person('A')), lines - 500);
    let mut log = page.log.clone();
    while page.before > 0 {
        page = LogPage::of(&harness.table, Some(&person('A')), page.before);
        log.splice(0..0, page.log.clone());
    }
    log.extend(seen.log);
    assert_eq!(log.len(), lines, "all of it, once");
    assert!(log.windows(2).all(|two| two[0].version <= two[1].version), "in order");
    let (presence, now) = (Presence::default(), harness.now);
    assert!(Update::since(&harness.table, None, 1, now, &presence).is_none(), "too much for an update");
    let since = harness.table.version() - 10;
    assert!(Update::since(&harness.table, None, since, now, &presence).is_some());
}

#[test]
fn the_owner_removes_a_sitter_who_does_not_come_back() {
    let mut harness = TableHarness::new(people(GameName::Splendor, 2));
    let sit = || PlayerRequest::Sit { seat: 1, name: None, nonce: None };
    harness.ask('B', sit()).unwrap();
    assert_eq!(harness.ask('B', PlayerRequest::Remove { seat: 0 }), Err(Refusal::NotOwner));
    assert_eq!(harness.ask('C', PlayerRequest::Remove { seat: 1 }), Err(Refusal::NotOwner));
    assert_eq!(harness.ask('C', PlayerRequest::Close {}), Err(Refusal::NotOwner));
    harness.ask('A', PlayerRequest::Remove { seat: 1 }).unwrap();
    assert!(harness.table.seat_holders()[1].is_free());
    assert_eq!(harness.ask('A', PlayerRequest::Remove { seat: 1 }), Err(Refusal::BadSeat));
    assert_eq!(harness.ask('B', sit()), Err(Refusal::Barred));
    harness.ask('C', sit()).unwrap();
    harness.ask('A', PlayerRequest::Start {}).unwrap();
    assert_eq!(harness.ask('A', PlayerRequest::Remove { seat: 1 }), Err(Refusal::NotWaiting));
    assert_eq!(harness.ask('A', PlayerRequest::Close {}), Err(Refusal::NotWaiting));
    assert!(harness.folded().play().is_some());
}

#[test]
fn a_seat_link_opens_once_and_within_a_week_unless_it_is_ended() {
    let mut harness = TableHarness::begun(people(GameName::Duel, 2));
    let link = |key: &str| AccessRequest::Link { seat: 0, key_hash: key.to_owned() };
    let claim = |key: &str| AccessRequest::Claim { key_hash: key.to_owned() };
    harness.access('A', link("one")).unwrap();
    harness.access('C', claim("one")).unwrap();
    assert_eq!(harness.access('D', claim("one")), Err(Refusal::NoKey), "it was used");
    assert!(harness.access('C', claim("one")).is_ok(), "whoever came by it has come");
    assert!(harness.table.held_by(&person('C')).next() == Some(0));

    harness.access('A', link("two")).unwrap();
    harness.now += LINK_AGE;
    assert_eq!(harness.access('D', claim("two")), Err(Refusal::NoKey), "it is a week old");

    harness.access('A', link("three")).unwrap();
    assert_eq!(harness.access('B', AccessRequest::Unlink { seat: 0 }), Err(Refusal::NotYours));
    harness.access('C', AccessRequest::Unlink { seat: 0 }).unwrap();
    assert_eq!(harness.access('D', claim("three")), Err(Refusal::NoKey), "it was ended");
    assert_eq!(harness.folded().seat_holders(), harness.table.seat_holders());
}

#[test]
fn a_clock_that_goes_back_silences_nobody() {
    let mut value = people(GameName::Splendor, 2);
    value["chat"] = json!("free");
    let mut harness = TableHarness::begun(value);
    let hour: Millis = 60 * 60 * 1_000;
    harness.now += hour;
    let chat = |text: &str| PlayerRequest::Chat { text: text.to_owned() };
    for nth in 0..10 {
        harness.ask('A', chat(&format!("word {nth}"))).unwrap();
    }
    assert_eq!(harness.ask('A', chat("once more")), Err(Refusal::TooManyWords { wait: 30_000 }));
    harness.now -= hour;
    harness.ask('A', chat("the clock is right again")).unwrap();
    assert_eq!(harness.ask('A', chat("\u{2800}")), Err(Refusal::BadText), "words that show nothing");
}

#[test]
fn what_happens_around_a_game_is_told_once_between_moves() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    let told = |harness: &TableHarness| {
        let log = harness.seen('A').log.into_iter();
        log.filter(|line| {
            matches!(line.event, LogEvent::Table(TableEvent::BotTookOver { .. } | TableEvent::Resumed { .. }))
        })
        .count()
    };
    for round in 1..=3 {
        for _ in 0..5 {
            harness.ask('B', PlayerRequest::Leave { seat: 1 }).unwrap();
            harness.ask('B', PlayerRequest::Resume { seat: 1 }).unwrap();
        }
        assert_eq!(told(&harness), 2 * round);
        harness.play_some(|action| action["type"] == "take");
        harness.play_some(|action| action["type"] == "take");
    }
}
