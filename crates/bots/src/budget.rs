//! How long a bot may think, and the clock that says so.

use std::time::{Duration, Instant};

/// How much a bot may think about one choice. Whatever runs out first ends the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The time for the choice.
    pub time: Option<Duration>,
    /// The iterations of the search, over all threads; kept exactly unless the time runs out first.
    pub iterations: Option<u32>,
    /// How many threads may search at once, at least 1. With more than one, choices cannot be repeated exactly where
    /// time is the limit.
    pub threads: usize,
}

impl Budget {
    /// So many iterations on one thread.
    pub const fn iterations(iterations: u32) -> Self {
        Self { time: None, iterations: Some(iterations), threads: 1 }
    }

    /// So much time on one thread.
    pub const fn time(time: Duration) -> Self {
        Self { time: Some(time), iterations: None, threads: 1 }
    }

    /// The same on several threads.
    #[must_use]
    pub const fn with_threads(self, threads: usize) -> Self {
        Self { threads: if threads == 0 { 1 } else { threads }, ..self }
    }

    /// No limit of its own: each bot thinks as long as its settings say.
    pub const UNLIMITED: Self = Self { time: None, iterations: None, threads: 1 };

    /// The tighter of both in each respect.
    #[must_use]
    pub fn within(self, other: Self) -> Self {
        fn tighter<T: Ord>(a: Option<T>, b: Option<T>) -> Option<T> {
            match (a, b) {
                (Some(a), Some(b)) => Some(a.min(b)),
                (a, b) => a.or(b),
            }
        }
        Self {
            time: tighter(self.time, other.time),
            iterations: tighter(self.iterations, other.iterations),
            threads: self.threads.max(other.threads),
        }
    }
}

/// Tells a search how much time has passed.
pub trait Clock: Send + Sync {
    /// The time since some fixed moment.
    fn now(&self) -> Duration;
}

/// The computer's own clock.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock(Instant);

impl SystemClock {
    /// A clock that counts from now.
    pub fn start() -> Self {
        Self(Instant::now())
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
