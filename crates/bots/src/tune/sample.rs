//! What is learned from.

use crate::knowledge::Sketch;

/// A position with what it turned out to be worth.
#[derive(Clone, Debug)]
pub(super) struct ValueSample {
    pub(super) inputs: Box<[f32]>,
    /// 0 to 1, for the seat that it is described for.
    pub(super) target: f32,
}

/// The actions of a position with the share of the search that each had.
#[derive(Clone, Debug)]
pub(super) struct PolicySample {
    pub(super) sketches: Box<[Sketch]>,
    pub(super) shares: Box<[f32]>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Samples {
    pub(super) values: Vec<ValueSample>,
    pub(super) policies: Vec<PolicySample>,
}
