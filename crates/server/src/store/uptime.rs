//! When the service was there, so that no clock counts the time when it was not.

use super::pool::{on_pool, on_writer};
use super::{Store, StoreError};
use crate::world::Millis;

/// How often a node says that it is alive.
pub const BEAT: Millis = 2_000;
/// After how long without a word the service was down.
const SILENCE: Millis = 3 * BEAT;

impl Store {
    /// Notes that this node is alive; if none was for a while, that is noted as an outage.
    pub async fn beat(&self, now: Millis) -> Result<(), StoreError> {
        let last: Option<i64> =
            on_pool!(&*self.pool, pool => sqlx::query_scalar("select max(alive_ms) from node").fetch_one(pool).await)?;
        let node = self.node();
        on_writer!(&*self.pool, pool => {
            let mut transaction = pool.begin().await?;
            if let Some(last) = last.filter(|&last| (last as Millis) + SILENCE < now) {
                let sql = "insert into outage (from_ms, to_ms) values ($1, $2) on conflict do nothing";
                sqlx::query(sql).bind(last).bind(now as i64).execute(&mut *transaction).await?;
            }
            let sql = "insert into node (id, alive_ms) values ($1, $2) \
                       on conflict (id) do update set alive_ms = excluded.alive_ms";
            sqlx::query(sql).bind(node).bind(now as i64).execute(&mut *transaction).await?;
            // Nodes that have been gone for a day say nothing any more.
            let day = 24 * 60 * 60 * 1000;
            let sql = "delete from node where alive_ms < $1";
            sqlx::query(sql).bind(now as i64 - day).execute(&mut *transaction).await?;
            transaction.commit().await?;
        });
        Ok(())
    }

    /// Notes at a start that the service was down since any node was last alive, however short that was.
    pub async fn begin_service(&self, now: Millis) -> Result<(), StoreError> {
        let last: Option<i64> =
            on_pool!(&*self.pool, pool => sqlx::query_scalar("select max(alive_ms) from node").fetch_one(pool).await)?;
        if let Some(last) = last.filter(|&last| (last as Millis) < now) {
            let sql = "insert into outage (from_ms, to_ms) values ($1, $2) on conflict do nothing";
            on_writer!(&*self.pool, pool => {
                sqlx::query(sql).bind(last).bind(now as i64).execute(pool).await.map(|_| ())
            })?;
        }
        self.beat(now).await
    }

    /// How much of the time since then the service was not there.
    pub async fn outage_since(&self, since: Millis) -> Result<Millis, StoreError> {
        let sql = "select from_ms, to_ms from outage where to_ms > $1";
        let rows: Vec<(i64, i64)> =
            on_pool!(&*self.pool, pool => sqlx::query_as(sql).bind(since as i64).fetch_all(pool).await)?;
        Ok(rows.into_iter().map(|(from, to)| (to as Millis).saturating_sub((from as Millis).max(since))).sum())
    }
}
