//! Copies of a whole database, taken while it is used, and put back.
//!
//! A copy is an SQLite file, whichever database it was taken of: it can be served as it is, or put into either database.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};

use super::pool::{self, Pool};
use super::{DatabaseLock, StoreError, migrations};
use crate::world::Millis;

/// What is copied, in an order in which everything comes after what it refers to. Who thinks for a bot just now is not:
/// the copy has other nodes.
const TABLES: [&str; 10] =
    ["person", "token", "account", "game", "step", "member", "node", "outage", "attempt", "known_address"];
/// How many rows are copied at once.
const ROWS: i64 = 1_000;

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// How many people.
    pub people: u64,
    /// How many tables.
    pub tables: u64,
    /// How many steps.
    pub steps: u64,
}

/// Copies a database as it is at this moment into a new file. Whoever uses it need not stop, and loses nothing.
pub async fn backup(url: &str, file: &Path, now: Millis) -> Result<Copied, StoreError> {
    refuse_existing(file)?;
    // Under another name until it is whole: a copy that was broken off is never taken for one.
    let part = Partial::beside(file);
    match Source::open(url).await? {
        Source::Sqlite(mut from) => vacuum_into(&mut from, &part.path).await?,
        Source::Postgres(mut from) => {
            let to = Pool::open(&sqlite_url(&part.path)).await?;
            migrations::run(&to, now).await?;
            from_postgres(&mut from, &to).await?;
            to.close().await;
            // One file that needs nothing beside it, and can be read where nothing can be written.
            let mut made = SqliteConnection::connect(&sqlite_url(&part.path)).await?;
            sqlx::query("pragma journal_mode = delete").execute(&mut made).await?;
            made.close().await?;
        }
    }
    let copied = count(&part.path).await?;
    part.keep(file)?;
    Ok(copied)
}

/// Puts a copy into a database that is empty, or not there yet.
pub async fn restore(file: &Path, url: &str, now: Millis) -> Result<Copied, StoreError> {
    std::fs::metadata(file).map_err(|error| StoreError::unopened(file, &error))?;
    let mut from = Source::sqlite(&sqlite_url(file)).await?;
    // Of an older version, perhaps; the copy itself is left as it is.
    if let Some(target) = url.strip_prefix("sqlite:") {
        let target = PathBuf::from(target.split('?').next().unwrap_or(target));
        // A service may have it, though its file is gone; and what is left of another file would be taken for a part of it.
        let _lock = DatabaseLock::take(url)?;
        refuse_existing(&target)?;
        refuse_existing(&with_end(&target, "-wal"))?;
        let part = Partial::beside(&target);
        vacuum_into(&mut from, &part.path).await?;
        from.close().await?;
        let copied = count(&part.path).await?;
        part.keep(&target)?;
        return Ok(copied);
    }
    let folder = std::env::temp_dir().join(format!("parure-restore-{}", std::process::id()));
    let part = Partial { path: folder };
    vacuum_into(&mut from, &part.path).await?;
    from.close().await?;
    let newest = Pool::open(&sqlite_url(&part.path)).await?;
    migrations::run(&newest, now).await?;
    newest.close().await;
    into_postgres(&part.path, url, now).await?;
    count(&part.path).await
}

/// Where a copy is taken from.
enum Source {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Source {
    async fn open(url: &str) -> Result<Self, StoreError> {
        if url.starts_with("sqlite:") {
            return Self::sqlite(url).await.map(Self::Sqlite);
        }
        // Refuses what is no database in the words of everybody else.
        pool::reach(url).await.map(Self::Postgres)
    }

    async fn sqlite(url: &str) -> Result<SqliteConnection, StoreError> {
        let options = SqliteConnectOptions::from_str(url).map_err(|_| StoreError::Url(url.to_owned()))?;
        let place = format!("`{}`", options.get_filename().display());
        pool::refuse_foreign(options.get_filename())?;
        let opened = SqliteConnection::connect_with(&options).await;
        let mut opened = opened.map_err(|error| StoreError::Open { place, why: pool::cause(&error) })?;
        let tables: Vec<String> = sqlx::query_scalar(migrations::SQLITE_TABLES).fetch_all(&mut opened).await?;
        migrations::check_tables(&tables)?;
        if tables.is_empty() {
            return Err(StoreError::Foreign("the database is empty".to_owned()));
        }
        migrations::check_version(sqlx::query_scalar(migrations::VERSION).fetch_one(&mut opened).await?)?;
        Ok(opened)
    }
}

/// A file that is removed again unless it is kept.
struct Partial {
    path: PathBuf,
}

impl Partial {
    fn beside(file: &Path) -> Self {
        Self { path: with_end(file, ".part") }
    }

    fn keep(self, file: &Path) -> Result<(), StoreError> {
        let open =
            |error: std::io::Error| StoreError::Open { place: format!("`{}`", file.display()), why: error.to_string() };
        // On the disk, with its name, before anybody relies on it.
        std::fs::File::open(&self.path).and_then(|file| file.sync_all()).map_err(open)?;
        std::fs::rename(&self.path, file).map_err(open)?;
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        std::fs::File::open(folder).and_then(|folder| folder.sync_all()).map_err(open)
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm"] {
            // Kept under its own name by now, or never made.
            _ = std::fs::remove_file(with_end(&self.path, end));
        }
    }
}

/// The path of what belongs to a file, beside it.
fn with_end(file: &Path, end: &str) -> PathBuf {
    let mut path = file.as_os_str().to_owned();
    path.push(end);
    path.into()
}

