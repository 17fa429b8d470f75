//! JSON values as Python objects, and back.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};
use serde_json::{Map, Number, Value};

/// How deep an object from Python may be nested.
const DEEPEST: usize = 16;

/// The Python object that says the same as a JSON value.
pub fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(on) => PyBool::new(py, *on).to_owned().into_any(),
        Value::Number(number) => match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => number.into_pyobject(py)?.into_any(),
            (None, Some(number)) => number.into_pyobject(py)?.into_any(),
            (None, None) => PyFloat::new(py, number.as_f64().unwrap_or(f64::NAN)).into_any(),
        },
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(items) => {
            let list = PyList::empty(py);
            items.iter().try_for_each(|item| list.append(to_python(py, item)?))?;
            list.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            fields.iter().try_for_each(|(key, field)| dict.set_item(key, to_python(py, field)?))?;
            dict.into_any()
        }
    })
}

/// The JSON value that says the same as a Python object of dicts, lists, strings, numbers, booleans and `None`.
pub fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(object, DEEPEST)
}

fn read(object: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    let Some(depth) = depth.checked_sub(1) else {
        return Err(PyTypeError::new_err("the object is nested too deeply to be a part of a game"));
    };
    if object.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(on) = object.cast::<PyBool>() {
        return Ok(Value::Bool(on.is_true()));
    }
    if let Ok(text) = object.cast::<PyString>() {
        return Ok(Value::String(text.to_str()?.to_owned()));
    }
    if let Ok(dict) = object.cast::<PyDict>() {
        let mut fields = Map::new();
        for (key, field) in dict.iter() {
            let key =
                key.cast::<PyString>().map_err(|_| PyTypeError::new_err("the keys of a dict here are strings"))?;
            fields.insert(key.to_str()?.to_owned(), read(&field, depth)?);
        }
        return Ok(Value::Object(fields));
    }
    if object.is_instance_of::<PyList>() || object.is_instance_of::<PyTuple>() {
        let items = object.try_iter()?.map(|item| read(&item?, depth));
        return items.collect::<PyResult<_>>().map(Value::Array);
    }
    number(object)
}

fn number(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    // `numpy` integers are no `int`, but they can be indices, which is what tells whole numbers.
    let whole = object.call_method0("__index__").ok().and_then(|index| index.cast_into::<PyInt>().ok());
    let number = match whole {
        Some(whole) => whole.extract::<i64>().ok().map(Number::from),
        None => object.extract::<f64>().ok().and_then(Number::from_f64),
    };
    number.map(Value::Number).ok_or_else(|| {
        let kind = object.get_type().name().map_or_else(|_| "object".to_owned(), |name| name.to_string());
        PyTypeError::new_err(format!("a `{kind}` cannot be a part of a game; use dicts, lists, strings and numbers"))
    })
}
