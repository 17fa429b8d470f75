//! Seats, sets of seats, and who is looking.

use std::fmt;

use crate::bits::bit_set;

/// The most players any game of the family has.
pub const MAX_SEATS: usize = 4;

/// A place at the table. Seats count from 0 in play order; seat 0 starts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat that starts.
    pub const FIRST: Self = Self(0);

    /// The seat with this number, if a table can have it.
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// The seats of a table with this many players, in play order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        debug_assert!(players <= MAX_SEATS);
        (0..players.min(MAX_SEATS) as u8).map(Self)
    }

    /// The number of the seat, always below [`MAX_SEATS`].
    pub const fn index(self) -> usize {
        // The mask tells the compiler what the constructor promises, so that indexing needs no check.
        self.0 as usize & (MAX_SEATS - 1)
    }

    /// The seat whose turn follows this one's, clockwise.
    #[must_use]
    pub const fn next(self, players: usize) -> Self {
        if self.0 as usize + 1 == players { Self(0) } else { Self(self.0 + 1) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

bit_set!(SeatSet of Seat);

impl SeatSet {
    /// The seat that comes first in play order.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in play order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl fmt::Debug for SeatSet {
    /// The numbers of the seats, as `{0, 2}`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

/// Who looks at a game, and so what they may know.
///
/// ```
/// use parure_engine::classic::Action;
/// use parure_engine::{Game, Level, Observer, Sampled, Seat, Splendor};
///
/// let mut chance = Sampled::from_seed(7);
/// let mut game = Splendor::start(2, &mut chance)?;
/// game.play(Action::ReserveTop(Level::One), &mut chance)?;
/// let hand = |observer| game.view(observer).seats[0].hand;
/// assert_eq!(hand(Observer::Seat(Seat::FIRST)).known.len(), 1);
/// assert_eq!(hand(Observer::Spectator).hidden, [1, 0, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Observer {
    /// The player in a seat: everything public and their own hand.
    Seat(Seat),
    /// Someone who watches: everything public.
    Spectator,
    /// The table itself: everything.
    Referee,
}

impl Observer {
    /// Whether this observer may see what only the player in `owner` knows.
    pub fn sees_hand_of(self, owner: Seat) -> bool {
        match self {
            Self::Seat(seat) => seat == owner,
            Self::Spectator => false,
            Self::Referee => true,
        }
    }
}
