//! How often passwords were tried, for all nodes together.

use super::pool::{change, look_up, on_writer};
use super::{Store, StoreError};
use crate::world::Millis;

/// How often a password was tried, from one address or for one name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AttemptCount {
    /// How many, less what was forgotten by `at`.
    pub tries: f64,
    /// When that was.
    pub at: Millis,
    /// Before then nobody may try.
    pub open: Millis,
}

impl Store {
    /// Changes the counts of these keys in one step: whoever else wants to change one waits. A key without a count has one
    /// of zero. Says whatever `change` says.
    pub async fn change_attempts<T>(
        &self,
        keys: &[String],
        now: Millis,
        change: impl FnOnce(&mut [AttemptCount]) -> T,
    ) -> Result<T, StoreError> {
        // Always in the same order, so that no two wait for each other.
        let mut order: Vec<usize> = (0..keys.len()).collect();
        order.sort_by_key(|&place| &keys[place]);
        let new = "insert into attempt (key, tries, at_ms, open_ms) values ($1, 0, $2, $2) on conflict do nothing";
        // Not a mere look: it holds the row until the end.
        let look = "update attempt set tries = tries where key = $1 returning tries, at_ms, open_ms";
        let set = "update attempt set tries = $2, at_ms = $3, open_ms = $4 where key = $1";
        Ok(on_writer!(self, pool => {
            let mut transaction = pool.begin().await?;
            let mut counts = vec![AttemptCount { tries: 0.0, at: now, open: now }; keys.len()];
            for &place in &order {
                sqlx::query(new).bind(&keys[place]).bind(now as i64).execute(&mut *transaction).await?;
                let row = sqlx::query_as(look).bind(&keys[place]).fetch_one(&mut *transaction).await?;
                let (tries, at, open): (f64, i64, i64) = row;
                counts[place] = AttemptCount { tries, at: at as Millis, open: open as Millis };
            }
            let changed = change(&mut counts);
            for (key, count) in keys.iter().zip(&counts) {
                let query = sqlx::query(set).bind(key).bind(count.tries).bind(count.at as i64).bind(count.open as i64);
                query.execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            changed
        }))
    }

    /// Whether the owner of a name has come from an address before; the key stands for both.
    pub async fn is_known_address(&self, key: &str) -> Result<bool, StoreError> {
        let sql = "select count(*) from known_address where key = $1";
        let found: i64 = look_up!(self, query_scalar.fetch_one, sql, key);
        Ok(found > 0)
    }

    /// The owner of a name has come from an address.
    pub async fn know_address(&self, key: &str, now: Millis) -> Result<(), StoreError> {
        let sql = "insert into known_address (key, seen_ms) values ($1, $2) \
                   on conflict (key) do update set seen_ms = excluded.seen_ms";
        change!(self, sql, key, now as i64);
        Ok(())
    }
}
