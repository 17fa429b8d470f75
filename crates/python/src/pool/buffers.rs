//! Where many games write what happened.

use crate::shape::Shape;

/// Where the lanes write what happened; every buffer has the same number of places per lane.
pub struct Buffers<'a> {
    /// Observations as bytes, or none.
    pub bytes: &'a mut [u8],
    /// Observations as floats, or none.
    pub floats: &'a mut [f32],
    /// Masks.
    pub masks: &'a mut [i8],
    /// The observation in which a game ended, as bytes or floats; nothing where it is shown in its place.
    pub last_bytes: &'a mut [u8],
    /// The same as floats.
    pub last_floats: &'a mut [f32],
    /// The reward of each seat.
    pub rewards: &'a mut [f32],
    /// The reward of the seat that the program played.
    pub gains: &'a mut [f32],
    /// Whether the game ended.
    pub terminated: &'a mut [bool],
    /// Whether the game was broken off.
    pub truncated: &'a mut [bool],
    /// Whose choice it is.
    pub seats: &'a mut [i8],
}

/// The places of one lane in the buffers.
pub struct Row<'a> {
    /// The observation as bytes, or nothing.
    pub bytes: &'a mut [u8],
    /// The observation as floats, or nothing.
    pub floats: &'a mut [f32],
    /// The mask.
    pub masks: &'a mut [i8],
    /// The observation in which a game ended, as bytes or floats; nothing where it is shown in its place.
    pub last_bytes: &'a mut [u8],
    /// The same as floats.
    pub last_floats: &'a mut [f32],
    /// The reward of each seat.
    pub rewards: &'a mut [f32],
    /// The reward of the seat that the program played.
    pub gain: &'a mut f32,
    /// Whether the game ended.
    pub terminated: &'a mut bool,
    /// Whether the game was broken off.
    pub truncated: &'a mut bool,
    /// Whose choice it is.
    pub seat: &'a mut i8,
}

impl<'a> Buffers<'a> {
    /// The buffers in parts of so many lanes.
    pub fn parts(self, shape: &Shape, lanes: usize) -> impl Iterator<Item = Self> {
        let (features, actions, players) = (shape.features(), shape.actions, shape.setup.players());
        let mut bytes = self.bytes.chunks_mut(lanes * features);
        let mut floats = self.floats.chunks_mut(lanes * features);
        let mut last_bytes = self.last_bytes.chunks_mut(lanes * features);
        let mut last_floats = self.last_floats.chunks_mut(lanes * features);
        let masks = self.masks.chunks_mut(lanes * actions);
        let rewards = self.rewards.chunks_mut(lanes * players).zip(self.gains.chunks_mut(lanes));
        let ends = self.terminated.chunks_mut(lanes).zip(self.truncated.chunks_mut(lanes));
        let rest = masks.zip(rewards).zip(ends).zip(self.seats.chunks_mut(lanes));
        rest.map(move |(((masks, (rewards, gains)), (terminated, truncated)), seats)| Self {
            bytes: bytes.next().unwrap_or_default(),
            floats: floats.next().unwrap_or_default(),
            last_bytes: last_bytes.next().unwrap_or_default(),
            last_floats: last_floats.next().unwrap_or_default(),
            masks,
            rewards,
            gains,
            terminated,
            truncated,
            seats,
        })
    }

    /// The places of each lane.
    pub fn rows(self, shape: &Shape) -> impl Iterator<Item = Row<'a>> {
        let (features, actions, players) = (shape.features(), shape.actions, shape.setup.players());
        let mut bytes = self.bytes.chunks_exact_mut(features);
        let mut floats = self.floats.chunks_exact_mut(features);
        let mut last_bytes = self.last_bytes.chunks_exact_mut(features);
        let mut last_floats = self.last_floats.chunks_exact_mut(features);
        let masks = self.masks.chunks_exact_mut(actions);
        let rewards = self.rewards.chunks_exact_mut(players).zip(self.gains);
        let ends = self.terminated.iter_mut().zip(self.truncated);
        let rest = masks.zip(rewards).zip(ends).zip(self.seats);
        rest.map(move |(((masks, (rewards, gain)), (terminated, truncated)), seat)| Row {
            bytes: bytes.next().unwrap_or_default(),
            floats: floats.next().unwrap_or_default(),
            last_bytes: last_bytes.next().unwrap_or_default(),
            last_floats: last_floats.next().unwrap_or_default(),
            masks,
            rewards,
            gain,
            terminated,
            truncated,
            seat,
        })
    }
}
