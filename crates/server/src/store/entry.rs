//! What is written, as rows of the database.

use super::catalogue::Catalogue;
use super::people::Person;
use crate::ids::{PersonId, TableId};
use crate::table::Stamped;

/// Something to be stored: all of it or nothing.
pub(super) enum Entry {
    /// A new guest.
    Guest(Guest),
    /// Steps of a table.
    Steps(Steps),
}

pub(super) struct Guest {
    pub(super) person: Person,
    pub(super) token_hash: String,
    pub(super) created: i64,
}

pub(super) struct Steps {
    pub(super) game: TableId,
    /// The table itself, if these are its first steps.
    pub(super) made: Option<MadeRow>,
    pub(super) steps: Vec<StepRow>,
    pub(super) catalogue: Option<Catalogue>,
    pub(super) members: Vec<PersonId>,
}

/// A new table, beside what its steps say.
pub(super) struct MadeRow {
    pub(super) kind: &'static str,
    pub(super) owner: Person,
    pub(super) secret: String,
    pub(super) listed: i64,
    pub(super) seats: i64,
    pub(super) free: i64,
    pub(super) created: i64,
}

pub(super) struct StepRow {
    pub(super) seq: i64,
    pub(super) time: i64,
    pub(super) body: String,
}

impl StepRow {
    pub(super) fn of(step: &Stamped) -> Self {
        let body = serde_json::to_string(&step.step).expect("steps are plain data");
        Self { seq: step.seq as i64, time: step.time as i64, body }
    }
}
