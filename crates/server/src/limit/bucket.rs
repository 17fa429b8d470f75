//! The token bucket behind every limit of speed: requests, messages, hints.

use std::time::Instant;

/// A bucket of permissions that fills by the time and empties by use. By hand: it is a page of code.
#[derive(Clone, Debug)]
pub struct TokenBucket {
    per_second: f64,
    most: f64,
    left: f64,
    since: Instant,
}

impl TokenBucket {
    /// So many a second on average, and `most` at once.
    pub fn new(per_second: f64, most: f64) -> Self {
        Self { per_second, most, left: most, since: Instant::now() }
    }

    /// Takes one, if there is one.
    pub fn take(&mut self) -> bool {
        self.take_at(Instant::now())
    }

    /// Whether it has been left alone for so long that it is full.
    pub fn is_full(&self) -> bool {
        self.left + self.since.elapsed().as_secs_f64() * self.per_second >= self.most
    }

    fn take_at(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.left = (self.left + passed * self.per_second).min(self.most);
        self.since = now;
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_the_average() {
        let mut bucket = TokenBucket::new(2.0, 3.0);
        let start = bucket.since;
        assert_eq!((0..5).filter(|_| bucket.take_at(start)).count(), 3);
        assert!(!bucket.take_at(start + Duration::from_millis(400)));
        assert!(bucket.take_at(start + Duration::from_millis(600)));
        assert_eq!((0..9).filter(|_| bucket.take_at(start + Duration::from_secs(60))).count(), 3);
    }
}
