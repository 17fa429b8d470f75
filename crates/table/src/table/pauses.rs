//! Time that nobody could use.

use crate::world::Millis;

/// Times during which the service, or the node of whoever was to act, was not there. Kept as a union, so that two nodes
/// that notice the same outage give no time twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pauses(Vec<(Millis, Millis)>);

impl Pauses {
    /// One more, from one time to another.
    pub(super) fn add(&mut self, from: Millis, to: Millis) {
        let (mut from, mut to) = (from, to.max(from));
        self.0.retain(|&(known_from, known_to)| {
            let apart = known_to < from || to < known_from;
            if !apart {
                (from, to) = (from.min(known_from), to.max(known_to));
            }
            apart
        });
        self.0.push((from, to));
    }

    /// How much of the time since then was paused.
    pub fn since(&self, since: Millis) -> Millis {
        self.0.iter().map(|&(from, to)| to.saturating_sub(from.max(since))).sum()
    }

    /// Forgets what ended before a time.
    pub(super) fn forget_before(&mut self, time: Millis) {
        self.0.retain(|&(_, to)| to > time);
    }

    /// Whether all the time from one moment to another is paused already.
    pub fn cover(&self, from: Millis, to: Millis) -> bool {
        from >= to || self.0.iter().any(|&(known_from, known_to)| known_from <= from && to <= known_to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_overlaps_counts_once() {
        let mut pauses = Pauses::default();
        for (from, to) in [(10, 20), (30, 40), (15, 32), (100, 90), (50, 60)] {
            pauses.add(from, to);
        }
        assert_eq!((pauses.since(0), pauses.since(20), pauses.since(55)), (40, 30, 5));
        assert!(pauses.cover(12, 38) && !pauses.cover(12, 45) && pauses.cover(70, 70));
        pauses.forget_before(45);
        assert_eq!(pauses.since(0), 10);
    }
}
