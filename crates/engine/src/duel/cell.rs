//! The spaces of the board.

use std::cmp::Ordering;
use std::fmt;

use crate::bits::bit_set;

/// How many rows and columns the board has.
pub(super) const SIDE: usize = 5;

/// A space of the board. Rows count from the top, columns from the left, both from 0; cells order row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many there are.
    pub const COUNT: usize = SIDE * SIDE;
    /// The one in the middle.
    pub const CENTRE: Self = Self((Self::COUNT / 2) as u8);

    /// The cell in a row and a column, if the board has it.
    pub const fn new(row: usize, col: usize) -> Option<Self> {
        if row < SIDE && col < SIDE { Some(Self((row * SIDE + col) as u8)) } else { None }
    }

    /// The cell that is written so, as `c3`: the column's letter and the row's number, in whatever case.
    pub fn from_name(name: &str) -> Option<Self> {
        let [letter, digit]: [u8; 2] = name.as_bytes().try_into().ok()?;
        Self::new(digit.checked_sub(b'1')?.into(), letter.to_ascii_lowercase().checked_sub(b'a')?.into())
    }

    /// The row, from 0 at the top.
    pub const fn row(self) -> usize {
        self.0 as usize / SIDE
    }

    /// The column, from 0 at the left.
    pub const fn col(self) -> usize {
        self.0 as usize % SIDE
    }

    /// The place in the order of cells.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All cells, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        Cells::ALL.iter()
    }
}

impl fmt::Display for Cell {
    /// The column as a letter and the row as a number from 1, as in `c3` for the centre.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.col() as u8), self.row() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of cells.
///
/// Sets order by how many cells they have, then by shape, then by where they lie: of lines, the shorter come first, then
/// those of one direction after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cells(pub(super) u32);

bit_set!(Cells of Cell);

impl Cells {
    /// The whole board.
    pub const ALL: Self = Self((1 << Cell::COUNT) - 1);

    /// The set with this cell only.
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.0)
    }

    /// A bit for each cell, row by row, the first the lowest.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The first member, row by row.
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    /// The members, row by row.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Cell> {
        let mut rest = self.0;
        // A length known beforehand lets a list grow once for all of them.
        (0..self.len()).map(move |_| {
            let cell = Cell(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            cell
        })
    }

    /// The set as seen from its first member: what stays the same when it is moved.
    const fn shape(self) -> u32 {
        if self.0 == 0 { 0 } else { self.0 >> self.0.trailing_zeros() }
    }
}

impl Ord for Cells {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |cells: &Self| (cells.len(), cells.shape(), cells.0);
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Cells {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
