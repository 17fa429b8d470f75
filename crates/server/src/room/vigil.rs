//! Noticing that this node was not there: the process stood still, or nothing could be stored.

use std::sync::{Mutex, PoisonError};

use crate::world::Millis;

/// How often the vigil is kept.
pub const TICK: Millis = 250;
/// After how long without a tick the process stood still.
const STALL: Millis = 1_000;
/// How many outages are remembered; older ones are in the database.
const KEPT: usize = 64;

/// Watches over one node.
#[derive(Debug, Default)]
pub struct Vigil(Mutex<Watch>);

#[derive(Debug, Default)]
struct Watch {
    ticked: Option<Millis>,
    /// When something was last stored.
    stored: Option<Millis>,
    /// Since when nothing can be stored.
    away: Option<Millis>,
    /// The last outages, and how many there were before.
    outages: Vec<(Millis, Millis)>,
    forgotten: usize,
    /// How many of all were noted in the database.
    noted: usize,
}

impl Watch {
    fn tick(&mut self, now: Millis) {
        if let Some(ticked) = self.ticked.replace(now)
            && now > ticked + STALL
        {
            self.push(ticked, now);
        }
    }

    fn push(&mut self, from: Millis, to: Millis) {
        self.outages.push((from, to));
        if self.outages.len() > KEPT {
            self.outages.remove(0);
            self.forgotten += 1;
        }
    }
}

impl Vigil {
    fn watch(&self) -> std::sync::MutexGuard<'_, Watch> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Time goes by. A gap since the last tick, or a leap of the clock that counts, is an outage.
    pub fn tick(&self, now: Millis) {
        self.watch().tick(now);
    }

    /// Something could not be stored.
    pub fn failed(&self, now: Millis) {
        let mut watch = self.watch();
        let since = watch.stored.unwrap_or(now);
        watch.away.get_or_insert(since);
    }

    /// The outages that the database does not know of; one that still lasts ends now.
    pub fn unnoted(&self, now: Millis) -> Vec<(Millis, Millis)> {
        let mut watch = self.watch();
        watch.tick(now);
        let known = watch.noted.saturating_sub(watch.forgotten);
        let mut outages = watch.outages[known.min(watch.outages.len())..].to_vec();
        outages.extend(watch.away.map(|from| (from, now)));
        outages
    }

    /// These are in the database now; says whether the rooms have to hear of something new.
    pub fn noted(&self, outages: &[(Millis, Millis)], now: Millis) -> bool {
        let mut watch = self.watch();
        if let Some(from) = watch.away.take() {
            let to = outages.last().map_or(now, |last| last.1);
            watch.push(from, to);
        }
        watch.noted = watch.forgotten + watch.outages.len();
        watch.stored = Some(now);
        !outages.is_empty()
    }

    /// The outages that reach beyond a time, one that was not even noticed yet among them.
    pub fn since(&self, since: Millis, now: Millis) -> Vec<(Millis, Millis)> {
        let mut watch = self.watch();
        watch.tick(now);
        watch.outages.iter().copied().filter(|&(_, to)| to > since).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_is_an_outage_and_told_once() {
        let vigil = Vigil::default();
        for now in [1_000, 1_250, 1_500, 9_000, 9_250] {
            vigil.tick(now);
        }
        assert_eq!(vigil.since(0, 9_300), [(1_500, 9_000)]);
        assert_eq!(vigil.since(9_000, 9_300), []);
        let unnoted = vigil.unnoted(9_500);
        assert_eq!(unnoted, [(1_500, 9_000)]);
        assert!(vigil.noted(&unnoted, 9_500));
        assert!(vigil.unnoted(9_600).is_empty() && !vigil.noted(&[], 9_600));
        // Whoever asks first after a gap notices it.
        assert_eq!(vigil.since(9_600, 20_000), [(9_600, 20_000)]);
    }

    #[test]
    fn what_could_not_be_stored_lasts_until_it_can() {
        let vigil = Vigil::default();
        vigil.noted(&[], 1_000);
        vigil.tick(1_500);
        vigil.failed(1_600);
        vigil.failed(2_000);
        vigil.tick(2_100);
        let unnoted = vigil.unnoted(2_500);
        assert_eq!(unnoted, [(1_000, 2_500)]);
        assert!(vigil.noted(&unnoted, 2_500));
        assert_eq!(vigil.since(0, 2_600), [(1_000, 2_500)]);
    }

    #[test]
    fn only_the_last_are_remembered() {
        let vigil = Vigil::default();
        for nth in 0..100 {
            vigil.tick(nth * 10_000);
        }
        let unnoted = vigil.unnoted(990_000);
        assert_eq!(unnoted.len(), KEPT);
        vigil.noted(&unnoted, 990_000);
        vigil.tick(1_000_000);
        assert_eq!(vigil.unnoted(1_000_000), [(990_000, 1_000_000)]);
    }
}
