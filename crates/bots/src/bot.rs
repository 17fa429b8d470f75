//! What a bot is: someone who chooses from a view.

use parure_engine::chance::Entropy;
use parure_engine::game::Game;
use parure_engine::seat::{MAX_SEATS, Seat};

use crate::budget::Budget;

/// A player that sees what the player in its seat sees, and nothing else: a full state never reaches it.
///
/// A bot may be asked about positions in any order. One that remembers ([`Bot::observe`]) plays as well without being
/// told anything.
pub trait Bot<G: Game>: Send {
    /// The action to play in a position where the seat that looks is to act.
    ///
    /// The action is always legal. With a budget of iterations on one thread, the same view, the same entropy and the
    /// same memory give the same choice.
    ///
    /// # Panics
    /// If the game of the view is over.
    fn choose(&mut self, view: &G::View, budget: &Budget, entropy: &mut dyn Entropy) -> Choice<G::Action>;

    /// Tells the bot an action that was just played at its table, by whomever (also its own). Actions are public in
    /// every game of the family. A bot that is told one must be told all of them until [`Bot::forget`].
    fn observe(&mut self, _action: G::Action) {}

    /// Gives back the memory that the bot needs only while it thinks. What it remembers stays, of a lot the better part.
    fn rest(&mut self) {}

    /// How much the bot remembers, in actions of its tree, at 32 to 52 bytes each.
    fn remembers(&self) -> usize {
        0
    }

    /// Drops what the bot remembers: a new game begins, or it is asked about another table.
    fn forget(&mut self) {}
}

/// What a bot chose, and what it thinks of the position.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// The action to play.
    pub action: A,
    /// The expected result of each seat, 0 (loss) to 1 (win); partners of a team have the same. For seats that are not
    /// at the table, 0.
    pub win: [f32; MAX_SEATS],
    /// What was considered, the best first, as the bot weighs it. Not always the action played: a weak level now and
    /// then prefers its second choice.
    pub ranked: Vec<Candidate<A>>,
    /// How many iterations the search made; 0 without a search.
    pub iterations: u32,
}

impl<A: Copy> Choice<A> {
    /// A choice without an opinion.
    pub fn plain(action: A, players: usize) -> Self {
        let mut win = [0.0; MAX_SEATS];
        Seat::all(players).for_each(|seat| win[seat.index()] = 1.0 / players as f32);
        Self { action, win, ranked: Vec::new(), iterations: 0 }
    }
}

/// One action that a bot considered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// The expected result of the acting seat after it, 0 to 1.
    pub value: f32,
    /// How often the search tried it.
    pub visits: u32,
    /// What the bot thought of it before searching: a share of 1.
    pub prior: f32,
}
