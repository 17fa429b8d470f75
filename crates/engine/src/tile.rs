//! Tiles (nobles, locations, royals): at most sixteen in a game.

use std::fmt;

use crate::bits::bit_set;

/// A tile of a game, by its place in the game's list. What it asks for and gives is the game's table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileId(u8);

impl TileId {
    /// The most tiles a game can have.
    pub const MAX: usize = 16;

    /// The tile at a place (from 0) of the game's list.
    ///
    /// # Panics
    /// If `index` is not below [`TileId::MAX`].
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::MAX);
        Self(index as u8)
    }

    /// The place in the game's list.
    pub const fn index(self) -> usize {
        self.0 as usize & (Self::MAX - 1)
    }
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet(u16);

bit_set!(TileSet of TileId);

impl TileSet {
    /// The first `count` tiles of a game.
    pub const fn first(count: usize) -> Self {
        assert!(count <= TileId::MAX);
        Self(((1u32 << count) - 1) as u16)
    }

    /// The set without this tile.
    #[must_use]
    pub const fn without_tile(self, tile: TileId) -> Self {
        Self(self.0 & !(1 << tile.0))
    }

    /// The members in the game's order.
    pub fn iter(self) -> impl Iterator<Item = TileId> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let tile = (rest != 0).then(|| TileId(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(tile)
        })
    }
}

impl fmt::Debug for TileSet {
    /// The places of the tiles in the game's list, as `{0, 4}`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(TileId::index)).finish()
    }
}
