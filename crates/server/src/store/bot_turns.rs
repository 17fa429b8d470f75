//! Which node thinks for a bot.

use super::pool::on_writer;
use super::{Store, StoreError};
use crate::ids::TableId;
use crate::world::{Clock, Millis};

const LEASE: &str = "insert into bot_turn (game, version, node, until_ms) values ($1, $2, $3, $4) \
    on conflict (game) do update set version = excluded.version, node = excluded.node, until_ms = excluded.until_ms \
    where bot_turn.version < excluded.version or bot_turn.until_ms < $5 or bot_turn.node = excluded.node";

/// Who thinks for a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotLease {
    /// This node.
    Ours,
    /// Another one, which has so much time left.
    Theirs(Millis),
}

impl Store {
    /// Asks for the right to think for the bot that is to act at a table with this version, for so long. Where there is no
    /// other node nobody needs to be asked.
    pub async fn lease_bot(&self, game: &TableId, version: u64, time: Millis) -> Result<BotLease, StoreError> {
        if !self.is_shared() {
            return Ok(BotLease::Ours);
        }
        let (node, now) = (self.node(), self.clock.now());
        let until: Option<i64> = on_writer!(self, pool => {
            let lease = sqlx::query(LEASE).bind(game.as_str()).bind(version as i64).bind(node);
            let lease = lease.bind((now + time) as i64).bind(now as i64);
            if lease.execute(pool).await?.rows_affected() == 1 {
                None
            } else {
                let sql = "select until_ms from bot_turn where game = $1";
                sqlx::query_scalar(sql).bind(game.as_str()).fetch_optional(pool).await?
            }
        });
        Ok(until.map_or(BotLease::Ours, |until| BotLease::Theirs((until as Millis).saturating_sub(now))))
    }
}
