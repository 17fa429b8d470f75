//! What is written, as rows of the database.

use serde::Serialize;

use crate::ids::TableId;

/// Something to be stored: all of it or nothing.
pub(super) enum Entry {
    /// A new guest.
    Guest(Guest),
    /// Steps of a table.
    Steps(Steps),
    /// Something that shows whether anything can be stored.
    Probe(ProbeRow),
}

impl Entry {
    pub(super) fn guest(&self) -> Option<&Guest> {
        if let Self::Guest(guest) = self { Some(guest) } else { None }
    }

    pub(super) fn steps(&self) -> Option<&Steps> {
        if let Self::Steps(steps) = self { Some(steps) } else { None }
    }

    pub(super) fn probe(&self) -> Option<&ProbeRow> {
        if let Self::Probe(row) = self { Some(row) } else { None }
    }
}

pub(super) struct Steps {
    pub(super) game: TableId,
    /// The table itself, if these are its first steps.
    pub(super) made: Option<Box<GameRow>>,
    pub(super) steps: Vec<StepRow>,
    pub(super) catalogue: Option<CatalogueRow>,
    pub(super) members: Vec<MemberRow>,
    /// People who have stood up from a table that waits.
    pub(super) gone: Vec<MemberRow>,
}

pub(super) struct Guest {
    pub(super) person: PersonRow,
    pub(super) token: TokenRow,
}

#[derive(Serialize)]
pub(super) struct PersonRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) created_ms: i64,
}

#[derive(Serialize)]
pub(super) struct TokenRow {
    pub(super) hash: String,
    pub(super) person: String,
    pub(super) created_ms: i64,
    pub(super) seen_ms: i64,
}

#[derive(Serialize)]
pub(super) struct GameRow {
    pub(super) id: String,
    pub(super) kind: &'static str,
    pub(super) owner: String,
    pub(super) secret: String,
    pub(super) stage: &'static str,
    pub(super) listed: i64,
    pub(super) owner_name: String,
    pub(super) seats: i64,
    pub(super) free: i64,
    pub(super) created_ms: i64,
    pub(super) changed_ms: i64,
    pub(super) brought: Option<String>,
}

#[derive(Serialize)]
pub(super) struct StepRow {
    pub(super) game: String,
    pub(super) seq: i64,
    pub(super) time_ms: i64,
    pub(super) body: String,
}

#[derive(Serialize)]
pub(super) struct CatalogueRow {
    pub(super) id: String,
    pub(super) stage: &'static str,
    pub(super) free: i64,
    pub(super) changed_ms: i64,
    pub(super) wake_ms: Option<i64>,
}

#[derive(Serialize)]
pub(super) struct ProbeRow {
    pub(super) id: String,
    pub(super) probed_ms: i64,
}

#[derive(Serialize)]
pub(super) struct MemberRow {
    pub(super) person: String,
    pub(super) game: String,
}
