//! Luck as explicit choices.
//!
//! The engine asks for its draws one after the other while it plays an action. Here an action is played again and again
//! with ever more draws given, until it asks for none: what it asks for first beyond them is the open chance node.

use parure_engine::card::{CardId, Level};
use parure_engine::chance::{Chance, Draw, Pool};
use parure_engine::notation::Notation;
use parure_engine::tile::TileId;
use parure_engine::tokens::Color;
use parure_vocabulary::draws_to_json;
use pyo3::prelude::*;

use crate::error::raise;

/// What a draw can give, each with its probability.
pub type Outcomes = Vec<(String, f64)>;

/// Gives the draws it was told, and notes what is asked for beyond them.
pub struct Probe<'a> {
    told: &'a [Draw],
    used: usize,
    open: Option<Pool>,
    impossible: Option<usize>,
}

impl Chance for Probe<'_> {
    fn draw(&mut self, pool: Pool) -> Draw {
        let index = self.used;
        self.used += 1;
        match self.told.get(index) {
            Some(&draw) if pool.contains(draw) => return draw,
            Some(_) => self.impossible = self.impossible.or(Some(index)),
            None => self.open = self.open.or(Some(pool)),
        }
        pool.nth(0)
    }
}

/// What can be drawn next when these draws are given to what is played; nothing if it needs no more.
pub fn outcomes<G: Notation>(
    told: &[Draw],
    play: impl FnOnce(&mut Probe<'_>) -> PyResult<()>,
) -> PyResult<Option<Outcomes>> {
    let mut probe = Probe { told, used: 0, open: None, impossible: None };
    play(&mut probe)?;
    if let Some(index) = probe.impossible {
        return Err(raise(format_args!("draw {} cannot come up here", index + 1)));
    }
    if probe.used < told.len() {
        return Err(raise(format_args!("only {} draws are made, {} were given", probe.used, told.len())));
    }
    Ok(probe.open.map(|pool| pool.distinct().map(|draw| (name::<G>(draw), likelihood(pool, draw))).collect()))
}

fn likelihood(pool: Pool, draw: Draw) -> f64 {
    let count = match (pool, draw) {
        (Pool::Bag(tokens), Draw::Token(color)) => tokens.get(color),
        _ => 1,
    };
    f64::from(count) / pool.len() as f64
}

/// The word for a draw.
fn name<G: Notation>(draw: Draw) -> String {
    draws_to_json::<G>(&[draw])[0].as_str().unwrap_or_default().to_owned()
}

/// The words for everything that can ever be drawn, in a fixed order: cards, tiles, tokens.
pub fn every_name<G: Notation>() -> Vec<String> {
    let places = (0..CardId::PER_LEVEL).collect::<Vec<_>>();
    let cards = Level::ALL.into_iter().flat_map(|level| places.iter().map(move |&index| CardId::new(level, index)));
    let cards = cards.filter(|&card| G::has_card(card)).map(Draw::Card);
    let tiles = (0..TileId::MAX).map(TileId::new).filter(|&tile| G::tile_id(tile).is_some()).map(Draw::Tile);
    let tokens = (0..G::COLORS.len()).map(Color::at).map(Draw::Token);
    cards.chain(tiles).chain(tokens).map(name::<G>).collect()
}
