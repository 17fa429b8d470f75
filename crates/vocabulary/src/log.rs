//! From the engine's events to the lines of a log.

use parure_engine::card::{CardId, CardOrigin, Level};
use parure_engine::seat::{MAX_SEATS, Observer, Seat};

use crate::{GameEvent, Vocabulary};

/// Describes the events of a game, step after step, and remembers what it takes to do so.
#[derive(Clone, Debug, Default)]
pub struct LogBuilder {
    /// The cards that left their spaces and whose spaces have not been filled yet.
    departures: Vec<Departure>,
    /// The turns that have ended.
    ended: u32,
    /// Each seat's last ended turn.
    last_turn: [u32; MAX_SEATS],
}

/// A card that left its space.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Departure {
    /// Who took it.
    pub(crate) seat: Seat,
    /// Its level.
    pub(crate) level: Level,
    /// Its space.
    pub(crate) space: u8,
    /// Which card.
    pub(crate) card: CardId,
}

/// A line of the log, as everybody may read it and as the few who know more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    turn: u32,
    open: GameEvent,
    known_to: Vec<(Seat, GameEvent)>,
}

impl LogLine {
    /// The number of the turn that it belongs to, from 1.
    pub const fn turn(&self) -> u32 {
        self.turn
    }

    /// The event as the observer may read it; a referee reads what the best informed seat does.
    pub fn seen_by(&self, observer: Observer) -> &GameEvent {
        let known = self.known_to.iter().find(|(seat, _)| observer.sees_hand_of(*seat));
        known.map_or(&self.open, |(_, event)| event)
    }
}

impl LogBuilder {
    /// The number of the running turn, from 1.
    pub const fn turn(&self) -> u32 {
        self.ended + 1
    }

    /// The seat's last ended turn, 0 before the first.
    pub const fn last_turn(&self, seat: Seat) -> u32 {
        self.last_turn[seat.index()]
    }

    /// Describes the events of a step; the game is as it was after it.
    pub fn describe<G: Vocabulary>(&mut self, after: &G, events: &[G::Event]) -> Vec<LogLine> {
        let players = after.setup().players;
        let mut lines: Vec<LogLine> = Vec::new();
        for &event in events {
            let turn = self.turn();
            let public = G::visible(event, Observer::Spectator);
            let before = self.clone();
            let Some(open) = after.describe_event(public, self) else { continue };
            if let (GameEvent::Replenish { count, .. }, Some(last)) = (&open, lines.last_mut())
                && let GameEvent::Replenish { count: sum, .. } = &mut last.open
            {
                *sum += count;
                continue;
            }
            let mut known_to = Vec::new();
            for seat in Seat::all(players) {
                let seen = G::visible(event, Observer::Seat(seat));
                if seen != public {
                    known_to.extend(after.describe_event(seen, &mut before.clone()).map(|event| (seat, event)));
                }
            }
            lines.push(LogLine { turn, open, known_to });
        }
        lines
    }

    pub(crate) fn end_turn(&mut self, seat: Seat) {
        self.ended += 1;
        self.last_turn[seat.index()] = self.ended;
    }

    /// Remembers a card that left its space, if it lay in one.
    pub(crate) fn leave(&mut self, seat: Seat, card: CardId, from: CardOrigin) {
        if let CardOrigin::Market { level, space } = from {
            self.departures.push(Departure { seat, level, space, card });
        }
    }

    /// The card that left a space, once the space is filled again.
    pub(crate) fn refill(&mut self, level: Level, space: u8) -> Option<Departure> {
        let place = self.departures.iter().position(|left| (left.level, left.space) == (level, space))?;
        Some(self.departures.remove(place))
    }
}
