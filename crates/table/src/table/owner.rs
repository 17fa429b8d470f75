//! What only the owner of a table may do to others before the game begins: remove somebody, close it.

use super::decide::Asked;
use super::fold::Misfit;
use super::{Decision, Refusal, RoundEnd, Step, Table};
use crate::ids::PersonId;

impl Table {
    /// Frees somebody's seat; whoever held it does not sit down here again.
    pub(super) fn decide_remove(&self, Asked { by, id, .. }: Asked, seat: usize) -> Result<Decision, Refusal> {
        self.is_owner(&by.person)?;
        let holder = self.waiting_seat(seat)?;
        if !holder.is_person() {
            return Err(Refusal::BadSeat);
        }
        let others = holder.holders().iter().filter(|holder| **holder != self.owner);
        let barred = others.map(|person| Step::Barred { person: person.clone() });
        let freed = self.free_place(Step::Stood { seat, id }, seat, RoundEnd::Removed);
        Ok(Decision::steps(barred.chain(freed.steps).collect()))
    }

    pub(super) fn decide_owner_close(&self, Asked { by, id, .. }: Asked) -> Result<Decision, Refusal> {
        self.is_waiting()?;
        self.is_owner(&by.person)?;
        Ok(Decision::step(Step::Closed { id }))
    }

    pub(super) fn apply_barred(&mut self, person: &PersonId) -> Result<(), Misfit> {
        self.barred.push(person.clone());
        Ok(())
    }
}
