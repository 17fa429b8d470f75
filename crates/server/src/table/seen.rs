//! A table as an observer may know it.

use parure_engine::seat::{Observer, Seat};

use super::{Place, Play, Sitter, Table};
use crate::game::{Acting, Helpers, Position};
use crate::ids::PersonId;
use crate::protocol::{FairDeal, SeatState, Snapshot, Stage, TableState, TableSummary, Update, Who};
use crate::world::Millis;

/// Who is connected; the one thing about a table that is not stored.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Presence {
    /// The people who are, with as many entries as connections.
    pub here: Vec<PersonId>,
    /// When people went away, where that is known.
    pub left: Vec<(PersonId, Millis)>,
    /// Connections of people without a seat.
    pub spectators: usize,
}

impl Table {
    /// Everything that the person, or anybody (`None`), may know.
    pub fn snapshot(&self, person: Option<&PersonId>, now: Millis, presence: &Presence) -> Snapshot {
        let observer = self.observer(person);
        let log = self.play.iter().flat_map(Play::log).map(|line| line.entry(observer)).collect();
        Snapshot { state: self.state(person, now, presence), log, chat: self.chat.iter().cloned().collect() }
    }

    /// What has changed since a version; nothing if the client has never been there.
    pub fn update(&self, person: Option<&PersonId>, since: u64, now: Millis, presence: &Presence) -> Option<Update> {
        if since > self.version {
            return None;
        }
        let observer = self.observer(person);
        let log = self.play.iter().flat_map(Play::log).filter(|line| line.version() > since);
        Some(Update {
            state: self.state(person, now, presence),
            since,
            log_from: self.play.as_ref().and_then(|play| play.log_from(since)),
            log: log.map(|line| line.entry(observer)).collect(),
            chat: self.chat.iter().filter(|line| line.version > since).cloned().collect(),
        })
    }

    /// The seat that a person looks from: of their own the one to act, or that acts next.
    fn me(&self, person: Option<&PersonId>) -> Option<Seat> {
        let person = person?;
        let players = self.places.len();
        let mut seat = self.to_act().unwrap_or(Seat::FIRST);
        for _ in 0..players {
            if self.places.get(seat.index())?.is_held_by(person) {
                return Some(seat);
            }
            seat = seat.next(players);
        }
        None
    }

    fn observer(&self, person: Option<&PersonId>) -> Observer {
        self.me(person).map_or(Observer::Spectator, Observer::Seat)
    }

    fn state(&self, person: Option<&PersonId>, now: Millis, presence: &Presence) -> TableState {
        let (me, observer) = (self.me(person), self.observer(person));
        let play = self.play.as_ref();
        let position = play.map(Play::position);
        let helpers = if self.config.helpers { Helpers::On } else { Helpers::Off };
        let over = matches!(self.stage, Stage::Over | Stage::Closed);
        let clock = play.and_then(|play| play.clocks());
        let running = self.to_act().filter(|seat| self.places[seat.index()].bot().is_none());
        TableState {
            table: self.id.to_string(),
            version: self.version,
            now,
            stage: self.stage,
            config: self.config.clone(),
            seats: self.seats(presence),
            me: me.map(Seat::index),
            mine: person.map(|person| self.held_by(person).collect()).unwrap_or_default(),
            owner: person == Some(&self.owner),
            spectators: presence.spectators,
            target: position.map_or(0, Position::target),
            view: position.map(|position| position.view(observer, !self.config.open_reserves && !over)),
            help: position.map(|position| position.help(observer, self.acting(me), helpers)),
            turn: play.map_or(0, |play| play.log_builder().turn()),
            last_own_turn: play.zip(me).map_or(0, |(play, me)| play.log_builder().last_turn(me)),
            can_undo: self.can_undo(person),
            clock: clock.map(|clocks| clocks.state(running, now)),
            result: play.and_then(|play| play.result()).cloned(),
            fair: FairDeal { commitment: self.secret.commitment(), secret: over.then(|| self.secret.reveal()) },
            rematch: self.rematch.iter().map(|seat| seat.index()).collect(),
            next: self.next.as_ref().map(ToString::to_string),
        }
    }

    fn acting(&self, me: Option<Seat>) -> Acting {
        let acts = self.to_act().filter(|&seat| Some(seat) == me && self.places[seat.index()].bot().is_none());
        if acts.is_some() { Acting::Yes } else { Acting::No }
    }

    fn can_undo(&self, person: Option<&PersonId>) -> bool {
        let undoable = self.play.as_ref().and_then(|play| play.undoable());
        let own = |seat: Seat| person.is_some_and(|person| self.places[seat.index()].is_held_by(person));
        self.config.undo && self.stage == Stage::Playing && undoable.is_some_and(|made| own(made.seat))
    }

    /// Who sits where.
    pub fn seats(&self, presence: &Presence) -> Vec<SeatState> {
        self.places.iter().map(|place| seat_state(place, presence)).collect()
    }

    /// The table in short.
    pub fn summary(&self, person: Option<&PersonId>, presence: &Presence) -> TableSummary {
        let position = self.play.as_ref().map(Play::position);
        let acts = self.to_act().map(|seat| &self.places[seat.index()]);
        TableSummary {
            table: self.id.to_string(),
            stage: self.stage,
            config: self.config.clone(),
            seats: self.seats(presence),
            round: position.map(Position::round),
            your_turn: acts.zip(person).is_some_and(|(place, person)| place.is_held_by(person)),
            result: self.play.as_ref().and_then(|play| play.result()).cloned(),
            changed: self.changed,
        }
    }
}

fn seat_state(place: &Place, presence: &Presence) -> SeatState {
    let (who, name, holders): (_, &str, &[PersonId]) = match &place.sitter {
        Sitter::Free => (Who::Free, "", &[]),
        Sitter::Bot(_) => (Who::Bot, "", &[]),
        Sitter::Person { holders, name } => (Who::Person, name, holders),
    };
    let ready = place.is_ready();
    let here = holders.iter().any(|holder| presence.here.contains(holder));
    let left = presence.left.iter().filter(|(person, _)| holders.contains(person)).map(|&(_, since)| since).max();
    let away_since = left.filter(|_| !here);
    SeatState { who, name: name.to_owned(), bot: place.bot(), ready, here, away_since, lost: place.lost }
}
