//! All entries by a handful of statements, since each is a message to the database and back.

use std::collections::HashSet;

use sqlx::PgConnection;

use crate::store::StoreError;
use crate::store::entry::{Entry, Guest, MadeRow, StepRow, Steps};
use crate::store::writer::CHANNEL;

/// Stores the entries, tells the other nodes, and says of each entry whether it was stored.
pub async fn write(entries: &[&Entry], node: &str, database: &mut PgConnection) -> Result<Vec<bool>, StoreError> {
    let (mut guests, mut steps) = (Vec::new(), Vec::new());
    for entry in entries {
        match entry {
            Entry::Guest(guest) => guests.push(guest),
            Entry::Steps(of_table) => steps.push(of_table),
        }
    }
    let mut guests = write_guests(&guests, database).await?.into_iter();
    let mut steps = write_tables(&steps, node, database).await?.into_iter();
    let result = |entry: &&Entry| match entry {
        Entry::Guest(_) => guests.next().unwrap_or(false),
        Entry::Steps(_) => steps.next().unwrap_or(false),
    };
    Ok(entries.iter().map(result).collect())
}

/// A column of an `unnest`.
fn column<'a, T, V>(rows: &'a [T], value: impl FnMut(&'a T) -> V) -> Vec<V> {
    rows.iter().map(value).collect()
}

async fn write_guests(guests: &[&Guest], database: &mut PgConnection) -> Result<Vec<bool>, StoreError> {
    if guests.is_empty() {
        return Ok(Vec::new());
    }
    let sql = "insert into person (id, name, created_ms) \
        select * from unnest($1::text[], $2::text[], $3::bigint[]) on conflict do nothing returning id";
    let made: Vec<String> = sqlx::query_scalar(sql)
        .bind(column(guests, |guest| guest.person.id.as_str()))
        .bind(column(guests, |guest| guest.person.name.as_str()))
        .bind(column(guests, |guest| guest.created))
        .fetch_all(&mut *database)
        .await?;
    let made: HashSet<String> = made.into_iter().collect();
    let results = column(guests, |guest| made.contains(guest.person.id.as_str()));
    let made: Vec<&Guest> = guests.iter().zip(&results).filter(|(_, made)| **made).map(|(guest, _)| *guest).collect();
    let sql = "insert into token (hash, person, created_ms, seen_ms) \
        select hash, person, created, created \
        from unnest($1::text[], $2::text[], $3::bigint[]) as new (hash, person, created)";
    sqlx::query(sql)
        .bind(column(&made, |guest| guest.token_hash.as_str()))
        .bind(column(&made, |guest| guest.person.id.as_str()))
        .bind(column(&made, |guest| guest.created))
        .execute(database)
        .await?;
    Ok(results)
}

async fn write_tables(entries: &[&Steps], node: &str, database: &mut PgConnection) -> Result<Vec<bool>, StoreError> {
    if entries.is_empty() {
        return Ok(Vec::new());
    }
    write_made(entries, database).await?;
    let results = write_steps(entries, database).await?;
    let stored: Vec<&Steps> =
        entries.iter().zip(&results).filter(|(_, stored)| **stored).map(|(one, _)| *one).collect();
    write_catalogues(&stored, database).await?;
    write_members(&stored, database).await?;
    let notes = column(&stored, |entry| format!("{node} {}", entry.game));
    let sql = "select pg_notify($1, note) from unnest($2::text[]) as note";
    sqlx::query(sql).bind(CHANNEL).bind(notes).execute(&mut *database).await?;
    Ok(results)
}

