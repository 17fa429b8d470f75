//! Whole games as lines of JSON, as the command line prints them.

use std::sync::Arc;

use parure_bots::{BotSpec, Budget, seed};
use parure_engine::chance::{Recording, Sampled, SplitMix64};
use parure_engine::game::{Setup, ToAct};
use parure_engine::on_any;
use parure_engine::seat::{Observer, Seat};
use parure_vocabulary::GameResult;
use parure_vocabulary::transcript::{Step, ending, opening};
use pyo3::prelude::*;
use serde::Serialize;

use crate::bot::{build, read_spec};
use crate::error::raise;
use crate::game::PyGame;
use crate::playable::Playable;
use crate::seed::Seed;
use crate::state::legal;
use crate::watch::{Watch, watched};

/// Plays a game by its seed and returns its transcript: lines of JSON.
///
/// The first line is the setup, then comes one for every step with all legal actions, at the end the result. `bots`
/// are taken in turn by the seats. After `turn_cap` turns the game is broken off.
///
/// >>> lines = parure.transcript(parure.Game("splendor", players=3), seed=7)
/// >>> import json
/// >>> json.loads(lines[0])["format"], sorted(json.loads(lines[-1])["result"])
/// ('parure-transcript/1', ['points', 'reason', 'winners'])
#[pyfunction]
#[pyo3(signature = (game, seed, bots=vec!["random".to_owned()], turn_cap=1000))]
pub fn transcript(
    py: Python<'_>,
    game: &PyGame,
    seed: Seed,
    bots: Vec<String>,
    turn_cap: u64,
) -> PyResult<Vec<String>> {
    let specs = bots.iter().map(|bot| read_spec(bot)).collect::<PyResult<Vec<_>>>()?;
    if specs.is_empty() {
        return Err(raise("name at least one bot"));
    }
    let setup = game.shape().setup;
    let watch = Arc::new(Watch::start());
    watch.over(py, || on_any!(AnySetup, &setup, G, setup => play::<G>(setup, seed.0, &specs, turn_cap, &watch)))?
}

fn play<G: Playable>(
    setup: &Setup<G::Options>,
    seed: u64,
    specs: &[BotSpec],
    turn_cap: u64,
    watch: &Arc<Watch>,
) -> PyResult<Vec<String>> {
    let mut chance = Recording::new(Sampled::from_seed(seed));
    let mut game = G::new(setup, &mut chance).map_err(raise)?;
    chance.take();
    let mut lines = vec![line(&opening(&game, seed))?];
    let mut bots = Vec::new();
    for (seat, spec) in Seat::all(setup.players).zip(specs.iter().cycle()) {
        let luck = SplitMix64::new(seed::of_seat(seed, seat));
        bots.push((build::<G>(spec, watch.clone())?, watched(spec, Budget::UNLIMITED), luck));
    }
    let (mut turns, mut seq) = (0, 0);
    let result = loop {
        let seat = match game.to_act() {
            ToAct::Over(outcome) => break GameResult::of(&game, outcome),
            ToAct::Seat(_) if turns == turn_cap => break GameResult::turn_cap(&game),
            ToAct::Seat(seat) => seat,
        };
        let legal = legal(&game);
        let (bot, budget, luck) = &mut bots[seat.index()];
        let action = bot.choose(&game.view(Observer::Seat(seat)), budget, luck).action;
        game.apply(action, &mut chance, &mut ()).map_err(raise)?;
        seq += 1;
        turns += u64::from(game.ended_turn(action));
        let step = Step { seq, seat, legal: &legal, action, draws: &chance.take(), after: &game };
        lines.push(line(&step.line())?);
    };
    lines.push(line(&ending(result))?);
    Ok(lines)
}

fn line(words: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(words).map_err(raise)
}
