//! Where many games write what happened.

use crate::shape::Shape;

/// How many numbers the arrays have for one game.
#[derive(Clone, Copy)]
pub struct Widths {
    features: usize,
    actions: usize,
    players: usize,
}

impl Widths {
    /// Those of games of this shape.
    pub fn new(shape: &Shape) -> Self {
        Self { features: shape.features(), actions: shape.actions, players: shape.setup.players() }
    }
}

/// What players see, in the form that the program asked for.
pub enum Observations<'a> {
    /// As bytes.
    Bytes(&'a mut [u8]),
    /// As bytes made to lie between 0 and 1.
    Floats(&'a mut [f32]),
}

/// The rows of some games in the arrays that the program reads; those of one game are its places.
pub struct Rows<'a> {
    /// What the player to act sees.
    pub observations: Observations<'a>,
    /// What was seen when the game ended; nothing where that is shown in its place.
    pub last_observations: Observations<'a>,
    /// A 1 for every legal action.
    pub masks: &'a mut [i8],
    /// The reward of each seat.
    pub seat_rewards: &'a mut [f32],
    /// The reward of the seat that the program played.
    pub rewards: &'a mut [f32],
    /// Whether the game ended.
    pub terminated: &'a mut [bool],
    /// Whether the game was broken off.
    pub truncated: &'a mut [bool],
    /// Whose choice it is.
    pub seats: &'a mut [i8],
}

impl Rows<'_> {
    /// Takes the rows of the next so many games, or of those that are left.
    #[inline]
    pub fn take(&mut self, widths: Widths, games: usize) -> Self {
        let features = games * widths.features;
        Self {
            observations: self.observations.take(features),
            last_observations: self.last_observations.take(features),
            masks: take(&mut self.masks, games * widths.actions),
            seat_rewards: take(&mut self.seat_rewards, games * widths.players),
            rewards: take(&mut self.rewards, games),
            terminated: take(&mut self.terminated, games),
            truncated: take(&mut self.truncated, games),
            seats: take(&mut self.seats, games),
        }
    }

    /// Forgets what the last step brought.
    pub fn forget(&mut self) {
        self.seat_rewards.fill(0.0);
        self.rewards.fill(0.0);
        self.terminated.fill(false);
        self.truncated.fill(false);
    }
}

impl Observations<'_> {
    fn take(&mut self, count: usize) -> Self {
        match self {
            Self::Bytes(bytes) => Self::Bytes(take(bytes, count)),
            Self::Floats(floats) => Self::Floats(take(floats, count)),
        }
    }
}

fn take<'a, T>(slice: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    let count = count.min(slice.len());
    slice.split_off_mut(..count).unwrap_or_default()
}
