//! How much one person may do at one table, so that its steps have an end and nobody drowns the others.

use super::{PlayerRequest, Refusal, Step, Table};
use crate::ids::PersonId;

/// The most steps of one person at one table, moves aside, which the rules bound.
pub const STEPS_OF_ONE: u32 = 1_000;
/// The most steps before a game begins; beyond them only the owner is heard, who can begin or close.
pub const LOBBY_STEPS: u64 = 2_000;

impl Table {
    /// Refuses whoever was removed, or has done too much here already.
    pub(super) fn check_bounds(&self, person: &PersonId, request: &PlayerRequest) -> Result<(), Refusal> {
        match request {
            // These lead to an end: a game has so many rounds, a table is begun or closed once. A move that follows an undo
            // is bounded by it, and a nonce by its commitment.
            PlayerRequest::Move { .. }
            | PlayerRequest::Reveal { .. }
            | PlayerRequest::Resign { .. }
            | PlayerRequest::Start {}
            | PlayerRequest::Remove { .. }
            | PlayerRequest::Close {} => Ok(()),
            PlayerRequest::Sit { .. } if self.barred.contains(person) => Err(Refusal::Barred),
            _ => self.check_steps(person),
        }
    }

    /// Refuses whoever has done too much here already.
    pub(super) fn check_steps(&self, person: &PersonId) -> Result<(), Refusal> {
        let done = self.steps_by.get(person).copied().unwrap_or_default();
        let crowded = self.play.is_none() && self.version >= LOBBY_STEPS && self.owner != *person;
        if done >= STEPS_OF_ONE || crowded { Err(Refusal::TooManySteps) } else { Ok(()) }
    }

    /// Counts a step that is about to be applied.
    pub(super) fn count_step(&mut self, step: &Step) {
        let holder = |seat: &usize| self.seat_holders.get(*seat)?.holders().first();
        let person = match step {
            Step::Sat { person, .. } | Step::Nonce { person, .. } | Step::Claimed { person, .. } => Some(person),
            Step::BotSet { .. } | Step::Swapped { .. } => Some(&self.owner),
            Step::Stood { seat, .. }
            | Step::Renamed { seat, .. }
            | Step::Committed { seat, .. }
            | Step::Undone { seat, .. }
            | Step::Left { seat, .. }
            | Step::Resumed { seat, .. }
            | Step::Said { seat, .. }
            | Step::Linked { seat, .. }
            | Step::Unlinked { seat, .. }
            | Step::WantsRematch { seat, .. } => holder(seat),
            _ => None,
        };
        if let Some(person) = person.cloned() {
            *self.steps_by.entry(person).or_default() += 1;
        }
    }
}
