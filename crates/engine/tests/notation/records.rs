//! Records of whole games.

use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::game::{Game, Setup};
use parure_engine::notation::{GameResult, Notation, Record, RecordWriter, ReplayProblem, TagError, game_name};
use parure_engine::seat::{Seat, SeatSet};
use parure_engine::splendor::Splendor;

use crate::play::{choose, finished_game, random_game, splendor_setups};

/// A record is read as it was written, and replays to the positions that were played.
fn whole_games_come_back<G: Notation>(setups: &[Setup<G::Options>]) {
    for (nth, setup) in setups.iter().enumerate() {
        for seed in 0..6 {
            let mut positions = Vec::new();
            let mut last = None;
            random_game::<G>(setup, seed + 1_000 * nth as u64, 2_000, |writer| {
                positions.push(writer.position().clone());
                last = Some(writer.clone());
            });
            let record = last.expect("a game has a first position").into_record();
            let text = record.to_string();
            assert_eq!(game_name(&text), Ok(G::NAME));
            let read = Record::<G>::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(read, record);
            assert_eq!(read.to_string(), text);
            assert_eq!(replayed(&read), positions);
        }
    }
}
crate::for_every_game!(whole_games_come_back);

fn replayed<G: Notation>(record: &Record<G>) -> Vec<G> {
    let mut replay = record.replay().unwrap_or_else(|error| panic!("{error}\n{record}"));
    let mut positions = vec![replay.position().clone()];
    while replay.step(&mut ()).unwrap_or_else(|error| panic!("{error}\n{record}")).is_some() {
        positions.push(replay.position().clone());
    }
    positions
}

/// A record can be broken off after any step and taken up again.
fn a_game_can_be_taken_up_again<G: Notation>(setups: &[Setup<G::Options>]) {
    for seed in 0..4 {
        random_game::<G>(&setups[0], seed, 60, |writer| {
            let record = Record::<G>::parse(&writer.record().to_string()).expect("the text is right");
            let mut resumed = RecordWriter::resume(record).expect("the record is right");
            assert_eq!(resumed.position(), writer.position());
            let mut going_on = writer.clone();
            let mut stream = SplitMix64::new(seed);
            if let Some(action) = choose(writer.position(), false, &mut stream) {
                going_on.play(action, &mut Sampled::from_seed(1), &mut ()).expect("the action is legal");
                resumed.play(action, &mut Sampled::from_seed(1), &mut ()).expect("the action is legal");
            }
            assert_eq!(resumed.record(), going_on.record());
        });
    }
}
crate::for_every_game!(a_game_can_be_taken_up_again);

/// Nothing follows the end of a game, and the result is what the moves say.
fn the_end_is_the_end<G: Notation>(setups: &[Setup<G::Options>]) {
    for (nth, setup) in setups.iter().enumerate() {
        let writer = finished_game::<G>(setup, 2 * nth as u64 + 1);
        let text = writer.record().to_string();
        let refusal = |text: &str| {
            let record = Record::<G>::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            record.check().map(|_| ()).map_err(|error| (error.place.map(|place| place.line), error.problem))
        };
        let (lines, last) = (text.lines().count(), text.lines().last().expect("there are moves"));
        assert_eq!(refusal(&format!("{text}{last}")), Err((Some(lines + 1), ReplayProblem::GameOver)));
        assert_eq!(refusal(&format!("{}, pass\n", text.trim_end())), Err((Some(lines), ReplayProblem::GameOver)));

        let actual = GameResult::of(writer.position());
        let line = 1 + text.lines().position(|line| line.starts_with("[result")).expect("there is a result");
        let wrong = Err((Some(line), ReplayProblem::Result { actual: actual.clone() }));
        assert_eq!(refusal(&text.replace(&format!("[result \"{actual}\"]"), "[result \"*\"]")), wrong);
        let points = actual.to_string().rsplit(' ').next().unwrap_or_default().to_owned();
        let capped = text.replace(&format!("[result \"{actual}\"]"), &format!("[result \"- turn_cap {points}\"]"));
        assert_eq!(refusal(&capped), wrong);
        assert_eq!(refusal(&text.replace(&format!("[result \"{actual}\"]\n"), "")), Ok(()));
    }
}
crate::for_every_game!(the_end_is_the_end);

#[test]
fn tags_and_comments_are_kept() {
    let mut chance = Sampled::from_seed(3);
    let mut writer = RecordWriter::<Splendor>::new(&splendor_setups()[0], &mut chance).expect("the setup is allowed");
    writer.tag("seat 0", "Ada \"the\\first\"; [\n").expect("seat 0 exists");
    writer.tag("date", "2026").expect("the key is good");
    writer.tag("date", "2026-11-15").expect("the key is good");
    writer.comment("  before everything ;{[ \n\n in two lines\r\n");
    let mut legal = Vec::new();
    writer.position().legal_actions(&mut legal);
    writer.play(legal[0], &mut chance, &mut ()).expect("the action is legal");
    writer.comment("é, 好");
    let text = writer.record().to_string();
    assert!(text.contains("} ; before everything ;{[\n; in two lines\n1.0 take wug ; é, 好\n"), "{text}");
    let read = Record::<Splendor>::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&read, writer.record());
    assert_eq!(read.name(Seat::FIRST), Some("Ada \"the\\first\"; [\n"));
    assert_eq!((read.tag("date"), read.tag("place")), (Some("2026-11-15"), None));

    let refused = [("seat 2", TagError::NoSeat), ("game", TagError::Reserved), ("option target", TagError::Reserved)];
    for (key, error) in refused.into_iter().chain(["", "a b c", "é", "a  b", "a\"b"].map(|key| (key, TagError::BadKey)))
    {
        assert_eq!(writer.tag(key, "x"), Err(error), "{key}");
    }
}

#[test]
fn a_game_can_be_stopped_from_outside() {
    let mut chance = Sampled::from_seed(3);
    let mut writer = RecordWriter::<Splendor>::new(&splendor_setups()[1], &mut chance).expect("the setup is allowed");
    assert_eq!(writer.record().result(), Some(&GameResult::Unfinished));
    assert!(!writer.stop(SeatSet::EMPTY, "prestige") && !writer.stop(SeatSet::EMPTY, "no words"));
    assert!(writer.stop(SeatSet::EMPTY, "turn_cap"));
    let text = writer.record().to_string();
    assert!(text.contains("[result \"- turn_cap 0-0-0\"]\n"), "{text}");
    let read = Record::<Splendor>::parse(&text).expect("the text is right");
    assert_eq!(read.check().as_ref(), Ok(writer.position()));
    let mut over = finished_game::<Splendor>(&splendor_setups()[0], 1);
    assert!(!over.stop(SeatSet::EMPTY, "turn_cap"));
}
