//! Connections to either database.

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, PgConnection, PgPool, SqliteConnection, SqlitePool};

use super::{StoreError, migrations};

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

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

/// Runs the same query on whichever database there is.
macro_rules! on_pool {
    ($pool:expr, $name:ident => $body:expr) => {
        match $pool {
            $crate::store::pool::Pool::Sqlite { read: $name, .. } => $body,
            $crate::store::pool::Pool::Postgres($name) => $body,
        }
    };
}
pub(super) use on_pool;

/// The same on the connection for writing.
macro_rules! on_writer {
    ($pool:expr, $name:ident => $body:expr) => {
        match $pool {
            $crate::store::pool::Pool::Sqlite { write: $name, .. } => $body,
            $crate::store::pool::Pool::Postgres($name) => $body,
        }
    };
}
pub(super) use on_writer;

impl Pool {
    /// Connects to the database with this URL.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        if url.starts_with("sqlite:") {
            Self::open_sqlite(url).await
        } else if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            // One connection by itself, because a pool only says that it has waited too long.
            reach(url).await?.close().await?;
            let options = PgConnectOptions::from_str(url).map_err(|_| StoreError::Url(without_password(url)))?;
            let pool = PgPoolOptions::new().max_connections(16).acquire_timeout(PATIENCE);
            Ok(Self::Postgres(pool.connect_with(options).await?))
        } else {
            Err(StoreError::Url(without_password(url)))
        }
    }

    async fn open_sqlite(url: &str) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::from_str(url).map_err(|_| StoreError::Url(url.to_owned()))?;
        refuse_foreign(options.get_filename())?;
        refuse_unknown(&options).await?;
        let file = options.get_filename();
        make_private(file)
            .map_err(|error| StoreError::Open { place: format!("`{}`", file.display()), why: error.to_string() })?;
        let options = options
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Every commit is on the disk before anybody hears of it.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(3));
        // SQLite ends some failed transactions by itself (a full disk, for one) and the connection loses count: a new
        // one takes its place.
        let write = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(Duration::from_secs(5))
            .after_release(|connection, _| Box::pin(async move { Ok(!connection.is_in_transaction()) }));
        let write = write.connect_with(options.clone()).await?;
        let read = SqlitePoolOptions::new().max_connections(4).acquire_timeout(Duration::from_secs(5));
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

    /// Hears of what other nodes store; nothing where there are no other nodes.
    pub async fn listener(&self) -> Result<Option<PgListener>, StoreError> {
        match self {
            Self::Sqlite { .. } => Ok(None),
            Self::Postgres(pool) => {
                let mut listener = PgListener::connect_with(pool).await?;
                listener.listen_all([super::writer::CHANNEL, super::listener::SIGNED_OUT]).await?;
                Ok(Some(listener))
            }
        }
    }
}

/// A connection to PostgreSQL, or the reason why there is none.
pub(super) async fn reach(url: &str) -> Result<PgConnection, StoreError> {
    if !(url.starts_with("postgres://") || url.starts_with("postgresql://")) {
        return Err(StoreError::Url(without_password(url)));
    }
    let options = PgConnectOptions::from_str(url).map_err(|_| StoreError::Url(without_password(url)))?;
    let connected = tokio::time::timeout(PATIENCE, PgConnection::connect_with(&options)).await;
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
