//! What is kept: one data layer for SQLite and PostgreSQL, chosen by URL.

mod accounts;
mod attempts;
mod backup;
mod batch;
mod catalogue;
mod entry;
mod listener;
mod migrations;
mod people;
mod pool;
mod quotas;
mod retention;
mod steps;
mod tokens;
mod uptime;
mod writer;

pub use accounts::{Account, Claimed};
pub use attempts::AttemptCount;
pub use backup::{Copied, backup, restore};
pub use catalogue::{Catalogue, OpenRow};
pub use listener::{Heard, Listener};
pub use people::Person;
pub use quotas::Quota;
pub use retention::{Deleted, Retention};
pub use steps::{Members, StepError, StoredGame};
pub use tokens::TOKEN_AGE;
pub use uptime::BEAT as UPTIME_BEAT;
pub use writer::AppendError;

use std::sync::Arc;

use sha2::{Digest, Sha256};
use thiserror::Error;
use tokio::sync::mpsc;

use crate::world::World;
use pool::Pool;
use writer::{Job, Writer};

/// The database.
#[derive(Clone)]
pub struct Store {
    pool: Arc<Pool>,
    jobs: mpsc::Sender<Job>,
    node: Arc<str>,
}

/// Why the database does not do what it should.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The address cannot be understood.
    #[error("`{0}` is no database: write `sqlite:FILE` or `postgres://USER@HOST/NAME`")]
    Url(String),
    /// The file or database is not one of ours.
    #[error("{0}; it was left as it is")]
    Foreign(String),
    /// The database was written by a newer version.
    #[error(
        "the database is of version {found}, this program knows {known}: use a newer program; it was left as it is"
    )]
    Newer {
        /// The database's version.
        found: i64,
        /// The newest one known.
        known: i64,
    },
    /// The database cannot be opened or reached.
    #[error("cannot open the database {place}: {why}")]
    Open {
        /// The file, or host and name.
        place: String,
        /// The cause.
        why: String,
    },
    /// The database does not work.
    // Not its source as well: whoever prints both would say it twice.
    #[error("the database does not work: {0}")]
    Database(sqlx::Error),
    /// What is stored makes no sense.
    #[error("what is stored cannot be read: {0}")]
    Broken(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(error)
    }
}

/// What is stored of somebody who is only counted: nobody can read it, and the same is always the same.
pub fn hashed(parts: &[&str]) -> String {
    // Lengths first, so that no two lists of parts read alike.
    let parts = parts.iter().map(|part| format!("{}:{part}", part.len()));
    crate::ids::hex(&Sha256::digest(parts.collect::<String>()))
}

impl Store {
    /// Opens a database, brings it up to date, and begins to write into it.
    pub async fn open(url: &str, world: &World) -> Result<Self, StoreError> {
        let pool = Arc::new(Pool::open(url).await?);
        migrations::run(&pool, world.now()).await?;
        let (jobs, queue) = mpsc::channel(4096);
        let node: Arc<str> = crate::ids::hex(&world.bytes::<8>()).into();
        tokio::spawn(Writer::new(pool.clone(), node.clone(), queue).run());
        Ok(Self { pool, jobs, node })
    }

    /// Whether the database answers.
    pub async fn check(&self) -> Result<(), StoreError> {
        pool::on_pool!(&*self.pool, pool => sqlx::query("select 1").execute(pool).await.map(|_| ()))?;
        Ok(())
    }

    /// Ends all connections. An SQLite file then holds everything itself, and can be copied alone.
    pub async fn close(&self) {
        self.pool.close().await;
    }

    /// This node's own name.
    pub fn node(&self) -> &str {
        &self.node
    }
}
