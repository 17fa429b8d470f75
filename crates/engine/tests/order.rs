//! The order of legal lists, which is part of the promise: agents number actions by it.
//!
//! `order.txt` holds positions, each with its legal actions in order.

mod common;

use parure_engine::game::Game;
use parure_engine::notation::{Notation, action_text, expansion_name, game_name, parse_position};

/// The legal actions of a position text, line by line.
fn list<G: Notation>(position: &str) -> String {
    let state: G = parse_position(position).unwrap_or_else(|error| panic!("{error}"));
    let mut legal = Vec::new();
    Game::legal_actions(&state, &mut legal);
    legal.into_iter().map(|action| format!("  {}\n", action_text::<G>(action))).collect()
}

#[test]
fn legal_lists_keep_their_order() {
    let mut found = String::new();
    let mut position = String::new();
    for line in common::read("order.txt").lines().filter(|line| !line.starts_with("  ")) {
        found.extend([line, "\n"]);
        if line == "legal" {
            let game = game_name(&position).expect("the position names its game");
            let list = common::with_rules!(game, expansion_name(&position), G => list::<G>(&position));
            found.push_str(&list);
            position.clear();
        } else {
            position.extend([line, "\n"]);
        }
    }
    common::compare("order.txt", &found);
}
