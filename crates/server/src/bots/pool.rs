//! How much bots may think in all.

use std::sync::Arc;
use std::time::{Duration, Instant};

use parure_bots::Budget;
use tokio::sync::Semaphore;

use crate::error::Error;

/// The threads that bots may use, shared by all tables.
#[derive(Clone)]
pub struct BotPool {
    threads: Arc<Semaphore>,
    reviews: Arc<Semaphore>,
    time: Duration,
}

impl BotPool {
    /// So many threads, and so much time for one choice.
    pub fn new(threads: usize, time: Duration) -> Self {
        Self { threads: Arc::new(Semaphore::new(threads)), reviews: Arc::new(Semaphore::new(1)), time }
    }

    /// What one choice may cost.
    pub fn budget(&self) -> Budget {
        Budget::time(self.time)
    }

    /// Thinks as soon as a thread is free. Nothing comes back from a bot that broke down.
    pub async fn think<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let permit = self.threads.clone().acquire_owned().await.ok()?;
        let began = Instant::now();
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        let thought = thought.await;
        metrics::histogram!("parure_bot_seconds").record(began.elapsed().as_secs_f64());
        thought.inspect_err(|error| tracing::error!(%error, "a bot broke down")).ok()
    }

    /// Thinks about a whole game, if nobody else has that done: bots at tables wait behind one review at most.
    pub async fn review<T: Send + 'static>(
        &self,
        limit: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let permit = self.reviews.clone().try_acquire_owned().map_err(|_| Error::Busy)?;
        let work = move || {
            let _permit = permit;
            work()
        };
        self.think_within(limit, work).await
    }

    /// Thinks, if a thread is free and the work done within this time.
    pub async fn think_within<T: Send + 'static>(
        &self,
        limit: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let thought = tokio::time::timeout(limit, self.think(work)).await;
        thought.map_err(|_| Error::Busy)?.ok_or(Error::Internal)
    }
}
