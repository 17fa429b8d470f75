//! Counting what can happen.

use super::{AnyAction, AnyGame, KnownGame};
use crate::chance::Enumerated;
use crate::game::Game;
use crate::on_game;

impl AnyGame {
    /// The ways to play exactly so many steps: every legal action, and for it every different thing that chance can
    /// give. Tokens of one colour in the bag are one possibility; a game that ends earlier counts nothing.
    pub fn perft(&self, depth: u32) -> u64 {
        on_game!(self, game => leaves(game, depth))
    }

    /// The same for each first action, in order. With no step to go there is none.
    pub fn perft_divide(&self, depth: u32) -> Vec<(AnyAction, u64)> {
        fn divide<G: KnownGame>(game: &G, depth: u32) -> Vec<(AnyAction, u64)> {
            let count = |action| (G::any_action(action), leaves_after(game, action, depth));
            game.legal().into_iter().map(count).collect()
        }
        if depth == 0 { Vec::new() } else { on_game!(self, game => divide(game, depth)) }
    }
}

fn leaves<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    game.legal().into_iter().map(|action| leaves_after(game, action, depth)).sum()
}

/// The ways to play so many steps of which this action is the first.
fn leaves_after<G: Game>(game: &G, action: G::Action, depth: u32) -> u64 {
    let mut chance = Enumerated::new();
    let mut count = 0;
    loop {
        let mut after = game.clone();
        after.apply_unchecked(action, &mut chance, &mut ());
        count += leaves(&after, depth - 1);
        if !chance.advance() {
            return count;
        }
    }
}
