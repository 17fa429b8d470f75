//! Whole games as they were once played: one file for each game, number of players and preset.
//!
//! A file is a record whose comments give a number that stands for the position after each turn. It must come out again
//! when the game is played from its seed, and its positions when the record is replayed without any luck.

mod common;

use parure_engine::duel::{Duel, Refill};
use parure_engine::marvel::{LastRound, Marvel};
use parure_engine::notation::{Notation, Record, position_text};
use parure_engine::splendor::{Cities, Orient, Posts, Splendor, Strongholds};

use common::{random_game, setup};

/// A number for a position, by its text: FNV-1a, the same on every machine and in every release.
fn fingerprint<G: Notation>(state: &G) -> String {
    let hash = position_text(state)
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}

/// Plays a game from its seed and compares it with its file, then replays the file without luck.
fn golden<G: Notation>(name: &str, players: usize, options: &[&str]) {
    let file = format!("golden/{name}.txt");
    let writer = random_game::<G>(&setup(players, options), 1, |writer, action| {
        if writer.position().ended_turn(action) {
            let fingerprint = fingerprint(writer.position());
            writer.comment(&fingerprint);
        }
    });
    common::compare(&file, &writer.record().to_string());
    assert_eq!(replayed::<G>(&file, &common::read(&file)), *writer.position(), "the end of {file}");
}

/// Replays a record without luck, compares the position after each turn with its number, and gives the last.
fn replayed<G: Notation>(file: &str, text: &str) -> G {
    let record: Record<G> = Record::parse(text).unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut replay = record.replay().unwrap_or_else(|error| panic!("{file}: {error}"));
    while let Some((turn, step)) = replay.step(&mut ()).unwrap_or_else(|error| panic!("{file}: {error}")) {
        if replay.position().ended_turn(step.action) {
            assert_eq!(fingerprint(replay.position()), turn.comment, "{file}, after {}.{}", turn.round, turn.seat);
        }
    }
    replay.position().clone()
}

/// Records made before an option existed, or before its default changed, are played as they were.
#[test]
fn records_from_before_an_option() {
    let read = |name: &str| common::read(&format!("golden/before/{name}.txt"));
    let duel: Duel = replayed("duel-2", &read("duel-2"));
    assert_eq!((duel.open().options.stalling, duel.open().options.refill), (true, Refill::EndOfTurn));
    for name in ["marvel-2", "marvel-4"] {
        let marvel: Marvel = replayed(name, &read(name));
        assert_eq!(marvel.options().last_round, LastRound::EqualTurns);
    }
    // A record written by hand may name none of them.
    let unnamed: String =
        read("duel-2").lines().filter(|line| !line.starts_with("[option")).map(|line| format!("{line}\n")).collect();
    assert_eq!(replayed::<Duel>("duel-2 without options", &unnamed), duel);
}

#[test]
fn splendor() {
    golden::<Splendor>("splendor-2", 2, &[]);
    golden::<Splendor>("splendor-3", 3, &[]);
    golden::<Splendor>("splendor-4", 4, &[]);
    golden::<Splendor>("splendor-3-at-once", 3, &["last_round=at_once"]);
}

#[test]
fn splendor_presets() {
    golden::<Splendor>("splendor-2-quick", 2, &["preset=quick"]);
    golden::<Splendor>("splendor-3-quick", 3, &["preset=quick"]);
    golden::<Splendor>("splendor-4-quick", 4, &["preset=quick"]);
    golden::<Splendor>("splendor-4-team", 4, &["preset=team"]);
    golden::<Splendor>("splendor-4-quick-team", 4, &["preset=quick", "preset=team"]);
}

#[test]
fn splendor_expansions() {
    for players in 2..=4 {
        golden::<Cities>(&format!("splendor-{players}-cities"), players, &[]);
        golden::<Posts>(&format!("splendor-{players}-posts"), players, &[]);
        golden::<Orient>(&format!("splendor-{players}-orient"), players, &[]);
        golden::<Strongholds>(&format!("splendor-{players}-strongholds"), players, &[]);
    }
}

#[test]
fn marvel() {
    golden::<Marvel>("marvel-2", 2, &[]);
    golden::<Marvel>("marvel-3", 3, &[]);
    golden::<Marvel>("marvel-4", 4, &[]);
    golden::<Marvel>("marvel-3-at-once", 3, &["last_round=at_once"]);
}

#[test]
fn duel() {
    golden::<Duel>("duel-2", 2, &[]);
    golden::<Duel>("duel-2-stalling", 2, &["stalling=true"]);
    golden::<Duel>("duel-2-refill", 2, &["refill=at_once"]);
}
