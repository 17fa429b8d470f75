//! What every encoding keeps to, in random games of every kind of table.

use std::collections::HashSet;

use parure_encoding::{ActionCode, Encoding, mask, rewards};
use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::{Setup, ToAct};
use parure_engine::seat::{Observer, Seat};

/// Positions looked at in each game; a third of them, at most, in one kind of table.
const POSITIONS: usize = 100_000;

/// Plays random games at tables of these kinds and shows each position and its legal list to `look`.
fn positions<G: Encoding>(tables: &[(usize, &[(&str, &str)])], count: usize, mut look: impl FnMut(&G, &[G::Action])) {
    let mut stream = SplitMix64::new(6);
    for &(players, settings) in tables {
        let setup = Setup::with_options(players, settings).unwrap();
        let (mut seen, mut legal) = (0, Vec::new());
        while seen <= count / tables.len() {
            let mut chance = Sampled(SplitMix64::new(stream.next_u64()));
            let mut game = G::new(&setup, &mut chance).unwrap();
            // Every third game prefers to reserve and buy, so that hands and payments grow rich.
            let eager = stream.below(3) == 0;
            for _ in 0..400 {
                legal.clear();
                game.legal_actions(&mut legal);
                if legal.is_empty() {
                    break;
                }
                look(&game, &legal);
                seen += 1;
                let last = if eager && stream.below(2) == 0 { legal.len().min(12) } else { legal.len() };
                let action = legal[legal.len() - 1 - stream.below(last as u32) as usize];
                game.apply_unchecked(action, &mut chance, &mut ());
            }
        }
    }
}

fn check_codes<G: Encoding>(tables: &[(usize, &[(&str, &str)])], count: usize) {
    let (mut flags, mut ranges, mut met, mut seen) = (Vec::new(), Vec::new(), HashSet::new(), 0);
    positions::<G>(tables, count, |game, legal| {
        let count = G::action_count(&game.setup());
        let mut codes = Vec::new();
        game.encode_list(legal, |code| codes.push(code));
        assert_eq!(codes.len(), legal.len(), "every legal action has a code");
        assert_eq!(codes.iter().collect::<HashSet<_>>().len(), codes.len(), "no two have the same");
        for (&action, &code) in legal.iter().zip(&codes) {
            assert!(code.index() < count);
            assert_eq!(game.encode(action), Some(code), "{action:?} alone and in the list");
            assert_eq!(game.decode(code), Some(action), "{code:?}");
        }
        flags.resize(count, 0);
        mask(game, legal, &mut flags);
        seen += 1;
        for (index, &flag) in flags.iter().enumerate() {
            let code = ActionCode::new(index).unwrap();
            let action = game.decode(code);
            let is_legal = action.is_some_and(|action| game.check(action).is_ok());
            assert_eq!(flag == 1, is_legal, "{index}: {action:?}");
            if let (Some(action), 0) = (action, seen % 16) {
                assert_eq!(game.encode(action), Some(code), "{action:?} has a meaning here, legal or not");
            }
        }
        ranges = G::action_ranges(&game.setup());
        let range = |code: &ActionCode| ranges.iter().position(|range| code.index() < range.end()).unwrap();
        met.extend(codes.iter().map(|code| ranges[range(code)].name));
    });
    // Nobody is stuck and nobody stalls in games as short as these.
    let rare = ["pass", "claim", "sacrifice", "conquer", "decline"];
    let missed: Vec<_> = ranges.iter().map(|range| range.name).filter(|name| !met.contains(name)).collect();
    assert!(missed.iter().all(|name| rare.contains(name)), "never legal: {missed:?}");
}

const SPLENDOR: [(usize, &[(&str, &str)]); 6] = [
    (2, &[]),
    (3, &[("preset", "quick")]),
    (4, &[]),
    (4, &[("preset", "team")]),
    (2, &[("face_up", "8"), ("take_fewer", "true")]),
    (2, &[("target", "40")]),
];
const MARVEL: [(usize, &[(&str, &str)]); 4] = [(2, &[]), (3, &[]), (4, &[]), (2, &[("take_fewer", "true")])];
const DUEL: [(usize, &[(&str, &str)]); 2] = [(2, &[]), (2, &[("stalling", "false")])];

#[test]
fn splendor_codes_are_the_legal_list() {
    check_codes::<parure_engine::splendor::Splendor>(&SPLENDOR, POSITIONS);
}

#[test]
fn marvel_codes_are_the_legal_list() {
    check_codes::<parure_engine::marvel::Marvel>(&MARVEL, POSITIONS);
}

#[test]
fn duel_codes_are_the_legal_list() {
    check_codes::<parure_engine::duel::Duel>(&DUEL, POSITIONS);
}

const EXPANSION: [(usize, &[(&str, &str)]); 3] = [(2, &[]), (4, &[]), (2, &[("face_up", "8"), ("take_fewer", "true")])];

