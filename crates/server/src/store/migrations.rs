//! Bringing a database up to date.

use sqlx::Connection;

use super::StoreError;
use super::pool::{Pool, on_writer};
use crate::world::Millis;

/// Every migration in order. Once released they are never edited.
const MIGRATIONS: [Migration; 3] = [
    Migration { number: 1, sql: include_str!("../../migrations/0001_tables.sql"), sqlite: "", postgres: "" },
    Migration {
        number: 2,
        sql: include_str!("../../migrations/0002_accounts.sql"),
        sqlite: include_str!("../../migrations/0002_accounts.sqlite.sql"),
        postgres: include_str!("../../migrations/0002_accounts.postgres.sql"),
    },
    Migration { number: 3, sql: include_str!("../../migrations/0003_limits.sql"), sqlite: "", postgres: "" },
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
/// A migration was run.
const DONE: &str = "insert into schema_version (number, applied_ms) values ($1, $2)";
/// The last of them.
pub const VERSION: &str = "select coalesce(max(number), 0) from schema_version";
/// The names of all tables in a file.
pub const SQLITE_TABLES: &str = "select name from sqlite_master where type = 'table'";

/// Runs the migrations that the database does not have yet; refuses one that is newer or not ours.
pub async fn run(pool: &Pool, now: Millis) -> Result<(), StoreError> {
    let found = version(pool).await?;
    check_version(found)?;
    for migration in MIGRATIONS.iter().filter(|migration| migration.number > found) {
        let Migration { number, sql, sqlite, postgres } = *migration;
        match pool {
            Pool::Sqlite { write, .. } => {
                // A table that others refer to can be made anew only while nobody looks; afterwards everything must fit.
                let mut connection = write.acquire().await?;
                sqlx::raw_sql("pragma foreign_keys = off").execute(&mut *connection).await?;
                let mut transaction = connection.begin().await?;
                sqlx::raw_sql(sql).execute(&mut *transaction).await?;
                sqlx::raw_sql(sqlite).execute(&mut *transaction).await?;
                let lost = sqlx::raw_sql("pragma foreign_key_check").fetch_all(&mut *transaction).await?;
                if !lost.is_empty() {
                    return Err(StoreError::Broken(format!("{} rows refer to nothing", lost.len())));
                }
                sqlx::query(DONE).bind(number).bind(now as i64).execute(&mut *transaction).await?;
                transaction.commit().await?;
                sqlx::raw_sql("pragma foreign_keys = on").execute(&mut *connection).await?;
            }
            Pool::Postgres(pool) => {
                let mut transaction = pool.begin().await?;
                sqlx::raw_sql(sql).execute(&mut *transaction).await?;
                sqlx::raw_sql(postgres).execute(&mut *transaction).await?;
                sqlx::query(DONE).bind(number).bind(now as i64).execute(&mut *transaction).await?;
                transaction.commit().await?;
            }
        }
        tracing::info!(number, "migrated the database");
    }
    Ok(())
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

/// The number of the last migration that the database has; 0 for an empty one.
async fn version(pool: &Pool) -> Result<i64, StoreError> {
    let tables: Vec<String> = match pool {
        Pool::Sqlite { read, .. } => sqlx::query_scalar(SQLITE_TABLES).fetch_all(read).await?,
        Pool::Postgres(pool) => {
            let sql = "select table_name::text from information_schema.tables where table_schema = current_schema()";
            sqlx::query_scalar(sql).fetch_all(pool).await?
        }
    };
    check_tables(&tables)?;
    if tables.is_empty() {
        on_writer!(pool, pool => {
            sqlx::raw_sql(
                "create table if not exists schema_version (
                    number bigint not null,
                    applied_ms bigint not null,
                    constraint schema_version_pk primary key (number)
                )",
            )
            .execute(pool)
            .await
            .map(|_| ())
        })?;
    }
    let found: i64 = on_writer!(pool, pool => sqlx::query_scalar(VERSION).fetch_one(pool).await)?;
    Ok(found)
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
