//! How many connections there may be.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// How many connections there are, in all and of each visitor, by address or by person.
pub struct ConnectionLimit<K>(Arc<Mutex<Counts<K>>>);

struct Counts<K> {
    all: usize,
    of: HashMap<K, usize>,
}

impl<K> Default for ConnectionLimit<K> {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(Counts { all: 0, of: HashMap::new() })))
    }
}

impl<K> Clone for ConnectionLimit<K> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<K: Clone + Eq + Hash> ConnectionLimit<K> {
    /// How many are connected.
    pub fn all(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).all
    }

    /// Counts one more connection, if there may be one.
    pub fn admit(&self, who: &K, most: usize, most_of_one: usize) -> Option<ConnectionGuard<K>> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.all >= most || counts.of.get(who).is_some_and(|own| *own >= most_of_one) {
            return None;
        }
        counts.all += 1;
        *counts.of.entry(who.clone()).or_default() += 1;
        Some(ConnectionGuard { limit: self.clone(), who: who.clone() })
    }
}

/// A connection that is counted until it is dropped.
pub struct ConnectionGuard<K: Eq + Hash> {
    limit: ConnectionLimit<K>,
    who: K,
}

impl<K: Eq + Hash> Drop for ConnectionGuard<K> {
    fn drop(&mut self) {
        let mut counts = self.limit.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.all -= 1;
        if let Some(own) = counts.of.get_mut(&self.who) {
            *own -= 1;
            if *own == 0 {
                counts.of.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_limit_for_all_and_a_share_for_one() {
        let limit = ConnectionLimit::default();
        let first = limit.admit(&"ada", 3, 2);
        let _second = limit.admit(&"ada", 3, 2);
        assert!(limit.admit(&"ada", 3, 2).is_none(), "a share");
        let _third = limit.admit(&"bo", 3, 2);
        assert!(limit.admit(&"eve", 3, 2).is_none(), "the door");
        drop(first);
        assert!(limit.admit(&"eve", 3, 2).is_some());
        assert_eq!(limit.all(), 2);
    }
}
