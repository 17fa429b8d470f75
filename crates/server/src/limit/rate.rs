//! How fast each address may be.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use super::TokenBucket;
use crate::error::Error;

/// How many addresses are kept at least.
const LEAST_ROOM: usize = 10_000;

/// A bucket for each address. By hand, because of the forgetting: nobody who comes from many addresses fills the memory.
#[derive(Clone, Default)]
pub struct RateLimiter(Arc<Mutex<Buckets>>);

#[derive(Default)]
struct Buckets {
    by_address: HashMap<IpAddr, TokenBucket>,
    /// How many addresses there may be before those that have rested are forgotten.
    room: usize,
}

impl RateLimiter {
    /// Lets a request of this address through, if it is not one too many.
    pub fn check(&self, address: IpAddr, per_second: f64) -> Result<(), Error> {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.by_address.len() >= buckets.room.max(LEAST_ROOM) {
            buckets.by_address.retain(|_, bucket| !bucket.is_full());
            // Looking through all of them again has to wait until there are twice as many.
            buckets.room = 2 * buckets.by_address.len();
        }
        let bucket =
            buckets.by_address.entry(address).or_insert_with(|| TokenBucket::new(per_second, per_second * 4.0));
        if bucket.take() { Ok(()) } else { Err(Error::TooFast) }
    }
}
