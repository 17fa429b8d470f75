//! Who holds a seat: links to it, those who come by them, guests who sign in.

use super::fold::Misfit;
use super::{Decision, Refusal, Sitter, Step, Table};
use crate::ids::PersonId;

/// On how many devices one seat can be held.
const MOST_DEVICES: usize = 16;

/// How many links to one seat work; with a new one the oldest ends.
const LINKS_KEPT: usize = 8;

impl Table {
    pub(super) fn decide_link(&self, person: &PersonId, seat: usize, key_hash: String) -> Result<Decision, Refusal> {
        let holder = self.seat_holders.get(seat).ok_or(Refusal::BadSeat)?;
        if !holder.is_held_by(person) {
            return Err(Refusal::NotYours);
        }
        Ok(Decision::step(Step::Linked { seat, key_hash }))
    }

    pub(super) fn decide_claim(&self, person: PersonId, key_hash: &str) -> Result<Decision, Refusal> {
        let opens = |hash: &String| hash == key_hash;
        let seat = self.seat_holders.iter().position(|holder| holder.key_hashes.iter().any(opens));
        let seat = seat.filter(|&seat| self.seat_holders[seat].is_person()).ok_or(Refusal::NoKey)?;
        let holder = &self.seat_holders[seat];
        if holder.is_held_by(&person) {
            return Ok(Decision::nothing());
        }
        if holder.holders().len() >= MOST_DEVICES {
            return Err(Refusal::NoKey);
        }
        Ok(Decision::step(Step::Claimed { seat, person }))
    }

    pub(super) fn decide_merge(&self, from: PersonId, to: PersonId) -> Decision {
        if self.owner == from || self.held_by(&from).next().is_some() {
            Decision::step(Step::SeatsMerged { from, to })
        } else {
            Decision::nothing()
        }
    }

    pub(super) fn apply_linked(&mut self, seat: usize, key_hash: &str) -> Result<(), Misfit> {
        let holder = self.stored_seat(seat)?;
        holder.key_hashes.push(key_hash.to_owned());
        if holder.key_hashes.len() > LINKS_KEPT {
            holder.key_hashes.remove(0);
        }
        Ok(())
    }

    pub(super) fn apply_claimed(&mut self, seat: usize, person: &PersonId) -> Result<(), Misfit> {
        let Sitter::Person { holders, .. } = &mut self.stored_seat(seat)?.sitter else { return Err(Misfit::Misplaced) };
        holders.push(person.clone());
        Ok(())
    }

    pub(super) fn apply_seats_merged(&mut self, from: &PersonId, to: &PersonId) -> Result<(), Misfit> {
        if self.owner == *from {
            self.owner = to.clone();
        }
        self.seat_holders.iter_mut().for_each(|holder| holder.hand_over(from, to));
        Ok(())
    }
}
