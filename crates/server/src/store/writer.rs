//! Writing: guests, tables and steps of many in one transaction, so that a disk that takes its time slows nobody down.

use std::sync::Arc;

use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use super::batch::{self, Within};
use super::entry::Entry;
use super::pool::Pool;
use super::{Store, StoreError};

/// Where nodes tell each other about what they stored.
pub(super) const CHANNEL: &str = "parure_steps";

/// The most entries that share a transaction.
const BATCH: usize = 256;

/// Why steps were not stored.
#[derive(Debug, Clone, Error, PartialEq, Eq)]
pub enum AppendError {
    /// Another writer was faster: the table has gone on.
    #[error("another writer was faster")]
    Conflict,
    /// The database does not work. Whether the steps were stored is not known until it does.
    #[error("the database does not work")]
    Unavailable,
}

/// Something to be stored, and who waits for it.
pub(super) struct Job {
    entry: Entry,
    done: oneshot::Sender<Result<(), AppendError>>,
}

impl Store {
    /// Stores something together with whatever else waits, and returns when it is durable.
    pub(super) async fn write(&self, entry: Entry) -> Result<(), AppendError> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job { entry, done }).await.map_err(|_| AppendError::Unavailable)?;
        answer.await.unwrap_or(Err(AppendError::Unavailable))
    }
}

/// The one task that writes.
pub(super) struct Writer {
    pool: Arc<Pool>,
    node: Arc<str>,
    queue: mpsc::Receiver<Job>,
}

impl Writer {
    pub(super) fn new(pool: Arc<Pool>, node: Arc<str>, queue: mpsc::Receiver<Job>) -> Self {
        Self { pool, node, queue }
    }

    /// Writes until nobody can ask any more.
    pub(super) async fn run(mut self) {
        let mut jobs = Vec::new();
        while self.queue.recv_many(&mut jobs, BATCH).await > 0 {
            let began = std::time::Instant::now();
            let written = self.write(&jobs).await;
            metrics::histogram!("parure_store_batch_seconds").record(began.elapsed().as_secs_f64());
            metrics::histogram!("parure_store_batch_jobs").record(jobs.len() as f64);
            match written {
                Ok(results) => {
                    for (job, stored) in jobs.drain(..).zip(results) {
                        let answer = if stored { Ok(()) } else { Err(AppendError::Conflict) };
                        // Whoever does not wait any more looks into the database later.
                        _ = job.done.send(answer);
                    }
                }
                Err(error) => {
                    tracing::error!(%error, jobs = jobs.len(), "a batch could not be stored");
                    metrics::counter!("parure_store_failures_total").increment(1);
                    jobs.drain(..).for_each(|job| _ = job.done.send(Err(AppendError::Unavailable)));
                }
            }
        }
    }

    /// Writes all jobs in one transaction and says of each whether it was stored or came too late.
    async fn write(&self, jobs: &[Job]) -> Result<Vec<bool>, StoreError> {
        let entries: Vec<&Entry> = jobs.iter().map(|job| &job.entry).collect();
        match &*self.pool {
            Pool::Sqlite { write, .. } => {
                let mut transaction = write.begin_with("begin immediate").await?;
                let results = batch::write(&entries, &self.node, &mut Within::Sqlite(&mut transaction)).await?;
                transaction.commit().await?;
                Ok(results)
            }
            Pool::Postgres(pool) => {
                let mut transaction = pool.begin().await?;
                let results = batch::write(&entries, &self.node, &mut Within::Postgres(&mut transaction)).await?;
                transaction.commit().await?;
                Ok(results)
            }
        }
    }
}
