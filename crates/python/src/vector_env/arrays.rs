//! The arrays that a program reads.

use numpy::{Element, Ix2, PyArray, PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray, ndarray};
use pyo3::prelude::*;

use super::supply::Counted;
use crate::error::raise;
use crate::pool::{Observations, Rows};

/// The arrays that a program reads, a row for each game.
pub struct Arrays {
    /// What the player to act sees.
    pub observations: ObservationArray,
    /// What was seen when games ended; without rows where that is shown in its place.
    pub last_observations: ObservationArray,
    /// A 1 for every legal action.
    pub masks: Py<PyArray2<i8>>,
    /// The reward of each seat.
    pub seat_rewards: Py<PyArray2<f32>>,
    /// The reward of the seat that the program played.
    pub rewards: Py<PyArray1<f32>>,
    /// Which games ended.
    pub terminated: Py<PyArray1<bool>>,
    /// Which games were broken off.
    pub truncated: Py<PyArray1<bool>>,
    /// Whose choice it is.
    pub seats: Py<PyArray1<i8>>,
}

/// What players see, as bytes or as floats.
pub enum ObservationArray {
    /// As bytes.
    Bytes(Py<PyArray2<u8>>),
    /// As floats.
    Floats(Py<PyArray2<f32>>),
}

/// What the numbers of observations are.
#[derive(Clone, Copy)]
pub enum Dtype {
    /// Bytes.
    Bytes,
    /// Bytes made to lie between 0 and 1.
    Floats,
}

impl Dtype {
    /// By its name in numpy.
    pub fn new(name: &str) -> PyResult<Self> {
        match name {
            "uint8" => Ok(Self::Bytes),
            "float32" => Ok(Self::Floats),
            _ => Err(raise(format_args!("dtype is `uint8` or `float32`, not `{name}`"))),
        }
    }
}

/// The arrays as the program takes them: observations, last observations, masks, rewards of each seat, rewards,
/// terminated, truncated, seats.
pub type AllArrays = (
    Py<PyAny>,
    Py<PyAny>,
    Py<PyArray2<i8>>,
    Py<PyArray2<f32>>,
    Py<PyArray1<f32>>,
    Py<PyArray1<bool>>,
    Py<PyArray1<bool>>,
    Py<PyArray1<i8>>,
);

impl Arrays {
    /// All arrays, for the program.
    pub fn all(&self, py: Python<'_>) -> AllArrays {
        (
            self.observations.array(py),
            self.last_observations.array(py),
            self.masks.clone_ref(py),
            self.seat_rewards.clone_ref(py),
            self.rewards.clone_ref(py),
            self.terminated.clone_ref(py),
            self.truncated.clone_ref(py),
            self.seats.clone_ref(py),
        )
    }

    /// The same arrays.
    pub fn share(&self, py: Python<'_>) -> Self {
        Self {
            observations: self.observations.share(py),
            last_observations: self.last_observations.share(py),
            masks: self.masks.clone_ref(py),
            seat_rewards: self.seat_rewards.clone_ref(py),
            rewards: self.rewards.clone_ref(py),
            terminated: self.terminated.clone_ref(py),
            truncated: self.truncated.clone_ref(py),
            seats: self.seats.clone_ref(py),
        }
    }

    /// Takes over what the last step brought.
    pub fn copy_results(&self, py: Python<'_>, last: &Self) -> PyResult<()> {
        last.seat_rewards.bind(py).copy_to(self.seat_rewards.bind(py))?;
        last.rewards.bind(py).copy_to(self.rewards.bind(py))?;
        last.terminated.bind(py).copy_to(self.terminated.bind(py))?;
        last.truncated.bind(py).copy_to(self.truncated.bind(py))
    }

    /// The games that the last step ended or broke off.
    pub fn ended(&self, py: Python<'_>) -> PyResult<Vec<usize>> {
        let (terminated, truncated) = (self.terminated.bind(py).readonly(), self.truncated.bind(py).readonly());
        let flags = terminated.as_slice()?.iter().zip(truncated.as_slice()?).enumerate();
        Ok(flags.filter(|(_, (over, stopped))| **over || **stopped).map(|(lane, _)| lane).collect())
    }

    /// Lends the arrays out to be written.
    pub fn lend<T>(&self, py: Python<'_>, work: impl FnOnce(Rows<'_>) -> T) -> PyResult<T> {
        let mut observations = self.observations.lend(py)?;
        let mut last_observations = self.last_observations.lend(py)?;
        let mut masks = lend(py, &self.masks)?;
        let mut seat_rewards = lend(py, &self.seat_rewards)?;
        let mut rewards = lend(py, &self.rewards)?;
        let mut terminated = lend(py, &self.terminated)?;
        let mut truncated = lend(py, &self.truncated)?;
        let mut seats = lend(py, &self.seats)?;
        Ok(work(Rows {
            observations: observations.rows()?,
            last_observations: last_observations.rows()?,
            masks: masks.as_slice_mut()?,
            seat_rewards: seat_rewards.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            terminated: terminated.as_slice_mut()?,
            truncated: truncated.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
        }))
    }
}

impl ObservationArray {
    /// One of this size, all zero.
    pub fn new(py: Python<'_>, dtype: Dtype, size: [usize; 2]) -> Self {
        match dtype {
            Dtype::Bytes => Self::Bytes(PyArray2::zeros(py, size, false).unbind()),
            Dtype::Floats => Self::Floats(PyArray2::zeros(py, size, false).unbind()),
        }
    }

    fn array(&self, py: Python<'_>) -> Py<PyAny> {
        match self {
            Self::Bytes(array) => array.clone_ref(py).into_any(),
            Self::Floats(array) => array.clone_ref(py).into_any(),
        }
    }

    fn lend<'py>(&self, py: Python<'py>) -> PyResult<Lent<'py>> {
        Ok(match self {
            Self::Bytes(array) => Lent::Bytes(lend(py, array)?),
            Self::Floats(array) => Lent::Floats(lend(py, array)?),
        })
    }
}

impl Counted for ObservationArray {
    fn holders(&self, py: Python<'_>) -> isize {
        match self {
            Self::Bytes(array) => array.holders(py),
            Self::Floats(array) => array.holders(py),
        }
    }

    fn share(&self, py: Python<'_>) -> Self {
        match self {
            Self::Bytes(array) => Self::Bytes(array.share(py)),
            Self::Floats(array) => Self::Floats(array.share(py)),
        }
    }
}

/// An array of observations while it is written.
enum Lent<'py> {
    Bytes(PyReadwriteArray<'py, u8, Ix2>),
    Floats(PyReadwriteArray<'py, f32, Ix2>),
}

impl Lent<'_> {
    fn rows(&mut self) -> PyResult<Observations<'_>> {
        Ok(match self {
            Self::Bytes(array) => Observations::Bytes(array.as_slice_mut()?),
            Self::Floats(array) => Observations::Floats(array.as_slice_mut()?),
        })
    }
}

fn lend<'py, T: Element, D: ndarray::Dimension>(
    py: Python<'py>,
    array: &Py<PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    let busy = |_| raise("the arrays of this environment are in use by another step");
    array.bind(py).try_readwrite().map_err(busy)
}
