//! What is kept: one data layer for SQLite and PostgreSQL, chosen by URL.

mod accounts;
mod attempts;
mod backup;
mod batch;
mod bot_turns;
mod brought;
mod catalogue;
mod clock;
mod deadline;
mod entry;
mod listener;
mod lock;
mod migrations;
mod people;
mod pool;
mod presence;
mod quotas;
mod retention;
mod steps;
mod tokens;
mod uptime;
mod writer;

pub use accounts::{Account, Claimed};
pub use attempts::AttemptCount;
pub use backup::{Copied, backup, restore};
pub use bot_turns::BotLease;
pub use catalogue::{Catalogue, OpenRow};
pub use clock::StoreClock;
pub use deadline::{CALL as CALL_TIME, WRITE as WRITE_TIME};
pub use listener::{Heard, Listener};
pub use lock::DatabaseLock;
pub use people::Person;
pub use presence::{PresenceNote, Present};
pub use quotas::Quota;
pub use retention::{Deleted, Retention};
pub use steps::{Members, StepError, StoredGame};
pub use tokens::{KeptToken, TOKEN_AGE};
pub use uptime::{BEAT as UPTIME_BEAT, Outage, Uptime};
pub use writer::AppendError;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::time::{Duration, Instant};

use sha2::{Digest, Sha256};
use thiserror::Error;
use tokio::sync::{Mutex, mpsc};

use crate::world::{Clock, World};
use entry::{Entry, ProbeRow};
use pool::Pool;
use writer::{Job, Writer};

/// For how long the answer to whether something can be stored holds.
const PROBED: Duration = Duration::from_secs(1);

/// The database.
#[derive(Clone)]
pub struct Store {
    pool: Arc<Pool>,
    jobs: mpsc::Sender<Job>,
    node: Arc<str>,
    clock: Arc<StoreClock>,
    /// How many other nodes there are.
    others: Arc<AtomicUsize>,
    probed: Arc<Mutex<Option<Probe>>>,
}

/// When something was stored to see whether it can be, and what came of it.
type Probe = (Instant, Result<(), AppendError>);

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
    /// Another process has the file.
    #[error("`{path}` is in use by another process{}: stop it first, or choose another file; nothing was touched", process(.holder))]
    InUse {
        /// The file.
        path: String,
        /// The other process' number.
        holder: String,
    },
    /// The lock beside the file cannot be had.
    #[error("`{path}`, which keeps others away from the database, cannot be written: {error}")]
    Lock {
        /// The file of the lock.
        path: String,
        /// Why not.
        error: std::io::Error,
    },
    /// Another node is at it.
    #[error("another node has been bringing the database up to date for too long: look at that node, then start again")]
    Migrating,
    /// The database says nothing.
    #[error("the database does not answer")]
    Silent,
    /// The database fell silent in the middle of a change.
    #[error("the database fell silent: it is not known whether this was stored")]
    NotKnown,
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

fn process(holder: &str) -> String {
    if holder.is_empty() { String::new() } else { format!(" (number {holder})") }
}

impl StoreError {
    /// A file that cannot be opened.
    fn unopened(file: &Path, why: &std::io::Error) -> Self {
        Self::Open { place: format!("`{}`", file.display()), why: why.to_string() }
    }
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
    /// Opens a database, brings it up to date, and begins to write into it. A service on a file takes a [`DatabaseLock`]
    /// before.
    pub async fn open(url: &str, world: &World) -> Result<Self, StoreError> {
        let pool = Arc::new(Pool::open(url).await?);
        migrations::run(&pool, world.now()).await?;
        let (jobs, queue) = mpsc::channel(4096);
        let node: Arc<str> = crate::ids::hex(&world.bytes::<8>()).into();
        tokio::spawn(Writer::new(pool.clone(), node.clone(), queue).run());
        let clock = Arc::new(StoreClock::new(world.clock()));
        Ok(Self { pool, jobs, node, clock, others: Arc::default(), probed: Arc::default() })
    }

    /// Whether a move could be stored now: something is, on the way that moves go. Many who ask at once share one answer.
    pub async fn check(&self) -> Result<(), AppendError> {
        let mut probed = self.probed.lock().await;
        if let Some((_, known)) = probed.as_ref().filter(|(at, _)| at.elapsed() < PROBED) {
            return known.clone();
        }
        let row = ProbeRow { id: self.node().to_owned(), probed_ms: self.clock.now() as i64 };
        let answer = self.write(Entry::Probe(row)).await;
        *probed = Some((Instant::now(), answer.clone()));
        answer
    }

    /// Ends all connections. An SQLite file then holds everything itself, and can be copied alone.
    pub async fn close(&self) {
        // Whoever still uses one is not waited for for ever: what was acknowledged is stored.
        if tokio::time::timeout(deadline::CONNECT, self.pool.close()).await.is_err() {
            tracing::warn!("some connections to the database did not end in time");
        }
    }

    /// This node's own name.
    pub fn node(&self) -> &str {
        &self.node
    }
}
