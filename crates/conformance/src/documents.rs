//! The Rust code of the documents, compiled and run by the tests of this crate.
//!
//! A document with Rust code that is missing here fails `tests/documents.rs`. In a document that is listed, a block of
//! anything else names its language, since a bare one counts as Rust.

#[doc = include_str!("../../../README.md")]
struct Readme;
