//! The integers that stand for actions.

/// The integer of an action. What it means depends on the game and, for cards, on where they lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ActionCode(u16);

impl ActionCode {
    /// The first code of every game.
    pub const FIRST: Self = Self(0);

    /// The code with this number, if there can be one.
    pub fn new(number: usize) -> Option<Self> {
        u16::try_from(number).ok().map(Self)
    }

    /// The number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The code that lies `nth` behind the beginning of a range.
    pub(crate) const fn at(range: &ActionRange, nth: usize) -> Self {
        debug_assert!(nth < range.len);
        Self((range.start + nth) as u16)
    }
}

/// The codes of one kind of action, which follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionRange {
    /// What kind of action.
    pub name: &'static str,
    /// The first code.
    pub start: usize,
    /// How many there are.
    pub len: usize,
}

impl ActionRange {
    /// The range that begins the encoding.
    pub(crate) const fn first(name: &'static str, len: usize) -> Self {
        Self { name, start: 0, len }
    }

    /// The range that follows this one.
    pub(crate) const fn then(&self, name: &'static str, len: usize) -> Self {
        Self { name, start: self.end(), len }
    }

    /// The code after the last.
    pub const fn end(&self) -> usize {
        self.start + self.len
    }

    /// Which one of the range a code is, if it belongs to it.
    pub(crate) fn place(&self, code: ActionCode) -> Option<usize> {
        code.index().checked_sub(self.start).filter(|&place| place < self.len)
    }
}
