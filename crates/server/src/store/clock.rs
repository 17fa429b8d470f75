//! The database's clock, which decides wherever several nodes have to agree.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use super::pool::Pool;
use super::{Store, StoreError, deadline};
use crate::world::{Clock, Millis};

/// How long the database may take to tell the time.
const MOST: Millis = 500;

/// Tells the database's time by this node's own clock and the difference of the two, which is measured at every beat.
/// A file has no clock: there the own one counts.
pub struct StoreClock {
    own: Arc<dyn Clock>,
    ahead: AtomicI64,
}

impl StoreClock {
    pub(super) fn new(own: Arc<dyn Clock>) -> Self {
        Self { own, ahead: AtomicI64::new(0) }
    }

    /// The database's clock showed this time between these two moments of the own one.
    fn set(&self, shown: Millis, before: Millis, after: Millis) {
        // An answer that took its time says nothing about when it was given.
        let took = after.saturating_sub(before);
        if took > MOST {
            return;
        }
        let own = before + took / 2;
        self.ahead.store(shown as i64 - own as i64, Ordering::Relaxed);
    }
}

impl Clock for StoreClock {
    fn now(&self) -> Millis {
        self.own.now().saturating_add_signed(self.ahead.load(Ordering::Relaxed))
    }
}

impl Store {
    /// The clock that counts for everything stored here.
    pub fn clock(&self) -> Arc<StoreClock> {
        self.clock.clone()
    }

    /// Asks the database for the time, and sets the clock by it.
    pub async fn set_clock(&self) -> Result<(), StoreError> {
        let Pool::Postgres(pool) = &*self.pool else { return Ok(()) };
        let asking = async {
            let mut connection = pool.acquire().await?;
            let sql = "select (extract(epoch from clock_timestamp()) * 1000)::bigint";
            let before = self.clock.own.now();
            let shown: i64 = sqlx::query_scalar(sql).fetch_one(&mut *connection).await?;
            self.clock.set(shown as Millis, before, self.clock.own.now());
            Ok(())
        };
        deadline::looking(asking).await
    }
}
