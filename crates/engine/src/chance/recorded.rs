//! Luck that was written down, and luck that is being written down.

use std::fmt;

use super::{Chance, Draw, Pool};

/// Gives the draws of a record again, in order.
///
/// [`Chance::draw`] cannot fail, so a record that does not fit goes on with any possible draw and
/// [`Recorded::finish`] says so: look there before using what was played.
#[derive(Clone, Debug)]
pub struct Recorded<'a> {
    draws: &'a [Draw],
    used: usize,
    mismatch: Option<RecordMismatch>,
}

/// How recorded draws failed to fit what was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordMismatch {
    /// The rules needed another draw after the last recorded one.
    TooFew {
        /// How many draws there were.
        recorded: usize,
    },
    /// A recorded draw cannot have come from where the rules drew.
    Impossible {
        /// Which of the draws, from 0.
        index: usize,
    },
    /// Draws are left over.
    TooMany {
        /// How many draws were used.
        used: usize,
    },
}

impl fmt::Display for RecordMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFew { recorded } => write!(f, "the move draws more than the {recorded} recorded"),
            Self::Impossible { index } => write!(f, "draw {} cannot come up here", index + 1),
            Self::TooMany { used } => write!(f, "the move draws only {used}, more are recorded"),
        }
    }
}

impl std::error::Error for RecordMismatch {}

impl<'a> Recorded<'a> {
    /// Luck that gives these draws.
    pub const fn new(draws: &'a [Draw]) -> Self {
        Self { draws, used: 0, mismatch: None }
    }

    /// Whether every draw was used and fitted.
    pub fn finish(self) -> Result<(), RecordMismatch> {
        match self.mismatch {
            Some(mismatch) => Err(mismatch),
            None if self.used < self.draws.len() => Err(RecordMismatch::TooMany { used: self.used }),
            None => Ok(()),
        }
    }
}

impl Chance for Recorded<'_> {
    fn draw(&mut self, pool: Pool) -> Draw {
        let index = self.used;
        self.used += 1;
        let found = match self.draws.get(index) {
            Some(&draw) if pool.contains(draw) => Ok(draw),
            Some(_) => Err(RecordMismatch::Impossible { index }),
            None => Err(RecordMismatch::TooFew { recorded: index }),
        };
        found.unwrap_or_else(|mismatch| {
            self.mismatch.get_or_insert(mismatch);
            pool.nth(0)
        })
    }
}

/// Passes another source's luck on and keeps what it gave.
#[derive(Clone, Debug)]
pub struct Recording<C> {
    chance: C,
    draws: Vec<Draw>,
}

impl<C: Chance> Recording<C> {
    /// Listens to this source.
    pub const fn new(chance: C) -> Self {
        Self { chance, draws: Vec::new() }
    }

    /// The draws since the last call, in the order they were used.
    pub fn take(&mut self) -> Vec<Draw> {
        std::mem::take(&mut self.draws)
    }
}

impl<C: Chance> Chance for Recording<C> {
    fn draw(&mut self, pool: Pool) -> Draw {
        let draw = self.chance.draw(pool);
        self.draws.push(draw);
        draw
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::{Color, Tokens};

    const WHITE: Draw = Draw::Token(Color::at(0));
    const BLUE: Draw = Draw::Token(Color::at(1));

    fn draw(draws: &[Draw], bag: Tokens, times: usize) -> Result<(), RecordMismatch> {
        let mut chance = Recorded::new(draws);
        (0..times).for_each(|_| _ = chance.draw(Pool::Bag(bag)));
        chance.finish()
    }

    #[test]
    fn a_record_that_does_not_fit_says_how() {
        let white = Tokens::of(Color::at(0), 3);
        assert_eq!(draw(&[WHITE, WHITE], white, 2), Ok(()));
        assert_eq!(draw(&[WHITE], white, 2), Err(RecordMismatch::TooFew { recorded: 1 }));
        assert_eq!(draw(&[WHITE, BLUE], white, 2), Err(RecordMismatch::Impossible { index: 1 }));
        assert_eq!(draw(&[WHITE, WHITE], white, 1), Err(RecordMismatch::TooMany { used: 1 }));
    }
}
