//! When the service was there, so that no clock counts the time when it was not.

use std::sync::atomic::Ordering;

use super::pool::{Pool, look_up, on_writer};
use super::{Store, StoreError};
use crate::world::{Clock, Millis};

/// How often a node says that it is alive.
pub const BEAT: Millis = 2_000;
/// After how long without a word a node is taken for silent.
pub const SILENCE: Millis = 5_000;
/// How long a node that fell silent is waited for, and how much time its players are given at most.
pub const GONE: Millis = 60_000;

/// An outage, from one time to another; one that is known already grows.
const NOTE_OUTAGE: &str = "insert into outage (from_ms, to_ms, node) values ($1, $2, $3) on conflict (from_ms) do update \
    set to_ms = case when excluded.to_ms > outage.to_ms then excluded.to_ms else outage.to_ms end, \
    node = case when excluded.node = outage.node then outage.node else '' end";
/// The outages of nodes that have fallen silent, as far as they have lasted.
const NOTE_SILENT: &str = "insert into outage (from_ms, to_ms, node) \
    select alive_ms, case when $2 < alive_ms + $4 then $2 else alive_ms + $4 end, id from node \
    where ended = 0 and id <> $1 and alive_ms < $2 - $3 and alive_ms > $2 - $4 \
    on conflict (from_ms) do update \
    set to_ms = case when excluded.to_ms > outage.to_ms then excluded.to_ms else outage.to_ms end";
const NOTE_ALIVE: &str = "insert into node (id, alive_ms, ended) values ($1, $2, $3) \
    on conflict (id) do update set alive_ms = excluded.alive_ms, ended = excluded.ended";

/// A time during which a node, or with an empty name everybody, was not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outage {
    /// Whose.
    pub node: String,
    /// Since when.
    pub from: Millis,
    /// Until when.
    pub to: Millis,
}

/// What is known of the nodes at one moment.
#[derive(Clone, Debug, Default)]
pub struct Uptime {
    /// The outages that ended after the time asked for, those that still last among them.
    pub outages: Vec<Outage>,
    /// Until when every other node was certainly there; nothing if there is no other.
    pub others_alive: Option<Millis>,
}

impl Store {
    /// Says that this node is alive, together with when it was not. Whoever sees the one sees the other.
    pub async fn beat(&self, own: &[(Millis, Millis)]) -> Result<(), StoreError> {
        self.note_alive(own, 0).await
    }

    /// Says that this node ends: it is not waited for.
    pub async fn end_service(&self) -> Result<(), StoreError> {
        self.note_alive(&[], 1).await
    }

    async fn note_alive(&self, own: &[(Millis, Millis)], ended: i64) -> Result<(), StoreError> {
        let (node, now) = (self.node(), self.clock.now() as i64);
        let (silence, gone) = (SILENCE as i64, GONE as i64);
        let others: i64 = on_writer!(self, pool => {
            let mut transaction = pool.begin().await?;
            for &(from, to) in own {
                let note = sqlx::query(NOTE_OUTAGE).bind(from as i64).bind(to as i64).bind(node);
                note.execute(&mut *transaction).await?;
            }
            let note = sqlx::query(NOTE_SILENT).bind(node).bind(now).bind(silence).bind(gone);
            note.execute(&mut *transaction).await?;
            sqlx::query(NOTE_ALIVE).bind(node).bind(now).bind(ended).execute(&mut *transaction).await?;
            let sql = "select count(*) from node where ended = 0 and id <> $1 and alive_ms > $2";
            let others = sqlx::query_scalar(sql).bind(node).bind(now - gone).fetch_one(&mut *transaction).await?;
            transaction.commit().await?;
            others
        });
        self.others.store(others as usize, Ordering::Relaxed);
        Ok(())
    }

    /// Begins to be there. If no other node is, nobody was since the last of them, however short that was.
    pub async fn begin_service(&self) -> Result<(), StoreError> {
        self.set_clock().await?;
        let now = self.clock.now() as i64;
        // A file has one service at a time.
        let shared = matches!(&*self.pool, Pool::Postgres(_));
        let sql = "select count(*) from node where ended = 0 and alive_ms > $1";
        let alive: i64 = look_up!(self, query_scalar.fetch_one, sql, now - SILENCE as i64);
        if alive == 0 || !shared {
            let sql = "select max(alive_ms) from node";
            let last: Option<i64> = look_up!(self, query_scalar.fetch_one, sql);
            on_writer!(self, pool => {
                let mut transaction = pool.begin().await?;
                if let Some(last) = last.filter(|&last| last < now) {
                    sqlx::query(NOTE_OUTAGE).bind(last).bind(now).bind("").execute(&mut *transaction).await?;
                }
                // Whoever was there before is gone, and its clock may have been another: the next start counts from this one.
                let before = if shared { now - SILENCE as i64 } else { i64::MAX };
                sqlx::query("delete from node where alive_ms <= $1").bind(before).execute(&mut *transaction).await?;
                sqlx::query(NOTE_ALIVE).bind(self.node()).bind(now).bind(0_i64).execute(&mut *transaction).await?;
                transaction.commit().await?;
            });
        }
        self.note_alive(&[], 0).await
    }

    /// Whether other nodes are there, as far as the last beat knew.
    pub fn is_shared(&self) -> bool {
        self.others.load(Ordering::Relaxed) > 0
    }

    /// What is known of outages since then.
    pub async fn uptime_since(&self, since: Millis) -> Result<Uptime, StoreError> {
        let sql = "select node, from_ms, to_ms from outage where to_ms > $1";
        let rows: Vec<(String, i64, i64)> = look_up!(self, query_as.fetch_all, sql, since as i64);
        let outage = |(node, from, to): (String, i64, i64)| Outage { node, from: from as Millis, to: to as Millis };
        let mut outages: Vec<Outage> = rows.into_iter().map(outage).collect();
        let now = self.clock.now();
        let sql = "select id, alive_ms from node where ended = 0 and id <> $1 and alive_ms > $2";
        let (node, gone) = (self.node(), now.saturating_sub(GONE) as i64);
        let others: Vec<(String, i64)> = look_up!(self, query_as.fetch_all, sql, node, gone);
        let silent = |&&(_, alive): &&(String, i64)| alive as Millis + SILENCE < now;
        outages.extend(others.iter().filter(silent).map(|(node, alive)| outage((node.clone(), *alive, now as i64))));
        let others_alive = others.iter().map(|&(_, alive)| alive as Millis).min();
        Ok(Uptime { outages, others_alive })
    }
}
