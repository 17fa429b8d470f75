//! The fair deal: luck that nobody at the table, and not the server either, could choose.
//!
//! `docs/fair-deal.md` says what it proves and what not.

mod deal;
mod verify;

pub use deal::{Deal, Secret, seating};
pub use verify::{FORMAT, VerifyError, verify};
