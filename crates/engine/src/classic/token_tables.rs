//! The actions that are about tokens alone, listed beforehand: by the colours there are, without a loop to guess the end of.

use crate::tokens::{Color, ColorSet, MAX_COLORS};

use super::Action;

/// The takes by what the bank has, and the returns by what a player has.
#[derive(Debug)]
pub struct TokenTables<M: Copy> {
    /// Different colours, exactly as many as possible.
    most: [List<M, 10>; 32],
    /// Different colours, also fewer (S-10).
    fewer: [List<M, 25>; 32],
    /// Two of a colour.
    pairs: [List<M, 5>; 32],
    returns: [List<M, 8>; 256],
}

#[derive(Clone, Copy, Debug)]
struct List<M: Copy, const N: usize> {
    actions: [Action<M>; N],
    len: usize,
}

impl<M: Copy> TokenTables<M> {
    /// The tables, made while compiling.
    #[expect(clippy::new_without_default, reason = "a default cannot be made while compiling")]
    pub const fn new() -> Self {
        let mut tables = Self {
            most: [List::EMPTY; 32],
            fewer: [List::EMPTY; 32],
            pairs: [List::EMPTY; 32],
            returns: [List::EMPTY; 256],
        };
        let mut colors = 0;
        while colors < 32 {
            tables.most[colors].add_takes(colors as u8, false);
            tables.fewer[colors].add_takes(colors as u8, true);
            colors += 1;
        }
        let mut place = 0;
        while place < MAX_COLORS {
            let color = Color::at(place);
            let mut colors = 0;
            while colors < 256 {
                if colors >> place & 1 == 1 {
                    tables.returns[colors].add(Action::Return(color));
                    if colors < 32 {
                        tables.pairs[colors].add(Action::TakeTwo(color));
                    }
                }
                colors += 1;
            }
            place += 1;
        }
        tables
    }

    /// Appends the takes of different ones of these colours.
    #[inline]
    pub(super) fn list_different(&self, available: ColorSet, may_take_fewer: bool, out: &mut Vec<Action<M>>) {
        let place = usize::from(available.bits() & 31);
        if may_take_fewer { self.fewer[place].list(out) } else { self.most[place].list(out) }
    }

    /// Appends the takes of two of each of these colours.
    #[inline]
    pub(super) fn list_pairs(&self, colors: ColorSet, out: &mut Vec<Action<M>>) {
        self.pairs[usize::from(colors.bits() & 31)].list(out);
    }

    /// Appends the returns of each of these colours.
    #[inline]
    pub(super) fn list_returns(&self, colors: ColorSet, out: &mut Vec<Action<M>>) {
        self.returns[usize::from(colors.bits())].list(out);
    }
}

impl<M: Copy, const N: usize> List<M, N> {
    const EMPTY: Self = Self { actions: [Action::Pass; N], len: 0 };

    #[inline]
    fn list(&self, out: &mut Vec<Action<M>>) {
        // Copying all of them is a few vector moves, a copy of their own length would be a call.
        let end = out.len() + self.len;
        out.extend(self.actions);
        out.truncate(end);
    }

    const fn add(&mut self, action: Action<M>) {
        self.actions[self.len] = action;
        self.len += 1;
    }

    const fn add_takes(&mut self, available: u8, fewer: bool) {
        let colors = available.count_ones();
        let most = if colors < 3 { colors } else { 3 };
        let mut gems = 1u8;
        while gems < 32 {
            let count = gems.count_ones();
            if gems & !available == 0 && (count == most || fewer && count < most) {
                self.add(Action::TakeDifferent(ColorSet::from_bits(gems)));
            }
            gems += 1;
        }
    }
}
