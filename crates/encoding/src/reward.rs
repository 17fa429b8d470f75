//! What a result is worth.

use parure_engine::game::ToAct;
use parure_engine::seat::{MAX_SEATS, Seat};

use crate::Encoding;

/// What the result is worth to each seat: 1 for a victory, -1 for a defeat, 0 while the game runs.
///
/// A victory that several sides share is worth as much as drawing lots for it among them: with two sides 0 to both,
/// with three of three -1/3 to each. Partners win and lose together.
pub fn rewards<G: Encoding>(game: &G) -> [f32; MAX_SEATS] {
    let mut rewards = [0.0; MAX_SEATS];
    if let ToAct::Over(outcome) = game.to_act() {
        let sides = outcome.winners.iter().filter(|&seat| game.side(seat).first() == Some(seat)).count().max(1);
        for seat in Seat::all(game.setup().players) {
            let share = if outcome.winners.contains(seat) { 1.0 / sides as f32 } else { 0.0 };
            rewards[seat.index()] = 2.0 * share - 1.0;
        }
    }
    rewards
}
