//! What people are let in by.

use super::pool::{change, look_up};
use super::{Store, StoreError};
use crate::ids::{PersonId, Token};
use crate::world::Millis;

const DAY: Millis = 24 * 60 * 60 * 1000;
/// How long somebody is let in who does not come.
pub const TOKEN_AGE: Millis = 365 * DAY;

/// What is kept of a program's token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptToken {
    /// The first letters of its hash, which it is ended by.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was made.
    pub created: Millis,
    /// The last day on which it was used.
    pub seen: Millis,
}

/// A new token.
pub(super) const LET_IN: &str = "insert into token (hash, person, created_ms, seen_ms) values ($1, $2, $3, $3)";
/// Every token of a person.
pub(super) const LET_ALL_OUT: &str = "delete from token where person = $1";

impl Store {
    /// Notes once a day that somebody has come, and says whether it was noted: their year begins again.
    pub async fn see(&self, token: &Token, now: Millis) -> Result<bool, StoreError> {
        let (hash, before) = (token.hash(), now.saturating_sub(DAY) as i64);
        let sql = "select count(*) from token where hash = $1 and seen_ms < $2";
        let due: i64 = look_up!(self, query_scalar.fetch_one, sql, &hash, before);
        if due == 0 {
            return Ok(false);
        }
        let sql = "update token set seen_ms = $2 where hash = $1";
        change!(self, sql, hash, now as i64);
        Ok(true)
    }

    /// Lets a program in as a person, by a token with a name, unless so many are let in already; says whether it was. Counted
    /// where it is written, so that many at once are no way around.
    pub async fn let_program_in(
        &self,
        person: &PersonId,
        token: &Token,
        label: &str,
        most: u32,
        now: Millis,
    ) -> Result<bool, StoreError> {
        let sql = "insert into token (hash, person, created_ms, seen_ms, label) select $1, $2, $3, $3, $4 \
                   where (select count(*) from token where person = $2 and label <> '') < $5";
        Ok(change!(self, sql, token.hash(), person.as_str(), now as i64, label, i64::from(most)) > 0)
    }

    /// The tokens of a person's programs, the newest first.
    pub async fn program_tokens(&self, person: &PersonId) -> Result<Vec<KeptToken>, StoreError> {
        let sql = "select substr(hash, 1, 12), label, created_ms, seen_ms from token \
                   where person = $1 and label <> '' order by created_ms desc, hash";
        let rows: Vec<(String, String, i64, i64)> = look_up!(self, query_as.fetch_all, sql, person.as_str());
        let read = |(id, label, created, seen): (_, _, i64, i64)| KeptToken {
            id,
            label,
            created: created as Millis,
            seen: seen as Millis,
        };
        Ok(rows.into_iter().map(read).collect())
    }

    /// Lets a person's program in no longer; says whether there was such a token.
    pub async fn let_program_out(&self, person: &PersonId, id: &str) -> Result<bool, StoreError> {
        let sql = "delete from token where person = $1 and label <> '' and substr(hash, 1, 12) = $2";
        Ok(change!(self, sql, person.as_str(), id) > 0)
    }

    /// Lets nobody in by this token any more.
    pub async fn end_session(&self, token: &Token) -> Result<(), StoreError> {
        change!(self, "delete from token where hash = $1", token.hash());
        Ok(())
    }

    /// Lets a person in nowhere any more.
    pub async fn end_sessions(&self, person: &PersonId) -> Result<(), StoreError> {
        change!(self, LET_ALL_OUT, person.as_str());
        Ok(())
    }

    /// Forgets the tokens of those who have not come for a year.
    pub async fn forget_tokens(&self, now: Millis) -> Result<(), StoreError> {
        change!(self, "delete from token where seen_ms < $1", now.saturating_sub(TOKEN_AGE) as i64);
        Ok(())
    }
}
