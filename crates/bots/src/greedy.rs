//! One step ahead.

use parure_engine::chance::{Entropy, Sampled};
use parure_engine::game::ToAct;

use crate::bot::{Bot, Candidate, Choice};
use crate::budget::Budget;
use crate::knowledge::Knowledge;

/// Plays the action after which its own table looks best by a plain rule of thumb: points, cards, the next card.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<G: Knowledge> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, _: &Budget, entropy: &mut dyn Entropy) -> Choice<G::Action> {
        let mut luck = Sampled(&mut *entropy);
        let state = G::determinize(view, &mut luck);
        let ToAct::Seat(seat) = state.to_act() else { panic!("a bot is asked only while the game runs") };
        let mut legal = state.legal();
        state.narrow(&mut legal);
        let judged = legal.into_iter().map(|action| {
            let mut after = state.clone();
            after.apply_unchecked(action, &mut luck, &mut ());
            let won = matches!(after.to_act(), ToAct::Over(outcome) if outcome.winners.contains(seat));
            let value = after.rule_of_thumb(seat) + if won { 1000.0 } else { 0.0 };
            Candidate { action, value, visits: 0, prior: 0.0 }
        });
        let mut ranked: Vec<_> = judged.collect();
        ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
        let choice = Choice::plain(ranked[0].action, state.setup().players);
        // Its values are points, not chances.
        ranked.iter_mut().for_each(|candidate| candidate.value = choice.win[seat.index()]);
        Choice { ranked, ..choice }
    }
}
