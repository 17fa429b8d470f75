//! Which arrays a step writes into.

use std::sync::Arc;

use numpy::{Element, PyArray, PyArray1, PyArray2, ndarray};
use pyo3::prelude::*;

use super::arrays::{Arrays, Dtype, ObservationArray};
use crate::pool::{Autoreset, Plan};
use crate::shape::Shape;

/// How many arrays of a kind are kept to be written again: a program seldom holds more than the last steps returned.
const KEPT: usize = 4;

/// Hands out arrays to be written. What the program holds, or a view of it, is not handed out again, so that nothing
/// needs to be copied.
pub struct Supply {
    shape: Arc<Shape>,
    lanes: usize,
    last_rows: usize,
    dtype: Dtype,
    observations: Kept<ObservationArray>,
    last_observations: Kept<ObservationArray>,
    masks: Kept<Py<PyArray2<i8>>>,
    seat_rewards: Kept<Py<PyArray2<f32>>>,
    rewards: Kept<Py<PyArray1<f32>>>,
    terminated: Kept<Py<PyArray1<bool>>>,
    truncated: Kept<Py<PyArray1<bool>>>,
    seats: Kept<Py<PyArray1<i8>>>,
}

impl Supply {
    /// Arrays for games of this shape, of which there are none yet.
    pub fn new(shape: &Arc<Shape>, plan: &Plan, dtype: Dtype) -> Self {
        Self {
            shape: shape.clone(),
            lanes: plan.lanes,
            // Only games that are followed by others at once end behind the row that shows them.
            last_rows: if plan.autoreset == Autoreset::SameStep { plan.lanes } else { 0 },
            dtype,
            observations: Kept::default(),
            last_observations: Kept::default(),
            masks: Kept::default(),
            seat_rewards: Kept::default(),
            rewards: Kept::default(),
            terminated: Kept::default(),
            truncated: Kept::default(),
            seats: Kept::default(),
        }
    }

    /// Arrays that nobody holds, with whatever is in them; new ones are all zero.
    pub fn arrays(&mut self, py: Python<'_>) -> Arrays {
        let (lanes, features, dtype) = (self.lanes, self.shape.features(), self.dtype);
        let (actions, players) = (self.shape.actions, self.shape.setup.players());
        let observations = |rows| ObservationArray::new(py, dtype, [rows, features]);
        Arrays {
            observations: self.observations.free(py, || observations(lanes)),
            last_observations: self.last_observations.free(py, || observations(self.last_rows)),
            masks: self.masks.free(py, || zeros(py, [lanes, actions])),
            seat_rewards: self.seat_rewards.free(py, || zeros(py, [lanes, players])),
            rewards: self.rewards.free(py, || zeros(py, lanes)),
            terminated: self.terminated.free(py, || zeros(py, lanes)),
            truncated: self.truncated.free(py, || zeros(py, lanes)),
            seats: self.seats.free(py, || zeros(py, lanes)),
        }
    }
}

fn zeros<T: Element, S: ndarray::IntoDimension>(py: Python<'_>, size: S) -> Py<PyArray<T, S::Dim>> {
    PyArray::zeros(py, size, false).unbind()
}

/// Arrays of one kind.
struct Kept<A>(Vec<A>);

impl<A> Default for Kept<A> {
    fn default() -> Self {
        Self(Vec::with_capacity(KEPT))
    }
}

impl<A: Counted> Kept<A> {
    /// One that nobody else holds, be it a new one.
    fn free(&mut self, py: Python<'_>, make: impl FnOnce() -> A) -> A {
        if let Some(free) = self.0.iter().find(|array| array.holders(py) == 1) {
            return free.share(py);
        }
        if self.0.len() == KEPT {
            // From now on it is the program's alone.
            self.0.remove(0);
        }
        let made = make();
        self.0.push(made.share(py));
        made
    }
}

/// An object of Python's that knows how many hold it.
pub trait Counted {
    /// How many hold it.
    fn holders(&self, py: Python<'_>) -> isize;

    /// The same object, held once more.
    fn share(&self, py: Python<'_>) -> Self;
}

impl<T> Counted for Py<T> {
    #[expect(deprecated, reason = "what pyo3 offers instead is unsafe")]
    fn holders(&self, py: Python<'_>) -> isize {
        self.get_refcnt(py)
    }

    fn share(&self, py: Python<'_>) -> Self {
        self.clone_ref(py)
    }
}
