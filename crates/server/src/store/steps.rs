//! Reading the steps of tables, and making new ones.

use thiserror::Error;

use super::pool::{on_pool, on_writer};
use super::{Store, StoreError};
use crate::fair::Secret;
use crate::ids::{PersonId, TableId};
use crate::table::{FoldError, Stamped, Step, Table};
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
        owner: (&PersonId, &str),
        first: &Stamped,
        members: &[PersonId],
    ) -> Result<(), StoreError> {
        let Step::Made { config, .. } = &first.step else {
            return Err(StoreError::Broken("a table begins with its making".to_owned()));
        };
        let body = serde_json::to_string(&first.step).map_err(|error| StoreError::Broken(error.to_string()))?;
        let free = config.seats.iter().filter(|plan| matches!(plan, crate::protocol::SeatPlan::Open)).count() as i64;
        let game = parure_engine::any::GameId::from(config.game).name();
        let (listed, seats, time) = (i64::from(config.listed), config.seats.len() as i64, first.time as i64);
        let secret = secret.reveal();
        on_writer!(&*self.pool, pool => {
            let mut transaction = pool.begin().await?;
            let sql = "insert into game (id, kind, owner, secret, stage, listed, owner_name, seats, free, created_ms, \
                       changed_ms, wake_ms) values ($1, $2, $3, $4, 'waiting', $5, $6, $7, $8, $9, $9, null)";
            sqlx::query(sql)
                .bind(id.as_str()).bind(game).bind(owner.0.as_str()).bind(secret).bind(listed).bind(owner.1)
                .bind(seats).bind(free).bind(time)
                .execute(&mut *transaction).await?;
            let sql = "insert into step (game, seq, time_ms, body) values ($1, $2, $3, $4)";
            sqlx::query(sql).bind(id.as_str()).bind(first.seq as i64).bind(time).bind(body)
                .execute(&mut *transaction).await?;
            for person in members {
                let sql = "insert into member (person, game) values ($1, $2) on conflict do nothing";
                sqlx::query(sql).bind(person.as_str()).bind(id.as_str()).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
        });
        Ok(())
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