async fn write_made(entries: &[&Steps], database: &mut PgConnection) -> Result<(), StoreError> {
    let made: Vec<(&str, &MadeRow)> =
        entries.iter().filter_map(|entry| Some((entry.game.as_str(), entry.made.as_ref()?))).collect();
    if made.is_empty() {
        return Ok(());
    }
    let sql = "insert into game (id, kind, owner, secret, stage, listed, owner_name, seats, free, created_ms, changed_ms) \
        select id, kind, owner, secret, 'waiting', listed, owner_name, seats, free, created, created \
        from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::bigint[], $8::bigint[], \
        $9::bigint[]) as new (id, kind, owner, secret, listed, owner_name, seats, free, created) on conflict do nothing";
    sqlx::query(sql)
        .bind(column(&made, |(game, _)| *game))
        .bind(column(&made, |(_, made)| made.kind))
        .bind(column(&made, |(_, made)| made.owner.id.as_str()))
        .bind(column(&made, |(_, made)| made.secret.as_str()))
        .bind(column(&made, |(_, made)| made.listed))
        .bind(column(&made, |(_, made)| made.owner.name.as_str()))
        .bind(column(&made, |(_, made)| made.seats))
        .bind(column(&made, |(_, made)| made.free))
        .bind(column(&made, |(_, made)| made.created))
        .execute(database)
        .await?;
    Ok(())
}

/// Stores the first step of each, which says who came first, and the others only of those.
async fn write_steps(entries: &[&Steps], database: &mut PgConnection) -> Result<Vec<bool>, StoreError> {
    let first: Vec<_> = entries.iter().flat_map(|entry| numbered(entry).take(1)).collect();
    let mut written = insert_steps(&first, database).await?;
    // A step that two entries bring belongs to the first of them, so it is struck off.
    let results = column(&first, |(game, step)| written.remove(&((*game).to_owned(), step.seq)));
    let stored = entries.iter().zip(&results).filter(|(_, stored)| **stored);
    let others: Vec<_> = stored.flat_map(|(entry, _)| numbered(entry).skip(1)).collect();
    if !others.is_empty() && insert_steps(&others, database).await?.len() < others.len() {
        return Err(StoreError::Broken("a table's steps have a gap".to_owned()));
    }
    Ok(results)
}

fn numbered(entry: &Steps) -> impl Iterator<Item = (&str, &StepRow)> {
    entry.steps.iter().map(|step| (entry.game.as_str(), step))
}

async fn insert_steps(
    steps: &[(&str, &StepRow)],
    database: &mut PgConnection,
) -> Result<HashSet<(String, i64)>, StoreError> {
    let sql = "insert into step (game, seq, time_ms, body) \
        select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) on conflict do nothing returning game, seq";
    let rows = sqlx::query_as(sql)
        .bind(column(steps, |(game, _)| *game))
        .bind(column(steps, |(_, step)| step.seq))
        .bind(column(steps, |(_, step)| step.time))
        .bind(column(steps, |(_, step)| step.body.as_str()))
        .fetch_all(database)
        .await?;
    Ok(rows.into_iter().collect())
}

async fn write_catalogues(stored: &[&Steps], database: &mut PgConnection) -> Result<(), StoreError> {
    let noticed: Vec<_> =
        stored.iter().filter_map(|entry| Some((entry.game.as_str(), entry.catalogue.as_ref()?))).collect();
    if noticed.is_empty() {
        return Ok(());
    }
    let sql = "update game set stage = new.stage, free = new.free, changed_ms = new.changed_ms, wake_ms = new.wake_ms \
        from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) \
        as new (id, stage, free, changed_ms, wake_ms) where game.id = new.id";
    sqlx::query(sql)
        .bind(column(&noticed, |(game, _)| *game))
        .bind(column(&noticed, |(_, catalogue)| catalogue.stage))
        .bind(column(&noticed, |(_, catalogue)| catalogue.free))
        .bind(column(&noticed, |(_, catalogue)| catalogue.changed))
        .bind(column(&noticed, |(_, catalogue)| catalogue.wake))
        .execute(database)
        .await?;
    Ok(())
}

async fn write_members(stored: &[&Steps], database: &mut PgConnection) -> Result<(), StoreError> {
    let members: Vec<_> =
        stored.iter().flat_map(|entry| entry.members.iter().map(|person| (person, &entry.game))).collect();
    if members.is_empty() {
        return Ok(());
    }
    let sql = "insert into member (person, game) select * from unnest($1::text[], $2::text[]) on conflict do nothing";
    sqlx::query(sql)
        .bind(column(&members, |(person, _)| person.as_str()))
        .bind(column(&members, |(_, game)| game.as_str()))
        .execute(database)
        .await?;
    Ok(())
}
