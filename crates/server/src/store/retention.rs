//! What is deleted, and when: tables that were closed, guests who left nothing behind, counts that say nothing any more.
//!
//! Finished games, accounts, and everybody who sat at a table that is kept are never deleted.

use super::pool::on_writer;
use super::tokens::TOKEN_AGE;
use super::{Store, StoreError};
use crate::world::Millis;

const DAY: Millis = 24 * 60 * 60 * 1000;
/// For how long counts of attempts are kept.
const ATTEMPT_AGE: Millis = DAY;
/// For how long a node is remembered that is gone.
const NODE_AGE: Millis = DAY;
/// For how long outages are kept. The longest turn has 30 days.
const OUTAGE_AGE: Millis = 60 * DAY;

/// How old something is that is deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Tables that were closed before then.
    pub closed: Millis,
    /// Guests without account and tables who were not seen since then.
    pub guests: Millis,
}

/// What was deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deleted {
    /// How many tables.
    pub tables: u64,
    /// How many guests.
    pub guests: u64,
}

/// What belongs to some rows that are to go; the same ones for each statement of a transaction.
macro_rules! delete {
    ($table:literal, $column:literal, $of:expr) => {
        concat!("delete from ", $table, " where ", $column, " in (", $of, ")")
    };
}

/// Some closed tables.
macro_rules! closed {
    ($table:literal, $column:literal) => {
        delete!(
            $table,
            $column,
            "select id from game where stage = 'closed' and changed_ms < $1 order by changed_ms, id limit 200"
        )
    };
}

/// Some guests who have left nothing behind.
macro_rules! empty_guests {
    ($table:literal, $column:literal) => {
        delete!(
            $table,
            $column,
            "select person.id from person where person.created_ms < $1 \
             and not exists (select 1 from account where account.person = person.id) \
             and not exists (select 1 from game where game.owner = person.id) \
             and not exists (select 1 from member where member.person = person.id) \
             and not exists (select 1 from token where token.person = person.id and token.seen_ms >= $1) \
             order by person.created_ms, person.id limit 500"
        )
    };
}

impl Store {
    /// Deletes some of what is old enough, little enough not to be in anybody's way. Who wants all of it deleted asks until
    /// nothing was.
    pub async fn delete_old(&self, before: Retention, now: Millis) -> Result<Deleted, StoreError> {
        let tables = [closed!("step", "game"), closed!("member", "game"), closed!("game", "id")];
        let guests = [empty_guests!("token", "person"), empty_guests!("person", "id")];
        let rest = [
            ("delete from quota where full_ms < $1", now),
            ("delete from attempt where at_ms < $1 and open_ms < $1", now.saturating_sub(ATTEMPT_AGE)),
            ("delete from known_address where seen_ms < $1", now.saturating_sub(TOKEN_AGE)),
            ("delete from token where seen_ms < $1", now.saturating_sub(TOKEN_AGE)),
            ("delete from node where alive_ms < $1", now.saturating_sub(NODE_AGE)),
            ("delete from outage where to_ms < $1", now.saturating_sub(OUTAGE_AGE)),
            ("delete from bot_turn where until_ms < $1", now),
        ];
        Ok(on_writer!(self, pool => {
            let mut transaction = pool.begin().await?;
            let mut deleted = Deleted::default();
            for sql in tables {
                let done = sqlx::query(sql).bind(before.closed as i64).execute(&mut *transaction).await?;
                deleted.tables = done.rows_affected();
            }
            for sql in guests {
                let done = sqlx::query(sql).bind(before.guests as i64).execute(&mut *transaction).await?;
                deleted.guests = done.rows_affected();
            }
            for (sql, before) in rest {
                sqlx::query(sql).bind(before as i64).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            deleted
        }))
    }
}
