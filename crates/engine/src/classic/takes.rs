//! The takes of different colours, listed beforehand.

use crate::tokens::ColorSet;

use super::Action;

/// The takes of different colours by what the bank has.
#[derive(Debug)]
pub struct TakeTables<M: Copy> {
    /// Exactly as many as possible.
    most: [Takes<M, 10>; 32],
    /// Also fewer (S-10).
    fewer: [Takes<M, 25>; 32],
}

#[derive(Clone, Copy, Debug)]
struct Takes<M: Copy, const N: usize> {
    actions: [Action<M>; N],
    len: usize,
}

impl<M: Copy> TakeTables<M> {
    /// The tables, made while compiling.
    #[expect(clippy::new_without_default, reason = "a default cannot be made while compiling")]
    pub const fn new() -> Self {
        Self { most: Takes::table(false), fewer: Takes::table(true) }
    }

    /// Appends the takes of these colours.
    #[inline]
    pub(super) fn list(&self, available: ColorSet, may_take_fewer: bool, out: &mut Vec<Action<M>>) {
        let place = usize::from(available.bits() & 31);
        if may_take_fewer { self.fewer[place].list(out) } else { self.most[place].list(out) }
    }
}

impl<M: Copy, const N: usize> Takes<M, N> {
    fn list(&self, out: &mut Vec<Action<M>>) {
        // Copying all of them is a few vector moves, a copy of their own length would be a call.
        let end = out.len() + self.len;
        out.extend(self.actions);
        out.truncate(end);
    }

    const fn table(fewer: bool) -> [Self; 32] {
        let mut table = [Self { actions: [Action::Pass; N], len: 0 }; 32];
        let mut available = 0;
        while available < 32 {
            table[available].fill(available as u8, fewer);
            available += 1;
        }
        table
    }

    const fn fill(&mut self, available: u8, fewer: bool) {
        let colors = available.count_ones();
        let most = if colors < 3 { colors } else { 3 };
        let mut gems = 1u8;
        while gems < 32 {
            let count = gems.count_ones();
            if gems & !available == 0 && (count == most || fewer && count < most) {
                self.actions[self.len] = Action::TakeDifferent(ColorSet::from_bits(gems));
                self.len += 1;
            }
            gems += 1;
        }
    }
}
