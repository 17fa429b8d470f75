//! Bringing a database up to date.

use super::StoreError;
use super::pool::{Pool, on_writer};
use crate::world::Millis;

/// Every migration in order. Once released they are never edited.
const MIGRATIONS: [(i64, &str); 1] = [(1, include_str!("../../migrations/0001_tables.sql"))];

/// Runs the migrations that the database does not have yet; refuses one that is newer or not ours.
pub async fn run(pool: &Pool, now: Millis) -> Result<(), StoreError> {
    let known = MIGRATIONS.last().map_or(0, |&(number, _)| number);
    let found = version(pool).await?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (number, sql) in MIGRATIONS.into_iter().filter(|&(number, _)| number > found) {
        on_writer!(pool, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::raw_sql(sql).execute(&mut *transaction).await?;
            sqlx::query("insert into schema_version (number, applied_ms) values ($1, $2)")
                .bind(number)
                .bind(now as i64)
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
        });
        tracing::info!(number, "migrated the database");
    }
    Ok(())
}

/// The number of the last migration that the database has; 0 for an empty one.
async fn version(pool: &Pool) -> Result<i64, StoreError> {
    let tables: Vec<String> = match pool {
        Pool::Sqlite { read, .. } => {
            let sql = "select name from sqlite_master where type = 'table'";
            sqlx::query_scalar(sql).fetch_all(read).await.map_err(not_ours)?
        }
        Pool::Postgres(pool) => {
            let sql = "select table_name::text from information_schema.tables where table_schema = current_schema()";
            sqlx::query_scalar(sql).fetch_all(pool).await?
        }
    };
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
    } else if !tables.iter().any(|table| table == "schema_version") {
        return Err(StoreError::Foreign("the database has tables of another program".to_owned()));
    }
    let sql = "select coalesce(max(number), 0) from schema_version";
    let found: i64 = on_writer!(pool, pool => sqlx::query_scalar(sql).fetch_one(pool).await)?;
    Ok(found)
}

fn not_ours(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(inner)
            if inner.message().contains("malformed") || inner.message().contains("not a database") =>
        {
            StoreError::Foreign(format!("the database is damaged ({})", inner.message()))
        }
        _ => error.into(),
    }
}
