//! The steps of tables.

use parure_engine::any::GameId;
use thiserror::Error;

use super::catalogue::Catalogue;
use super::entry::{Entry, GameRow, MemberRow, StepRow, Steps};
use super::pool::look_up;
use super::{AppendError, Person, Store, StoreError};
use crate::fair::Secret;
use crate::ids::{PersonId, TableId};
use crate::table::{FoldError, SeatPlan, Stage, Stamped, Step, Table, TableConfig};
use crate::world::Millis;

/// A table as it is stored.
#[derive(Debug)]
pub struct StoredGame {
    /// The server's part of the fair deal.
    pub secret: Secret,
    /// Every step.
    pub steps: Vec<Stamped>,
}

/// Who is listed at a table by some steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Members {
    /// Those who sit there from then on.
    pub came: Vec<PersonId>,
    /// Those who have stood up before the game began.
    pub gone: Vec<PersonId>,
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
        self.write_table(id, secret, owner, config, std::slice::from_ref(first), None).await
    }

    /// Stores a new table with the steps that it has already, and what is kept of it beside them.
    pub(super) async fn write_table(
        &self,
        id: &TableId,
        secret: &Secret,
        owner: &Person,
        config: &TableConfig,
        steps: &[Stamped],
        catalogue: Option<&Catalogue>,
    ) -> Result<(), AppendError> {
        let time = steps.first().map_or(0, |first| first.time) as i64;
        let brought = match steps.first().map(|first| &first.step) {
            Some(Step::Made { brought, .. }) => brought.as_ref().map(ToString::to_string),
            _ => None,
        };
        let count = |wanted: fn(&SeatPlan) -> bool| config.seats.iter().filter(|plan| wanted(plan)).count();
        let made = GameRow {
            id: id.to_string(),
            kind: GameId::from(config.game).name(),
            owner: owner.id.to_string(),
            secret: secret.reveal(),
            stage: Stage::Waiting.into(),
            listed: i64::from(config.listed),
            owner_name: owner.name.clone(),
            seats: config.seats.len() as i64,
            free: count(|plan| matches!(plan, SeatPlan::Open)) as i64,
            created_ms: time,
            changed_ms: time,
            brought,
        };
        let sits = count(|plan| matches!(plan, SeatPlan::Me { .. })) > 0;
        let members: Vec<PersonId> = sits.then(|| owner.id.clone()).into_iter().collect();
        let members = Members { came: members, gone: Vec::new() };
        self.write_steps(id, Some(Box::new(made)), steps, catalogue, &members).await
    }

    /// Stores steps of a table: all of them or none, and only if nobody else has stored the first.
    ///
    /// When this returns without an error the steps are durable.
    pub async fn append(
        &self,
        game: &TableId,
        steps: &[Stamped],
        catalogue: Option<&Catalogue>,
        members: &Members,
    ) -> Result<(), AppendError> {
        self.write_steps(game, None, steps, catalogue, members).await
    }

    async fn write_steps(
        &self,
        game: &TableId,
        made: Option<Box<GameRow>>,
        steps: &[Stamped],
        catalogue: Option<&Catalogue>,
        members: &Members,
    ) -> Result<(), AppendError> {
        let step = |step: &Stamped| StepRow {
            game: game.to_string(),
            seq: step.seq as i64,
            time_ms: step.time as i64,
            body: serde_json::to_string(&step.step).expect("steps are plain data"),
        };
        let member = |person: &PersonId| MemberRow { person: person.to_string(), game: game.to_string() };
        let entry = Steps {
            game: game.clone(),
            made,
            steps: steps.iter().map(step).collect(),
            catalogue: catalogue.map(|catalogue| catalogue.row(game)),
            members: members.came.iter().map(member).collect(),
            gone: members.gone.iter().map(member).collect(),
        };
        self.write(Entry::Steps(entry)).await
    }

    /// Everything that is stored of a table.
    pub async fn game(&self, id: &TableId) -> Result<Option<StoredGame>, StoreError> {
        let sql = "select secret from game where id = $1";
        let secret: Option<String> = look_up!(self, query_scalar.fetch_optional, sql, id.as_str());
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
        let rows: Vec<(i64, i64, String)> = look_up!(self, query_as.fetch_all, sql, id.as_str(), version as i64);
        let read = |(seq, time, body): (i64, i64, String)| {
            let step = serde_json::from_str(&body)
                .map_err(|error| StoreError::Broken(format!("{id}, step {seq}: {error}")))?;
            Ok(Stamped { seq: seq as u64, time: time as Millis, step })
        };
        rows.into_iter().map(read).collect()
    }
}
