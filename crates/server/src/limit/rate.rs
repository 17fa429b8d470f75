//! How fast each visitor may be.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::TokenBucket;

/// How many visitors are kept at least.
const LEAST_ROOM: usize = 10_000;

/// A bucket for each visitor, by address or by person. By hand, because of the forgetting: nobody who comes from many
/// addresses fills the memory.
pub struct RateLimiter<K> {
    buckets: Arc<Mutex<Buckets<K>>>,
    per_second: f64,
    most: f64,
}

impl<K> Clone for RateLimiter<K> {
    fn clone(&self) -> Self {
        Self { buckets: self.buckets.clone(), ..*self }
    }
}

struct Buckets<K> {
    of: HashMap<K, TokenBucket>,
    /// How many there may be before those that have rested are forgotten.
    room: usize,
}

impl<K: Eq + Hash> RateLimiter<K> {
    /// So many a second for each on average, and `most` at once.
    pub fn new(per_second: f64, most: f64) -> Self {
        let buckets = Buckets { of: HashMap::new(), room: LEAST_ROOM };
        Self { buckets: Arc::new(Mutex::new(buckets)), per_second, most }
    }

    /// Lets somebody through, if it is not once too often; the error says in how long it is not.
    pub fn check(&self, who: K) -> Result<(), Duration> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.of.len() >= buckets.room {
            buckets.of.retain(|_, bucket| !bucket.is_full());
            // Looking through all of them again has to wait until there are twice as many.
            buckets.room = LEAST_ROOM.max(2 * buckets.of.len());
        }
        buckets.of.entry(who).or_insert_with(|| TokenBucket::new(self.per_second, self.most)).take()
    }
}
