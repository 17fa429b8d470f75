//! Storing a batch of entries by a handful of statements, and saying of each whether it was stored.
//!
//! A statement costs a message to the database and back, on SQLite one to its thread. So each statement takes all its rows at
//! once, as JSON.

use std::collections::HashSet;

use serde::Serialize;
use sqlx::{PgConnection, SqliteConnection};

use super::StoreError;
use super::entry::{Entry, Guest, Steps};
use super::writer::CHANNEL;

/// A connection in the middle of a transaction.
pub(super) enum Within<'a> {
    Sqlite(&'a mut SqliteConnection),
    Postgres(&'a mut PgConnection),
}

/// The same statement in the words of either database. Its only parameter is the rows.
struct Sql {
    sqlite: &'static str,
    postgres: &'static str,
}

/// Inserts the rows that are not there yet.
macro_rules! insert {
    ($table:literal, $first:ident $first_kind:ident $(, $column:ident $kind:ident)*; $end:literal) => {
        Sql {
            sqlite: concat!(
                "insert into ", $table, " (", stringify!($first), $(", ", stringify!($column),)* ") ",
                "select value ->> '", stringify!($first), "'", $(", value ->> '", stringify!($column), "'",)*
                " from json_each($1) where true on conflict do nothing ", $end
            ),
            postgres: concat!(
                "insert into ", $table, " (", stringify!($first), $(", ", stringify!($column),)* ") ",
                "select * from json_to_recordset($1::json) as rows (", stringify!($first $first_kind),
                $(", ", stringify!($column $kind),)* ") on conflict do nothing ", $end
            ),
        }
    };
}

const PEOPLE: Sql = insert!("person", id text, name text, created_ms bigint; "returning id, created_ms");
const TOKENS: Sql = insert!("token", hash text, person text, created_ms bigint, seen_ms bigint; "");
const TABLES: Sql = insert!("game", id text, kind text, owner text, secret text, stage text, listed bigint,
    owner_name text, seats bigint, free bigint, created_ms bigint, changed_ms bigint, brought text; "");
const STEPS: Sql = insert!("step", game text, seq bigint, time_ms bigint, body text; "returning game, seq");
const MEMBERS: Sql = insert!("member", person text, game text; "");
const GONE: Sql = Sql {
    sqlite: "delete from member where (person, game) in \
        (select value ->> 'person', value ->> 'game' from json_each($1))",
    postgres: "delete from member using json_to_recordset($1::json) as gone (person text, game text) \
        where member.person = gone.person and member.game = gone.game",
};
const CATALOGUES: Sql = Sql {
    sqlite: "update game set stage = new.value ->> 'stage', free = new.value ->> 'free', \
        changed_ms = new.value ->> 'changed_ms', wake_ms = new.value ->> 'wake_ms' \
        from json_each($1) as new where game.id = new.value ->> 'id'",
    postgres: "update game set stage = new.stage, free = new.free, changed_ms = new.changed_ms, wake_ms = new.wake_ms \
        from json_to_recordset($1::json) as new (id text, stage text, free bigint, changed_ms bigint, wake_ms bigint) \
        where game.id = new.id",
};
const PROBES: Sql = Sql {
    sqlite: "update node set probed_ms = new.value ->> 'probed_ms' from json_each($1) as new \
        where node.id = new.value ->> 'id'",
    postgres: "update node set probed_ms = new.probed_ms from json_to_recordset($1::json) as new (id text, probed_ms bigint) \
        where node.id = new.id",
};

/// Stores the entries, tells the other nodes, and says of each entry whether it was stored.
pub(super) async fn write(entries: &[&Entry], node: &str, database: &mut Within<'_>) -> Result<Vec<bool>, StoreError> {
    let guests: Vec<&Guest> = entries.iter().filter_map(|entry| entry.guest()).collect();
    let steps: Vec<_> = entries.iter().filter_map(|entry| entry.steps()).collect();
    let people: Vec<_> = guests.iter().map(|guest| &guest.person).collect();
    let entered = database.fetch(&PEOPLE, &people).await?;
    let known = |guest: &Guest| entered.contains(&(guest.person.id.clone(), guest.person.created_ms));
    let tokens: Vec<_> = guests.iter().filter(|guest| known(guest)).map(|guest| &guest.token).collect();
    database.execute(&TOKENS, &tokens).await?;
    let mut stored = write_steps(&steps, database).await?.into_iter();
    let results: Vec<bool> = entries
        .iter()
        .map(|entry| match entry {
            Entry::Guest(guest) => known(guest),
            Entry::Steps(_) => stored.next().unwrap_or(false),
            Entry::Probe(_) => true,
        })
        .collect();
    let stored = entries.iter().zip(&results).filter(|(_, stored)| **stored);
    let stored: Vec<&Steps> = stored.filter_map(|(entry, _)| entry.steps()).collect();
    let catalogues: Vec<_> = stored.iter().filter_map(|entry| entry.catalogue.as_ref()).collect();
    database.execute(&CATALOGUES, &catalogues).await?;
    let members: Vec<_> = stored.iter().flat_map(|entry| &entry.members).collect();
    database.execute(&MEMBERS, &members).await?;
    let probes: Vec<_> = entries.iter().filter_map(|entry| entry.probe()).collect();
    database.execute(&PROBES, &probes).await?;
    let gone: Vec<_> = stored.iter().flat_map(|entry| &entry.gone).collect();
    database.execute(&GONE, &gone).await?;
    database.notify(node, &stored).await?;
    Ok(results)
}

/// Stores the first step of each, which says who came first, and the others only of those.
async fn write_steps(entries: &[&Steps], database: &mut Within<'_>) -> Result<Vec<bool>, StoreError> {
    let made: Vec<_> = entries.iter().filter_map(|entry| entry.made.as_ref()).collect();
    database.execute(&TABLES, &made).await?;
    let first: Vec<_> = entries.iter().flat_map(|entry| entry.steps.first()).collect();
    let mut written = database.fetch(&STEPS, &first).await?;
    // A step that two entries bring belongs to the first of them, so it is struck off.
    let mut wins = |entry: &&Steps| {
        let first = entry.steps.first();
        first.is_some_and(|step| written.remove(&(step.game.clone(), step.seq)))
    };
    let results: Vec<bool> = entries.iter().map(&mut wins).collect();
    let stored = entries.iter().zip(&results).filter(|(_, stored)| **stored);
    let others: Vec<_> = stored.flat_map(|(entry, _)| entry.steps.iter().skip(1)).collect();
    if database.fetch(&STEPS, &others).await?.len() < others.len() {
        return Err(StoreError::Broken("a table's steps have a gap".to_owned()));
    }
    Ok(results)
}

impl Within<'_> {
    async fn execute(&mut self, sql: &Sql, rows: &[impl Serialize]) -> Result<(), StoreError> {
        if rows.is_empty() {
            return Ok(());
        }
        let rows = serde_json::to_string(rows).expect("rows are plain data");
        match self {
            Self::Sqlite(database) => _ = sqlx::query(sql.sqlite).bind(rows).execute(&mut **database).await?,
            Self::Postgres(database) => _ = sqlx::query(sql.postgres).bind(rows).execute(&mut **database).await?,
        }
        Ok(())
    }

    /// Runs a statement that returns a text and a number of each row that it changed.
    async fn fetch(&mut self, sql: &Sql, rows: &[impl Serialize]) -> Result<HashSet<(String, i64)>, StoreError> {
        if rows.is_empty() {
            return Ok(HashSet::new());
        }
        let rows = serde_json::to_string(rows).expect("rows are plain data");
        let changed: Vec<(String, i64)> = match self {
            Self::Sqlite(database) => sqlx::query_as(sql.sqlite).bind(rows).fetch_all(&mut **database).await?,
            Self::Postgres(database) => sqlx::query_as(sql.postgres).bind(rows).fetch_all(&mut **database).await?,
        };
        Ok(changed.into_iter().collect())
    }

    /// Tells the other nodes which tables have gone on, where there are other nodes.
    async fn notify(&mut self, node: &str, stored: &[&Steps]) -> Result<(), StoreError> {
        if let Self::Postgres(database) = self {
            let notes: Vec<String> = stored.iter().map(|entry| format!("{node} {}", entry.game)).collect();
            let sql = "select pg_notify($1, note) from unnest($2::text[]) as note";
            sqlx::query(sql).bind(CHANNEL).bind(notes).execute(&mut **database).await?;
        }
        Ok(())
    }
}
