//! Stock that outlives a search.
//!
//! A search fills many megabytes, and memory that is fresh from the system has to be cleared page by page. Most bots are
//! built for one choice and dropped, so what they leave is kept for those that come after.

use std::any::Any;
use std::sync::{Mutex, PoisonError};

use super::explorer::Explorer;
use crate::knowledge::Knowledge;

/// At most so many are kept, as many as are likely to search at once.
const MOST: usize = 4;

/// Explorers that nobody uses, of whatever game.
pub(super) struct Stock(Mutex<Vec<Box<dyn Any + Send>>>);

/// What this process keeps.
pub(super) static STOCK: Stock = Stock::new();

impl Stock {
    const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// An explorer with an empty tree.
    pub(super) fn take<G: Knowledge>(&self) -> Explorer<G> {
        let mut spare = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found =
            spare.iter().position(|explorer| explorer.is::<Explorer<G>>()).map(|place| spare.swap_remove(place));
        drop(spare);
        let explorer = found.and_then(|explorer| explorer.downcast().ok());
        let mut explorer = explorer.map_or_else(Explorer::new, |explorer| *explorer);
        explorer.clear();
        explorer
    }

    /// Keeps an explorer; the one that has waited longest makes room.
    pub(super) fn keep<G: Knowledge>(&self, mut explorer: Explorer<G>) {
        explorer.shrink();
        let mut spare = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if spare.len() == MOST {
            spare.remove(0);
        }
        spare.push(Box::new(explorer));
    }
}

#[cfg(test)]
mod tests {
    use parure_engine::duel::Duel;
    use parure_engine::splendor::Splendor;

    use super::*;

    #[test]
    fn what_a_search_leaves_is_there_for_the_next_of_its_game() {
        let stock = Stock::new();
        let mut used = stock.take::<Splendor>();
        used.grow(1_000);
        stock.keep(used);
        assert_eq!(stock.take::<Duel>().room(), 0);
        assert!(stock.take::<Splendor>().room() >= 1_000);
        assert_eq!(stock.take::<Splendor>().room(), 0);
    }

    #[test]
    fn no_more_is_kept_than_a_few_of_a_modest_size() {
        let stock = Stock::new();
        for _ in 0..2 * MOST {
            stock.keep(stock.take::<Splendor>());
            stock.keep(Explorer::<Duel>::new());
        }
        assert_eq!(stock.0.lock().unwrap().len(), MOST);
        let mut large = Explorer::<Splendor>::new();
        large.grow(10_000_000);
        stock.keep(large);
        let rooms: Vec<_> = (0..MOST).map(|_| stock.take::<Splendor>().room()).collect();
        assert!(rooms.iter().all(|&room| room < 2_000_000), "{rooms:?}");
    }
}
