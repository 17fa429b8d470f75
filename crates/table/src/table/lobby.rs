//! Before and after the game: sitting down, bots, beginning, rematch, closing.

use std::sync::Arc;

use parure_engine::seat::Seat;

use super::dealing::check_open_nonce;
use super::decide::Asked;
use super::fold::Misfit;
use super::{
    BotChoice, Clocks, Decision, Method, Play, Refusal, RoundEnd, SeatHolder, Seating, Sitter, Stage, Step, Table,
    check_name,
};
use crate::fair::seating;
use crate::game::Position;
use crate::ids::{PersonId, TableId};
use crate::world::Millis;

impl Table {
    pub(super) fn decide_sit(
        &self,
        Asked { by, id, .. }: Asked,
        seat: usize,
        name: Option<String>,
        nonce: Option<String>,
    ) -> Result<Decision, Refusal> {
        let name = check_name(&name.unwrap_or(by.name))?;
        nonce.as_deref().map_or(Ok(()), check_open_nonce)?;
        if !self.waiting_seat(seat)?.is_free() {
            return Err(Refusal::SeatTaken);
        }
        self.then_deal(Step::Sat { seat, person: by.person, name, nonce, id })
    }

    pub(super) fn decide_nonce(&self, Asked { by, id, .. }: Asked, nonce: String) -> Result<Decision, Refusal> {
        check_open_nonce(&nonce)?;
        self.is_waiting()?;
        if self.held_by(&by.person).next().is_none() {
            return Err(Refusal::NotSeated);
        }
        self.not_fixed()?;
        self.then_deal(Step::Nonce { person: by.person, nonce, id })
    }

    pub(super) fn decide_stand(&self, Asked { by, id, .. }: Asked, seat: usize) -> Result<Decision, Refusal> {
        if !self.waiting_seat(seat)?.is_held_by(&by.person) {
            return Err(Refusal::NotYours);
        }
        Ok(self.free_place(Step::Stood { seat, id }, seat, RoundEnd::Stood))
    }

    pub(super) fn decide_swap(&self, Asked { by, id, .. }: Asked, seats: [usize; 2]) -> Result<Decision, Refusal> {
        let [one, other] = seats;
        let holders = [self.waiting_seat(one)?, self.waiting_seat(other)?];
        let moves = |from: usize, to: usize| holders[from].is_held_by(&by.person) && holders[to].is_free();
        if self.owner != by.person && !moves(0, 1) && !moves(1, 0) {
            return Err(Refusal::NotOwner);
        }
        self.not_fixed()?;
        if one == other { Ok(Decision::nothing()) } else { self.then_deal(Step::Swapped { seats, id }) }
    }

    pub(super) fn decide_set_bot(
        &self,
        Asked { by, id, .. }: Asked,
        seat: usize,
        bot: Option<BotChoice>,
    ) -> Result<Decision, Refusal> {
        self.is_owner(&by.person)?;
        if self.waiting_seat(seat)?.is_person() {
            return Err(Refusal::SeatTaken);
        }
        self.not_fixed()?;
        self.then_deal(Step::BotSet { seat, bot, id })
    }

    pub(super) fn decide_start(&self, Asked { by, id, .. }: Asked) -> Result<Decision, Refusal> {
        self.is_waiting()?;
        self.is_owner(&by.person)?;
        self.not_fixed()?;
        if self.seat_holders.iter().any(SeatHolder::is_free) {
            return Err(Refusal::SeatsFree);
        }
        self.then_deal(Step::Fixed { id })
    }

    pub(super) fn decide_rematch(&self, Asked { by, id, .. }: &Asked) -> Result<Decision, Refusal> {
        if !matches!(self.stage, Stage::Over | Stage::Closed) {
            return Err(Refusal::NotOver);
        }
        let steps: Vec<Step> = self
            .held_by(&by.person)
            .filter(|&seat| !self.rematch.iter().any(|wanted| wanted.index() == seat))
            .map(|seat| Step::WantsRematch { seat, id: id.clone() })
            .collect();
        if self.held_by(&by.person).next().is_none() { Err(Refusal::NotSeated) } else { Ok(Decision::steps(steps)) }
    }

    pub(super) fn decide_next(&self, table: TableId) -> Decision {
        if self.next.is_none() { Decision::step(Step::Next { table }) } else { Decision::nothing() }
    }

    pub(super) fn decide_close(&self) -> Decision {
        let open = matches!(self.stage, Stage::Waiting | Stage::Playing);
        if open { Decision::step(Step::Closed { id: None }) } else { Decision::nothing() }
    }

