//! Finding tables without folding their steps.

use super::entry::CatalogueRow;
use super::pool::on_pool;
use super::{Store, StoreError};
use crate::ids::{PersonId, TableId};
use crate::table::{SeatHolder, Stage, Table};
use crate::world::Millis;

/// What is kept of a table beside its steps, so that it can be found.
#[derive(Clone, Debug, PartialEq)]
pub struct Catalogue {
    stage: &'static str,
    free: i64,
    changed: i64,
    wake: Option<i64>,
}

impl Catalogue {
    /// What is kept of this table.
    pub fn of(table: &Table) -> Self {
        Self {
            stage: stage_word(table.stage()),
            free: table.seat_holders().iter().filter(|holder: &&SeatHolder| holder.is_free()).count() as i64,
            changed: table.changed() as i64,
            wake: table.needs().wake.map(|wake| wake as i64),
        }
    }

    pub(super) fn row(&self, game: &TableId) -> CatalogueRow {
        let Self { stage, free, changed: changed_ms, wake: wake_ms } = *self;
        CatalogueRow { id: game.to_string(), stage, free, changed_ms, wake_ms }
    }

    /// Whether somebody who looks for tables would notice the difference.
    pub fn differs(&self, other: &Self) -> bool {
        (self.stage, self.free, self.wake) != (other.stage, other.free, other.wake)
    }
}

pub(super) const fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting => "waiting",
        Stage::Playing => "playing",
        Stage::Over => "over",
        Stage::Closed => "closed",
    }
}

/// A table in the list of open ones.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenRow {
    /// Which table.
    pub id: TableId,
    /// The game's word.
    pub kind: String,
    /// Who made it.
    pub owner_name: String,
    /// How many seats.
    pub seats: i64,
    /// How many are free.
    pub free: i64,
    /// When it was made.
    pub created: Millis,
}

impl Store {
    /// The open tables that wait for somebody, the newest first.
    pub async fn open_tables(&self, limit: i64) -> Result<Vec<OpenRow>, StoreError> {
        let sql = "select id, kind, owner_name, cast(seats as bigint), cast(free as bigint), created_ms from game \
                   where stage = 'waiting' and listed = 1 and free > 0 order by created_ms desc limit $1";
        type Row = (String, String, String, i64, i64, i64);
        let rows: Vec<Row> = on_pool!(&*self.pool, pool => sqlx::query_as(sql).bind(limit).fetch_all(pool).await)?;
        let read = |(id, kind, owner_name, seats, free, created): Row| {
            let id = TableId::parse(&id)?;
            Some(OpenRow { id, kind, owner_name, seats, free, created: created as Millis })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// The tables that a person sits or sat at, the latest first.
    pub async fn tables_of(&self, person: &PersonId, limit: i64) -> Result<Vec<TableId>, StoreError> {
        let sql = "select game.id from member join game on game.id = member.game \
                   where member.person = $1 and game.stage <> 'closed' \
                   order by case game.stage when 'playing' then 0 when 'waiting' then 1 else 2 end, \
                   game.created_ms desc limit $2";
        let query = |id: &str| (id.to_owned(), limit);
        let (id, limit) = query(person.as_str());
        let ids: Vec<String> =
            on_pool!(&*self.pool, pool => sqlx::query_scalar(sql).bind(id).bind(limit).fetch_all(pool).await)?;
        Ok(ids.iter().filter_map(|id| TableId::parse(id)).collect())
    }

    /// How many tables of a person wait or are played.
    pub async fn live_tables_of(&self, owner: &PersonId) -> Result<i64, StoreError> {
        let sql = "select count(*) from game where owner = $1 and stage in ('waiting', 'playing')";
        let owner = owner.as_str();
        Ok(on_pool!(&*self.pool, pool => sqlx::query_scalar(sql).bind(owner).fetch_one(pool).await)?)
    }

    /// At how many tables of others a person sits and waits, this one aside.
    pub async fn waiting_seats_of(&self, person: &PersonId, but: &TableId) -> Result<i64, StoreError> {
        let sql = "select count(*) from member join game on game.id = member.game where member.person = $1 \
                   and game.stage = 'waiting' and game.owner <> $1 and game.id <> $2";
        let (person, but) = (person.as_str(), but.as_str());
        Ok(on_pool!(&*self.pool, pool => sqlx::query_scalar(sql).bind(person).bind(but).fetch_one(pool).await)?)
    }

    /// Tables whose clock has run down by now.
    pub async fn due_tables(&self, now: Millis, limit: i64) -> Result<Vec<TableId>, StoreError> {
        let sql =
            "select id from game where wake_ms <= $1 and stage in ('waiting', 'playing') order by wake_ms limit $2";
        let now = now as i64;
        let ids: Vec<String> =
            on_pool!(&*self.pool, pool => sqlx::query_scalar(sql).bind(now).bind(limit).fetch_all(pool).await)?;
        Ok(ids.iter().filter_map(|id| TableId::parse(id)).collect())
    }

    /// Tables at which nothing has happened since then.
    pub async fn idle_tables(&self, stage: Stage, since: Millis, limit: i64) -> Result<Vec<TableId>, StoreError> {
        let sql = "select game.id from game where game.stage = $1 and game.changed_ms < $2 and not exists \
                   (select 1 from step where step.game = game.id and step.time_ms >= $2) limit $3";
        let (stage, since) = (stage_word(stage), since as i64);
        let ids: Vec<String> = on_pool!(&*self.pool, pool => {
            sqlx::query_scalar(sql).bind(stage).bind(since).bind(limit).fetch_all(pool).await
        })?;
        Ok(ids.iter().filter_map(|id| TableId::parse(id)).collect())
    }
}
