//! What results are worth.

use parure_bots::interval::Deal;
use pyo3::prelude::*;

use crate::error::raise;

/// The 95 % interval of the mean score of a game, from the number of games and the summed score of each deal.
///
/// Games of one deal have their luck in common, so that deals are the observations.
#[pyfunction]
pub fn interval(deals: Vec<(u64, f64)>) -> (f64, f64) {
    let deals: Vec<_> = deals.into_iter().map(|(games, score)| Deal { games, score }).collect();
    let [low, high] = parure_bots::interval::interval(&deals);
    (low, high)
}

/// The Elo of so many players around a mean of 0, from games: for each, its players with their shares of the win.
#[pyfunction]
pub fn elo(players: usize, games: Vec<Vec<(usize, f64)>>) -> PyResult<Vec<f64>> {
    if games.iter().flatten().any(|&(player, _)| player >= players) {
        return Err(raise(format_args!("there are {players} players")));
    }
    let mut tables: Vec<Vec<usize>> =
        games.iter().map(|game| game.iter().map(|&(player, _)| player).collect()).collect();
    tables.iter_mut().for_each(|table| table.sort_unstable());
    tables.sort_unstable();
    tables.dedup();
    Ok(parure_bots::elo::elo(players, &tables, &games))
}