/// The codes of an expansion are many, and every one of them is looked at.
#[test]
fn codes_of_expansions_are_the_legal_list() {
    check_codes::<parure_engine::splendor::Cities>(&EXPANSION, POSITIONS / 20);
    check_codes::<parure_engine::splendor::Posts>(&EXPANSION, POSITIONS / 20);
    check_codes::<parure_engine::splendor::Orient>(&EXPANSION, POSITIONS / 40);
    check_codes::<parure_engine::splendor::Strongholds>(&EXPANSION, POSITIONS / 20);
}

fn observed<G: Encoding>(game: &G, observer: Observer) -> Vec<u8> {
    let mut bytes = vec![0; game.layout().len()];
    G::observe(&game.view(observer), &mut bytes);
    bytes
}

/// Two states that differ only in what an observer may not know look the same to them, also as numbers.
fn check_secrecy<G: Encoding>(tables: &[(usize, &[(&str, &str)])]) {
    let mut chance = Sampled::from_seed(1);
    let mut different = 0;
    positions::<G>(tables, POSITIONS / 20, |game, _| {
        for seat in Seat::all(game.setup().players) {
            let view = game.view(Observer::Seat(seat));
            let other = G::determinize(&view, &mut chance);
            different += usize::from(other != *game);
            assert_eq!(observed(game, Observer::Seat(seat)), observed(&other, Observer::Seat(seat)));
        }
    });
    assert!(different > 100, "the test has seen hidden cards: {different}");
}

#[test]
fn hidden_cards_leave_no_trace() {
    check_secrecy::<parure_engine::splendor::Splendor>(&SPLENDOR);
    check_secrecy::<parure_engine::marvel::Marvel>(&MARVEL);
    check_secrecy::<parure_engine::duel::Duel>(&DUEL);
    check_secrecy::<parure_engine::splendor::Cities>(&EXPANSION);
    check_secrecy::<parure_engine::splendor::Posts>(&EXPANSION);
    check_secrecy::<parure_engine::splendor::Orient>(&EXPANSION);
    check_secrecy::<parure_engine::splendor::Strongholds>(&EXPANSION);
}

fn check_layout<G: Encoding>(tables: &[(usize, &[(&str, &str)])]) {
    positions::<G>(tables, 2_000, |game, _| {
        let layout = game.layout();
        let ends = layout.slices().iter().map(|slice| slice.start + slice.len);
        let starts = layout.slices().iter().map(|slice| slice.start).skip(1).chain([layout.len()]);
        assert!(ends.eq(starts), "the fields lie side by side");
        assert!(layout.scale().iter().all(|&scale| scale > 0));
        for seat in Seat::all(game.setup().players) {
            // A row that is too short or long for the layout panics or keeps the mark.
            let mut bytes = vec![0xee; layout.len() + 1];
            G::observe(&game.view(Observer::Seat(seat)), &mut bytes);
            assert_eq!(bytes[layout.len()], 0xee);
            assert_ne!(bytes[layout.len() - 1], 0xee);
        }
    });
}

#[test]
fn the_layout_is_what_is_written() {
    check_layout::<parure_engine::splendor::Splendor>(&SPLENDOR);
    check_layout::<parure_engine::marvel::Marvel>(&MARVEL);
    check_layout::<parure_engine::duel::Duel>(&DUEL);
    check_layout::<parure_engine::splendor::Cities>(&EXPANSION);
    check_layout::<parure_engine::splendor::Posts>(&EXPANSION);
    check_layout::<parure_engine::splendor::Orient>(&EXPANSION);
    check_layout::<parure_engine::splendor::Strongholds>(&EXPANSION);
}

fn check_rewards<G: Encoding>(tables: &[(usize, &[(&str, &str)])]) {
    for &(players, settings) in tables {
        let setup = Setup::with_options(players, settings).unwrap();
        for seed in 0..20 {
            let (mut chance, mut stream, mut legal) = (Sampled::from_seed(seed), SplitMix64::new(seed), Vec::new());
            let mut game = G::new(&setup, &mut chance).unwrap();
            for _ in 0..3_000 {
                legal.clear();
                game.legal_actions(&mut legal);
                if legal.is_empty() {
                    break;
                }
                assert_eq!(rewards(&game), [0.0; 4]);
                game.apply_unchecked(legal[stream.below(legal.len() as u32) as usize], &mut chance, &mut ());
            }
            if let ToAct::Over(outcome) = game.to_act() {
                let rewards = rewards(&game);
                for seat in Seat::all(players) {
                    assert_eq!(rewards[seat.index()] == -1.0, !outcome.winners.contains(seat));
                }
            }
        }
    }
}

#[test]
fn who_does_not_win_loses() {
    check_rewards::<parure_engine::splendor::Splendor>(&SPLENDOR);
    check_rewards::<parure_engine::marvel::Marvel>(&MARVEL);
    check_rewards::<parure_engine::duel::Duel>(&DUEL);
}
