//! Reading the steps of tables, and making new ones.

use parure_engine::any::GameId;
use thiserror::Error;

use super::entry::{Entry, MadeRow, StepRow, Steps};
use super::pool::on_pool;
use super::{AppendError, Person, Store, StoreError};
use crate::fair::Secret;
use crate::ids::TableId;
use crate::protocol::{SeatPlan, TableConfig};
use crate::table::{FoldError, Stamped, Table};
use crate::world::Millis;

/// A table as it is stored.
#[derive(Debug)]
pub struct StoredGame {
    /// The server's part of the fair deal.
    pub secret: Secret,
    /// Every step.
    pub steps: Vec<Stamped>,
}

/// Why a stored table cannot be had.
#[derive(Debug, Error)]
pub enum StepError {
    /// The database does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The steps make no table.
    #[error(transparent)]
    Fold(#[from] FoldError),
}

impl Store {
    /// Stores a new table with its first step.
    pub async fn make_table(
        &self,
        id: &TableId,
        secret: &Secret,
        owner: &Person,
        config: &TableConfig,
        first: &Stamped,
    ) -> Result<(), AppendError> {
        let count = |wanted: fn(&SeatPlan) -> bool| config.seats.iter().filter(|plan| wanted(plan)).count();
        let sits = count(|plan| matches!(plan, SeatPlan::Me { .. })) > 0;
        let made = MadeRow {
            kind: GameId::from(config.game).name(),
            owner: owner.clone(),
            secret: secret.reveal(),
            listed: i64::from(config.listed),
            seats: config.seats.len() as i64,
            free: count(|plan| matches!(plan, SeatPlan::Open)) as i64,
            created: first.time as i64,
        };
        self.write(Entry::Steps(Steps {
            game: id.clone(),
            made: Some(made),
            steps: vec![StepRow::of(first)],
            catalogue: None,
            members: sits.then(|| owner.id.clone()).into_iter().collect(),
        }))
        .await
    }

    /// Everything that is stored of a table.
    pub async fn game(&self, id: &TableId) -> Result<Option<StoredGame>, StoreError> {
        let sql = "select secret from game where id = $1";
        let secret: Option<String> =
            on_pool!(&*self.pool, pool => sqlx::query_scalar(sql).bind(id.as_str()).fetch_optional(pool).await)?;
        let Some(secret) = secret else { return Ok(None) };
        let secret = Secret::from_hex(&secret).ok_or_else(|| StoreError::Broken(format!("the secret of {id}")))?;
        Ok(Some(StoredGame { secret, steps: self.steps_after(id, 0).await? }))
    }

    /// The table that is stored under this id.
    pub async fn table(&self, id: &TableId) -> Result<Option<Table>, StepError> {
        let Some(StoredGame { secret, steps }) = self.game(id).await? else { return Ok(None) };
        Ok(Some(Table::fold(id.clone(), secret, &steps)?))
    }

    /// The steps after a version.
    pub async fn steps_after(&self, id: &TableId, version: u64) -> Result<Vec<Stamped>, StoreError> {
        let sql = "select seq, time_ms, body from step where game = $1 and seq > $2 order by seq";
        let rows: Vec<(i64, i64, String)> = on_pool!(&*self.pool, pool => {
            sqlx::query_as(sql).bind(id.as_str()).bind(version as i64).fetch_all(pool).await
        })?;
        let read = |(seq, time, body): (i64, i64, String)| {
            let step = serde_json::from_str(&body)
                .map_err(|error| StoreError::Broken(format!("{id}, step {seq}: {error}")))?;
            Ok(Stamped { seq: seq as u64, time: time as Millis, step })
        };
        rows.into_iter().map(read).collect()
    }
}
