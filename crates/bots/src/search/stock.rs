//! Stock that outlives a search.
//!
//! A search fills many megabytes, and memory that is fresh from the system has to be cleared page by page. Most bots
//! think for one choice and then rest or are dropped, so what they leave is kept for those that come after.

use std::any::Any;
use std::sync::{Mutex, PoisonError};

use super::tree::Tree;

/// At most so many are kept, as many as are likely to search at once.
const MOST: usize = 4;

/// How many edges there is room for in a tree that nobody uses: about what a second of thought takes, 32 MB.
const KEPT_EDGES: usize = 1_000_000;

/// Trees that nobody uses, of whatever game.
pub(super) struct Stock(Mutex<Vec<Box<dyn Any + Send>>>);

/// What this process keeps.
pub(super) static STOCK: Stock = Stock::new();

impl Stock {
    const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// An empty tree.
    pub(super) fn take<A: Copy + Ord + Send + 'static>(&self) -> Tree<A> {
        let mut spare = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = spare.iter().position(|tree| tree.is::<Tree<A>>()).map(|place| spare.swap_remove(place));
        drop(spare);
        found.and_then(|tree| tree.downcast().ok()).map_or_else(Tree::default, |tree| *tree)
    }

    /// Keeps a tree's memory; the one that has waited longest makes room.
    pub(super) fn keep<A: Copy + Ord + Send + 'static>(&self, tree: Tree<A>) {
        let mut tree = tree.into_room();
        tree.shrink(KEPT_EDGES);
        let mut spare = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if spare.len() == MOST {
            spare.remove(0);
        }
        spare.push(Box::new(tree));
    }
}

#[cfg(test)]
mod tests {
    use parure_engine::classic::Action;
    use parure_engine::duel;

    use super::*;

    #[test]
    fn what_a_search_leaves_is_there_for_the_next_of_its_game() {
        let stock = Stock::new();
        let mut used = stock.take::<Action>();
        used.reserve(1_000);
        stock.keep(used);
        assert_eq!(stock.take::<duel::Action>().room(), 0);
        assert!(stock.take::<Action>().room() >= 1_000);
        assert_eq!(stock.take::<Action>().room(), 0);
    }

    #[test]
    fn no_more_is_kept_than_a_few_of_a_modest_size() {
        let stock = Stock::new();
        for _ in 0..2 * MOST {
            stock.keep(stock.take::<Action>());
            stock.keep(Tree::<duel::Action>::default());
        }
        assert_eq!(stock.0.lock().unwrap().len(), MOST);
        let mut large = Tree::<Action>::default();
        large.reserve(10_000_000);
        stock.keep(large);
        let rooms: Vec<_> = (0..MOST).map(|_| stock.take::<Action>().room()).collect();
        assert!(rooms.iter().all(|&room| room < 2_000_000), "{rooms:?}");
    }
}
