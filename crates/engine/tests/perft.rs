//! How many ways there are to play a few steps: every action, and for it everything that chance can give.
//!
//! `perft.txt` holds positions, each with `depth N count` lines behind it. The counts were made by this engine; they
//! tell when anything about the rules changes, in however remote a corner.

mod common;

use std::fmt::Write;

use parure_engine::chance::Enumerated;
use parure_engine::game::Game;
use parure_engine::notation::{expansion_name, game_name, parse_position};

/// The ways to play exactly so many steps.
fn leaves<G: Game>(state: &G, depth: u32) -> u64 {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    if depth == 0 { 1 } else { legal.into_iter().map(|action| leaves_after(state, action, depth)).sum() }
}

fn leaves_after<G: Game>(state: &G, action: G::Action, depth: u32) -> u64 {
    let (mut chance, mut count) = (Enumerated::new(), 0);
    loop {
        let mut after = state.clone();
        after.apply_unchecked(action, &mut chance, &mut ());
        count += leaves(&after, depth - 1);
        if !chance.advance() {
            return count;
        }
    }
}

/// The count at one depth from a position text.
fn count(position: &str, depth: u32) -> u64 {
    let game = game_name(position).expect("the position names its game");
    common::with_rules!(game, expansion_name(position), G => leaves(&parse_position::<G>(position).unwrap_or_else(|error| panic!("{error}")), depth))
}

#[test]
fn the_ways_to_play_are_as_many_as_before() {
    let mut found = String::new();
    let mut position = String::new();
    for line in common::read("perft.txt").lines() {
        match line.strip_prefix("depth ").and_then(|rest| rest.split(' ').next()) {
            Some(depth) => {
                let depth = depth.parse().expect("a depth is a number");
                writeln!(found, "depth {depth} {}", count(&position, depth)).expect("writing cannot fail");
            }
            None => {
                if line.is_empty() {
                    position.clear();
                }
                position.extend([line, "\n"]);
                found.extend([line, "\n"]);
            }
        }
    }
    common::compare("perft.txt", &found);
}
