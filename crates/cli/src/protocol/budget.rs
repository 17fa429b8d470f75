//! How long a program may think, in words.

use std::time::Duration;

use parure_bots::Budget;
use serde::{Deserialize, Serialize};

use super::{Code, ProtocolError};

/// The most threads that one request may ask for.
const MOST_THREADS: usize = 64;

/// `{"ms":300,"iterations":2000,"threads":1}`; what is absent is not limited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BudgetWords {
    /// Milliseconds for the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
    /// Iterations of a search.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iterations: Option<u32>,
    /// Threads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threads: Option<usize>,
}

impl BudgetWords {
    /// The budget, if it leaves anything to think with.
    pub fn budget(self) -> Result<Budget, ProtocolError> {
        let threads = self.threads.unwrap_or(1);
        if self.ms == Some(0) || self.iterations == Some(0) || !(1..=MOST_THREADS).contains(&threads) {
            let words = format!("`ms` and `iterations` are at least 1, `threads` is 1 to {MOST_THREADS}");
            return Err(ProtocolError::new(Code::BadBudget, words));
        }
        Ok(Budget { time: self.ms.map(Duration::from_millis), iterations: self.iterations, threads })
    }
}

impl From<Budget> for BudgetWords {
    fn from(budget: Budget) -> Self {
        Self {
            ms: budget.time.map(|time| time.as_millis() as u64),
            iterations: budget.iterations,
            threads: (budget.threads > 1).then_some(budget.threads),
        }
    }
}
