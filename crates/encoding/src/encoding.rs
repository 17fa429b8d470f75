//! What the encoding of a game promises.

use parure_engine::game::{Game, Setup};
use parure_engine::seat::{Observer, Seat};

use crate::{ActionCode, ActionRange, Layout, Tensor};

/// How many codes a purchase has: one for each way to pay, the fewest jokers first.
///
/// No purse of ten tokens can pay any card in more ways; a test counts through all of them.
pub const PAYMENTS: usize = 32;

/// A game whose actions are integers and whose views are tensors.
///
/// Codes name cards by where they lie (market space, place in the own hand), so they mean something only in a state.
/// In every state, the legal actions and their codes belong together one to one.
pub trait Encoding: Game {
    /// The name of the encoding of actions, with its version.
    const ACTIONS: &'static str;
    /// The name of the encoding of views, with its version.
    const OBSERVATIONS: &'static str;

    /// The kinds of action and their codes; the last one's end is the number of codes.
    fn action_ranges(setup: &Setup<Self::Options>) -> Vec<ActionRange>;

    /// How many codes there are, for any number of players.
    fn action_count(setup: &Setup<Self::Options>) -> usize {
        Self::action_ranges(setup).last().map_or(0, ActionRange::end)
    }

    /// The code of an action; nothing for one that cannot be played in this state or ones like it.
    fn encode(&self, action: Self::Action) -> Option<ActionCode>;

    /// The action of a code; nothing for a code without a meaning in this state. Legality is not looked at beyond that.
    fn decode(&self, code: ActionCode) -> Option<Self::Action>;

    /// Hands the code of each action to `out`. The actions are this state's legal list, in order.
    fn encode_list(&self, legal: &[Self::Action], out: impl FnMut(ActionCode));

    /// Writes a view, field by field. Nothing else is looked at, so nothing else can be told.
    fn describe(view: &Self::View, out: &mut impl Tensor);

    /// The fields of a view in a game like this one.
    fn layout(&self) -> Layout {
        let mut layout = Layout::default();
        Self::describe(&self.view(Observer::Seat(Seat::FIRST)), &mut layout);
        layout
    }

    /// Writes a view as bytes, as many as the layout has.
    fn observe(view: &Self::View, out: &mut [u8]) {
        Self::describe(view, &mut crate::tensor::Bytes::new(out));
    }
}

/// Sets the place of every legal action's code to 1 and all others to 0.
///
/// # Panics
/// If the mask is shorter than the number of codes.
pub fn mask<G: Encoding>(game: &G, legal: &[G::Action], mask: &mut [i8]) {
    mask.fill(0);
    game.encode_list(legal, |code| mask[code.index()] = 1);
}

/// The seat from which a view is described: the observer's own, or the first for who has none.
pub const fn perspective(observer: Observer) -> Seat {
    match observer {
        Observer::Seat(seat) => seat,
        Observer::Spectator | Observer::Referee => Seat::FIRST,
    }
}
