//! The statements that store a batch of entries in one transaction, and say of each whether it was stored.

pub(super) mod postgres;
pub(super) mod sqlite;