    pub(super) fn is_waiting(&self) -> Result<(), Refusal> {
        if self.stage == Stage::Waiting { Ok(()) } else { Err(Refusal::NotWaiting) }
    }

    pub(super) fn is_owner(&self, person: &PersonId) -> Result<(), Refusal> {
        if self.owner == *person { Ok(()) } else { Err(Refusal::NotOwner) }
    }

    pub(super) fn waiting_seat(&self, seat: usize) -> Result<&SeatHolder, Refusal> {
        self.is_waiting()?;
        self.seat_holders.get(seat).ok_or(Refusal::BadSeat)
    }

    /// The beginning of the game, once the luck of it is known.
    pub(super) fn begin(&self) -> Result<Step, Refusal> {
        let (players, deal) = (self.seat_holders.len(), self.deal());
        let seating = match self.config.seating {
            Seating::AsSet => (0..players).collect(),
            Seating::Random => seating(players, &mut deal.seats()),
        };
        let layout = match self.origin {
            // Everything lies on the table already.
            Some(_) => String::new(),
            None => Position::lay_out(self.rules(), players, &self.config.options, &mut deal.layout())?.1,
        };
        Ok(Step::Begun { seating, layout, round: Some(self.dealing.round), id: None })
    }

    /// Nothing of this happens once the game has begun.
    pub(super) fn still_lobby(&self) -> Result<(), Misfit> {
        if self.play.is_none() { Ok(()) } else { Err(Misfit::Misplaced) }
    }

    pub(super) fn apply_sat(
        &mut self,
        seat: usize,
        person: &PersonId,
        name: &str,
        nonce: Option<&str>,
    ) -> Result<(), Misfit> {
        self.set_place(seat, SeatHolder::person(person.clone(), name.to_owned()))?;
        Arc::make_mut(&mut self.dealing).parts[seat].nonce = nonce.map(str::to_owned);
        Ok(())
    }

    pub(super) fn apply_stood(&mut self, seat: usize) -> Result<(), Misfit> {
        self.set_place(seat, SeatHolder::default())
    }

    /// Whoever is moved commits anew: a commitment is for a place.
    pub(super) fn apply_swapped(&mut self, [one, other]: [usize; 2]) -> Result<(), Misfit> {
        let holders = [other, one].map(|seat| self.seat_holders.get(seat).cloned());
        let [Some(first), Some(second)] = holders else { return Err(Misfit::Misplaced) };
        self.set_place(one, first)?;
        self.set_place(other, second)?;
        self.move_words(|seat| match seat {
            seat if seat == one => other,
            seat if seat == other => one,
            seat => seat,
        });
        Ok(())
    }

    pub(super) fn apply_bot_set(&mut self, seat: usize, bot: Option<BotChoice>) -> Result<(), Misfit> {
        let sitter = bot.map_or(Sitter::Free, Sitter::Bot);
        self.set_place(seat, SeatHolder { sitter, ..SeatHolder::default() })
    }

    pub(super) fn apply_begun(
        &mut self,
        seating: &[usize],
        layout: &str,
        round: Option<u32>,
        time: Millis,
    ) -> Result<(), Misfit> {
        self.still_lobby()?;
        match round {
            Some(round) if round == self.dealing.round && self.dealing.owing().next().is_none() => {}
            Some(_) => return Err(Misfit::Misplaced),
            None => Arc::make_mut(&mut self.dealing).method = Method::Open,
        }
        let players = self.seat_holders.len();
        let position = match &self.origin {
            Some(origin) => origin.position(&self.config)?,
            None => Position::lay_out_again(self.rules(), players, &self.config.options, layout)?,
        };
        let mut sorted = seating.to_vec();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(0..players) {
            return Err(Misfit::Misplaced);
        }
        self.seat_holders = seating.iter().map(|&place| self.seat_holders[place].clone()).collect();
        self.move_words(|place| seating.iter().position(|&from| from == place).unwrap_or(place));
        let clocks = Clocks::new(self.config.clock, players, time);
        self.play = Some(Play::new(position, seating.to_vec(), layout.to_owned(), clocks));
        self.stage = Stage::Playing;
        Ok(())
    }

    pub(super) fn apply_wants_rematch(&mut self, seat: usize) -> Result<(), Misfit> {
        self.rematch.extend(Seat::new(seat));
        Ok(())
    }

    pub(super) fn apply_next(&mut self, table: &TableId) -> Result<(), Misfit> {
        self.next = Some(table.clone());
        Ok(())
    }

    pub(super) fn apply_closed(&mut self) -> Result<(), Misfit> {
        if self.play.is_some() && self.stage != Stage::Playing {
            return Err(Misfit::Misplaced);
        }
        self.stage = Stage::Closed;
        Ok(())
    }
}
