//! How many connections there may be.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// How many connections there are, by address.
#[derive(Clone, Default)]
pub struct ConnectionLimit(Arc<Mutex<HashMap<IpAddr, usize>>>);

impl ConnectionLimit {
    /// Whether nobody is connected.
    pub fn is_empty(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Counts one more connection, if there may be one.
    pub fn admit(&self, address: IpAddr, most: usize, most_per_address: usize) -> Option<ConnectionGuard> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = counts.values().sum();
        if all >= most || counts.get(&address).is_some_and(|here| *here >= most_per_address) {
            return None;
        }
        *counts.entry(address).or_default() += 1;
        metrics::gauge!("parure_sockets").set((all + 1) as f64);
        Some(ConnectionGuard { limit: self.clone(), address })
    }
}

/// A connection that is counted until it is dropped.
pub struct ConnectionGuard {
    limit: ConnectionLimit,
    address: IpAddr,
}

impl Drop for ConnectionGuard {
    fn drop(&mut self) {
        let mut counts = self.limit.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(here) = counts.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                counts.remove(&self.address);
            }
        }
        metrics::gauge!("parure_sockets").set(counts.values().sum::<usize>() as f64);
    }
}
