//! Which numbers of a tensor mean what.

use crate::Tensor;

/// The fields of a tensor in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    slices: Vec<Slice>,
    scale: Vec<u8>,
    player: Option<usize>,
}

/// A field of a tensor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slice {
    /// What it holds, as `bank` or `player1.tokens`; players count from the observer on, in the order of play.
    pub name: String,
    /// Its first number.
    pub start: usize,
    /// How many numbers it has.
    pub len: usize,
}

impl Layout {
    /// The fields.
    pub fn slices(&self) -> &[Slice] {
        &self.slices
    }

    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.scale.len()
    }

    /// Whether there is nothing to tell.
    pub fn is_empty(&self) -> bool {
        self.scale.is_empty()
    }

    /// What counts as 1, for each number: floats are the numbers divided by it.
    pub fn scale(&self) -> &[u8] {
        &self.scale
    }
}

impl Tensor for Layout {
    fn put<const N: usize>(&mut self, name: &'static str, scale: &[u8], _: [u8; N]) {
        let name = self.player.map_or_else(|| name.to_owned(), |player| format!("player{player}.{name}"));
        let start = self.scale.len();
        self.scale.extend(scale.iter().cycle().take(N));
        match self.slices.last_mut() {
            Some(slice) if slice.name == name => slice.len += N,
            _ => self.slices.push(Slice { name, start, len: N }),
        }
    }

    fn player(&mut self, distance: usize) {
        self.player = Some(distance);
    }

    fn table(&mut self) {
        self.player = None;
    }
}
