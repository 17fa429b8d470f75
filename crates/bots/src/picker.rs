//! Bots of one's own: whoever can pick a move from a list.

use parure_engine::chance::{Entropy, Sampled};
use parure_engine::game::{Game, ToAct};

use crate::bot::{Bot, Choice};
use crate::budget::Budget;

/// A player that is handed the legal moves with the view.
pub trait Picker<G: Game>: Send {
    /// One of the legal actions, of which there are at least two, in a position where the seat that looks is to act.
    fn pick(&mut self, view: &G::View, legal: &[G::Action], entropy: &mut dyn Entropy) -> G::Action;
}

impl<G: Game, F> Picker<G> for F
where
    F: FnMut(&G::View, &[G::Action], &mut dyn Entropy) -> G::Action + Send,
{
    fn pick(&mut self, view: &G::View, legal: &[G::Action], entropy: &mut dyn Entropy) -> G::Action {
        self(view, legal, entropy)
    }
}

/// A [`Picker`] as a [`Bot`], which can sit wherever our own do. What it picks besides the list is passed over.
#[derive(Clone, Debug)]
pub struct Picking<P>(pub P);

impl<G: Game, P: Picker<G>> Bot<G> for Picking<P> {
    fn choose(&mut self, view: &G::View, _: &Budget, entropy: &mut dyn Entropy) -> Choice<G::Action> {
        // What is legal depends on nothing that the seat to act cannot see.
        let state = G::determinize(view, &mut Sampled(&mut *entropy));
        assert!(matches!(state.to_act(), ToAct::Seat(_)), "a bot is asked only while the game runs");
        let legal = state.legal();
        let picked = if legal.len() > 1 { self.0.pick(view, &legal, entropy) } else { legal[0] };
        let action = if legal.contains(&picked) { picked } else { legal[0] };
        Choice::plain(action, state.setup().players)
    }
}
