//! Connections to either database.

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, PgConnection, PgPool, SqliteConnection, SqlitePool};
use tokio::time::Instant;

use super::{StoreError, deadline, migrations};

/// Connections to one of the databases.
pub enum Pool {
    /// An embedded file. SQLite has one writer, so writing has a connection of its own.
    Sqlite {
        /// For reading.
        read: SqlitePool,
        /// For writing.
        write: SqlitePool,
    },
    /// A server, shared by several nodes.
    Postgres(PgPool),
}

/// What one statement with these values finds in whichever database there is, in time. Errors leave the function around it.
macro_rules! look_up {
    ($store:expr, $query:ident.$fetch:ident, $sql:expr $(, $value:expr)*) => {
        match &*$store.pool {
            $crate::store::pool::Pool::Sqlite { read, .. } => {
                $crate::store::deadline::looking(sqlx::$query($sql)$(.bind($value))*.$fetch(read)).await?
            }
            $crate::store::pool::Pool::Postgres(pool) => {
                $crate::store::deadline::looking(sqlx::$query($sql)$(.bind($value))*.$fetch(pool)).await?
            }
        }
    };
}
pub(super) use look_up;

/// Changes something by the connection for writing, in time.
macro_rules! on_writer {
    ($store:expr, $name:ident => $body:expr) => {
        match &*$store.pool {
            $crate::store::pool::Pool::Sqlite { write: $name, .. } => {
                $crate::store::deadline::changing(async { Ok($body) }).await?
            }
            $crate::store::pool::Pool::Postgres($name) => {
                $crate::store::deadline::changing(async { Ok($body) }).await?
            }
        }
    };
}
pub(super) use on_writer;

/// Changes something by one statement with these values, and says in how many rows.
macro_rules! change {
    ($store:expr, $sql:expr $(, $value:expr)*) => {
        $crate::store::pool::on_writer!($store, pool => {
            sqlx::query($sql)$(.bind($value))*.execute(pool).await?.rows_affected()
        })
    };
}
pub(super) use change;

impl Pool {
    /// Connects to the database with this URL.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        if url.starts_with("sqlite:") {
            Self::open_sqlite(url).await
        } else if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            // One connection by itself, because a pool only says that it has waited too long.
            reach(url).await?.close().await?;
            let options = PgConnectOptions::from_str(url).map_err(|_| StoreError::Url(without_password(url)))?;
            Ok(Self::Postgres(postgres_pool().connect_with(options).await?))
        } else {
            Err(StoreError::Url(without_password(url)))
        }
    }

    async fn open_sqlite(url: &str) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::from_str(url).map_err(|_| StoreError::Url(url.to_owned()))?;
        refuse_foreign(options.get_filename())?;
        refuse_unknown(&options).await?;
        let file = options.get_filename();
        make_private(file).map_err(|error| StoreError::unopened(file, &error))?;
        let options = options
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Every commit is on the disk before anybody hears of it.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY);
        // SQLite ends some failed transactions by itself (a full disk, for one) and the connection loses count: a new
        // one takes its place.
        let write = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(deadline::CONNECT)
            .after_release(|connection, _| Box::pin(async move { Ok(!connection.is_in_transaction()) }));
        let write = write.connect_with(options.clone()).await?;
        let read = SqlitePoolOptions::new().max_connections(4).acquire_timeout(deadline::CONNECT);
        Ok(Self::Sqlite { read: read.connect_with(options).await?, write })
    }

    /// Ends all connections, and leaves nothing beside an SQLite file that belongs into it.
    pub async fn close(&self) {
        match self {
            Self::Sqlite { read, write } => {
                read.close().await;
                let moved = sqlx::query_scalar("pragma wal_checkpoint(truncate)").fetch_one(write).await;
                match moved {
                    Ok(0_i64) => {}
                    Ok(_) => tracing::warn!("another program has the database open: the -wal file is still needed"),
                    Err(error) => tracing::warn!(%error, "the last steps are still in the -wal file"),
                }
                write.close().await;
            }
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

/// How long SQLite waits for another process that writes.
const BUSY: Duration = Duration::from_secs(3);
/// How long the writer's connection may rest before it has to show that it is alive.
const REST: Duration = Duration::from_secs(1);

/// Connections that are asked for a sign of life before and after use, but never for long: a dead one makes room for another.
fn postgres_pool() -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(16)
        .acquire_timeout(deadline::CONNECT)
        .test_before_acquire(false)
        .after_connect(|connection, _| Box::pin(limit_session(connection)))
        .before_acquire(|connection, _| Box::pin(is_alive(connection)))
        // A call that ran out of time left its connection in the middle of something.
        .after_release(|connection, _| Box::pin(is_alive(connection)))
}

async fn is_alive(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let silent = || sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
    tokio::time::timeout(deadline::PING, connection.ping()).await.unwrap_or_else(|_| Err(silent())).map(|()| true)
}

/// A connection, unless it has rested since this time and shows no sign of life.
pub(super) async fn if_alive(connection: Option<(PgConnection, Instant)>) -> Option<PgConnection> {
    let (mut connection, used) = connection?;
    let alive = used.elapsed() < REST || is_alive(&mut connection).await.is_ok();
    alive.then_some(connection)
}

/// Has the database itself give up on what takes too long, and on us when we are gone without a word.
async fn limit_session(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let sql = "set statement_timeout = '5s'; set lock_timeout = '4s'; \
               set idle_in_transaction_session_timeout = '10s'; set tcp_user_timeout = '10s'; \
               set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3";
    sqlx::raw_sql(sql).execute(connection).await.map(|_| ())
}

/// A connection of one's own to the same database.
pub(super) async fn connect_beside(pool: &PgPool) -> Result<PgConnection, StoreError> {
    let connecting = async {
        let mut connection = PgConnection::connect_with(&pool.connect_options()).await?;
        limit_session(&mut connection).await?;
        Ok(connection)
    };
    tokio::time::timeout(deadline::CONNECT, connecting).await.unwrap_or(Err(StoreError::Silent))
}

/// A connection to PostgreSQL, or the reason why there is none.
pub(super) async fn reach(url: &str) -> Result<PgConnection, StoreError> {
    if !(url.starts_with("postgres://") || url.starts_with("postgresql://")) {
        return Err(StoreError::Url(without_password(url)));
    }
    let options = PgConnectOptions::from_str(url).map_err(|_| StoreError::Url(without_password(url)))?;
    let connected = tokio::time::timeout(deadline::CONNECT, PgConnection::connect_with(&options)).await;
    let why = match connected {
        Ok(Ok(connection)) => return Ok(connection),
        Ok(Err(error)) => cause(&error),
        Err(_) => "it does not answer".to_owned(),
    };
    let name = options.get_database().unwrap_or_default();
    Err(StoreError::Open { place: format!("{name} at {}:{}", options.get_host(), options.get_port()), why })
}

/// What went wrong, without what our own words say already.
pub(super) fn cause(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::Database(error) => error.message().to_owned(),
        error => error.to_string(),
    }
}

