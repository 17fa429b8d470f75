//! The statements that store many tables' steps.

use std::collections::HashSet;

use sqlx::{PgConnection, Row, SqliteConnection};

use super::StoreError;
use super::writer::{CHANNEL, Job};

/// Stores one job after the other and says of each whether it was stored. SQLite is in our own process, so that a statement
/// more costs next to nothing.
pub(super) async fn write_each(jobs: &[Job], database: &mut SqliteConnection) -> Result<Vec<bool>, StoreError> {
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        let stored = write_steps(job, database).await?;
        if stored {
            write_around(job, database).await?;
        }
        results.push(stored);
    }
    Ok(results)
}

async fn write_steps(job: &Job, database: &mut SqliteConnection) -> Result<bool, StoreError> {
    for (seq, time, body) in &job.steps {
        let sql = "insert into step (game, seq, time_ms, body) values ($1, $2, $3, $4) on conflict do nothing";
        let query = sqlx::query(sql).bind(job.game.as_str()).bind(seq).bind(time).bind(body);
        if query.execute(&mut *database).await?.rows_affected() == 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn write_around(job: &Job, database: &mut SqliteConnection) -> Result<(), StoreError> {
    if let Some(catalogue) = &job.catalogue {
        let sql = "update game set stage = $2, free = $3, changed_ms = $4, wake_ms = $5 where id = $1";
        let query = sqlx::query(sql).bind(job.game.as_str()).bind(catalogue.stage).bind(catalogue.free);
        query.bind(catalogue.changed).bind(catalogue.wake).execute(&mut *database).await?;
    }
    for person in &job.members {
        let sql = "insert into member (person, game) values ($1, $2) on conflict do nothing";
        sqlx::query(sql).bind(person.as_str()).bind(job.game.as_str()).execute(&mut *database).await?;
    }
    Ok(())
}

/// Stores all jobs by a handful of statements, since each is a message to the database and back; tells the other nodes, and
/// says of each job whether it was stored.
pub(super) async fn write_at_once(
    jobs: &[Job],
    node: &str,
    database: &mut PgConnection,
) -> Result<Vec<bool>, StoreError> {
    let steps = || jobs.iter().flat_map(|job| job.steps.iter().map(move |step| (job.game.as_str(), step)));
    let sql = "insert into step (game, seq, time_ms, body) \
        select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) on conflict do nothing returning game, seq";
    let rows = sqlx::query(sql)
        .bind(steps().map(|(game, _)| game).collect::<Vec<_>>())
        .bind(steps().map(|(_, (seq, ..))| *seq).collect::<Vec<_>>())
        .bind(steps().map(|(_, (_, time, _))| *time).collect::<Vec<_>>())
        .bind(steps().map(|(_, (.., body))| body.as_str()).collect::<Vec<_>>())
        .fetch_all(&mut *database)
        .await?;
    let mut written = HashSet::new();
    for row in &rows {
        written.insert((row.try_get::<&str, _>(0)?, row.try_get::<i64, _>(1)?));
    }
    // A step that two jobs bring belongs to the first, so it is struck off.
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        results.push(job.steps.iter().all(|(seq, ..)| written.remove(&(job.game.as_str(), *seq))));
    }
    let stored: Vec<&Job> = jobs.iter().zip(&results).filter(|(_, stored)| **stored).map(|(job, _)| job).collect();
    write_catalogues(&stored, database).await?;
    write_members(&stored, database).await?;
    let notes: Vec<String> = stored.iter().map(|job| format!("{node} {}", job.game)).collect();
    let sql = "select pg_notify($1, note) from unnest($2::text[]) as note";
    sqlx::query(sql).bind(CHANNEL).bind(notes).execute(&mut *database).await?;
    Ok(results)
}

async fn write_catalogues(stored: &[&Job], database: &mut PgConnection) -> Result<(), StoreError> {
    let noticed: Vec<_> = stored.iter().filter_map(|job| Some((job.game.as_str(), job.catalogue.as_ref()?))).collect();
    if noticed.is_empty() {
        return Ok(());
    }
    let sql = "update game set stage = new.stage, free = new.free, changed_ms = new.changed_ms, wake_ms = new.wake_ms \
        from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) \
        as new (id, stage, free, changed_ms, wake_ms) where game.id = new.id";
    sqlx::query(sql)
        .bind(noticed.iter().map(|(game, _)| *game).collect::<Vec<_>>())
        .bind(noticed.iter().map(|(_, catalogue)| catalogue.stage).collect::<Vec<_>>())
        .bind(noticed.iter().map(|(_, catalogue)| catalogue.free).collect::<Vec<_>>())
        .bind(noticed.iter().map(|(_, catalogue)| catalogue.changed).collect::<Vec<_>>())
        .bind(noticed.iter().map(|(_, catalogue)| catalogue.wake).collect::<Vec<_>>())
        .execute(&mut *database)
        .await?;
    Ok(())
}

async fn write_members(stored: &[&Job], database: &mut PgConnection) -> Result<(), StoreError> {
    let members = || stored.iter().flat_map(|job| job.members.iter().map(move |person| (person, &job.game)));
    if members().next().is_none() {
        return Ok(());
    }
    let sql = "insert into member (person, game) select * from unnest($1::text[], $2::text[]) on conflict do nothing";
    sqlx::query(sql)
        .bind(members().map(|(person, _)| person.as_str()).collect::<Vec<_>>())
        .bind(members().map(|(_, game)| game.as_str()).collect::<Vec<_>>())
        .execute(&mut *database)
        .await?;
    Ok(())
}
