//! From the engine's events to the lines of a log.

use parure_engine::card::{CardId, Level};
use parure_engine::seat::{MAX_SEATS, Observer, Seat};

use super::TableGame;
use crate::protocol::{GameEvent, LogEntry};

/// What must be remembered between events to tell them.
#[derive(Clone, Debug, Default)]
pub struct Telling {
    /// The cards that left their spaces and whose spaces have not been filled yet.
    left: Vec<Left>,
    /// The turns that have ended.
    ended: u32,
    /// Each seat's last ended turn.
    last_turn: [u32; MAX_SEATS],
}

impl Telling {
    /// The number of the running turn, from 1.
    pub fn turn(&self) -> u32 {
        self.ended + 1
    }

    /// The seat's last ended turn, 0 before the first.
    pub fn last_turn(&self, seat: Seat) -> u32 {
        self.last_turn[seat.index()]
    }

    pub(super) fn end_turn(&mut self, seat: Seat) {
        self.ended += 1;
        self.last_turn[seat.index()] = self.ended;
    }

    pub(super) fn leave(&mut self, left: Left) {
        self.left.push(left);
    }

    pub(super) fn refill(&mut self, level: Level, space: u8) -> Option<Left> {
        let place = self.left.iter().position(|left| (left.level, left.space) == (level, space))?;
        Some(self.left.remove(place))
    }
}

/// A card that left its space.
#[derive(Clone, Copy, Debug)]
pub(super) struct Left {
    /// Who took it.
    pub seat: Seat,
    /// Its level.
    pub level: Level,
    /// Its space.
    pub space: u8,
    /// Which card.
    pub card: CardId,
}

/// A line of the log, as everybody may read it and as the few who know more.
#[derive(Clone, Debug)]
pub struct Told {
    version: u64,
    turn: u32,
    open: GameEvent,
    known_to: Vec<(Seat, GameEvent)>,
}

impl Told {
    /// Something that is no secret.
    pub fn open(version: u64, turn: u32, event: GameEvent) -> Self {
        Self { version, turn, open: event, known_to: Vec::new() }
    }

    /// The version that it came with.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The line as the observer may read it; a referee reads what the best informed seat does.
    pub fn entry(&self, observer: Observer) -> LogEntry {
        let known = self.known_to.iter().find(|(seat, _)| observer.sees_hand_of(*seat));
        let event = known.map_or(&self.open, |(_, event)| event).clone();
        LogEntry { version: self.version, turn: self.turn, event }
    }
}

/// Tells the events of a step.
pub fn tell<G: TableGame>(after: &G, events: &[G::Event], version: u64, telling: &mut Telling) -> Vec<Told> {
    let players = after.setup().players;
    let mut told: Vec<Told> = Vec::new();
    for &event in events {
        let turn = telling.turn();
        let open = G::visible(event, Observer::Spectator);
        let before = telling.clone();
        let Some(spoken) = after.tell(open, telling) else { continue };
        if let (GameEvent::Replenish { count, .. }, Some(last)) = (&spoken, told.last_mut())
            && let GameEvent::Replenish { count: sum, .. } = &mut last.open
        {
            *sum += count;
            continue;
        }
        let mut known_to = Vec::new();
        for seat in Seat::all(players) {
            let seen = G::visible(event, Observer::Seat(seat));
            if seen != open {
                known_to.extend(after.tell(seen, &mut before.clone()).map(|event| (seat, event)));
            }
        }
        told.push(Told { version, turn, open: spoken, known_to });
    }
    told
}
