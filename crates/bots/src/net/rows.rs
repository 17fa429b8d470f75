//! Weights where the processor reads them best.

use std::ops::{Deref, DerefMut};

/// How many numbers fill a line of the processor's cache.
const LINE: usize = 16;

/// Weights from some numbers to a layer of `N` units. The first row begins where a line of the cache does, so that none is
/// read in more pieces than need be.
#[derive(Debug)]
pub(crate) struct Rows<const N: usize> {
    /// The rows one after the other, with room before and behind them.
    numbers: Vec<f32>,
    start: usize,
    len: usize,
}

impl<const N: usize> Rows<N> {
    /// So many rows of zeros.
    pub(crate) fn zeros(len: usize) -> Self {
        let numbers = vec![0.0; N * len + LINE];
        let start = numbers.as_ptr().align_offset(LINE * size_of::<f32>()).min(LINE);
        Self { numbers, start, len }
    }

    /// Puts rows in before the last one, the bias.
    pub(crate) fn add(&mut self, more: impl IntoIterator<Item = [f32; N]>) {
        let (bias, rows) = self.split_last().expect("there is a bias");
        let all: Vec<_> = rows.iter().copied().chain(more).chain([*bias]).collect();
        *self = Self::zeros(all.len());
        self.copy_from_slice(&all);
    }
}

impl<const N: usize> Deref for Rows<N> {
    type Target = [[f32; N]];

    fn deref(&self) -> &[[f32; N]] {
        self.numbers[self.start..][..N * self.len].as_chunks().0
    }
}

impl<const N: usize> DerefMut for Rows<N> {
    fn deref_mut(&mut self) -> &mut [[f32; N]] {
        self.numbers[self.start..][..N * self.len].as_chunks_mut().0
    }
}

impl<const N: usize> Clone for Rows<N> {
    // A copy lies elsewhere, and begins elsewhere.
    fn clone(&self) -> Self {
        let mut rows = Self::zeros(self.len);
        rows.copy_from_slice(self);
        rows
    }
}

impl<const N: usize> PartialEq for Rows<N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}
