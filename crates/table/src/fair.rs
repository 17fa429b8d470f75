//! The fair deal: luck that nobody at the table, and not the server either, could choose.
//!
//! `docs/fair-deal.md` says what it proves and what not.

mod deal;
mod numbers;
mod redraw;
mod verdict;
mod verify;
mod witness;

pub use deal::{COMMITTED, Deal, OPEN, Secret, nonce_commitment, seating};
pub use verdict::{Argument, Finding, Verdict};
pub use verify::verify;
