//! What people are let in by.

use super::pool::{on_pool, on_writer};
use super::{Store, StoreError};
use crate::ids::{PersonId, Token};
use crate::world::Millis;

const DAY: Millis = 24 * 60 * 60 * 1000;
/// How long somebody is let in who does not come.
pub const TOKEN_AGE: Millis = 365 * DAY;

/// A new token.
pub(super) const LET_IN: &str = "insert into token (hash, person, created_ms, seen_ms) values ($1, $2, $3, $3)";
/// Every token of a person.
pub(super) const LET_ALL_OUT: &str = "delete from token where person = $1";

impl Store {
    /// Notes once a day that somebody has come, and says whether it was noted: their year begins again.
    pub async fn see(&self, token: &Token, now: Millis) -> Result<bool, StoreError> {
        let (hash, before) = (token.hash(), now.saturating_sub(DAY) as i64);
        let sql = "select count(*) from token where hash = $1 and seen_ms < $2";
        let due: i64 = on_pool!(&*self.pool, pool => {
            sqlx::query_scalar(sql).bind(&hash).bind(before).fetch_one(pool).await
        })?;
        if due == 0 {
            return Ok(false);
        }
        let sql = "update token set seen_ms = $2 where hash = $1";
        on_writer!(&*self.pool, pool => {
            sqlx::query(sql).bind(hash).bind(now as i64).execute(pool).await.map(|_| ())
        })?;
        Ok(true)
    }

    /// Lets nobody in by this token any more.
    pub async fn end_session(&self, token: &Token) -> Result<(), StoreError> {
        let (sql, hash) = ("delete from token where hash = $1", token.hash());
        on_writer!(&*self.pool, pool => sqlx::query(sql).bind(hash).execute(pool).await.map(|_| ()))?;
        Ok(())
    }

    /// Lets a person in nowhere any more.
    pub async fn end_sessions(&self, person: &PersonId) -> Result<(), StoreError> {
        on_writer!(&*self.pool, pool => {
            sqlx::query(LET_ALL_OUT).bind(person.as_str()).execute(pool).await.map(|_| ())
        })?;
        Ok(())
    }

    /// Forgets the tokens of those who have not come for a year.
    pub async fn forget_tokens(&self, now: Millis) -> Result<(), StoreError> {
        let (sql, before) = ("delete from token where seen_ms < $1", now.saturating_sub(TOKEN_AGE) as i64);
        on_writer!(&*self.pool, pool => sqlx::query(sql).bind(before).execute(pool).await.map(|_| ()))?;
        Ok(())
    }
}
