//! A game that nobody is left at: it waits for somebody to come back, and is closed in the end.

use parure_engine::seat::SeatSet;
use parure_vocabulary::{RESIGNED, TIMEOUT};

use super::fold::Misfit;
use super::{Decision, SeatHolder, Stage, Stamped, Step, Table, TableEvent};
use crate::world::Millis;

/// How long a game waits that everybody has left or run out of time at; then the table is closed.
pub const DESERTED_AGE: Millis = 3 * 24 * 60 * 60 * 1000;

impl Table {
    /// When the table is closed unless somebody comes back, while nobody is there.
    pub fn closes(&self) -> Option<Millis> {
        self.deserted.map(|since| since + DESERTED_AGE)
    }

    /// Keeps in mind since when nobody is there: bots stand in for every person who can still win.
    pub(super) fn note_absence(&mut self, time: Millis) {
        let mut people = self.seat_holders.iter().filter(|holder| holder.can_win()).peekable();
        let waits = self.stage == Stage::Playing && people.peek().is_some() && people.all(SeatHolder::is_gone);
        self.deserted = if waits { self.deserted.or(Some(time)) } else { None };
    }

    /// The step, and the end of the game where no person can win any more: bots do not play on among themselves.
    pub(super) fn then_end(&self, step: Step) -> Decision {
        let mut after = self.clone();
        let stamped = Stamped { seq: self.version + 1, time: self.changed, step: step.clone() };
        let fits = after.apply(&stamped).is_ok();
        let ends = fits && after.stage == Stage::Playing && !after.seat_holders.iter().any(SeatHolder::can_win);
        Decision::steps(if ends { vec![step, Step::Ended {}] } else { vec![step] })
    }

    /// Of those who have not lost, the most points win.
    pub(super) fn apply_ended(&mut self, version: u64) -> Result<(), Misfit> {
        let play = self.play.as_mut().filter(|_| self.stage == Stage::Playing).ok_or(Misfit::Misplaced)?;
        let winners = play.winners(SeatSet::EMPTY, &self.seat_holders);
        let lost = play.log().iter().rev().find_map(|line| line.table_event());
        let reason = if matches!(lost, Some(TableEvent::Timeout { .. })) { TIMEOUT } else { RESIGNED };
        play.end(version, winners, reason);
        self.stage = Stage::Over;
        Ok(())
    }
}
