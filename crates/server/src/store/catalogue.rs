//! Finding tables without folding their steps.

use super::entry::CatalogueRow;
use super::pool::{change, look_up};
use super::{Store, StoreError};
use crate::ids::{PersonId, TableId};
use crate::table::{SeatHolder, Stage, Step, Table, TableConfig};
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
            stage: table.stage().into(),
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

/// The tables of these rows.
pub(super) fn table_ids(ids: Vec<String>) -> Vec<TableId> {
    ids.into_iter().filter_map(|id| TableId::parse(&id)).collect()
}

/// A table in the list of open ones.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenRow {
    /// Which table.
    pub id: TableId,
    /// Who made it, by the name of now.
    pub owner: String,
    /// What was agreed on.
    pub config: TableConfig,
    /// How many seats are free.
    pub free: i64,
    /// When it was made.
    pub created: Millis,
    /// When its owner was last there, or something happened.
    pub seen: Millis,
}

impl Store {
    /// The open tables that wait for somebody, the newest first.
    pub async fn open_tables(&self, limit: i64) -> Result<Vec<OpenRow>, StoreError> {
        let sql = "select game.id, person.name, step.body, cast(game.free as bigint), game.created_ms, game.changed_ms \
                   from game join person on person.id = game.owner join step on step.game = game.id and step.seq = 1 \
                   where game.stage = 'waiting' and game.listed = 1 and game.free > 0 \
                   order by game.created_ms desc limit $1";
        type Row = (String, String, String, i64, i64, i64);
        let rows: Vec<Row> = look_up!(self, query_as.fetch_all, sql, limit);
        let read = |(id, owner, body, free, created, seen): Row| {
            let id = TableId::parse(&id)?;
            let Ok(Step::Made { config, .. }) = serde_json::from_str(&body) else { return None };
            let (created, seen) = (created as Millis, seen as Millis);
            Some(OpenRow { id, owner, config: *config, free, created, seen })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// Notes when the owner of a table that waits was last there.
    pub async fn see_owner(&self, table: &TableId, seen: Millis) -> Result<(), StoreError> {
        let sql = "update game set changed_ms = $2 where id = $1 and stage = 'waiting'";
        change!(self, sql, table.as_str(), seen as i64);
        Ok(())
    }

    /// The tables that a person sits at and that wait or are played, running games first, the latest first.
    pub async fn tables_of(&self, person: &PersonId, limit: i64) -> Result<Vec<TableId>, StoreError> {
        let sql = "select id from game where stage in ('playing', 'waiting') \
                   and (owner = $1 or id in (select game from member where person = $1)) \
                   order by stage, created_ms desc limit $2";
        Ok(table_ids(look_up!(self, query_scalar.fetch_all, sql, person.as_str(), limit)))
    }

    /// The tables of a person whose games ended before a time, the latest first.
    pub async fn games_of(&self, person: &PersonId, before: Millis, limit: i64) -> Result<Vec<TableId>, StoreError> {
        let sql = "select game.id from member join game on game.id = member.game \
                   where member.person = $1 and game.stage = 'over' and game.changed_ms < $2 \
                   order by game.changed_ms desc limit $3";
        let before = i64::try_from(before).unwrap_or(i64::MAX);
        Ok(table_ids(look_up!(self, query_scalar.fetch_all, sql, person.as_str(), before, limit)))
    }

    /// The tables at which a person is seen: those that wait or are played, and those of the last day.
    pub async fn tables_to_rename(
        &self,
        person: &PersonId,
        now: Millis,
        limit: i64,
    ) -> Result<Vec<TableId>, StoreError> {
        let sql = "select game.id from member join game on game.id = member.game where member.person = $1 \
                   and (game.stage in ('playing', 'waiting') or game.stage = 'over' and game.changed_ms >= $2) \
                   order by game.changed_ms desc limit $3";
        let since = now.saturating_sub(24 * 60 * 60 * 1000) as i64;
        Ok(table_ids(look_up!(self, query_scalar.fetch_all, sql, person.as_str(), since, limit)))
    }

    /// How many tables of a person wait or are played.
    pub async fn live_tables_of(&self, owner: &PersonId) -> Result<i64, StoreError> {
        let sql = "select count(*) from game where owner = $1 and stage in ('waiting', 'playing')";
        Ok(look_up!(self, query_scalar.fetch_one, sql, owner.as_str()))
    }

    /// At how many tables of others a person sits and waits, this one aside.
    pub async fn waiting_seats_of(&self, person: &PersonId, but: &TableId) -> Result<i64, StoreError> {
        let sql = "select count(*) from member join game on game.id = member.game where member.person = $1 \
                   and game.stage = 'waiting' and game.owner <> $1 and game.id <> $2";
        Ok(look_up!(self, query_scalar.fetch_one, sql, person.as_str(), but.as_str()))
    }

    /// Tables whose clock has run down by now.
    pub async fn due_tables(&self, now: Millis, limit: i64) -> Result<Vec<TableId>, StoreError> {
        let sql =
            "select id from game where wake_ms <= $1 and stage in ('waiting', 'playing') order by wake_ms limit $2";
        Ok(table_ids(look_up!(self, query_scalar.fetch_all, sql, now as i64, limit)))
    }

    /// Tables at which nothing has happened since then.
    pub async fn idle_tables(&self, stage: Stage, since: Millis, limit: i64) -> Result<Vec<TableId>, StoreError> {
        let sql = "select game.id from game where game.stage = $1 and game.changed_ms < $2 and not exists \
                   (select 1 from step where step.game = game.id and step.time_ms >= $2) limit $3";
        Ok(table_ids(look_up!(self, query_scalar.fetch_all, sql, <&str>::from(stage), since as i64, limit)))
    }
}
