//! A tree search whose positions a Python function judges, many at a time.

mod tree;

use numpy::{AllowTypeChange, PyArray2, PyArrayLikeDyn, PyArrayMethods};
use parure_encoding::mask;
use parure_engine::on_game;
use parure_engine::seat::{MAX_SEATS, Observer};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::error::raise;
use crate::playable::Playable;
use crate::seed::Seed;
use crate::shape::Shape;
use crate::state::{PyState, borrow, legal};
use tree::{Judgement, Leaf, Settings, Tree};

/// Searches for the best action of the seat to act, and returns a list of dicts with `action`, `visits`, `value` (the
/// expected reward of the acting seat, -1 to 1) and `prior`, the most visited first.
///
/// `evaluate(observations, masks)` judges a batch of positions, each from the seat to act: `observations` is a float32
/// array `[batch, observation_size]`, `masks` int8 `[batch, num_actions]`. It returns `(logits, values)`: logits
/// `[batch, num_actions]`, of which only legal ones are looked at, and values `[batch]` for the seat to act, or
/// `[batch, players]` from it on in the order of play.
///
/// What the acting seat cannot know is dealt anew for every visit, and so is luck to come.
///
/// >>> import numpy as np
/// >>> state = parure.Game("duel").new_state(seed=3)
/// >>> def evaluate(observations, masks):
/// ...     return np.zeros(masks.shape, np.float32), np.zeros(len(masks), np.float32)
/// >>> ranked = parure.search(state, evaluate, iterations=64, batch=8, seed=1)
/// >>> sum(candidate["visits"] for candidate in ranked)
/// 64
#[pyfunction]
#[pyo3(signature = (state, evaluate, iterations=200, *, batch=16, exploration=1.5, noise=0.0, seed=None))]
#[expect(clippy::too_many_arguments, reason = "a function with keywords")]
pub fn search<'py>(
    py: Python<'py>,
    state: &Bound<'py, PyState>,
    evaluate: &Bound<'py, PyAny>,
    iterations: usize,
    batch: usize,
    exploration: f32,
    noise: f32,
    seed: Option<Seed>,
) -> PyResult<Bound<'py, PyList>> {
    if !(1..=4096).contains(&batch) || iterations == 0 {
        return Err(raise("batch is from 1 to 4096, and there is at least one iteration"));
    }
    if !(exploration.is_finite() && exploration >= 0.0 && (0.0..=1.0).contains(&noise)) {
        return Err(raise("exploration is a number of at least 0, and noise is from 0 to 1"));
    }
    let settings = Settings { exploration, noise };
    let seed = Seed::or_any(seed);
    let (game, shape) = {
        let state = borrow(state)?;
        (state.game().clone(), state.shape().clone())
    };
    on_game!(&game, game => run(py, game, &shape, evaluate, iterations, batch, &settings, seed))
}

#[expect(clippy::too_many_arguments, reason = "what `search` was given, for one game")]
fn run<'py, G: Playable>(
    py: Python<'py>,
    game: &G,
    shape: &Shape,
    evaluate: &Bound<'py, PyAny>,
    iterations: usize,
    batch: usize,
    settings: &Settings,
    seed: u64,
) -> PyResult<Bound<'py, PyList>> {
    let mut tree = Tree::new(game, seed).ok_or_else(|| raise("the game is over: there is nothing to search"))?;
    let mut done = 0;
    while done < iterations {
        // The root is judged alone, because every other position is reached through its edges.
        let most = if tree.is_new() { 1 } else { batch.min(iterations - done) };
        py.detach(|| tree.gather(most, settings));
        py.check_signals()?;
        if !tree.leaves().is_empty() {
            let (logits, values) = ask(py, shape, evaluate, tree.leaves())?;
            let (logits, values) = (logits.as_slice()?, values.as_slice()?);
            tree.judge(&judgements(logits, values, shape)?, settings);
        }
        // Judging the root counts as no visit of its actions.
        done = tree.visits();
    }
    let ranked = PyList::empty(py);
    for candidate in tree.ranked() {
        let dict = PyDict::new(py);
        dict.set_item("action", candidate.code.index())?;
        dict.set_item("visits", candidate.visits)?;
        dict.set_item("value", candidate.value)?;
        dict.set_item("prior", candidate.prior)?;
        ranked.append(dict)?;
    }
    Ok(ranked)
}

type Numbers<'py> = PyArrayLikeDyn<'py, f32, AllowTypeChange>;

/// Asks the Python function about the leaves.
fn ask<'py, G: Playable>(
    py: Python<'py>,
    shape: &Shape,
    evaluate: &Bound<'py, PyAny>,
    leaves: &[Leaf<G>],
) -> PyResult<(Numbers<'py>, Numbers<'py>)> {
    let (features, actions) = (shape.features(), shape.actions);
    let observations = PyArray2::<f32>::zeros(py, [leaves.len(), features], false);
    let masks = PyArray2::<i8>::zeros(py, [leaves.len(), actions], false);
    {
        let (mut numbers, mut flags) = (observations.readwrite(), masks.readwrite());
        let rows =
            numbers.as_slice_mut()?.chunks_exact_mut(features).zip(flags.as_slice_mut()?.chunks_exact_mut(actions));
        let mut bytes = vec![0; features];
        for (leaf, (row, flags)) in leaves.iter().zip(rows) {
            G::observe(&leaf.game.view(Observer::Seat(leaf.seat)), &mut bytes);
            shape.scale(&bytes, row);
            mask(&leaf.game, &legal(&leaf.game), flags);
        }
    }
    let answer = evaluate.call1((observations, masks))?;
    let unclear = |_| raise("evaluate returns a pair of arrays of numbers: logits and values");
    let (logits, values): (Bound<'_, PyAny>, Bound<'_, PyAny>) = answer.extract().map_err(unclear)?;
    let (logits, values): (Numbers<'_>, Numbers<'_>) =
        (logits.extract().map_err(unclear)?, values.extract().map_err(unclear)?);
    let (given, expected) =
        ((logits.as_slice()?.len(), values.as_slice()?.len()), (leaves.len() * actions, leaves.len()));
    if given.0 != expected.0 || given.1 != expected.1 && given.1 != expected.1 * shape.setup.players() {
        return Err(raise(format_args!(
            "for {0} positions, evaluate returns logits [{0}, {actions}] and values [{0}] or [{0}, {1}], not {2} and {3} numbers",
            leaves.len(),
            shape.setup.players(),
            given.0,
            given.1
        )));
    }
    Ok((logits, values))
}

/// The answers for each leaf.
fn judgements<'a>(logits: &'a [f32], values: &[f32], shape: &Shape) -> PyResult<Vec<Judgement<'a>>> {
    if !logits.iter().chain(values).all(|number| number.is_finite()) {
        return Err(raise("evaluate returned a number that is not finite"));
    }
    let rows = logits.chunks_exact(shape.actions);
    let (leaves, players) = (rows.len(), shape.setup.players());
    let per_leaf = values.len() / leaves;
    Ok(rows
        .zip(values.chunks_exact(per_leaf))
        .map(|(logits, said)| Judgement { logits, values: spread(said, players) })
        .collect())
}

/// The expected rewards of all seats; from one alone, the others share what it does not get.
fn spread(said: &[f32], players: usize) -> [f32; MAX_SEATS] {
    let mut values = [0.0; MAX_SEATS];
    if said.len() == players {
        values[..players].copy_from_slice(said);
    } else {
        values[..players].fill(-said[0] / (players - 1) as f32);
        values[0] = said[0];
    }
    values
}
