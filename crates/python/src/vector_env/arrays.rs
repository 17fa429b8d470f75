//! The arrays that a program reads.

use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;

use crate::error::raise;
use crate::pool::{Autoreset, Buffers, Plan};
use crate::shape::Shape;

/// The arrays that a program reads.
pub struct Arrays {
    /// Observations as bytes, or nothing.
    pub bytes: Option<Py<PyArray2<u8>>>,
    /// Observations as floats, or nothing.
    pub floats: Option<Py<PyArray2<f32>>>,
    /// Masks.
    pub masks: Py<PyArray2<i8>>,
    /// The observations in which games ended, as bytes, or nothing.
    pub last_bytes: Option<Py<PyArray2<u8>>>,
    /// The same as floats, or nothing.
    pub last_floats: Option<Py<PyArray2<f32>>>,
    /// The reward of each seat.
    pub rewards: Py<PyArray2<f32>>,
    /// The reward of the seat that the program played.
    pub gains: Py<PyArray1<f32>>,
    /// Which games ended.
    pub terminated: Py<PyArray1<bool>>,
    /// Which games were broken off.
    pub truncated: Py<PyArray1<bool>>,
    /// Whose choice it is.
    pub seats: Py<PyArray1<i8>>,
}

impl Arrays {
    /// Arrays for so many games, all zero.
    pub fn new(py: Python<'_>, shape: &Shape, plan: &Plan, dtype: &str) -> PyResult<Self> {
        let lanes = plan.lanes;
        let (rows, players) = ([lanes, shape.features()], shape.setup.players());
        let (bytes, floats) = match dtype {
            "uint8" => (Some(PyArray2::zeros(py, rows, false).unbind()), None),
            "float32" => (None, Some(PyArray2::zeros(py, rows, false).unbind())),
            _ => return Err(raise(format_args!("dtype is `uint8` or `float32`, not `{dtype}`"))),
        };
        // Only games that are followed by others at once end behind the row that shows them.
        let keeps_last = plan.autoreset == Autoreset::SameStep;
        Ok(Self {
            last_bytes: bytes.as_ref().filter(|_| keeps_last).map(|_| PyArray2::zeros(py, rows, false).unbind()),
            last_floats: floats.as_ref().filter(|_| keeps_last).map(|_| PyArray2::zeros(py, rows, false).unbind()),
            bytes,
            floats,
            masks: PyArray2::zeros(py, [lanes, shape.actions], false).unbind(),
            rewards: PyArray2::zeros(py, [lanes, players], false).unbind(),
            gains: PyArray1::zeros(py, lanes, false).unbind(),
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
    pub fn lend<T>(&self, py: Python<'_>, work: impl FnOnce(Buffers<'_>) -> T) -> PyResult<T> {
        let busy = |_| raise("the arrays of this environment are in use by another step");
        let mut bytes = self.bytes.as_ref().map(|array| array.bind(py).try_readwrite()).transpose().map_err(busy)?;
        let mut floats = self.floats.as_ref().map(|array| array.bind(py).try_readwrite()).transpose().map_err(busy)?;
        let (last_bytes, last_floats) = (self.last_bytes.as_ref(), self.last_floats.as_ref());
        let mut last_bytes = last_bytes.map(|array| array.bind(py).try_readwrite()).transpose().map_err(busy)?;
        let mut last_floats = last_floats.map(|array| array.bind(py).try_readwrite()).transpose().map_err(busy)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(busy)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(busy)?;
        let mut gains = self.gains.bind(py).try_readwrite().map_err(busy)?;
        let mut terminated = self.terminated.bind(py).try_readwrite().map_err(busy)?;
        let mut truncated = self.truncated.bind(py).try_readwrite().map_err(busy)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(busy)?;
        let buffers = Buffers {
            bytes: bytes.as_mut().map_or(Ok(&mut [][..]), |array| array.as_slice_mut())?,
            floats: floats.as_mut().map_or(Ok(&mut [][..]), |array| array.as_slice_mut())?,
            last_bytes: last_bytes.as_mut().map_or(Ok(&mut [][..]), |array| array.as_slice_mut())?,
            last_floats: last_floats.as_mut().map_or(Ok(&mut [][..]), |array| array.as_slice_mut())?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            gains: gains.as_slice_mut()?,
            terminated: terminated.as_slice_mut()?,
            truncated: truncated.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
        };
        Ok(work(buffers))
    }
}
