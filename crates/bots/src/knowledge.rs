//! What bots know about a game beyond its rules.

use std::sync::Arc;

use parure_engine::game::Game;
use parure_engine::seat::Seat;

use crate::explain::Reason;
use crate::model::Model;
use crate::personality::Personality;

/// How many features describe one action, beside its kind.
pub const SKETCH: usize = 12;

/// What a bot notices about an action before any search: its kind, and a few numbers whose weight is learned by kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sketch {
    /// The kind of action, below [`Knowledge::KINDS`].
    pub kind: usize,
    /// The features; what they mean is the game's and the kind's.
    pub features: [f32; SKETCH],
}

/// What bots know about a game: how to describe positions and actions to a learned model, and which actions are worth a
/// thought. All of it looks at one full state, which a search has drawn to fit its view.
pub trait Knowledge: Game {
    /// How many numbers describe one seat.
    const SEAT_INPUTS: usize;
    /// How many numbers describe the rest.
    const TABLE_INPUTS: usize;
    /// How many kinds of action there are.
    const KINDS: usize;

    /// The game's learned model.
    fn model(&self) -> Arc<Model>;

    /// Describes what a seat has and can reach.
    fn describe_seat(&self, seat: Seat, out: &mut [f32]);

    /// Describes the rest as the seat sees it that moves next of two: the end of the round, the supply.
    fn describe_table(&self, seat: Seat, out: &mut [f32]);

    /// Whether the open choice is the main one of a turn, at which positions can be compared.
    fn is_quiet(&self) -> bool;

    /// Drops the actions that are not worth a thought, keeping the order and at least one.
    fn narrow(&self, actions: &mut Vec<Self::Action>);

    /// Describes each action.
    fn sketch(&self, actions: &[Self::Action], out: &mut Vec<Sketch>);

    /// A plain rule of thumb for one step: how good the state is for a seat, in points. The greedy bot and the first
    /// generation of tuning know no more than this.
    fn rule_of_thumb(&self, seat: Seat) -> f32;

    /// How much a personality likes the state of its seat, -1 to 1, on top of its value.
    fn taste(&self, seat: Seat, personality: Personality) -> f32;

    /// How much more (above 0) or less a personality is tempted by an action, as a power of e.
    fn temptation(&self, action: Self::Action, personality: Personality) -> f32;

    /// What can be said for an action, the weightiest first.
    fn reasons(&self, action: Self::Action) -> Vec<Reason>;
}
