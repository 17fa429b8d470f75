//! Drawing from a secret and the players' nonces.

use parure_engine::chance::{Entropy, Sampled};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::ids::{TableId, from_hex, hex};
use crate::world::World;

/// Numbers are promised before any is revealed.
pub const COMMITTED: &str = "parure-fair-deal/2";
/// The older method, in which numbers were sent openly. What the keys and promises are hashes of begins with the method.
pub const OPEN: &str = "parure-fair-deal/1";

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

/// What a player's device publishes of its nonce before any nonce is revealed. It is good for one place in one round of
/// one table, so that nobody can use another's.
pub fn nonce_commitment(table: &TableId, round: u32, place: usize, nonce: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(COMMITTED);
    hash.update("/nonce");
    update_sized(&mut hash, table.as_str());
    hash.update(round.to_be_bytes());
    hash.update((place as u32).to_be_bytes());
    update_sized(&mut hash, nonce);
    hex(&hash.finalize())
}

fn update_sized(hash: &mut Sha256, text: &str) {
    hash.update((text.len() as u32).to_be_bytes());
    hash.update(text.as_bytes());
}

/// The luck of one game.
#[derive(Clone)]
pub struct Deal([u8; 32]);

impl Deal {
    /// The luck that belongs to a secret, a table, a round of commitments, and the nonces in the order of the places.
    pub fn new(secret: &Secret, table: &TableId, round: u32, nonces: &[&str]) -> Self {
        let mut hash = Sha256::new();
        hash.update(COMMITTED);
        hash.update(secret.0);
        update_sized(&mut hash, table.as_str());
        hash.update(round.to_be_bytes());
        nonces.iter().for_each(|nonce| update_sized(&mut hash, nonce));
        Self(hash.finalize().into())
    }

    /// The same by the older method.
    pub fn open(secret: &Secret, table: &TableId, nonces: &[&str]) -> Self {
        let mut hash = Sha256::new();
        hash.update(OPEN);
        hash.update(secret.0);
        update_sized(&mut hash, table.as_str());
        nonces.iter().for_each(|nonce| update_sized(&mut hash, nonce));
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

    fn numbers(mut entropy: Stream) -> Vec<u32> {
        (0..4).map(|_| entropy.below(90)).collect()
    }

    /// What any other program must get from the same secret, table and nonces; found with a few lines of Python.
    #[test]
    fn the_numbers_never_change() {
        let secret = Secret::from_hex(&"07".repeat(32)).unwrap();
        let table = TableId::parse("AAAAAAAAAAAAAAAAAAAAAA").unwrap();
        let nonce = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
        let deal = Deal::new(&secret, &table, 3, &[nonce, ""]);
        assert_eq!(secret.commitment(), "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0");
        assert_eq!(
            nonce_commitment(&table, 3, 1, nonce),
            "866e8c0c368e72a2b0f0dd11dd80c0a03dd6a1d9c0eae25526d50e954d20bc07"
        );
        assert_eq!(hex(&deal.0), "4e73b4449ae73cd153c679070e4367802ff0176ec70732f2cc04675e01d07fab");
        assert_eq!(numbers(deal.stream(SEATS)), [34, 54, 41, 83]);
        assert_eq!(numbers(deal.stream(2)), [68, 76, 56, 21]);
        assert_eq!(seating(4, &mut deal.seats()), [2, 0, 3, 1]);
    }

    #[test]
    fn the_numbers_of_the_older_method_never_change() {
        let secret = Secret::from_hex(&"07".repeat(32)).unwrap();
        let table = TableId::parse("AAAAAAAAAAAAAAAAAAAAAA").unwrap();
        let deal = Deal::open(&secret, &table, &["00112233445566778899aabbccddeeff", ""]);
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
        let base = first(Deal::new(&secret, &a, 0, &["ab", "c"]));
        assert_ne!(base, first(Deal::new(&secret, &a, 0, &["a", "bc"])));
        assert_ne!(base, first(Deal::new(&secret, &a, 0, &["c", "ab"])));
        assert_ne!(base, first(Deal::new(&secret, &a, 1, &["ab", "c"])));
        assert_ne!(base, first(Deal::new(&secret, &b, 0, &["ab", "c"])));
        assert_ne!(base, first(Deal::open(&secret, &a, &["ab", "c"])));
        let other = Secret::from_hex(&"08".repeat(32)).unwrap();
        assert_ne!(base, first(Deal::new(&other, &a, 0, &["ab", "c"])));
    }

    /// Nobody's commitment is of use at another place, in another round or at another table.
    #[test]
    fn a_commitment_is_good_for_one_place_in_one_round() {
        let [a, b] = ["A", "B"].map(|letter| TableId::parse(&letter.repeat(22)).unwrap());
        let nonce = "ab".repeat(32);
        let own = nonce_commitment(&a, 0, 0, &nonce);
        for other in [
            nonce_commitment(&a, 0, 1, &nonce),
            nonce_commitment(&a, 1, 0, &nonce),
            nonce_commitment(&b, 0, 0, &nonce),
            nonce_commitment(&a, 0, 0, &"cd".repeat(32)),
        ] {
            assert_ne!(own, other);
        }
    }
}
