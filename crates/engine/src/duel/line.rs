//! Lines on the board: what one take may hold (D-11).

use super::cell::{Cell, Cells, SIDE};

/// The four ways a line can run on from its first cell, in the order of [`Cells`].
const DIRECTIONS: [Direction; 4] =
    [Direction::towards(0, 1), Direction::towards(1, -1), Direction::towards(1, 0), Direction::towards(1, 1)];

impl Cells {
    /// Whether the cells are one to three in one straight unbroken line.
    pub fn is_line(self) -> bool {
        let mut cells = self.iter().map(|cell| (cell.row() as i8, cell.col() as i8));
        let step = |(row, col): (i8, i8), (next_row, next_col): (i8, i8)| (next_row - row, next_col - col);
        let is_next = |(down, right): (i8, i8)| down.abs() <= 1 && right.abs() <= 1;
        match [cells.next(), cells.next(), cells.next(), cells.next()] {
            [Some(_), None, ..] => true,
            [Some(a), Some(b), None, _] => is_next(step(a, b)),
            [Some(a), Some(b), Some(c), None] => is_next(step(a, b)) && step(a, b) == step(b, c),
            [None, ..] | [.., Some(_)] => false,
        }
    }

    /// The lines of one or two of these cells, in order.
    pub(super) fn short_lines(self) -> impl ExactSizeIterator<Item = Self> {
        let [right, left, down, across] = self.pairs().map(u128::from);
        let kinds = u128::from(self.0) | right << 25 | left << 50 | down << 75 | across << 100;
        places(kinds).map(|place| SHORT[place])
    }

    /// The lines of three of these cells, in order.
    pub(super) fn long_lines(self) -> impl ExactSizeIterator<Item = Self> {
        let pairs = self.pairs();
        // Three in line are a pair whose second cell starts another pair of the same direction.
        let threes = std::array::from_fn(|way| u128::from(pairs[way] & pairs[way] >> DIRECTIONS[way].step));
        let [right, left, down, across]: [u128; 4] = threes;
        places(right | left << 25 | down << 50 | across << 75).map(|place| LONG[place])
    }

    /// The first cells of two in line, for each direction.
    fn pairs(self) -> [u32; 4] {
        DIRECTIONS.map(|way| self.0 & self.0 >> way.step & way.starts)
    }
}

/// The lines of one and two cells, 25 of each kind by their first cell; those that leave the board are never looked up.
static SHORT: [Cells; 128] = {
    let [right, left, down, across] = DIRECTIONS;
    lines(&[1, right.shape(2), left.shape(2), down.shape(2), across.shape(2)])
};

/// The lines of three cells, likewise.
static LONG: [Cells; 128] = {
    let [right, left, down, across] = DIRECTIONS;
    lines(&[right.shape(3), left.shape(3), down.shape(3), across.shape(3)])
};

const fn lines(shapes: &[u64]) -> [Cells; 128] {
    let (mut lines, mut place) = ([Cells::EMPTY; 128], 0);
    while place < shapes.len() * Cell::COUNT {
        lines[place] = Cells((shapes[place / Cell::COUNT] << (place % Cell::COUNT)) as u32);
        place += 1;
    }
    lines
}

/// The places of the one bits. Their number is known beforehand, so a list grows once for all of them.
fn places(mut bits: u128) -> impl ExactSizeIterator<Item = usize> {
    (0..bits.count_ones() as usize).map(move |_| {
        let place = bits.trailing_zeros() as usize & 127;
        bits &= bits - 1;
        place
    })
}

/// A way a line can run on.
struct Direction {
    /// How many cells further on the next one lies, row by row.
    step: u32,
    /// Where a line can start and have a second cell on the board, as a set of cells.
    starts: u32,
}

impl Direction {
    const fn towards(down: isize, right: isize) -> Self {
        let (mut index, mut starts) = (0, 0);
        while index < Cell::COUNT {
            let (row, col) = (index / SIDE, index % SIDE);
            if Cell::new(row.wrapping_add_signed(down), col.wrapping_add_signed(right)).is_some() {
                starts |= 1 << index;
            }
            index += 1;
        }
        Self { step: (SIDE as isize * down + right) as u32, starts }
    }

    /// So many cells in line, seen from the first of them.
    const fn shape(&self, cells: u32) -> u64 {
        if cells == 0 { 0 } else { 1 | self.shape(cells - 1) << self.step }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(cells: Cells) -> Vec<Cells> {
        cells.short_lines().chain(cells.long_lines()).collect()
    }

    #[test]
    fn the_lines_of_any_board_are_its_parts_that_are_lines() {
        let all = lines(Cells::ALL);
        // 25 single cells; pairs 20 + 20 + 16 + 16; threes 15 + 15 + 9 + 9.
        assert_eq!(all.len(), 25 + 72 + 48);
        for cells in [0, 0x1ff_ffff, 0x155_5555, 0x0aa_aaaa, 0x1f8_c63f, 0x123_4567, 0x0fe_dcba].map(Cells) {
            let within: Vec<_> = all.iter().copied().filter(|line| line.without(cells).is_empty()).collect();
            assert_eq!(lines(cells), within);
        }
    }

    #[test]
    fn the_lines_are_all_sets_of_up_to_three_cells_that_are_lines() {
        let bits = || std::iter::once(0).chain((0..Cell::COUNT).map(|index| 1 << index));
        let sets = bits().flat_map(|a| bits().flat_map(move |b| bits().map(move |c| Cells(a | b | c))));
        let mut expected: Vec<_> = sets.filter(|cells| cells.is_line()).collect();
        expected.sort_unstable();
        expected.dedup();
        assert_eq!(lines(Cells::ALL), expected);
        assert!(!Cells::ALL.is_line() && !Cells(0b1111).is_line());
    }
}
