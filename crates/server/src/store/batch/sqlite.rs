//! One entry after the other: SQLite is in our own process, so that a statement more costs next to nothing.

use sqlx::SqliteConnection;

use crate::store::StoreError;
use crate::store::entry::{Entry, Guest, MadeRow, Steps};
use crate::store::tokens::LET_IN;

/// Stores the entries and says of each whether it was stored.
pub async fn write(entries: &[&Entry], database: &mut SqliteConnection) -> Result<Vec<bool>, StoreError> {
    let mut results = Vec::with_capacity(entries.len());
    for entry in entries {
        results.push(match entry {
            Entry::Guest(guest) => write_guest(guest, database).await?,
            Entry::Steps(steps) => write_steps(steps, database).await?,
        });
    }
    Ok(results)
}

async fn write_guest(guest: &Guest, database: &mut SqliteConnection) -> Result<bool, StoreError> {
    let id = guest.person.id.as_str();
    let sql = "insert into person (id, name, created_ms) values ($1, $2, $3) on conflict do nothing";
    let query = sqlx::query(sql).bind(id).bind(&guest.person.name).bind(guest.created);
    if query.execute(&mut *database).await?.rows_affected() == 0 {
        return Ok(false);
    }
    sqlx::query(LET_IN).bind(&guest.token_hash).bind(id).bind(guest.created).execute(database).await?;
    Ok(true)
}

async fn write_steps(entry: &Steps, database: &mut SqliteConnection) -> Result<bool, StoreError> {
    let game = entry.game.as_str();
    if let Some(made) = &entry.made {
        write_made(game, made, database).await?;
    }
    for step in &entry.steps {
        let sql = "insert into step (game, seq, time_ms, body) values ($1, $2, $3, $4) on conflict do nothing";
        let query = sqlx::query(sql).bind(game).bind(step.seq).bind(step.time).bind(&step.body);
        if query.execute(&mut *database).await?.rows_affected() == 0 {
            return Ok(false);
        }
    }
    if let Some(catalogue) = &entry.catalogue {
        let sql = "update game set stage = $2, free = $3, changed_ms = $4, wake_ms = $5 where id = $1";
        let query = sqlx::query(sql).bind(game).bind(catalogue.stage).bind(catalogue.free);
        query.bind(catalogue.changed).bind(catalogue.wake).execute(&mut *database).await?;
    }
    for person in &entry.members {
        let sql = "insert into member (person, game) values ($1, $2) on conflict do nothing";
        sqlx::query(sql).bind(person.as_str()).bind(game).execute(&mut *database).await?;
    }
    Ok(true)
}

async fn write_made(game: &str, made: &MadeRow, database: &mut SqliteConnection) -> Result<(), StoreError> {
    let sql = "insert into game (id, kind, owner, secret, stage, listed, owner_name, seats, free, created_ms, changed_ms) \
        values ($1, $2, $3, $4, 'waiting', $5, $6, $7, $8, $9, $9) on conflict do nothing";
    sqlx::query(sql)
        .bind(game)
        .bind(made.kind)
        .bind(made.owner.id.as_str())
        .bind(&made.secret)
        .bind(made.listed)
        .bind(&made.owner.name)
        .bind(made.seats)
        .bind(made.free)
        .bind(made.created)
        .execute(database)
        .await?;
    Ok(())
}
