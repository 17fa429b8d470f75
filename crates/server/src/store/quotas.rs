//! Limits that are counted for all nodes together, and not forgotten at a restart.

use std::time::Duration;

use super::pool::{change, look_up};
use super::{Store, StoreError};
use crate::limit::Network;
use crate::world::Millis;

/// What an address may do only so often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quota {
    /// Come as a new guest.
    Guests,
    /// Make a table.
    Tables,
}

/// One use more, unless that is one too many. A quota beyond twice its time was used under a clock that went wrong.
const USE: &str = "insert into quota (key, full_ms) values ($1, $2 + $3) on conflict (key) do update set full_ms = $3 + \
    case when quota.full_ms > $2 and quota.full_ms <= $2 + 2 * $4 then quota.full_ms else $2 end \
    where quota.full_ms + $3 <= $2 + $4 or quota.full_ms > $2 + 2 * $4";

impl Store {
    /// Uses a quota of `most` within some time once more; if that is once too often, says in how long it is not.
    ///
    /// It fills evenly: who has used all of it waits for one part, not for all.
    pub async fn use_quota(
        &self,
        quota: Quota,
        who: Network,
        (most, within): (u32, Duration),
        now: Millis,
    ) -> Result<Option<Duration>, StoreError> {
        let (now, within) = (now as i64, within.as_millis() as i64);
        let (key, each) =
            (super::hashed(&[&format!("{quota:?}"), &who.to_string()]), (within / i64::from(most)).max(1));
        if change!(self, USE, &key, now, each, within) == 1 {
            return Ok(None);
        }
        let sql = "select full_ms from quota where key = $1";
        let full: Option<i64> = look_up!(self, query_scalar.fetch_optional, sql, &key);
        let wait = full.unwrap_or(now) + each - now - within;
        Ok(Some(Duration::from_millis(wait.max(1) as u64)))
    }
}
