//! What bots know about a game beyond its rules.

use std::ops::Range;
use std::sync::Arc;

use parure_engine::card::CardId;
use parure_engine::game::Game;
use parure_engine::seat::Seat;
use parure_engine::tokens::Tokens;

use crate::eval::Weights;
use crate::explain::Reason;
use crate::key::packed;
use crate::model::Model;
use crate::personality::Personality;
use crate::sheet::{Sheet, Subject};

/// How many features describe one action, beside its kind.
pub const SKETCH: usize = 12;

/// What a bot notices about an action before any search: its kind, and a few numbers whose weight is learned by kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sketch {
    /// The kind of action, below [`Knowledge::KINDS`].
    pub kind: usize,
    /// The features; what they mean is the game's and the kind's.
    pub features: [f32; SKETCH],
    /// The card or tile that the action is about.
    pub subject: Option<Subject>,
    /// The tokens that it takes.
    pub taken: Tokens,
    /// The tokens that it gives up.
    pub given: Tokens,
    /// The bonuses that it brings.
    pub bonus: Tokens,
}

/// Features of which only the first few say something.
pub(crate) fn first(few: [f32; 5]) -> [f32; SKETCH] {
    let mut features = [0.0; SKETCH];
    features[..5].copy_from_slice(&few);
    features
}

/// What bots know about a game: how to describe positions and actions to a learned model, and which actions are worth a
/// thought. All of it looks at one full state, which a search has drawn to fit its view.
pub trait Knowledge: Game {
    /// How many numbers describe an item.
    const ITEM_NUMBERS: usize;
    /// The numbers of an item that a game writes only if it is about something that others do not have.
    const OWN_ITEM_NUMBERS: Range<usize> = 0..0;
    /// How many numbers describe a seat.
    const SEAT_NUMBERS: usize;
    /// How many kinds of action there are.
    const KINDS: usize;
    /// For each of the last kinds, those that only this game has, the kind of another game that it is like: its weights begin
    /// as the ones of that kind.
    const OWN_KINDS: &'static [usize] = &[];

    /// What was learned about the game.
    fn weights() -> &'static Weights;

    /// The game's learned model.
    fn model(&self) -> Arc<Model> {
        Self::weights().model::<Self>()
    }

    /// Describes the position, seat by seat in the order of turns from the seat to act on: what each has and can reach.
    fn describe(&self, order: &[Seat], sheet: &mut Sheet);

    /// Whether the open choice is the main one of a turn, at which positions can be compared.
    fn is_quiet(&self) -> bool;

    /// Whether the last round has begun, so that the game may end with this turn, whatever is played.
    fn is_last_round(&self) -> bool {
        false
    }

    /// Drops the actions that are not worth a thought, keeping the order and at least one.
    fn narrow(&self, actions: &mut Vec<Self::Action>);

    /// An action as a number; numbers have the order of actions and compare faster.
    fn key(action: Self::Action) -> u64 {
        packed(action)
    }

    /// Describes each action.
    fn sketch(&self, actions: &[Self::Action], out: &mut Vec<Sketch>);

    /// A plain rule of thumb for one step: how good the state is for a seat, in points. The greedy bot and the first
    /// generation of tuning know no more than this.
    fn rule_of_thumb(&self, seat: Seat) -> f32;

    /// How much a personality likes the state of its seat, -1 to 1, on top of its value.
    fn taste(&self, seat: Seat, personality: Personality) -> f32;

    /// How much more (above 0) or less a personality is tempted by an action, as a power of e.
    fn temptation(&self, action: Self::Action, personality: Personality) -> f32;

    /// The card that an action buys.
    fn purchase(&self, action: Self::Action) -> Option<CardId>;

    /// What can be said for an action, the weightiest first. `aim` is the card that a search saw bought next after it.
    fn reasons(&self, action: Self::Action, aim: Option<CardId>) -> Vec<Reason>;
}
