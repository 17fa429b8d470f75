//! The posts, and whose coats of arms stand on them.

use std::fmt;

use crate::classic::{Player, gems};
use crate::csv::Csv;
use crate::seat::{MAX_SEATS, Seat};
use crate::tokens::Tokens;

/// One of the five posts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Post {
    /// A gem after each purchase (C-22).
    T1,
    /// A third token with two alike (C-23).
    T2,
    /// Gold that counts double (C-24).
    T3,
    /// Five prestige (C-25).
    T4,
    /// A prestige for each own coat of arms (C-25).
    T5,
}

/// What a post asks for.
struct Demand {
    id: &'static str,
    bonuses: Tokens,
    nobles: u8,
}

static DEMANDS: [Demand; 5] = {
    let text = include_str!("../../../data/cities/trading_posts.csv");
    let mut csv = Csv::new(text, "id,white,blue,green,red,black,nobles,power,effect");
    let mut demands = [const { Demand { id: "", bonuses: Tokens::ZERO, nobles: 0 } }; 5];
    let powers = ["token_after_purchase", "third_token", "gold_counts_double", "points_5", "points_per_coat_of_arms"];
    let mut at = 0;
    while !csv.is_done() {
        demands[at] = Demand { id: csv.word(), bonuses: gems(&mut csv), nobles: csv.number() };
        assert!(csv.one_of(&powers) == at, "the powers stand in their order");
        csv.word();
        csv.end_line();
        at += 1;
    }
    assert!(at == demands.len());
    demands
};

impl Post {
    /// Every post in order.
    pub const ALL: [Self; 5] = [Self::T1, Self::T2, Self::T3, Self::T4, Self::T5];

    /// Its id in the data, as `T1`.
    pub fn id(self) -> &'static str {
        DEMANDS[self as usize].id
    }

    /// The bonuses it asks for.
    pub fn bonuses(self) -> Tokens {
        DEMANDS[self as usize].bonuses
    }

    /// The nobles it asks for (C-21).
    pub fn nobles(self) -> u8 {
        DEMANDS[self as usize].nobles
    }

    /// Whether a player meets the demand (C-21).
    pub(super) fn is_met_by(self, player: &Player) -> bool {
        player.bonuses.covers(self.bonuses()) && player.tiles.len() >= self.nobles().into()
    }
}

/// A set of posts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PostSet(u8);

impl PostSet {
    /// The set with this post added.
    #[must_use]
    pub const fn with(self, post: Post) -> Self {
        Self(self.0 | 1 << post as u8)
    }

    /// Whether the post is in the set.
    pub const fn contains(self, post: Post) -> bool {
        self.0 >> post as u8 & 1 == 1
    }

    /// How many posts.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no post.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The posts in order.
    pub fn iter(self) -> impl Iterator<Item = Post> {
        Post::ALL.into_iter().filter(move |&post| self.contains(post))
    }

    /// The prestige that these posts give who stands on them (C-25).
    pub const fn points(self) -> u8 {
        let five = if self.contains(Post::T4) { 5 } else { 0 };
        let coats = if self.contains(Post::T5) { self.len() as u8 } else { 0 };
        five + coats
    }
}

impl fmt::Debug for PostSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The posts on which each seat's coats of arms stand; any number of players may stand on one (C-20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Coats(pub(super) [PostSet; MAX_SEATS]);

impl Coats {
    /// The posts of a seat.
    pub const fn of(&self, seat: Seat) -> PostSet {
        self.0[seat.index()]
    }

    /// Puts a coat of arms of a seat on a post.
    pub const fn put(&mut self, seat: Seat, post: Post) {
        self.0[seat.index()] = self.of(seat).with(post);
    }

    /// Whether a seat stands on a post.
    pub const fn has(&self, seat: Seat, post: Post) -> bool {
        self.of(seat).contains(post)
    }
}
