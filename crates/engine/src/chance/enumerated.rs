//! All of luck, one outcome after the other.

use super::{Chance, Draw, Pool};

/// Walks through every course that luck can take: play the same thing again until [`Enumerated::advance`] says no.
///
/// ```
/// # use parure_engine::chance::{Chance, Enumerated};
/// # use parure_engine::tokens::Tokens;
/// let bag = Tokens::from_counts([2, 1, 0, 0, 0, 0, 0, 0]);
/// let mut chance = Enumerated::new();
/// let mut outcomes = Vec::new();
/// loop {
///     let first = chance.token(bag);
///     let second = chance.token(bag - Tokens::one(first));
///     outcomes.push((first.index(), second.index()));
///     if !chance.advance() {
///         break;
///     }
/// }
/// assert_eq!(outcomes, [(0, 0), (0, 1), (1, 0)]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Enumerated {
    path: Vec<Branch>,
    depth: usize,
}

#[derive(Clone, Copy, Debug)]
struct Branch {
    taken: usize,
    of: usize,
}

impl Enumerated {
    /// The first course.
    pub const fn new() -> Self {
        Self { path: Vec::new(), depth: 0 }
    }

    /// Moves to the next course, or says that there is none.
    pub fn advance(&mut self) -> bool {
        self.depth = 0;
        while let Some(branch) = self.path.last_mut() {
            branch.taken += 1;
            if branch.taken < branch.of {
                return true;
            }
            self.path.pop();
        }
        false
    }
}

impl Chance for Enumerated {
    fn draw(&mut self, pool: Pool) -> Draw {
        if self.depth == self.path.len() {
            self.path.push(Branch { taken: 0, of: pool.distinct().count() });
        }
        let taken = self.path[self.depth].taken;
        self.depth += 1;
        pool.distinct().nth(taken).expect("the same play draws from the same pools")
    }
}
