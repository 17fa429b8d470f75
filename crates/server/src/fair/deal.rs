//! Drawing from a secret and the players' nonces.

use parure_engine::chance::{Entropy, Sampled};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::ids::{TableId, from_hex, hex};
use crate::world::World;

/// What the key is a hash of begins so; another method would have another name.
const METHOD: &[u8] = b"parure-fair-deal/1";

/// The stream that seats are drawn from.
const SEATS: u64 = 0;
/// The stream that the game is laid out from; the moves' streams follow.
const LAYOUT: u64 = 1;

/// The server's part: 32 bytes, of which only the hash is known until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A new one.
    pub fn random(world: &World) -> Self {
        Self(world.bytes())
    }

    /// The secret written so.
    pub fn from_hex(text: &str) -> Option<Self> {
        Some(Self(from_hex(text)?.try_into().ok()?))
    }

    /// In hexadecimal digits: to be stored, and shown when the game is over.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// What is published before anybody sits down.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The luck of one game.
#[derive(Clone)]
pub struct Deal([u8; 32]);

impl Deal {
    /// The luck that belongs to a secret, the players' nonces in the order of their places, and the table.
    pub fn new(secret: &Secret, nonces: &[&str], table: &TableId) -> Self {
        let mut hash = Sha256::new();
        hash.update(METHOD);
        hash.update(secret.0);
        hash.update((table.as_str().len() as u32).to_be_bytes());
        hash.update(table.as_str().as_bytes());
        for nonce in nonces {
            hash.update((nonce.len() as u32).to_be_bytes());
            hash.update(nonce.as_bytes());
        }
        Self(hash.finalize().into())
    }

    /// The luck of the seats.
    pub fn seats(&self) -> impl Entropy {
        self.stream(SEATS)
    }

    /// The luck of the layout.
    pub fn layout(&self) -> Sampled<impl Entropy> {
        Sampled(self.stream(LAYOUT))
    }

    /// The luck of the `nth` move (from 0) of those that stand. A move that was taken back drew nothing, and the one
    /// played instead has the same luck.
    pub fn step(&self, nth: usize) -> Sampled<impl Entropy> {
        Sampled(self.stream(LAYOUT + 1 + nth as u64))
    }

    fn stream(&self, number: u64) -> Stream {
        let mut stream = ChaCha20Rng::from_seed(self.0);
        stream.set_stream(number);
        Stream(stream)
    }
}

/// The place that each seat comes from, every order as likely as any other.
pub fn seating(places: usize, entropy: &mut impl Entropy) -> Vec<usize> {
    let mut order: Vec<usize> = (0..places).collect();
    for place in (1..places).rev() {
        order.swap(place, entropy.below(place as u32 + 1) as usize);
    }
    order
}

struct Stream(ChaCha20Rng);

impl Entropy for Stream {
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What any other program must get from the same secret, nonces and table; found with a few lines of Python.
    #[test]
    fn the_numbers_never_change() {
        let secret = Secret::from_hex(&"07".repeat(32)).unwrap();
        let table = TableId::parse("AAAAAAAAAAAAAAAAAAAAAA").unwrap();
        let deal = Deal::new(&secret, &["00112233445566778899aabbccddeeff", ""], &table);
        let numbers = |mut entropy: Stream| (0..4).map(|_| entropy.below(90)).collect::<Vec<_>>();
        assert_eq!(secret.commitment(), "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0");
        assert_eq!(hex(&deal.0), "7fb45c3c7edbbfc44f90e7cec9b479204d6c979ca56ca1ddfec74c079eed3045");
        assert_eq!(numbers(deal.stream(SEATS)), [34, 62, 75, 56]);
        assert_eq!(numbers(deal.stream(2)), [45, 62, 3, 17]);
        assert_eq!(seating(4, &mut deal.seats()), [0, 3, 2, 1]);
    }

    #[test]
    fn every_part_counts() {
        let secret = Secret::from_hex(&"07".repeat(32)).unwrap();
        let [a, b] = ["A", "B"].map(|letter| TableId::parse(&letter.repeat(22)).unwrap());
        let first = |deal: Deal| deal.stream(2).next_u64();
        let base = first(Deal::new(&secret, &["ab", "c"], &a));
        assert_ne!(base, first(Deal::new(&secret, &["a", "bc"], &a)));
        assert_ne!(base, first(Deal::new(&secret, &["ab", "c"], &b)));
        let other = Secret::from_hex(&"08".repeat(32)).unwrap();
        assert_ne!(base, first(Deal::new(&other, &["ab", "c"], &a)));
    }
}
