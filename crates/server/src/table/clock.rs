//! How long the players may think.

use parure_engine::seat::{MAX_SEATS, Seat};

use crate::protocol::{ClockRule, ClockState};
use crate::world::Millis;

/// The most time under way that is credited for one move.
const MOST_LAG: Millis = 1_000;

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

    /// A player is back: those who count by the turn begin it anew. Says whether there is any time left to play with.
    pub fn wind_up(&mut self, seat: Seat, now: Millis) -> bool {
        if let Timed::PerTurn(limit) = self.rule {
            self.left[seat.index()] = limit;
        }
        (self.since, self.paused) = (now, 0);
        self.left[seat.index()] > 0
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
