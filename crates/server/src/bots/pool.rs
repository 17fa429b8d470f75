//! How much bots may think in all.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use parure_bots::Budget;
use tokio::sync::Semaphore;

use super::Thinkers;
use crate::error::Error;

/// How many bots remember their games: 8 MB each at most, and most far less.
const THINKERS: usize = 16;

/// How many hints may wait for each thread before the next one is turned away.
const HINTS_WAITING: usize = 8;

/// The threads that bots may use, shared by all tables: some for their turns at tables, others for advice, so that nobody's
/// opponent waits because somebody else wants to know something.
#[derive(Clone)]
pub struct BotPool {
    turns: Arc<Semaphore>,
    hints: Arc<Semaphore>,
    /// Hints that are thought about or wait.
    asked: Arc<Semaphore>,
    reviews: Arc<Semaphore>,
    time: Duration,
    /// The bots of tables at work, with what they remember.
    thinkers: Arc<Mutex<Thinkers>>,
}

impl BotPool {
    /// So many threads for turns, half as many for hints, one for reviews; and so much time for one choice.
    pub fn new(threads: usize, time: Duration) -> Self {
        let semaphore = |permits| Arc::new(Semaphore::new(permits));
        let hints = (threads / 2).max(1);
        let (asked, reviews) = (semaphore(hints * (1 + HINTS_WAITING)), semaphore(1));
        let thinkers = Arc::new(Mutex::new(Thinkers::new(THINKERS)));
        Self { turns: semaphore(threads), hints: semaphore(hints), asked, reviews, time, thinkers }
    }

    /// The bots that remember their games.
    pub fn thinkers(&self) -> MutexGuard<'_, Thinkers> {
        self.thinkers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What one choice may cost.
    pub fn budget(&self) -> Budget {
        Budget::time(self.time)
    }

    /// Thinks about a turn as soon as a thread is free. Nothing comes back from a bot that broke down.
    pub async fn think<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        run(self.turns.clone(), "turn", work).await
    }

    /// Thinks about a hint, if not too many wait for one already and the work is done within this time.
    pub async fn hint<T: Send + 'static>(
        &self,
        limit: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let asked = self.asked.clone().try_acquire_owned().map_err(|_| Error::Busy)?;
        let work = move || {
            let _asked = asked;
            work()
        };
        let thought = tokio::time::timeout(limit, run(self.hints.clone(), "hint", work)).await;
        thought.map_err(|_| Error::Busy)?.ok_or(Error::Internal)
    }

    /// Thinks about a whole game, if nobody else has that done.
    pub async fn review<T: Send + 'static>(
        &self,
        limit: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        if self.reviews.available_permits() == 0 {
            return Err(Error::Busy);
        }
        let thought = tokio::time::timeout(limit, run(self.reviews.clone(), "review", work)).await;
        thought.map_err(|_| Error::Busy)?.ok_or(Error::Internal)
    }
}

async fn run<T: Send + 'static>(
    threads: Arc<Semaphore>,
    about: &'static str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let permit = threads.acquire_owned().await.ok()?;
    let began = Instant::now();
    // The permit goes along: whoever does not wait for the end any more makes room for nobody.
    let thought = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        work()
    });
    let thought = thought.await;
    metrics::histogram!("parure_bot_seconds", "about" => about).record(began.elapsed().as_secs_f64());
    thought.inspect_err(|error| tracing::error!(%error, "a bot broke down")).ok()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn turns_do_not_wait_behind_hints_and_reviews() {
        let pool = BotPool::new(1, Duration::ZERO);
        // Advice that takes for ever, on every thread there is for it, and as much as may wait.
        let (stuck, release) = mpsc::channel::<()>();
        let release = Arc::new(std::sync::Mutex::new(release));
        let mut asking = Vec::new();
        for nth in 0..12 {
            let (pool, release) = (pool.clone(), release.clone());
            let wait = move || _ = release.lock().map(|release| release.recv());
            asking.push(tokio::spawn(async move {
                let limit = Duration::from_secs(600);
                if nth == 0 { pool.review(limit, wait).await } else { pool.hint(limit, wait).await }
            }));
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.think(|| 7).await, Some(7), "a turn");
        let busy = pool.hint(Duration::from_secs(600), || ()).await;
        assert!(matches!(busy, Err(Error::Busy)), "one too many");
        drop(stuck);
        for asked in asking {
            // Some were turned away.
            _ = asked.await.unwrap();
        }
        assert!(pool.hint(Duration::from_secs(600), || ()).await.is_ok(), "there is room again");
    }
}
