//! What a table makes of a request.

use parure_engine::seat::Seat;
use serde_json::Value;

use super::{Decision, Refusal, Request, Sitter, Step, Table, Who};
use crate::fair::Deal;
use crate::ids::PersonId;
use crate::protocol::{Absence, Stage};
use crate::world::Millis;

impl Table {
    /// What is to be stored for a request; nothing has happened until that is done.
    ///
    /// `id` is the request's own. What was stored under it before is not done again.
    pub fn decide(&self, now: Millis, who: &Who, id: Option<&str>, request: Request) -> Result<Decision, Refusal> {
        if let Some(&before) = id.and_then(|id| self.done.get(id)) {
            return Ok(Decision { before: Some(before), ..Decision::nothing() });
        }
        let id = id.map(str::to_owned);
        match (request, who) {
            (Request::Move { expected_version, action, lag }, Who::Person(person)) => {
                self.decide_move(now, person, id, expected_version, &action, lag)
            }
            (Request::Undo { expected_version }, Who::Person(person)) => {
                self.decide_undo(now, person, id, expected_version)
            }
            (Request::BotMove { version, seat, action }, Who::House) => self.decide_bot_move(version, seat, action),
            (Request::Tick, Who::House) => Ok(self.timeout(now).map_or_else(Decision::nothing, Decision::step)),
            (Request::Resign { seat }, Who::Person(person)) => {
                self.own_seat(person, seat)?;
                Ok(Decision::step(Step::Resigned { seat, id }))
            }
            (Request::Leave { seat }, Who::Person(person)) => {
                self.own_seat(person, seat)?;
                Ok(Decision::step(Step::Left { seat, id }))
            }
            (Request::Resume { seat }, Who::Person(person)) => self.decide_resume(person, seat, id),
            (Request::Say { phrase }, Who::Person(person)) => {
                Ok(Decision::step(Step::Said { seat: self.phrase(now, person)?, phrase: Some(phrase), text: None, id }))
            }
            (Request::Chat { text }, Who::Person(person)) => {
                let (seat, text) = self.words(now, person, &text)?;
                Ok(Decision::step(Step::Said { seat, phrase: None, text: Some(text), id }))
            }
            (request, who) => self.decide_around(who, id, request),
        }
    }

    /// A seat of the person in a running game, which has not lost.
    fn own_seat(&self, person: &PersonId, seat: usize) -> Result<(), Refusal> {
        if self.stage != Stage::Playing {
            return Err(Refusal::NotPlaying);
        }
        let place = self.places.get(seat).ok_or(Refusal::BadSeat)?;
        if !place.is_held_by(person) {
            return Err(Refusal::NotYours);
        }
        if place.lost { Err(Refusal::NotPlaying) } else { Ok(()) }
    }

    /// The luck of this table's game.
    pub(super) fn deal(&self, seating: &[usize]) -> Deal {
        // The nonces count in the order of the places before seats were drawn.
        let mut nonces = vec![""; self.places.len()];
        for (seat, &place) in seating.iter().enumerate() {
            nonces[place] = self.places[seat].nonce.as_deref().unwrap_or_default();
        }
        Deal::new(&self.secret, &nonces, &self.id)
    }

    fn is_fresh(&self, expected_version: u64) -> Result<(), Refusal> {
        let fresh = (self.changed_version..=self.version).contains(&expected_version);
        if fresh { Ok(()) } else { Err(Refusal::Stale) }
    }

    fn decide_move(
        &self,
        now: Millis,
        person: &PersonId,
        id: Option<String>,
        expected_version: u64,
        action: &Value,
        lag: Millis,
    ) -> Result<Decision, Refusal> {
        if self.held_by(person).next().is_none() {
            return Err(Refusal::NotSeated);
        }
        self.is_fresh(expected_version)?;
        let (Some(play), Some(seat)) = (&self.play, self.to_act()) else { return Err(Refusal::NotPlaying) };
        let place = &self.places[seat.index()];
        if !place.is_held_by(person) || place.stand_in.is_some() {
            return Err(Refusal::NotYourTurn);
        }
        let used = play.clocks().map(|clocks| clocks.used(now, lag));
        if let (Some(used), Some(clocks)) = (used, play.clocks())
            && used > clocks.left(seat)
        {
            let step = Step::TimedOut { seat: seat.index() };
            return Ok(Decision { refused: Some(Refusal::OutOfTime), ..Decision::step(step) });
        }
        let action = play.position().read(action)?;
        let draws = play.position().draw(&action, &self.deal(play.seating()), play.moves().len())?;
        Ok(Decision::step(Step::Moved { seat: seat.index(), action, draws, used, id }))
    }

    fn decide_bot_move(&self, version: u64, seat: usize, action: String) -> Result<Decision, Refusal> {
        let (Some(play), Some(to_act)) = (&self.play, self.to_act()) else { return Err(Refusal::NotPlaying) };
        if version != self.changed_version || to_act.index() != seat || self.places[seat].bot().is_none() {
            return Err(Refusal::Stale);
        }
        let draws = play.position().draw(&action, &self.deal(play.seating()), play.moves().len())?;
        let used = play.clocks().map(|_| 0);
        Ok(Decision::step(Step::Moved { seat, action, draws, used, id: None }))
    }

    fn decide_undo(
        &self,
        now: Millis,
        person: &PersonId,
        id: Option<String>,
        expected_version: u64,
    ) -> Result<Decision, Refusal> {
        if self.held_by(person).next().is_none() {
            return Err(Refusal::NotSeated);
        }
        self.is_fresh(expected_version)?;
        let (Some(play), Some(to_act)) = (&self.play, self.to_act()) else { return Err(Refusal::NotPlaying) };
        if !self.config.undo {
            return Err(Refusal::UndoOff);
        }
        let made = play.undoable().filter(|made| self.places[made.seat.index()].is_held_by(person));
        let seat = made.ok_or(Refusal::NothingToUndo)?.seat;
        // The time that has passed belongs to whoever takes back: to the next player nothing has happened.
        let own = play.clocks().map(|clocks| clocks.used(now, 0));
        let used = if to_act == seat { own } else { own.map(|_| 0) };
        Ok(Decision::step(Step::Undone { seat: seat.index(), used, id }))
    }

    fn decide_resume(&self, person: &PersonId, seat: usize, id: Option<String>) -> Result<Decision, Refusal> {
        self.own_seat(person, seat)?;
        if self.places[seat].stand_in.is_none() {
            return Err(Refusal::NotAway);
        }
        let clocks = self.play.as_ref().and_then(|play| play.clocks().cloned());
        let seated = Seat::new(seat).ok_or(Refusal::BadSeat)?;
        if clocks.is_some_and(|mut clocks| !clocks.wind_up(seated, 0)) {
            return Err(Refusal::OutOfTime);
        }
        Ok(Decision::step(Step::Resumed { seat, id }))
    }

    /// The step for a player whose time is up.
    fn timeout(&self, now: Millis) -> Option<Step> {
        let seat = self.to_act()?;
        let place = &self.places[seat.index()];
        let clocks = self.play.as_ref()?.clocks()?;
        let thinks = matches!(place.sitter, Sitter::Person { .. }) && place.stand_in.is_none();
        (thinks && now >= clocks.deadline(seat)).then_some(Step::TimedOut { seat: seat.index() })
    }

    /// Whether a seat that leaves loses.
    pub(super) fn absent_loses(&self) -> bool {
        self.config.absence == Absence::Lose
    }
}
