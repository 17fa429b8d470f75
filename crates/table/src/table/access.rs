//! Who holds a seat: links to it, those who come by them, guests who sign in.

use super::fold::Misfit;
use super::{Decision, Refusal, SeatHolder, SeatKey, Sitter, Step, Table};
use crate::ids::PersonId;
use crate::world::Millis;

/// On how many devices one seat can be held.
const MOST_DEVICES: usize = 16;

/// How many links to one seat work; with a new one the oldest ends.
const LINKS_KEPT: usize = 8;

/// How long a link works.
pub const LINK_AGE: Millis = 7 * 24 * 60 * 60 * 1000;

impl Table {
    pub(super) fn decide_link(&self, person: &PersonId, seat: usize, key_hash: String) -> Result<Decision, Refusal> {
        self.check_own(person, seat)?;
        Ok(Decision::step(Step::Linked { seat, key_hash }))
    }

    pub(super) fn decide_unlink(&self, person: &PersonId, seat: usize) -> Result<Decision, Refusal> {
        let open = !self.check_own(person, seat)?.keys.is_empty();
        Ok(if open { Decision::step(Step::Unlinked { seat }) } else { Decision::nothing() })
    }

    fn check_own(&self, person: &PersonId, seat: usize) -> Result<&SeatHolder, Refusal> {
        self.check_steps(person)?;
        let holder = self.seat_holders.get(seat).ok_or(Refusal::BadSeat)?;
        if holder.is_held_by(person) { Ok(holder) } else { Err(Refusal::NotYours) }
    }

    pub(super) fn decide_claim(&self, now: Millis, person: PersonId, key_hash: String) -> Result<Decision, Refusal> {
        let opens = |key: &SeatKey| key.hash == key_hash && now < key.until;
        let seat = self.seat_holders.iter().position(|holder| holder.is_person() && holder.keys.iter().any(opens));
        let Some(seat) = seat else {
            // Whoever has come by the link sits here, and may have opened it again.
            let sits = self.held_by(&person).next().is_some();
            return if sits { Ok(Decision::nothing()) } else { Err(Refusal::NoKey) };
        };
        let holder = &self.seat_holders[seat];
        if holder.is_held_by(&person) {
            return Ok(Decision::nothing());
        }
        if holder.holders().len() >= MOST_DEVICES {
            return Err(Refusal::NoKey);
        }
        Ok(Decision::step(Step::Claimed { seat, person, key_hash: Some(key_hash) }))
    }

    pub(super) fn decide_merge(&self, from: PersonId, to: PersonId) -> Decision {
        if self.owner == from || self.held_by(&from).next().is_some() {
            Decision::step(Step::SeatsMerged { from, to })
        } else {
            Decision::nothing()
        }
    }

    /// Whoever sits on one seat is called so there; of several seats of one person only those under their own name are.
    pub(super) fn decide_rename(&self, person: &PersonId, before: &str, name: &str) -> Decision {
        let alone = self.held_by(person).count() == 1;
        let called = |seat: usize| self.seat_holders[seat].sitter.name();
        let renamed = self.held_by(person).filter(|&seat| called(seat) != name && (alone || called(seat) == before));
        Decision::steps(renamed.map(|seat| Step::Renamed { seat, name: name.to_owned() }).collect())
    }

    pub(super) fn apply_renamed(&mut self, seat: usize, name: &str) -> Result<(), Misfit> {
        let Sitter::Person { name: called, .. } = &mut self.stored_seat(seat)?.sitter else {
            return Err(Misfit::Misplaced);
        };
        name.clone_into(called);
        Ok(())
    }

    pub(super) fn apply_linked(&mut self, seat: usize, key_hash: &str, time: Millis) -> Result<(), Misfit> {
        let holder = self.stored_seat(seat)?;
        holder.keys.push(SeatKey { hash: key_hash.to_owned(), until: time + LINK_AGE });
        if holder.keys.len() > LINKS_KEPT {
            holder.keys.remove(0);
        }
        Ok(())
    }

    pub(super) fn apply_unlinked(&mut self, seat: usize) -> Result<(), Misfit> {
        self.stored_seat(seat)?.keys.clear();
        Ok(())
    }

    pub(super) fn apply_claimed(
        &mut self,
        seat: usize,
        person: &PersonId,
        key_hash: Option<&str>,
    ) -> Result<(), Misfit> {
        let holder = self.stored_seat(seat)?;
        holder.keys.retain(|key| Some(key.hash.as_str()) != key_hash);
        let Sitter::Person { holders, .. } = &mut holder.sitter else { return Err(Misfit::Misplaced) };
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
