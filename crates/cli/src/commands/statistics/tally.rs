//! What is counted of games.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::AddAssign;

use parure_vocabulary::{GameEvent, GameResult};

/// What one game did that is counted.
pub struct Course {
    /// The turns that each seat has ended.
    turns: Vec<u64>,
    /// Each seat's first turn, once it has one.
    openings: Vec<Option<Opening>>,
    /// The cards that were bought, by whom, in which turn of theirs.
    bought: Vec<(usize, String, u64)>,
    /// The cards that were reserved, by whom, as far as they are known.
    reserved: Vec<(usize, String)>,
    /// The tiles that came, to whom.
    tiles: Vec<(usize, String)>,
    /// How it ended; nothing where it was broken off.
    result: Option<GameResult>,
}

/// How a seat begins: what it does first in its first turn.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Opening {
    /// Takes these tokens.
    Take(BTreeMap<Cow<'static, str>, u8>),
    /// Reserves a card of this level.
    Reserve(u8),
    /// Does something else.
    Other,
}

impl Course {
    /// A game that has not begun.
    pub fn new(players: usize) -> Self {
        Self {
            turns: vec![0; players],
            openings: vec![None; players],
            bought: Vec::new(),
            reserved: Vec::new(),
            tiles: Vec::new(),
            result: None,
        }
    }

    /// How many turns have ended.
    pub fn turns(&self) -> u64 {
        self.turns.iter().sum()
    }

    /// How many turns a seat has ended.
    pub fn turns_of(&self, seat: usize) -> u64 {
        self.turns[seat]
    }

    /// Remembers an event, in the words of the one who knows most.
    pub fn note(&mut self, event: &GameEvent) {
        match event {
            GameEvent::Take { seat, tokens } => self.open(*seat, Opening::Take(tokens.0.clone())),
            GameEvent::Reserve { seat, card, level, .. } => {
                self.open(*seat, Opening::Reserve(*level));
                self.reserved.extend(card.iter().map(|card| (*seat, card.to_string())));
            }
            GameEvent::Buy { seat, card, .. } | GameEvent::Free { seat, card } => {
                self.open(*seat, Opening::Other);
                self.bought.push((*seat, card.to_string(), self.turns[*seat]));
            }
            GameEvent::Tile { seat, tile, .. } | GameEvent::Royal { seat, royal: tile, .. } => {
                self.tiles.push((*seat, tile.to_string()));
            }
            GameEvent::Pass { seat } | GameEvent::UsePrivilege { seat, .. } | GameEvent::Replenish { seat, .. } => {
                self.open(*seat, Opening::Other);
            }
            _ => {}
        }
    }

    fn open(&mut self, seat: usize, opening: Opening) {
        if self.turns[seat] == 0 {
            self.openings[seat].get_or_insert(opening);
        }
    }

    /// Remembers that a seat's turn is over.
    pub fn end_turn(&mut self, seat: usize) {
        self.turns[seat] += 1;
    }

    /// Remembers how the game ended.
    pub fn end(&mut self, result: GameResult) {
        self.result = Some(result);
    }
}

/// How often something happened, and how often whoever it happened to won. A shared victory is one for each winner.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Count {
    /// How often.
    pub times: u64,
    /// How often with a victory.
    pub won: u64,
}

impl Count {
    fn add(&mut self, won: bool) {
        *self += Self { times: 1, won: u64::from(won) };
    }

    /// The share of victories.
    pub fn share(self) -> f64 {
        self.won as f64 / self.times as f64
    }
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.times += other.times;
        self.won += other.won;
    }
}

/// The sums over many games. Only finished ones count, apart from their number.
pub struct Tally {
    /// The games that were broken off.
    pub unfinished: u64,
    /// The finished games, for each seat.
    pub seats: Vec<Count>,
    /// The games that took so many turns of the seat that took most.
    pub lengths: BTreeMap<u64, u64>,
    /// The games that ended for each reason.
    pub reasons: BTreeMap<String, u64>,
    /// First turns, by the seat.
    pub openings: BTreeMap<(Opening, usize), Count>,
    /// Cards bought, by the buyer's turn, from 0.
    pub bought: BTreeMap<(String, u64), Count>,
    /// Cards reserved.
    pub reserved: BTreeMap<String, Count>,
    /// Tiles that came.
    pub tiles: BTreeMap<String, Count>,
}

impl Tally {
    /// Nothing yet.
    pub fn new(players: usize) -> Self {
        Self {
            unfinished: 0,
            seats: vec![Count::default(); players],
            lengths: BTreeMap::new(),
            reasons: BTreeMap::new(),
            openings: BTreeMap::new(),
            bought: BTreeMap::new(),
            reserved: BTreeMap::new(),
            tiles: BTreeMap::new(),
        }
    }

    /// Counts a game.
    pub fn add(&mut self, course: Course) {
        let Some(result) = course.result else {
            self.unfinished += 1;
            return;
        };
        let won: Vec<_> = (0..self.seats.len()).map(|seat| result.winners.contains(&seat)).collect();
        self.seats.iter_mut().zip(&won).for_each(|(count, &won)| count.add(won));
        *self.lengths.entry(course.turns.into_iter().max().unwrap_or_default()).or_default() += 1;
        *self.reasons.entry(result.reason).or_default() += 1;
        for (seat, opening) in course.openings.into_iter().enumerate() {
            if let Some(opening) = opening {
                self.openings.entry((opening, seat)).or_default().add(won[seat]);
            }
        }
        for (seat, card, turn) in course.bought {
            self.bought.entry((card, turn)).or_default().add(won[seat]);
        }
        for (seat, card) in course.reserved {
            self.reserved.entry(card).or_default().add(won[seat]);
        }
        for (seat, tile) in course.tiles {
            self.tiles.entry(tile).or_default().add(won[seat]);
        }
    }

    /// Counts what another one has counted.
    pub fn merge(&mut self, other: Self) {
        fn sum<K: Ord, V: AddAssign + Default>(into: &mut BTreeMap<K, V>, from: BTreeMap<K, V>) {
            from.into_iter().for_each(|(key, value)| *into.entry(key).or_default() += value);
        }
        self.unfinished += other.unfinished;
        self.seats.iter_mut().zip(other.seats).for_each(|(count, other)| *count += other);
        sum(&mut self.lengths, other.lengths);
        sum(&mut self.reasons, other.reasons);
        sum(&mut self.openings, other.openings);
        sum(&mut self.bought, other.bought);
        sum(&mut self.reserved, other.reserved);
        sum(&mut self.tiles, other.tiles);
    }
}
