//! Bots for the Splendor family.
//!
//! A [`Bot`] chooses from the view of its seat. [`BotSpec`] makes one by name. The strong ones are a [`search`] led by a
//! learned [`model`]; what they know about each game is in [`eval`].
//!
#![doc = include_str!("../README.md")]

pub mod bot;
mod bot_game;
pub mod budget;
pub mod elo;
pub mod eval;
pub mod explain;
pub mod greedy;
pub mod interval;
mod key;
pub mod knowledge;
pub mod level;
mod leveled;
pub mod match_play;
pub mod model;
mod net;
mod numbers;
pub mod personality;
pub mod picker;
pub mod puzzle;
pub mod random;
pub mod rating;
pub mod review;
pub mod search;
pub mod seated;
pub mod seed;
pub mod sheet;
mod shelf;
pub mod spec;
pub mod thinkers;
pub mod tune;

pub use bot::{Bot, Candidate, Choice};
pub use bot_game::BotGame;
pub use budget::Budget;
pub use knowledge::Knowledge;
pub use level::BotLevel;
pub use personality::Personality;
pub use picker::{Picker, Picking};
pub use rating::rating;
pub use review::{ReviewedMove, Reviewer};
pub use seated::Seated;
pub use spec::{BotKind, BotSpec};
pub use thinkers::{Thinker, Thinkers};
