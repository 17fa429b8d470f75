//! How long the players may think.

use parure_engine::seat::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Refusal;
use crate::world::Millis;

/// How long a player may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRule {
    /// As long as they like.
    #[default]
    None,
    /// So long for each turn.
    PerMove {
        /// Seconds, 5 to 3600.
        seconds: u32,
    },
    /// So long for the whole game, and some more with every turn.
    PerGame {
        /// Seconds, 30 to 36000.
        seconds: u32,
        /// Seconds added after each turn, 0 to 600.
        increment: u32,
    },
    /// So many days for each turn.
    Days {
        /// Days, 1 to 30.
        days: u32,
    },
}

/// What clocks may be set to, in the units of `ClockRule`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockBounds {
    /// Seconds of a clock per move.
    pub per_move_seconds: Bounds,
    /// Seconds of a clock per game.
    pub per_game_seconds: Bounds,
    /// Its increment.
    pub per_game_increment: Bounds,
    /// Days of a clock by days.
    pub days: Bounds,
}

impl ClockBounds {
    /// The bounds of this server.
    pub const HERE: Self = Self {
        per_move_seconds: Bounds { min: 5, max: 3_600 },
        per_game_seconds: Bounds { min: 30, max: 36_000 },
        per_game_increment: Bounds { min: 0, max: 600 },
        days: Bounds { min: 1, max: 30 },
    };
}

/// The least and the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Bounds {
    /// The least.
    pub min: u32,
    /// The most.
    pub max: u32,
}

impl Bounds {
    /// Whether a number is within.
    pub const fn hold(self, number: u32) -> bool {
        self.min <= number && number <= self.max
    }
}

impl std::fmt::Display for Bounds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} to {}", self.min, self.max)
    }
}

/// Refuses what is beyond the bounds.
pub(super) fn check_clock(clock: ClockRule) -> Result<(), Refusal> {
    let ClockBounds { per_move_seconds, per_game_seconds, per_game_increment, days } = ClockBounds::HERE;
    let (fits, allowed) = match clock {
        ClockRule::None => return Ok(()),
        ClockRule::PerMove { seconds } => {
            (per_move_seconds.hold(seconds), format!("a clock per move has {per_move_seconds} seconds"))
        }
        ClockRule::PerGame { seconds, increment } => (
            per_game_seconds.hold(seconds) && per_game_increment.hold(increment),
            format!("a clock per game has {per_game_seconds} seconds, and an increment of {per_game_increment}"),
        ),
        ClockRule::Days { days: number } => (days.hold(number), format!("a clock by days has {days} days")),
    };
    if fits { Ok(()) } else { Err(Refusal::BadConfig(allowed)) }
}

/// The most time under way that is credited for one move.
const MOST_LAG: Millis = 1_000;

/// What whoever comes back after their time for the game was up has to play with, until it is up again.
const RETURN: Millis = 60_000;

/// The clocks of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Clocks {
    rule: Timed,
    left: [Millis; MAX_SEATS],
    players: usize,
    /// Since when the running clock runs.
    since: Millis,
    /// Time since then that does not count, because the service was not there.
    paused: Millis,
}

/// A rule with a limit.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Timed {
    PerTurn(Millis),
    PerGame { increment: Millis },
}

impl Clocks {
    /// The clocks of a table, set; nothing where nobody counts.
    pub fn new(rule: ClockRule, players: usize, now: Millis) -> Option<Self> {
        let day = 24 * 60 * 60 * 1000;
        let (rule, first) = match rule {
            ClockRule::None => return None,
            ClockRule::PerMove { seconds } => (Timed::PerTurn(Millis::from(seconds) * 1000), seconds.into()),
            ClockRule::Days { days } => (Timed::PerTurn(Millis::from(days) * day), Millis::from(days) * day / 1000),
            ClockRule::PerGame { seconds, increment } => {
                (Timed::PerGame { increment: Millis::from(increment) * 1000 }, seconds.into())
            }
        };
        Some(Self { rule, left: [first * 1000; MAX_SEATS], players, since: now, paused: 0 })
    }

    /// How long the running clock has run.
    fn elapsed(&self, now: Millis) -> Millis {
        now.saturating_sub(self.since).saturating_sub(self.paused)
    }

    /// How much of the time counts for a move that was under way so long.
    pub fn used(&self, now: Millis, lag: Millis) -> Millis {
        self.elapsed(now).saturating_sub(lag.min(MOST_LAG))
    }

    /// What a seat has left.
    pub fn left(&self, seat: Seat) -> Millis {
        self.left[seat.index()]
    }

    /// When the seat's time is up, if nothing happens.
    pub fn deadline(&self, seat: Seat) -> Millis {
        self.since + self.paused + self.left(seat)
    }

    /// Since when the running clock runs.
    pub fn since(&self) -> Millis {
        self.since
    }

    /// Sets how much time since then does not count.
    pub fn pause(&mut self, paused: Millis) {
        self.paused = paused;
    }

    /// A step was made at this time, by this seat, and took so long.
    pub fn step(&mut self, seat: Seat, used: Millis, turn_over: bool, now: Millis) {
        let left = &mut self.left[seat.index()];
        *left = left.saturating_sub(used);
        if turn_over {
            match self.rule {
                Timed::PerTurn(limit) => *left = limit,
                Timed::PerGame { increment } => *left += increment,
            }
        }
        (self.since, self.paused) = (now, 0);
    }

    /// A seat's time was up.
    pub fn run_down(&mut self, seat: Seat, now: Millis) {
        self.left[seat.index()] = 0;
        (self.since, self.paused) = (now, 0);
    }

    /// A player is back: those who count by the turn begin it anew, and whose time for the game was up has a minute.
    pub fn wind_up(&mut self, seat: Seat, now: Millis) {
        let left = &mut self.left[seat.index()];
        match self.rule {
            Timed::PerTurn(limit) => *left = limit,
            Timed::PerGame { .. } if *left == 0 => *left = RETURN,
            Timed::PerGame { .. } => {}
        }
        (self.since, self.paused) = (now, 0);
    }

    /// The clocks as they are shown; `running` is the seat whose clock runs.
    pub fn state(&self, running: Option<Seat>, now: Millis) -> ClockState {
        let left = Seat::all(self.players).map(|seat| {
            let used = if running == Some(seat) { self.elapsed(now) } else { 0 };
            self.left(seat).saturating_sub(used)
        });
        ClockState { left: left.collect(), running: running.map(Seat::index) }
    }
}

/// The clocks at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ClockState {
    /// Milliseconds left per seat.
    pub left: Vec<u64>,
    /// Whose clock runs.
    pub running: Option<usize>,
}
