//! The arrays that a program reads.

use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray};
use pyo3::prelude::*;

use crate::error::raise;
use crate::pool::Buffers;
use crate::shape::Shape;

/// The arrays that a program reads.
pub struct Arrays {
    /// Observations as bytes, or nothing.
    pub bytes: Option<Py<PyArray2<u8>>>,
    /// Observations as floats, or nothing.
    pub floats: Option<Py<PyArray2<f32>>>,
    /// Masks.
    pub masks: Py<PyArray2<i8>>,
    /// The reward of each seat.
    pub rewards: Py<PyArray2<f32>>,
    /// Which games ended.
    pub terminated: Py<PyArray1<bool>>,
    /// Which games were broken off.
    pub truncated: Py<PyArray1<bool>>,
    /// Whose choice it is.
    pub seats: Py<PyArray1<i8>>,
}

impl Arrays {
    /// Arrays for so many games, all zero.
    pub fn new(py: Python<'_>, shape: &Shape, lanes: usize, dtype: &str) -> PyResult<Self> {
        let (rows, players) = ([lanes, shape.features()], shape.setup.players());
        let (bytes, floats) = match dtype {
            "uint8" => (Some(PyArray2::zeros(py, rows, false).unbind()), None),
            "float32" => (None, Some(PyArray2::zeros(py, rows, false).unbind())),
            _ => return Err(raise(format_args!("dtype is `uint8` or `float32`, not `{dtype}`"))),
        };
        Ok(Self {
            bytes,
            floats,
            masks: PyArray2::zeros(py, [lanes, shape.actions], false).unbind(),
            rewards: PyArray2::zeros(py, [lanes, players], false).unbind(),
            terminated: PyArray1::zeros(py, lanes, false).unbind(),
            truncated: PyArray1::zeros(py, lanes, false).unbind(),
            seats: PyArray1::zeros(py, lanes, false).unbind(),
        })
    }

    /// Lends the arrays out to be written.
    pub fn lend<T>(&self, py: Python<'_>, work: impl FnOnce(Buffers<'_>) -> T) -> PyResult<T> {
        let busy = |_| raise("the arrays of this environment are in use by another step");
        let (mut bytes, mut floats): (Option<PyReadwriteArray<'_, u8, _>>, Option<PyReadwriteArray<'_, f32, _>>) =
            (None, None);
        if let Some(array) = &self.bytes {
            bytes = Some(array.bind(py).try_readwrite().map_err(busy)?);
        }
        if let Some(array) = &self.floats {
            floats = Some(array.bind(py).try_readwrite().map_err(busy)?);
        }
        let mut masks = self.masks.bind(py).try_readwrite().map_err(busy)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(busy)?;
        let mut terminated = self.terminated.bind(py).try_readwrite().map_err(busy)?;
        let mut truncated = self.truncated.bind(py).try_readwrite().map_err(busy)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(busy)?;
        let buffers = Buffers {
            bytes: bytes.as_mut().map_or(Ok(&mut [][..]), |array| array.as_slice_mut())?,
            floats: floats.as_mut().map_or(Ok(&mut [][..]), |array| array.as_slice_mut())?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            terminated: terminated.as_slice_mut()?,
            truncated: truncated.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
        };
        Ok(work(buffers))
    }
}
