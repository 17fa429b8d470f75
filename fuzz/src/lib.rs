//! What the fuzz targets do with their input; each is a function, so that a finding becomes a test by one call.

use parure_conformance::{Coverage, LawSubject, laws};
use parure_engine::any::{GameId, RulesId};
use parure_engine::chance::{Entropy, Recorded, Sampled, SplitMix64};
use parure_engine::game::{Game, Options, Setup, ToAct};
use parure_engine::notation::{
    Record, action_text, expansion_name, game_name, parse_action, parse_position, parse_view, position_text, view_text,
};
use parure_engine::seat::{Observer, Seat};
use parure_engine::with_game;
use parure_vocabulary::Vocabulary;
use parure_vocabulary::record::{game_of_record, record_from_json, record_words};

/// How far an accepted position is played.
const STEPS: usize = 40;

/// An action text: whatever can be read is written and read again.
pub fn action(text: &str) {
    for rules in RulesId::ALL {
        with_game!(rules, G => {
            if let Ok(action) = parse_action::<G>(text, None) {
                assert_eq!(parse_action::<G>(&action_text::<G>(action), None), Ok(action));
            }
            let at: G = parure_conformance::start(&setup::<G>(0), &mut Sampled::from_seed(1));
            if let Ok(action) = parse_action(text, Some(&at)) {
                _ = at.check(action);
            }
        });
    }
}

/// The rules that a position or a record names.
fn rules_of(text: &str) -> Option<RulesId> {
    let game = game_name(text).ok()?.parse().ok()?;
    RulesId::find(game, expansion_name(text)).ok()
}

/// A position text: whatever can be read is written and read again, and can be played.
pub fn position(text: &str) {
    let Some(rules) = rules_of(text) else { return };
    with_game!(rules, G => {
        if let Ok(view) = parse_view::<G>(text) {
            assert_eq!(parse_view::<G>(&view_text::<G>(&view)).as_ref(), Ok(&view), "{text}");
            plays::<G>(&view);
        }
    });
}

/// A record: whatever can be read is written and read again; playing it never panics.
pub fn record(text: &str) {
    let Some(rules) = rules_of(text) else { return };
    with_game!(rules, G => {
        if let Ok(record) = Record::<G>::parse(text) {
            assert_eq!(Record::<G>::parse(&record.to_string()).as_ref(), Ok(&record), "{text}");
            if let Ok(end) = record.check() {
                end.audit().unwrap_or_else(|wrong| panic!("{wrong}"));
            }
        }
    });
}

/// An action in JSON, for every game.
pub fn json_action(text: &str) {
    let Ok(value) = serde_json::from_str(text) else { return };
    for rules in RulesId::ALL {
        with_game!(rules, G => {
            if let Ok(action) = G::action_from_json(&value) {
                assert_eq!(G::action_from_json(&G::action_to_json(action)), Ok(action), "{text}");
            }
        });
    }
}

/// A position in JSON: the first three bytes say which game, setup and observer.
pub fn json_position(bytes: &[u8]) {
    let Some((&[game, house, observer], text)) = bytes.split_first_chunk() else { return };
    let Ok(value) = serde_json::from_slice(text) else { return };
    with_game!(RulesId::ALL[usize::from(game) % RulesId::ALL.len()], G => {
        let setup = setup::<G>(house);
        let observer = match observer % 6 {
            4 => Observer::Spectator,
            5 => Observer::Referee,
            seat => Seat::new(seat.into()).filter(|seat| seat.index() < setup.players).map_or(Observer::Referee, Observer::Seat),
        };
        if let Ok(view) = G::view_from_json(&value, &setup, observer) {
            assert_eq!(G::view_from_json(&G::view_to_json(&view), &setup, observer), Ok(view));
            plays::<G>(&view);
        }
    });
}

/// A record in JSON.
pub fn json_record(text: &str) {
    let Ok(Ok(game)) = game_of_record(text).map(|name| name.parse::<GameId>()) else { return };
    for rules in RulesId::ALL.into_iter().filter(|rules| rules.game() == game) {
        with_game!(rules, G => {
            if let Ok(record) = record_from_json::<G>(text) {
                let written = serde_json::to_string(&record_words(&record)).expect("a record can be written");
                assert_eq!(record_from_json::<G>(&written), Ok(record.clone()), "{text}");
                _ = record.check();
            }
        });
    }
}

/// A game that bytes play: two choose the game, eight its luck, and each other one an action. The laws are held where
/// the bytes end.
pub fn play(bytes: &[u8]) {
    let Some((&[game, house], rest)) = bytes.split_first_chunk() else { return };
    let Some((&seed, choices)) = rest.split_first_chunk() else { return };
    with_game!(RulesId::ALL[usize::from(game) % RulesId::ALL.len()], G => play_on::<G>(&setup::<G>(house), u64::from_le_bytes(seed), choices));
}

fn play_on<G: LawSubject>(setup: &Setup<G::Options>, seed: u64, choices: &[u8]) {
    let mut chance = Sampled::from_seed(seed);
    let mut state: G = parure_conformance::start(setup, &mut chance);
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    for choice in choices {
        if legal.is_empty() {
            break;
        }
        let action = legal[usize::from(*choice) * legal.len() / 256];
        state.apply(action, &mut chance, &mut ()).unwrap_or_else(|refusal| panic!("{action:?} is listed: {refusal}"));
        legal.clear();
        state.legal_actions(&mut legal);
    }
    let held = laws::position(&state, &legal, seed, &mut Coverage::default());
    held.unwrap_or_else(|broken| panic!("{broken}\n{}", position_text(&state)));
}

/// A setup by one byte: players and options.
fn setup<G: Game>(house: u8) -> Setup<G::Options> {
    let mut setup = Setup { players: 2 + usize::from(house) % 3, options: G::Options::default() };
    for (bit, (key, value)) in OPTIONS.iter().enumerate() {
        if house >> (bit + 2) & 1 == 1 {
            // Every game has its own options; those of another are left out.
            _ = setup.options.set(key, value);
        }
    }
    let allowed = |setup: &Setup<G::Options>| G::new(setup, &mut Recorded::new(&[])).is_ok();
    if allowed(&setup) { setup } else { Setup { players: 2, options: G::Options::default() } }
}

const OPTIONS: [(&str, &str); 6] = [
    ("take_fewer", "true"),
    ("preset", "quick"),
    ("team", "true"),
    ("last_round", "everyone_else_once"),
    ("face_up", "8"),
    ("stalling", "false"),
];

/// Fills in what is hidden and plays on: no panic, and everything stays in order.
fn plays<G: LawSubject>(view: &G::View) {
    let mut stream = SplitMix64::new(1);
    let mut state = G::determinize(view, &mut Sampled(&mut stream));
    assert_eq!(parse_position::<G>(&position_text(&state)).as_ref(), Ok(&state));
    let mut legal = Vec::new();
    for _ in 0..STEPS {
        state.audit().unwrap_or_else(|wrong| panic!("{wrong}\n{}", position_text(&state)));
        legal.clear();
        state.legal_actions(&mut legal);
        match state.to_act() {
            ToAct::Over(_) => break,
            ToAct::Seat(_) => assert!(!legal.is_empty(), "{}", position_text(&state)),
        }
        let action = legal[stream.below(legal.len() as u32) as usize];
        let played = state.apply(action, &mut Sampled(&mut stream), &mut ());
        played.unwrap_or_else(|refusal| panic!("{action:?} is listed: {refusal}"));
    }
}
