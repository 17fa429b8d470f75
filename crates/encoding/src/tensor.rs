//! Writing a view as a row of small numbers.

use parure_engine::card_set::LevelSet;
use parure_engine::seat::Seat;

/// Takes the fields of a view in their order.
pub trait Tensor {
    /// Takes numbers of a field; several calls in a row with one name make one field.
    ///
    /// `scale` is what counts as 1 for each of the numbers, repeated as often as needed: floats are scaled by it.
    fn put<const N: usize>(&mut self, name: &'static str, scale: &[u8], numbers: [u8; N]);

    /// Says that what follows is about the player who sits so many places behind the observer.
    fn player(&mut self, distance: usize);

    /// Says that what follows is about the table again.
    fn table(&mut self);
}

/// The numbers as bytes.
pub(crate) struct Bytes<'a> {
    rest: &'a mut [u8],
}

impl<'a> Bytes<'a> {
    pub(crate) const fn new(out: &'a mut [u8]) -> Self {
        Self { rest: out }
    }
}

impl Tensor for Bytes<'_> {
    #[inline]
    fn put<const N: usize>(&mut self, _: &'static str, _: &[u8], numbers: [u8; N]) {
        let rest = std::mem::take(&mut self.rest);
        let (field, rest) = rest.split_first_chunk_mut::<N>().expect("the row is as long as the layout");
        *field = numbers;
        self.rest = rest;
    }

    fn player(&mut self, _: usize) {}

    fn table(&mut self) {}
}

/// A 1 at one place, if any.
pub(crate) fn one_hot<const N: usize>(place: Option<usize>) -> [u8; N] {
    let mut flags = [0; N];
    if let Some(flag) = place.and_then(|place| flags.get_mut(place)) {
        *flag = 1;
    }
    flags
}

/// A 1 for every card of a level that is in the set.
pub(crate) fn members<const N: usize>(set: LevelSet) -> [u8; N] {
    flags(set.bits())
}

/// A 1 for every bit that is set, the lowest first.
pub(crate) fn flags<const N: usize>(set: u64) -> [u8; N] {
    let mut flags = [0; N];
    for (eight, byte) in flags.chunks_mut(8).zip(set.to_le_bytes()) {
        eight.copy_from_slice(&bits(byte)[..eight.len()]);
    }
    flags
}

/// The bits of a byte as bytes, the lowest first.
const fn bits(byte: u8) -> [u8; 8] {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // A copy of the byte in every place, of which each keeps the bit of its own; what is left of it reaches the high bit.
    let own = (byte as u64 * ONES) & 0x8040_2010_0804_0201;
    ((own + 0x7f * ONES) >> 7 & ONES).to_le_bytes()
}

/// How many places behind the observer a seat sits, in the order of play.
pub(crate) const fn distance(observer: Seat, seat: Seat, players: usize) -> usize {
    (seat.index() + players - observer.index()) % players
}

/// The numbers without those beyond the first so many.
pub(crate) fn first<const N: usize>(numbers: [u8; 8]) -> [u8; N] {
    std::array::from_fn(|place| numbers[place])
}

/// A number that may be too large for a byte, as large as a byte can say.
pub(crate) fn byte(number: u16) -> u8 {
    number.min(u8::MAX.into()) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_member_has_its_place() {
        for byte in 0..=u8::MAX {
            assert_eq!(bits(byte), std::array::from_fn(|place| byte >> place & 1));
        }
        let set = LevelSet::first(30).without(LevelSet::first(29)).with(0).with(8);
        assert_eq!(members::<30>(set), std::array::from_fn(|place| u8::from([0, 8, 29].contains(&place))));
        assert_eq!(members::<13>(LevelSet::first(64)), [1; 13]);
    }
}
