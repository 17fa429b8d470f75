//! The token bucket behind every limit of speed: requests, messages, hints.

use std::time::{Duration, Instant};

/// A bucket of permissions that fills by the time and empties by use. By hand: it is a page of code.
#[derive(Clone, Debug)]
pub struct TokenBucket {
    per_second: f64,
    most: f64,
    left: f64,
    since: Instant,
}

impl TokenBucket {
    /// So many a second on average, and `most` at once, but one at least.
    pub fn new(per_second: f64, most: f64) -> Self {
        let most = most.max(1.0);
        Self { per_second, most, left: most, since: Instant::now() }
    }

    /// Takes one; if there is none, the error says in how long there is.
    pub fn take(&mut self) -> Result<(), Duration> {
        self.take_at(Instant::now())
    }

    /// Whether it has been left alone for so long that it is full.
    pub fn is_full(&self) -> bool {
        self.left + self.since.elapsed().as_secs_f64() * self.per_second >= self.most
    }

    fn take_at(&mut self, now: Instant) -> Result<(), Duration> {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.left = (self.left + passed * self.per_second).min(self.most);
        self.since = now;
        if self.left < 1.0 {
            return Err(Duration::from_secs_f64((1.0 - self.left) / self.per_second));
        }
        self.left -= 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_the_average() {
        let mut bucket = TokenBucket::new(2.0, 3.0);
        let start = bucket.since;
        assert_eq!((0..5).filter(|_| bucket.take_at(start).is_ok()).count(), 3);
        assert_eq!(bucket.take_at(start + Duration::from_millis(400)), Err(Duration::from_millis(100)));
        assert!(bucket.take_at(start + Duration::from_millis(600)).is_ok());
        assert_eq!((0..9).filter(|_| bucket.take_at(start + Duration::from_secs(60)).is_ok()).count(), 3);
    }
}
