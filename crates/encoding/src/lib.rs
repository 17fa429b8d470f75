//! Actions as integers and positions as tensors, for programs that learn.
//!
//! [`Encoding`] gives every step action of a game a fixed integer and every view a row of numbers. Both are part of the
//! promise and carry a name with a version; they change only together with it. See `docs/encoding.md`.
//!
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod action_code;
mod classic;
mod duel;
mod encoding;
mod layout;
mod reward;
mod tensor;

pub use action_code::{ActionCode, ActionRange};
pub use classic::ClassicEncoding;
pub use encoding::{Encoding, PAYMENTS, mask, perspective};
pub use layout::{Layout, Slice};
pub use reward::rewards;
pub use tensor::Tensor;
