//! Random games to take texts from.

use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::duel::DuelOptions;
use parure_engine::game::{Game, Options, Setup, ToAct};
use parure_engine::marvel::MarvelOptions;
use parure_engine::notation::{Notation, RecordWriter};
use parure_engine::seat::{Observer, Seat};
use parure_engine::splendor::{CitiesOptions, SplendorOptions};

/// Splendor for two, three and four, Quick, Team, and house rules.
pub fn splendor_setups() -> Vec<Setup<SplendorOptions>> {
    let with = |players, options: &[(&str, &str)]| setup(players, options);
    vec![
        with(2, &[]),
        with(3, &[]),
        with(4, &[]),
        with(2, &[("preset", "quick")]),
        with(4, &[("preset", "team")]),
        with(4, &[("preset", "team"), ("preset", "quick"), ("last_round", "everyone_else_once")]),
        with(3, &[("take_fewer", "true"), ("last_round", "everyone_else_once"), ("face_up", "8")]),
        with(2, &[("face_up", "1"), ("target", "40")]),
    ]
}

/// The Cities for two, three and four, and house rules.
pub fn cities_setups() -> Vec<Setup<CitiesOptions>> {
    vec![setup(2, &[]), setup(3, &[("take_fewer", "true"), ("last_round", "everyone_else_once")]), setup(4, &[])]
}

/// Another module for two, three and four, Quick, and house rules.
pub fn module_setups() -> Vec<Setup<SplendorOptions>> {
    let house = [("take_fewer", "true"), ("last_round", "everyone_else_once"), ("face_up", "2")];
    vec![setup(2, &[]), setup(3, &house), setup(4, &[]), setup(2, &[("preset", "quick")])]
}

/// Marvel for two, three and four.
pub fn marvel_setups() -> Vec<Setup<MarvelOptions>> {
    vec![setup(2, &[]), setup(3, &[]), setup(4, &[]), setup(2, &[("take_fewer", "true")])]
}

/// Duel, with and without the rule against stalling.
pub fn duel_setups() -> Vec<Setup<DuelOptions>> {
    vec![setup(2, &[]), setup(2, &[("stalling", "false")])]
}

fn setup<O: Options>(players: usize, options: &[(&str, &str)]) -> Setup<O> {
    Setup::with_options(players, options).expect("the options exist")
}

/// Everyone who can look at a game.
pub fn observers(players: usize) -> impl Iterator<Item = Observer> {
    [Observer::Referee, Observer::Spectator].into_iter().chain(Seat::all(players).map(Observer::Seat))
}

/// A legal action, if the game goes on. Every other game hurries: what comes last in the list, purchases above all,
/// is played more often, so that games end and every phase comes up.
pub fn choose<G: Game>(game: &G, hurried: bool, stream: &mut SplitMix64) -> Option<G::Action> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let late = hurried && stream.below(4) > 0;
    let from = if late { legal.len() - legal.len().div_ceil(4) } else { 0 };
    let choices = &legal[from..];
    (!choices.is_empty()).then(|| choices[stream.below(choices.len() as u32) as usize])
}

/// Plays a random game, at most so many steps, and shows every position with the record up to there.
pub fn random_game<G: Notation>(
    setup: &Setup<G::Options>,
    seed: u64,
    steps: usize,
    mut visit: impl FnMut(&RecordWriter<G>),
) {
    let mut chance = Sampled::from_seed(seed);
    let mut stream = SplitMix64::new(seed ^ 0x5eed);
    let mut writer = RecordWriter::<G>::new(setup, &mut chance).expect("the setup is allowed");
    visit(&writer);
    for _ in 0..steps {
        let Some(action) = choose(writer.position(), seed % 2 == 1, &mut stream) else { break };
        writer.play(action, &mut chance, &mut ()).expect("the action is legal");
        visit(&writer);
    }
}

/// The record of a random game that was played to its end.
pub fn finished_game<G: Notation>(setup: &Setup<G::Options>, seed: u64) -> RecordWriter<G> {
    let mut last = None;
    random_game::<G>(setup, seed, 2_000, |writer| last = Some(writer.clone()));
    let writer = last.expect("a game has a first position");
    assert!(matches!(writer.position().to_act(), ToAct::Over(_)), "seed {seed} does not end");
    writer
}
