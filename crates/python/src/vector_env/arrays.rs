//! The arrays that a program reads.

use numpy::{Element, Ix2, PyArray, PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray, ndarray};
use pyo3::prelude::*;

use crate::error::raise;
use crate::pool::{Autoreset, Observations, Plan, Rows};
use crate::shape::Shape;

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

impl Arrays {
    /// Arrays for so many games, all zero.
    pub fn new(py: Python<'_>, shape: &Shape, plan: &Plan, dtype: &str) -> PyResult<Self> {
        let lanes = plan.lanes;
        let observations = |rows| ObservationArray::new(py, dtype, [rows, shape.features()]);
        Ok(Self {
            observations: observations(lanes)?,
            // Only games that are followed by others at once end behind the row that shows them.
            last_observations: observations(if plan.autoreset == Autoreset::SameStep { lanes } else { 0 })?,
            masks: PyArray2::zeros(py, [lanes, shape.actions], false).unbind(),
            seat_rewards: PyArray2::zeros(py, [lanes, shape.setup.players()], false).unbind(),
            rewards: PyArray1::zeros(py, lanes, false).unbind(),
            terminated: PyArray1::zeros(py, lanes, false).unbind(),
            truncated: PyArray1::zeros(py, lanes, false).unbind(),
            seats: PyArray1::zeros(py, lanes, false).unbind(),
        })
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
    fn new(py: Python<'_>, dtype: &str, size: [usize; 2]) -> PyResult<Self> {
        match dtype {
            "uint8" => Ok(Self::Bytes(PyArray2::zeros(py, size, false).unbind())),
            "float32" => Ok(Self::Floats(PyArray2::zeros(py, size, false).unbind())),
            _ => Err(raise(format_args!("dtype is `uint8` or `float32`, not `{dtype}`"))),
        }
    }

    /// The array itself.
    pub fn array(&self, py: Python<'_>) -> Py<PyAny> {
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
