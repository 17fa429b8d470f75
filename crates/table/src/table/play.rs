//! While the game is on: moves and taking them back, giving up, leaving and coming back.

mod state;

pub use state::{Move, Play};

use parure_bots::{BotLevel, Personality};
use parure_engine::any::AnyAction;
use parure_engine::seat::Seat;
use parure_vocabulary::{Forfeit, TURN_CAP};
use serde_json::Value;

use super::decide::Asked;
use super::fold::Misfit;
use super::{
    Absence, BotChoice, Decision, NotedAction, NotedDraws, Refusal, SeatHolder, Stage, Step, Table, TableEvent,
};
use crate::ids::PersonId;
use crate::world::Millis;

/// Who plays on for a person who is gone.
const STAND_IN: BotChoice = BotChoice { level: BotLevel::Level3, personality: Personality::Balanced };

/// The longest game that a table plays, in rounds; the rules know no end to dawdling.
pub const ROUND_CAP: u16 = 300;

impl Table {
    fn is_fresh(&self, expected_version: u64) -> Result<(), Refusal> {
        let fresh = (self.changed_version..=self.version).contains(&expected_version);
        if fresh { Ok(()) } else { Err(Refusal::Stale) }
    }

    /// A seat of the person in a running game, which has not lost.
    pub(super) fn own_seat(&self, person: &PersonId, seat: usize) -> Result<&SeatHolder, Refusal> {
        if self.stage != Stage::Playing {
            return Err(Refusal::NotPlaying);
        }
        let holder = self.seat_holders.get(seat).ok_or(Refusal::BadSeat)?;
        if !holder.is_held_by(person) {
            return Err(Refusal::NotYours);
        }
        if holder.lost { Err(Refusal::NotPlaying) } else { Ok(holder) }
    }

    pub(super) fn decide_move(
        &self,
        Asked { now, by, id }: Asked,
        expected_version: u64,
        action: &Value,
    ) -> Result<Decision, Refusal> {
        if self.held_by(&by.person).next().is_none() {
            return Err(Refusal::NotSeated);
        }
        self.is_fresh(expected_version)?;
        let (Some(play), Some(seat)) = (&self.play, self.to_act()) else { return Err(Refusal::NotPlaying) };
        let holder = &self.seat_holders[seat.index()];
        if !holder.is_held_by(&by.person) || holder.stand_in.is_some() {
            return Err(Refusal::NotYourTurn);
        }
        let used = play.clocks().map(|clocks| clocks.used(now, by.lag));
        if let (Some(used), Some(clocks)) = (used, play.clocks())
            && used > clocks.left(seat)
        {
            let late = self.then_end(Step::TimedOut { seat: seat.index() });
            return Ok(Decision { refused: Some(Refusal::OutOfTime), ..late });
        }
        let action = play.position().read(action)?;
        Ok(Decision::step(self.moved(play, seat.index(), action, used, id)?))
    }

    /// The step of a move, with what chance gives in it; refused if it is not legal.
    fn moved(
        &self,
        play: &Play,
        seat: usize,
        action: AnyAction,
        used: Option<Millis>,
        id: Option<String>,
    ) -> Result<Step, Refusal> {
        let draws = play.position().draw(action, &self.deal(), play.moves().len())?;
        Ok(Step::Moved { seat, action: action.into(), draws: NotedDraws::new(self.rules(), draws), used, id })
    }

    pub(super) fn decide_bot_move(&self, version: u64, seat: usize, action: AnyAction) -> Result<Decision, Refusal> {
        let (Some(play), Some(to_act)) = (&self.play, self.to_act()) else { return Err(Refusal::NotPlaying) };
        if version != self.changed_version || to_act.index() != seat || self.seat_holders[seat].bot().is_none() {
            return Err(Refusal::Stale);
        }
        let used = play.clocks().map(|_| 0);
        Ok(Decision::step(self.moved(play, seat, action, used, None)?))
    }

    pub(super) fn decide_undo(&self, Asked { now, by, id }: Asked, expected_version: u64) -> Result<Decision, Refusal> {
        if self.held_by(&by.person).next().is_none() {
            return Err(Refusal::NotSeated);
        }
        self.is_fresh(expected_version)?;
        let (Some(play), Some(to_act)) = (&self.play, self.to_act()) else { return Err(Refusal::NotPlaying) };
        if !self.config.undo {
            return Err(Refusal::UndoOff);
        }
        let made = play.undoable().filter(|made| self.seat_holders[made.seat.index()].is_held_by(&by.person));
        let seat = made.ok_or(Refusal::NothingToUndo)?.seat;
        // The time that has passed belongs to whoever takes back: to the next player nothing has happened.
        let own = play.clocks().map(|clocks| clocks.used(now, 0));
        let used = if to_act == seat { own } else { own.map(|_| 0) };
        Ok(Decision::step(Step::Undone { seat: seat.index(), used, id }))
    }

    pub(super) fn decide_resign(&self, Asked { by, id, .. }: Asked, seat: usize) -> Result<Decision, Refusal> {
        self.own_seat(&by.person, seat)?;
        Ok(self.then_end(Step::Resigned { seat, id }))
    }

    pub(super) fn decide_leave(&self, Asked { by, id, .. }: Asked, seat: usize) -> Result<Decision, Refusal> {
        let gone = self.own_seat(&by.person, seat)?.stand_in.is_some();
        Ok(if gone { Decision::nothing() } else { self.then_end(Step::Left { seat, id }) })
    }

    pub(super) fn decide_resume(&self, Asked { by, id, .. }: Asked, seat: usize) -> Result<Decision, Refusal> {
        if self.own_seat(&by.person, seat)?.stand_in.is_none() {
            return Err(Refusal::NotAway);
        }
        Ok(Decision::step(Step::Resumed { seat, id }))
    }

