//! Random games.

use super::AnyGame;
use crate::chance::{Entropy, Sampled, SplitMix64};
use crate::game::{Game, ToAct};
use crate::on_game;

impl AnyGame {
    /// Plays random legal steps until the game is over, at most `cap`, and says how many they were.
    ///
    /// Every step is as likely as the others. The luck is of one type, so that this is compiled with the rules: its
    /// speed is the engine's, however the rest of a program was compiled.
    pub fn play_out(&mut self, luck: &mut Sampled<SplitMix64>, cap: u64) -> u64 {
        on_game!(self, game => play_out(game, luck, cap))
    }
}

fn play_out<G: Game>(game: &mut G, luck: &mut Sampled<SplitMix64>, cap: u64) -> u64 {
    let (mut legal, mut steps) = (Vec::new(), 0);
    while steps < cap && matches!(game.to_act(), ToAct::Seat(_)) {
        legal.clear();
        game.legal_actions(&mut legal);
        let action = legal[luck.0.below(legal.len() as u32) as usize];
        game.apply_unchecked(action, luck, &mut ());
        steps += 1;
    }
    steps
}
