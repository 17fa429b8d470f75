//! How long a bot may think, and the clock that says so.

use std::error::Error;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// How much a bot may think about one choice. Whatever runs out first ends the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The time for the choice.
    pub time: Option<Duration>,
    /// The iterations of the search, over all threads; kept exactly unless the time runs out first.
    pub iterations: Option<u32>,
    /// How many threads may search at once, at least 1. With more than one, choices cannot be repeated exactly.
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

impl Budget {
    /// Adds a limit as it is written: `300ms`, `2s`, `2000it`, `2threads`.
    pub(crate) fn add(&mut self, word: &str) -> Result<(), BudgetError> {
        let number_before =
            |unit| word.strip_suffix(unit).and_then(|number| number.parse::<u32>().ok()).filter(|&n| n > 0);
        if let Some(iterations) = number_before("it") {
            self.iterations = Some(iterations);
        } else if let Some(milliseconds) = number_before("ms") {
            self.time = Some(Duration::from_millis(milliseconds.into()));
        } else if let Some(threads) = number_before("threads") {
            self.threads = threads as usize;
        } else if let Some(seconds) = number_before("s") {
            self.time = Some(Duration::from_secs(seconds.into()));
        } else {
            return Err(BudgetError(word.to_owned()));
        }
        Ok(())
    }
}

/// The limits parted by `:`, as they stand behind a bot's name; nothing for [`Budget::UNLIMITED`].
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let iterations = self.iterations.map(|iterations| format!("{iterations}it"));
        let time = self.time.map(|time| format!("{}ms", time.as_millis()));
        let threads = (self.threads > 1).then(|| format!("{}threads", self.threads));
        let words: Vec<_> = [iterations, time, threads].into_iter().flatten().collect();
        f.write_str(&words.join(":"))
    }
}

/// Reads what [`Budget`] prints, except that it must limit something.
impl FromStr for Budget {
    type Err = BudgetError;

    fn from_str(text: &str) -> Result<Self, BudgetError> {
        let mut budget = Self::UNLIMITED;
        text.split(':').try_for_each(|word| budget.add(word))?;
        if budget == Self::UNLIMITED { Err(BudgetError(text.to_owned())) } else { Ok(budget) }
    }
}

/// What cannot be read as a budget.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BudgetError(String);

impl fmt::Display for BudgetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a budget is written as `300ms`, `2s` or `2000it`")
    }
}

impl Error for BudgetError {}

/// Tells a search how much time has passed.
pub trait Clock: Send + Sync {
    /// The time since some fixed moment.
    fn now(&self) -> Duration;
}

/// The computer's own clock. It is looked at when somebody asks it, and not before: a search for so many iterations needs
/// none.
#[derive(Clone, Debug, Default)]
pub struct SystemClock(OnceLock<Instant>);

/// The clock of a platform on which the standard library has none.
static PLATFORM: OnceLock<fn() -> Duration> = OnceLock::new();

impl SystemClock {
    /// A clock that counts from when it is first asked.
    pub const fn start() -> Self {
        Self(OnceLock::new())
    }

    /// Every clock of this kind asks this function from now on: WebAssembly has no clock to look at but the one that is
    /// passed in. The first one stays.
    pub fn pass_in(now: fn() -> Duration) {
        PLATFORM.get_or_init(|| now);
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        PLATFORM.get().map_or_else(|| self.0.get_or_init(Instant::now).elapsed(), |now| now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_a_time_or_a_number_of_iterations() {
        assert_eq!("2000it".parse(), Ok(Budget::iterations(2000)));
        assert_eq!("2s".parse(), Ok(Budget::time(Duration::from_secs(2))));
        assert_eq!("50it:2threads".parse(), Ok(Budget::iterations(50).with_threads(2)));
        for wrong in ["", "fast", "rusher", "0ms", "300", "50it:", "1threads"] {
            assert!(wrong.parse::<Budget>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_budget_prints_as_it_is_read() {
        for text in ["2000it", "300ms", "50it:300ms:2threads"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
        assert_eq!(Budget::UNLIMITED.to_string(), "");
    }
}