    /// A player's time may be up.
    pub(super) fn decide_tick(&self, now: Millis) -> Decision {
        if self.stage == Stage::Waiting {
            return self.decide_overdue(now);
        }
        if self.closes().is_some_and(|closes| now >= closes) {
            return Decision::step(Step::Closed { id: None });
        }
        let due = |seat: &Seat| {
            let holder = &self.seat_holders[seat.index()];
            let thinks = holder.is_person() && holder.stand_in.is_none();
            let clocks = self.play.as_ref().and_then(Play::clocks);
            thinks && clocks.is_some_and(|clocks| now >= clocks.deadline(*seat))
        };
        let late = self.to_act().filter(due).map(|seat| Step::TimedOut { seat: seat.index() });
        late.map_or_else(Decision::nothing, |late| self.then_end(late))
    }

    /// Time that somebody could not use, unless it is known already or no clock runs.
    pub(super) fn decide_pause(&self, from: Millis, to: Millis) -> Decision {
        let since = self.clock_since().unwrap_or(to);
        let from = from.max(since);
        if self.pauses.cover(from, to) { Decision::nothing() } else { Decision::step(Step::Paused { from, to }) }
    }

    /// The running game, and who sits at it.
    fn running(&mut self) -> Result<(&mut Play, &mut [SeatHolder]), Misfit> {
        let play = self.play.as_mut().filter(|_| self.stage == Stage::Playing).ok_or(Misfit::Misplaced)?;
        Ok((play, &mut self.seat_holders))
    }

    fn end_if_decided(&mut self) {
        if self.play.as_ref().is_some_and(|play| play.result().is_some()) {
            self.stage = Stage::Over;
        }
    }

    pub(super) fn apply_moved(
        &mut self,
        version: u64,
        time: Millis,
        seat: usize,
        action: &NotedAction,
        draws: &NotedDraws,
        used: Option<Millis>,
    ) -> Result<(), Misfit> {
        let rules = self.rules();
        let (action, draws) = (action.read(rules)?, draws.read(rules)?);
        let (play, holders) = self.running()?;
        let seat = stored(seat, holders)?;
        let turn_over = play.play(version, seat, action, draws, used)?;
        if let (Some(clocks), Some(used)) = (&mut play.clocks, used) {
            clocks.step(seat, used, turn_over, time);
        }
        if let Some(outcome) = play.position().outcome() {
            let winners = play.winners(outcome.winners, holders);
            play.end(version, winners, outcome.reason.word());
        } else if play.position().round() > ROUND_CAP {
            play.end(version, Vec::new(), TURN_CAP);
        }
        self.end_if_decided();
        Ok(())
    }

    pub(super) fn apply_undone(&mut self, version: u64, time: Millis, used: Option<Millis>) -> Result<(), Misfit> {
        let (play, _) = self.running()?;
        play.undo(version, used, time).map(|_| ()).ok_or(Misfit::Misplaced)
    }

    pub(super) fn apply_resigned(&mut self, version: u64, seat: usize) -> Result<(), Misfit> {
        self.give_up(version, seat, Forfeit::Resigned)
    }

    fn give_up(&mut self, version: u64, seat: usize, why: Forfeit) -> Result<(), Misfit> {
        let (play, _) = self.running()?;
        play.tell(version, TableEvent::Resign { seat });
        self.lose(version, seat, why)
    }

    pub(super) fn apply_timed_out(&mut self, version: u64, time: Millis, seat: usize) -> Result<(), Misfit> {
        let (play, holders) = self.running()?;
        play.tell(version, TableEvent::Timeout { seat });
        let gone = stored(seat, holders)?;
        play.clocks.iter_mut().for_each(|clocks| clocks.run_down(gone, time));
        match self.config.absence {
            Absence::Lose => self.lose(version, seat, Forfeit::Timeout),
            Absence::Bot => self.stand_in(version, seat),
        }
    }

    pub(super) fn apply_left(&mut self, version: u64, seat: usize) -> Result<(), Misfit> {
        match self.config.absence {
            Absence::Lose => self.give_up(version, seat, Forfeit::Left),
            Absence::Bot => self.stand_in(version, seat),
        }
    }

    pub(super) fn apply_resumed(&mut self, version: u64, time: Millis, seat: usize) -> Result<(), Misfit> {
        let (play, holders) = self.running()?;
        let back = stored(seat, holders)?;
        holders[seat].stand_in = None;
        if let Some(clocks) = &mut play.clocks {
            clocks.wind_up(back, time);
        }
        play.tell(version, TableEvent::Resumed { seat });
        Ok(())
    }

    /// A seat has lost: the game ends if one side is left, else a bot plays its turns.
    fn lose(&mut self, version: u64, seat: usize, why: Forfeit) -> Result<(), Misfit> {
        let (play, holders) = self.running()?;
        let holder = holders.get_mut(seat).ok_or(Misfit::Misplaced)?;
        (holder.lost, holder.stand_in) = (true, Some(STAND_IN));
        play.forfeit(version, seat, why);
        if let Some(winners) = play.last_side(holders) {
            play.end(version, winners, why.reason());
        }
        self.end_if_decided();
        Ok(())
    }

    fn stand_in(&mut self, version: u64, seat: usize) -> Result<(), Misfit> {
        let (play, holders) = self.running()?;
        holders.get_mut(seat).ok_or(Misfit::Misplaced)?.stand_in = Some(STAND_IN);
        play.tell(version, TableEvent::BotTookOver { seat });
        Ok(())
    }
}

/// A seat that a step names.
fn stored(seat: usize, holders: &[SeatHolder]) -> Result<Seat, Misfit> {
    Seat::new(seat).filter(|_| seat < holders.len()).ok_or(Misfit::Misplaced)
}