fn sqlite_url(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

fn refuse_existing(file: &Path) -> Result<(), StoreError> {
    let there = std::fs::metadata(file).is_ok_and(|file| file.len() > 0);
    if there { Err(StoreError::Foreign(format!("`{}` is there already", file.display()))) } else { Ok(()) }
}

/// SQLite's own way: what was committed when it began, while others go on.
async fn vacuum_into(from: &mut SqliteConnection, file: &Path) -> Result<(), StoreError> {
    _ = std::fs::remove_file(file);
    pool::make_private(file).map_err(|error| StoreError::unopened(file, &error))?;
    sqlx::query("vacuum into $1").bind(file.display().to_string()).execute(&mut *from).await?;
    let mut made = SqliteConnection::connect(&sqlite_url(file)).await?;
    let sound: String = sqlx::query_scalar("pragma integrity_check").fetch_one(&mut made).await?;
    made.close().await?;
    if sound == "ok" { Ok(()) } else { Err(StoreError::Broken(format!("the copy is damaged: {sound}"))) }
}

async fn count(file: &Path) -> Result<Copied, StoreError> {
    let mut file = SqliteConnection::connect(&sqlite_url(file)).await?;
    let sql = "select (select count(*) from person), (select count(*) from game), (select count(*) from step)";
    let (people, tables, steps): (i64, i64, i64) = sqlx::query_as(sql).fetch_one(&mut file).await?;
    file.close().await?;
    Ok(Copied { people: people as u64, tables: tables as u64, steps: steps as u64 })
}

/// Every table as it was when the first was read.
async fn from_postgres(from: &mut PgConnection, to: &Pool) -> Result<(), StoreError> {
    let Pool::Sqlite { write, .. } = to else { return Ok(()) };
    let mut reading = from.begin_with("begin isolation level repeatable read read only").await?;
    let version: i64 = sqlx::query_scalar(migrations::VERSION).fetch_one(&mut *reading).await?;
    migrations::check_version(version)?;
    if version < migrations::newest() {
        let why = format!("the database is of version {version}: `parure serve` has to bring it up to date first");
        return Err(StoreError::Foreign(why));
    }
    let mut writing = write.begin().await?;
    for table in TABLES {
        let sql = format!("declare rows no scroll cursor for select row_to_json({table})::text from {table}");
        sqlx::query(AssertSqlSafe(sql)).execute(&mut *reading).await?;
        loop {
            let fetch = AssertSqlSafe(format!("fetch {ROWS} from rows"));
            let rows: Vec<String> = sqlx::query_scalar(fetch).fetch_all(&mut *reading).await?;
            let Some(first) = rows.first() else { break };
            let sql = insert_sqlite(table, first)?;
            let all = format!("[{}]", rows.join(","));
            sqlx::query(AssertSqlSafe(sql)).bind(all).execute(&mut *writing).await?;
        }
        sqlx::query("close rows").execute(&mut *reading).await?;
    }
    writing.commit().await?;
    Ok(())
}

/// Inserts rows that are given as JSON, with the columns of this one.
fn insert_sqlite(table: &str, row: &str) -> Result<String, StoreError> {
    let row: Value = serde_json::from_str(row).map_err(|error| StoreError::Broken(error.to_string()))?;
    let columns: Vec<&String> = row.as_object().into_iter().flat_map(|row| row.keys()).collect();
    let names = columns.iter().map(|name| name.as_str()).collect::<Vec<_>>().join(", ");
    let values = columns.iter().map(|name| format!("value ->> '{name}'")).collect::<Vec<_>>().join(", ");
    Ok(format!("insert into {table} ({names}) select {values} from json_each($1)"))
}

/// Everything or nothing.
async fn into_postgres(file: &Path, url: &str, now: Millis) -> Result<(), StoreError> {
    let mut from = SqliteConnection::connect(&sqlite_url(file)).await?;
    let to = Pool::open(url).await?;
    let Pool::Postgres(pool) = &to else { return Err(StoreError::Url(url.to_owned())) };
    let sql = "select count(*) from information_schema.tables where table_schema = current_schema()";
    let tables: i64 = sqlx::query_scalar(sql).fetch_one(pool).await?;
    if tables > 0 {
        return Err(StoreError::Foreign("the database is not empty".to_owned()));
    }
    migrations::run(&to, now).await?;
    let mut writing = pool.begin().await?;
    for table in TABLES {
        let columns: Vec<String> =
            sqlx::query_scalar("select name from pragma_table_info($1)").bind(table).fetch_all(&mut from).await?;
        let pairs = columns.iter().map(|name| format!("'{name}', {name}")).collect::<Vec<_>>().join(", ");
        let read =
            format!("select rowid, json_object({pairs}) from {table} where rowid > $1 order by rowid limit {ROWS}");
        let write = format!("insert into {table} select * from json_populate_recordset(null::{table}, $1::json)");
        let mut last = i64::MIN;
        loop {
            let query = sqlx::query_as(AssertSqlSafe(read.clone())).bind(last);
            let rows: Vec<(i64, String)> = query.fetch_all(&mut from).await?;
            let Some(&(end, _)) = rows.last() else { break };
            last = end;
            let all = rows.into_iter().map(|(_, row)| row).collect::<Vec<_>>().join(",");
            sqlx::query(AssertSqlSafe(write.clone())).bind(format!("[{all}]")).execute(&mut *writing).await?;
        }
    }
    writing.commit().await?;
    to.close().await;
    Ok(())
}