/// Makes a file that only its owner can read, or takes it from everybody else: the secrets of deals are in it.
pub(super) fn make_private(file: &std::path::Path) -> std::io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    // One in memory has no file.
    if file.as_os_str().is_empty() || file.starts_with("file:") || file == std::path::Path::new(":memory:") {
        return Ok(());
    }
    let mut rights = match std::fs::metadata(file) {
        Ok(there) => there.permissions(),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return std::fs::OpenOptions::new().append(true).create(true).mode(0o600).open(file).map(|_| ());
        }
        Err(error) => return Err(error),
    };
    if rights.mode() & 0o077 != 0 {
        rights.set_mode(rights.mode() & !0o077);
        // Whoever may write into it without being its owner cannot change that.
        if let Err(error) = std::fs::set_permissions(file, rights) {
            tracing::warn!(%error, file = %file.display(), "others can read the database");
        }
    }
    Ok(())
}

/// Refuses a file that is there and no SQLite database, before anything touches it.
pub(super) fn refuse_foreign(file: &std::path::Path) -> Result<(), StoreError> {
    use std::io::Read;
    let Ok(mut opened) = std::fs::File::open(file) else { return Ok(()) };
    let mut head = Vec::new();
    let read = opened.by_ref().take(16).read_to_end(&mut head);
    let foreign = match read {
        Ok(0) => false,
        Ok(_) => head != b"SQLite format 3\0",
        Err(_) => true,
    };
    if foreign { Err(StoreError::Foreign(format!("`{}` is not an SQLite database", file.display()))) } else { Ok(()) }
}

/// Refuses a database that is damaged, newer or another program's, before anything is changed in it.
async fn refuse_unknown(options: &SqliteConnectOptions) -> Result<(), StoreError> {
    if !std::fs::metadata(options.get_filename()).is_ok_and(|file| file.len() > 0) {
        return Ok(());
    }
    let mut connection = SqliteConnection::connect_with(options).await.map_err(migrations::not_ours)?;
    let tables: Vec<String> =
        sqlx::query_scalar(migrations::SQLITE_TABLES).fetch_all(&mut connection).await.map_err(migrations::not_ours)?;
    migrations::check_tables(&tables)?;
    if !tables.is_empty() {
        migrations::check_version(sqlx::query_scalar(migrations::VERSION).fetch_one(&mut connection).await?)?;
    }
    connection.close().await?;
    Ok(())
}

fn without_password(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        _ => url.to_owned(),
    }
}
