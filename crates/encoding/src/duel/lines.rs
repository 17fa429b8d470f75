//! The lines of one to three cells, numbered.

use std::sync::LazyLock;

use parure_engine::duel::{Cell, Cells};

/// How many lines the board has: 25 single cells, 72 pairs, 48 threes.
pub(super) const LINES: usize = 145;

/// Every line, in the order of legal lists.
static ALL: LazyLock<Vec<Cells>> = LazyLock::new(|| {
    let mut lines: Vec<_> = Cell::all().flat_map(lines_from).collect();
    lines.sort_unstable();
    lines.dedup();
    lines
});

/// Every line, in the order of legal lists.
pub(super) fn all() -> &'static [Cells] {
    &ALL
}

/// The number of a line.
pub(super) fn place(line: Cells) -> Option<usize> {
    ALL.binary_search(&line).ok()
}

fn lines_from(start: Cell) -> impl Iterator<Item = Cells> {
    let at = |row: isize, col: isize| Cell::new(usize::try_from(row).ok()?, usize::try_from(col).ok()?);
    [(0, 1), (1, -1), (1, 0), (1, 1)].into_iter().flat_map(move |(down, right)| {
        let (row, col) = (start.row() as isize, start.col() as isize);
        let next = [at(row + down, col + right), at(row + 2 * down, col + 2 * right)];
        let one = Cells::of(start);
        let two = next[0].map(|cell| one.with(cell));
        let three = two.and_then(|two| next[1].map(|cell| two.with(cell)));
        [Some(one), two, three].into_iter().flatten()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_has_its_number() {
        assert_eq!(all().len(), LINES);
        assert!(all().iter().all(|line| line.is_line()));
        assert!(all().iter().enumerate().all(|(number, &line)| place(line) == Some(number)));
        assert_eq!(place(Cells::ALL), None);
    }
}
