//! What has to happen next, as it follows from a table's state.

use super::fold::Misfit;
use super::{BotChoice, Stage, Table};
use crate::world::Millis;

/// What a table needs from the world around it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Needs {
    /// A bot's answer.
    pub bot: Option<BotTurn>,
    /// To be told the time at this moment.
    pub wake: Option<Millis>,
    /// A table for the rematch.
    pub rematch: bool,
}

/// A bot's turn.
#[derive(Clone, Debug, PartialEq)]
pub struct BotTurn {
    /// The seat to act.
    pub seat: usize,
    /// Who plays there.
    pub bot: BotChoice,
    /// The version that the answer is for.
    pub version: u64,
}

impl Table {
    /// What is needed now.
    pub fn needs(&self) -> Needs {
        Needs { bot: self.bot_turn(), wake: self.wake(), rematch: self.needs_rematch() }
    }

    fn bot_turn(&self) -> Option<BotTurn> {
        let seat = self.to_act().filter(|_| self.deserted.is_none())?.index();
        let bot = self.seat_holders[seat].bot()?;
        Some(BotTurn { seat, bot, version: self.changed_version })
    }

    fn wake(&self) -> Option<Millis> {
        if self.stage == Stage::Waiting {
            return self.reveal_by();
        }
        if let Some(closes) = self.closes() {
            return Some(closes);
        }
        let seat = self.to_act()?;
        let thinks = self.seat_holders[seat.index()].bot().is_none();
        let clocks = self.play.as_ref()?.clocks()?;
        thinks.then(|| clocks.deadline(seat))
    }

    fn needs_rematch(&self) -> bool {
        // Whoever left is not waited for.
        let mut people =
            self.seat_holders.iter().enumerate().filter(|(_, holder)| holder.is_person() && !holder.is_gone());
        self.next.is_none()
            && matches!(self.stage, Stage::Over | Stage::Closed)
            && people.clone().next().is_some()
            && people.all(|(seat, _)| self.rematch.iter().any(|wanted| wanted.index() == seat))
    }

    /// Some time does not count.
    pub(super) fn apply_paused(&mut self, from: Millis, to: Millis) -> Result<(), Misfit> {
        if let Some(since) = self.clock_since() {
            self.pauses.forget_before(since);
        }
        self.pauses.add(from, to);
        if let Some(clocks) = self.play.as_mut().and_then(|play| play.clocks.as_mut()) {
            clocks.pause(self.pauses.since(clocks.since()));
        }
        Ok(())
    }

    /// Since when the running clock runs.
    pub fn clock_since(&self) -> Option<Millis> {
        if self.stage == Stage::Waiting {
            return self.dealing.fixed.as_ref().map(|fixed| fixed.since);
        }
        self.to_act()?;
        Some(self.play.as_ref()?.clocks()?.since())
    }
}
