//! Writing: guests, tables and steps of many in one transaction, so that a disk that takes its time slows nobody down.

use std::sync::Arc;

use sqlx::PgConnection;
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::batch::{self, Within};
use super::entry::Entry;
use super::pool::{self, Pool};
use super::{Store, StoreError, deadline};

/// Where nodes tell each other about what they stored.
pub(super) const CHANNEL: &str = "parure_steps";

/// The most entries that share a transaction.
const BATCH: usize = 256;

/// The beginning of a batch on PostgreSQL.
const BEGIN: &str = "begin";

/// Why steps were not stored.
#[derive(Debug, Clone, Error, PartialEq, Eq)]
pub enum AppendError {
    /// Another writer was faster: the table has gone on.
    #[error("another writer was faster")]
    Conflict,
    /// The database does not work: nothing was stored.
    #[error("the database does not work")]
    Unavailable,
    /// The database fell silent: whether it was stored is not known until it speaks again.
    #[error("the database fell silent")]
    NotKnown,
}

/// Something to be stored, and who waits for it.
pub(super) struct Job {
    entry: Entry,
    done: oneshot::Sender<Result<(), AppendError>>,
}

impl Store {
    /// Stores something together with whatever else waits, and returns when it is durable, or when its time is up.
    pub(super) async fn write(&self, entry: Entry) -> Result<(), AppendError> {
        let deadline = Instant::now() + deadline::WRITE;
        let (done, answer) = oneshot::channel();
        let handed = tokio::time::timeout_at(deadline, self.jobs.send(Job { entry, done })).await;
        handed.map_err(|_| AppendError::Unavailable)?.map_err(|_| AppendError::Unavailable)?;
        let answer = tokio::time::timeout_at(deadline, answer).await.map_err(|_| AppendError::NotKnown)?;
        answer.unwrap_or(Err(AppendError::NotKnown))
    }
}

/// The one task that writes.
pub(super) struct Writer {
    pool: Arc<Pool>,
    node: Arc<str>,
    queue: mpsc::Receiver<Job>,
    /// The writer's own connection to PostgreSQL, and when it was last used; thrown away whenever something is wrong with it.
    connection: Option<(PgConnection, Instant)>,
}

/// Why a batch was not stored.
enum Failure {
    /// For certain.
    Refused(StoreError),
    /// Or perhaps it was.
    NotKnown(StoreError),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Refused(error)
    }
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        Self::Refused(error.into())
    }
}

impl Writer {
    pub(super) fn new(pool: Arc<Pool>, node: Arc<str>, queue: mpsc::Receiver<Job>) -> Self {
        Self { pool, node, queue, connection: None }
    }

    /// Writes until nobody can ask any more.
    pub(super) async fn run(mut self) {
        let mut jobs = Vec::new();
        while self.queue.recv_many(&mut jobs, BATCH).await > 0 {
            // Whoever has given up waiting wants nothing stored behind their back.
            jobs.retain(|job: &Job| !job.done.is_closed());
            let began = std::time::Instant::now();
            let written = self.write(&jobs).await;
            metrics::histogram!("parure_store_batch_seconds").record(began.elapsed().as_secs_f64());
            metrics::histogram!("parure_store_batch_jobs").record(jobs.len() as f64);
            let failed = match written {
                Ok(results) => {
                    for (job, stored) in jobs.drain(..).zip(results) {
                        let answer = if stored { Ok(()) } else { Err(AppendError::Conflict) };
                        // Whoever does not wait any more looks into the database later.
                        _ = job.done.send(answer);
                    }
                    continue;
                }
                Err(Failure::Refused(error)) => {
                    tracing::error!(%error, jobs = jobs.len(), "a batch could not be stored");
                    AppendError::Unavailable
                }
                Err(Failure::NotKnown(error)) => {
                    tracing::error!(%error, jobs = jobs.len(), "it is not known whether a batch was stored");
                    AppendError::NotKnown
                }
            };
            metrics::counter!("parure_store_failures_total").increment(1);
            jobs.drain(..).for_each(|job| _ = job.done.send(Err(failed.clone())));
        }
    }

    /// Writes all jobs in one transaction and says of each whether it was stored or came too late.
    async fn write(&mut self, jobs: &[Job]) -> Result<Vec<bool>, Failure> {
        let entries: Vec<&Entry> = jobs.iter().map(|job| &job.entry).collect();
        if entries.is_empty() {
            return Ok(Vec::new());
        }
        match self.pool.clone().as_ref() {
            Pool::Sqlite { write, .. } => {
                let work = async {
                    let mut transaction = write.begin_with("begin immediate").await?;
                    let results = batch::write(&entries, &self.node, &mut Within::Sqlite(&mut transaction)).await?;
                    Ok::<_, Failure>((transaction, results))
                };
                let (transaction, results) = in_time(work).await?;
                commit(transaction.commit()).await?;
                Ok(results)
            }
            Pool::Postgres(pool) => {
                // Taken out: whatever goes wrong, the connection is not used again.
                let connection = self.connection.take();
                let work = async {
                    let mut connection = match pool::if_alive(connection).await {
                        Some(connection) => connection,
                        None => pool::connect_beside(pool).await?,
                    };
                    if sqlx::raw_sql(BEGIN).execute(&mut connection).await.is_err() {
                        // It was cut off since the last batch, and nothing was asked of it yet.
                        connection = pool::connect_beside(pool).await?;
                        sqlx::raw_sql(BEGIN).execute(&mut connection).await?;
                    }
                    let results = batch::write(&entries, &self.node, &mut Within::Postgres(&mut connection)).await?;
                    Ok::<_, Failure>((connection, results))
                };
                let (mut connection, results) = in_time(work).await?;
                commit(async { sqlx::raw_sql("commit").execute(&mut connection).await.map(|_| ()) }).await?;
                self.connection = Some((connection, Instant::now()));
                Ok(results)
            }
        }
    }
}

/// The part of a batch before its commit: whatever happens in it, nothing is stored.
async fn in_time<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    tokio::time::timeout(deadline::BATCH, work).await.unwrap_or(Err(Failure::Refused(StoreError::Silent)))
}

async fn commit(work: impl Future<Output = Result<(), sqlx::Error>>) -> Result<(), Failure> {
    match tokio::time::timeout(deadline::COMMIT, work).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) if deadline::is_definite(&error) => Err(Failure::Refused(error.into())),
        Ok(Err(error)) => Err(Failure::NotKnown(error.into())),
        Err(_) => Err(Failure::NotKnown(StoreError::Silent)),
    }
}
