//! Information-set Monte Carlo tree search, led by a learned model.
//!
//! Each iteration draws a full state that fits the view, walks down a tree whose edges are actions, judges the position
//! where the tree ends, and credits the result to each step of the way. The tree is open-loop: a node is the sequence of
//! actions that led to it, whatever cards turned up, so luck is averaged. An edge counts how often it was available.
//! Several threads walk one tree, which each of them has to itself for a step at a time.

mod explorer;
mod searcher;
mod stock;
mod tree;

pub(crate) use searcher::settle;
pub use searcher::{MOST_REMEMBERED, Searcher, Settings};
