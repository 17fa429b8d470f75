//! The Trading Posts: five places with powers for who has the bonuses (C-20 to C-26).

mod action;
mod event;
mod foresight;
mod gold;
mod notation;
mod post;
mod refusal;
mod rules;

pub use action::{ChooseGem, PostGem};
pub use event::Event;
pub use foresight::PostDistance;
pub use post::{Coats, Post, PostSet};
pub use refusal::Refusal;
pub use rules::PostsRules;

use crate::classic::State;

/// A game of Splendor with the Trading Posts.
pub type Posts = State<PostsRules>;
