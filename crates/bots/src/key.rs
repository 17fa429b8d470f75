//! Actions as numbers, which compare in one instruction.

use std::hash::{Hash, Hasher};

/// Greater than the number of any action.
pub(crate) const END: u64 = u64::MAX;

/// The number of an action. What it tells a hasher is what tells it from others, in the order in which they are compared, so
/// that numbers have the order of actions where that is the order of its parts.
#[inline]
pub(crate) fn packed(action: impl Hash) -> u64 {
    let mut packer = Packer { packed: 0, room: u64::BITS };
    action.hash(&mut packer);
    packer.packed
}

/// Packs what it is told side by side, the first in the highest bits.
struct Packer {
    packed: u64,
    room: u32,
}

impl Packer {
    #[inline]
    fn put(&mut self, part: u64, bits: u32) {
        debug_assert!(part >> bits == 0 && bits <= self.room, "an action has room in a number");
        self.room -= bits;
        self.packed |= part << self.room;
    }
}

impl Hasher for Packer {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u8(byte));
    }

    #[inline]
    fn write_u8(&mut self, part: u8) {
        self.put(part.into(), 8);
    }

    #[inline]
    fn write_u32(&mut self, part: u32) {
        self.put(part.into(), 32);
    }

    /// Which of its variants an action is.
    #[inline]
    fn write_isize(&mut self, variant: isize) {
        self.put(variant as u64, 8);
    }

    /// How long an array is, which is nothing new.
    #[inline]
    fn write_usize(&mut self, _: usize) {}

    fn finish(&self) -> u64 {
        self.packed
    }
}

#[cfg(test)]
mod tests {
    use parure_engine::any::RulesId;
    use parure_engine::chance::Sampled;
    use parure_engine::game::{Setup, ToAct};
    use parure_engine::with_game;

    use super::*;
    use crate::knowledge::Knowledge;

    fn check<G: Knowledge>() {
        let mut luck = Sampled::from_seed(5);
        for _ in 0..20 {
            let setup = Setup { players: 2, options: G::Options::default() };
            let mut state = G::new(&setup, &mut luck).unwrap();
            for _ in 0..200 {
                let ToAct::Seat(_) = state.to_act() else { break };
                let legal = state.legal();
                let keys: Vec<_> = legal.iter().map(|&action| G::key(action)).collect();
                assert!(keys.iter().zip(&keys[1..]).all(|(a, b)| a < b), "{legal:?}");
                assert!(keys.iter().all(|&key| key < END));
                state.apply(luck.pick(&legal).unwrap(), &mut luck, &mut ()).unwrap();
            }
        }
    }

    #[test]
    fn numbers_have_the_order_of_actions_in_every_game() {
        for rules in RulesId::ALL {
            with_game!(rules, G => check::<G>());
        }
    }
}
