//! Bringing a database up to date.

use sqlx::{Connection, PgPool, SqlitePool};

use super::pool::{self, Pool};
use super::{StoreError, deadline};
use crate::world::Millis;

/// Every migration in order. Once released they are never edited.
const MIGRATIONS: [Migration; 6] = [
    Migration { number: 1, sql: include_str!("../../migrations/0001_tables.sql"), sqlite: "", postgres: "" },
    Migration {
        number: 2,
        sql: include_str!("../../migrations/0002_accounts.sql"),
        sqlite: include_str!("../../migrations/0002_accounts.sqlite.sql"),
        postgres: include_str!("../../migrations/0002_accounts.postgres.sql"),
    },
    Migration { number: 3, sql: include_str!("../../migrations/0003_limits.sql"), sqlite: "", postgres: "" },
    Migration { number: 4, sql: include_str!("../../migrations/0004_time.sql"), sqlite: "", postgres: "" },
    Migration { number: 5, sql: include_str!("../../migrations/0005_tokens.sql"), sqlite: "", postgres: "" },
    Migration { number: 6, sql: include_str!("../../migrations/0006_brought.sql"), sqlite: "", postgres: "" },
];

/// One way forward: what both databases understand, then what only one does.
struct Migration {
    number: i64,
    sql: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

/// The table of the migrations that a database has.
const VERSIONS: &str = "schema_version";
const MAKE_VERSIONS: &str = "create table if not exists schema_version (
        number bigint not null,
        applied_ms bigint not null,
        constraint schema_version_pk primary key (number)
    )";
/// A migration was run.
const DONE: &str = "insert into schema_version (number, applied_ms) values ($1, $2)";
/// The last of them.
pub const VERSION: &str = "select coalesce(max(number), 0) from schema_version";
/// The names of all tables in a file.
pub const SQLITE_TABLES: &str = "select name from sqlite_master where type = 'table'";

/// What nodes that start together take turns by: the letters of our name.
const TURN: i64 = i64::from_be_bytes(*b"\0\0parure");

/// Runs the migrations that the database does not have yet; refuses one that is newer or not ours.
pub async fn run(pool: &Pool, now: Millis) -> Result<(), StoreError> {
    let migrating = async {
        match pool {
            Pool::Sqlite { write, .. } => run_sqlite(write, now).await,
            Pool::Postgres(pool) => run_postgres(pool, now).await,
        }
    };
    tokio::time::timeout(deadline::MIGRATION, migrating).await.unwrap_or(Err(StoreError::Migrating))
}

async fn run_sqlite(write: &SqlitePool, now: Millis) -> Result<(), StoreError> {
    let mut connection = write.acquire().await?;
    let tables: Vec<String> = sqlx::query_scalar(SQLITE_TABLES).fetch_all(&mut *connection).await?;
    check_tables(&tables)?;
    sqlx::raw_sql(MAKE_VERSIONS).execute(&mut *connection).await?;
    for migration in missing(sqlx::query_scalar(VERSION).fetch_one(&mut *connection).await?)? {
        // A table that others refer to can be made anew only while nobody looks; afterwards everything must fit.
        sqlx::raw_sql("pragma foreign_keys = off").execute(&mut *connection).await?;
        let mut transaction = connection.begin().await?;
        sqlx::raw_sql(migration.sql).execute(&mut *transaction).await?;
        sqlx::raw_sql(migration.sqlite).execute(&mut *transaction).await?;
        let lost = sqlx::raw_sql("pragma foreign_key_check").fetch_all(&mut *transaction).await?;
        if !lost.is_empty() {
            return Err(StoreError::Broken(format!("{} rows refer to nothing", lost.len())));
        }
        sqlx::query(DONE).bind(migration.number).bind(now as i64).execute(&mut *transaction).await?;
        transaction.commit().await?;
        sqlx::raw_sql("pragma foreign_keys = on").execute(&mut *connection).await?;
        tracing::info!(migration.number, "migrated the database");
    }
    Ok(())
}

/// On a connection of its own: nodes that start together take turns, and a turn ends with its connection, whatever happens
/// to the node.
async fn run_postgres(pool: &PgPool, now: Millis) -> Result<(), StoreError> {
    let mut connection = pool::connect_beside(pool).await?;
    // A migration of many games takes longer than anything else may, and so does the wait for it.
    sqlx::raw_sql("set statement_timeout = 0; set lock_timeout = 0").execute(&mut connection).await?;
    sqlx::query("select pg_advisory_lock($1)").bind(TURN).execute(&mut connection).await?;
    let sql = "select table_name::text from information_schema.tables where table_schema = current_schema()";
    let tables: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut connection).await?;
    check_tables(&tables)?;
    sqlx::raw_sql(MAKE_VERSIONS).execute(&mut connection).await?;
    for migration in missing(sqlx::query_scalar(VERSION).fetch_one(&mut connection).await?)? {
        let mut transaction = connection.begin().await?;
        sqlx::raw_sql(migration.sql).execute(&mut *transaction).await?;
        sqlx::raw_sql(migration.postgres).execute(&mut *transaction).await?;
        sqlx::query(DONE).bind(migration.number).bind(now as i64).execute(&mut *transaction).await?;
        transaction.commit().await?;
        tracing::info!(migration.number, "migrated the database");
    }
    connection.close().await?;
    Ok(())
}

/// The migrations that come after a version.
fn missing(found: i64) -> Result<impl Iterator<Item = &'static Migration>, StoreError> {
    check_version(found)?;
    Ok(MIGRATIONS.iter().filter(move |migration| migration.number > found))
}

/// The version that this program brings databases to.
pub fn newest() -> i64 {
    MIGRATIONS.last().map_or(0, |migration| migration.number)
}

/// Refuses a database that a newer program has written.
pub fn check_version(found: i64) -> Result<(), StoreError> {
    let known = newest();
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(()) }
}

/// Refuses a database that has tables, but not ours.
pub fn check_tables(tables: &[String]) -> Result<(), StoreError> {
    let ours = tables.is_empty() || tables.iter().any(|table| table == VERSIONS);
    if ours { Ok(()) } else { Err(StoreError::Foreign("the database has tables of another program".to_owned())) }
}

/// The error of a file that only looks like a database.
pub fn not_ours(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(inner)
            if inner.message().contains("malformed") || inner.message().contains("not a database") =>
        {
            StoreError::Foreign(format!("the database is damaged ({})", inner.message()))
        }
        _ => error.into(),
    }
}
