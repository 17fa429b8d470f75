//! The board with its tokens.

use crate::csv::Csv;
use crate::tokens::{Color, Tokens};

use super::{Cell, Cells, GOLD};

/// The 25 spaces and the token on each, as the set of cells of every colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board([Cells; 7]);

impl Board {
    /// The order in which the spaces are filled: from the centre along the spiral (D-04).
    pub const SPIRAL: [Cell; Cell::COUNT] = spiral();

    /// The cells with a token of this colour.
    pub const fn of(&self, color: Color) -> Cells {
        if color.index() <= GOLD.index() { self.0[color.index()] } else { Cells::EMPTY }
    }

    /// The cells with a gem or a pearl: what can be taken without a reserve (D-06, D-11).
    pub const fn gems(&self) -> Cells {
        let [white, blue, green, red, black, pearl, _] = self.0;
        white.or(blue).or(green).or(red).or(black).or(pearl)
    }

    /// The cells without a token.
    pub const fn empty(&self) -> Cells {
        Cells::ALL.without(self.gems()).without(self.of(GOLD))
    }

    /// The colour of the token on a cell, if there is one.
    pub fn color_at(&self, cell: Cell) -> Option<Color> {
        self.0.iter().position(|cells| cells.contains(cell)).map(Color::at)
    }

    /// The tokens on these cells.
    pub fn tokens(&self, cells: Cells) -> Tokens {
        let [a, b, c, d, e, f, g] = self.0.map(|of_color| of_color.and(cells).len() as u8);
        Tokens::from_counts([a, b, c, d, e, f, g, 0])
    }

    /// Takes the tokens on these cells away.
    pub(super) fn clear(&mut self, cells: Cells) {
        self.0 = self.0.map(|of_color| of_color.without(cells));
    }

    /// Puts a token on an empty cell.
    pub fn place(&mut self, cell: Cell, color: Color) {
        debug_assert!(self.empty().contains(cell));
        self.0[color.index()] = self.of(color).with(cell);
    }
}

const fn spiral() -> [Cell; Cell::COUNT] {
    let mut csv = Csv::new(include_str!("../../data/duel/board.csv"), "order,row,col");
    let mut spiral = [Cell::CENTRE; Cell::COUNT];
    let mut at = 0;
    while !csv.is_done() {
        let [order, row, col] = csv.numbers();
        assert!(order as usize == at, "the spiral is listed in order");
        spiral[at] = match Cell::new(row as usize, col as usize) {
            Some(cell) => cell,
            None => panic!("a cell of the spiral is not on the board"),
        };
        csv.end_line();
        at += 1;
    }
    assert!(at == Cell::COUNT, "the spiral runs over the whole board");
    spiral
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spiral_visits_every_cell_from_one_to_a_neighbour() {
        assert_eq!(Board::SPIRAL.into_iter().collect::<Cells>(), Cells::ALL);
        assert!(
            Board::SPIRAL
                .windows(2)
                .all(|next| next[0].row().abs_diff(next[1].row()) + next[0].col().abs_diff(next[1].col()) == 1)
        );
        let ends = [0, 1, 24].map(|order| Board::SPIRAL[order].to_string());
        assert_eq!(ends, ["c3", "c4", "e5"]);
    }
}
