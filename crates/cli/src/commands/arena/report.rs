//! What a contest showed, as text and as JSON.

use std::collections::BTreeMap;

use parure_bots::elo::{Shares, elo};
use serde::Serialize;

use super::journal::{GameLine, Head};
use super::schedule::Schedule;
use super::tally::{Tally, count, shares};
use crate::external::FaultKind;

/// What the JSON says of itself.
const FORMAT: &str = "parure-arena/1";

/// The most faults that the text lists.
const LISTED: usize = 10;

/// The report of a contest.
#[derive(Serialize)]
pub struct Report {
    format: &'static str,
    #[serde(flatten)]
    head: ReportHead,
    /// How many games were to be played.
    planned: u64,
    /// How many were.
    played: u64,
    average_turns: f64,
    average_steps: f64,
    /// How often games ended for which reason.
    reasons: BTreeMap<String, u64>,
    bots: Vec<BotReport>,
    pairings: Vec<PairingReport>,
    faults: Vec<FaultReport>,
}

#[derive(Serialize)]
struct ReportHead {
    game: String,
    players: usize,
    options: serde_json::Value,
    seed: u64,
    turn_cap: u32,
}

#[derive(Serialize)]
struct BotReport {
    bot: String,
    win_rate: f64,
    interval: [f64; 2],
    games: u64,
    wins: u64,
    elo: f64,
    crashes: u64,
    timeouts: u64,
    illegal_moves: u64,
}

#[derive(Serialize)]
struct PairingReport {
    /// The places in the list of bots.
    bots: Vec<usize>,
    games: u64,
    win_rates: Vec<f64>,
    intervals: Vec<[f64; 2]>,
}

#[derive(Serialize)]
struct FaultReport {
    game: u64,
    bot: usize,
    seat: usize,
    kind: FaultKind,
    message: String,
}

impl Report {
    /// Sums up the games, which are in order.
    pub fn new(head: Head, schedule: &Schedule, played: &[GameLine]) -> Self {
        let (all, tables) = count(schedule, head.bots.len(), played);
        let faults: Vec<_> = played.iter().filter_map(|line| fault(schedule, line)).collect();
        let games: Vec<_> = played.iter().map(|line| seats(schedule, line)).collect();
        let ratings = elo(head.bots.len(), schedule.tables(), &games);
        let of_kind = |bot, kind| faults.iter().filter(|fault| (fault.bot, fault.kind) == (bot, kind)).count() as u64;
        let bots = head.bots.iter().enumerate().map(|(bot, name)| BotReport {
            bot: name.clone(),
            win_rate: all[bot].rate(),
            interval: all[bot].interval(),
            games: all[bot].games,
            wins: all[bot].wins,
            elo: ratings[bot],
            crashes: of_kind(bot, FaultKind::Crash),
            timeouts: of_kind(bot, FaultKind::Timeout),
            illegal_moves: of_kind(bot, FaultKind::IllegalMove),
        });
        let pairings = schedule.tables().iter().zip(&tables).map(|(table, tallies)| PairingReport {
            bots: table.clone(),
            games: tallies[0].games,
            win_rates: tallies.iter().map(Tally::rate).collect(),
            intervals: tallies.iter().map(Tally::interval).collect(),
        });
        let mut reasons = BTreeMap::new();
        played.iter().for_each(|line| *reasons.entry(line.reason.clone()).or_default() += 1);
        let mean = |sum: u64| sum as f64 / played.len().max(1) as f64;
        Self {
            format: FORMAT,
            planned: schedule.len(),
            played: played.len() as u64,
            average_turns: mean(played.iter().map(|line| u64::from(line.turns)).sum()),
            average_steps: mean(played.iter().map(|line| u64::from(line.steps)).sum()),
            reasons,
            bots: bots.collect(),
            pairings: pairings.collect(),
            faults,
            head: ReportHead {
                game: head.game,
                players: head.players,
                options: head.options,
                seed: head.seed,
                turn_cap: head.turn_cap,
            },
        }
    }

    /// Whether all games were played.
    pub const fn is_complete(&self) -> bool {
        self.played == self.planned
    }

    /// Prints the report for people.
    pub fn print(&self) -> std::io::Result<()> {
        let ReportHead { game, players, seed, .. } = &self.head;
        say!("{game} for {players}: {} of {} games, seed {seed}", self.played, self.planned)?;
        let width = self.bots.iter().map(|bot| bot.bot.chars().count()).max().unwrap_or(0).max(3);
        say!("{:>3}  {:width$}  {:>8}  {:>15}  {:>6}  {:>6}", "", "bot", "win rate", "95 % interval", "Elo", "games")?;
        for (place, bot) in self.bots.iter().enumerate() {
            let interval = format!("{} to {}", percent(bot.interval[0]), percent(bot.interval[1]));
            let (rate, place) = (percent(bot.win_rate), place + 1);
            say!("{place:>3}  {:width$}  {rate:>8}  {interval:>17}  {:>+6.0}  {:>6}", bot.bot, bot.elo, bot.games)?;
        }
        if self.pairings.len() > 1 {
            say!("\npairings")?;
            for pairing in &self.pairings {
                let [one, other] = [0, 1].map(|side| (pairing.bots[side] + 1, percent(pairing.win_rates[side])));
                say!("  {} : {}   {} : {}", one.0, other.0, one.1, other.1)?;
            }
        }
        let reasons: Vec<_> = self.reasons.iter().map(|(reason, games)| format!("{reason} {games}")).collect();
        say!("\n{:.1} turns a game; ended by: {}", self.average_turns, reasons.join(", "))?;
        self.print_faults()
    }

    fn print_faults(&self) -> std::io::Result<()> {
        for bot in self.bots.iter().filter(|bot| bot.crashes + bot.timeouts + bot.illegal_moves > 0) {
            let (crashes, timeouts, illegal) = (bot.crashes, bot.timeouts, bot.illegal_moves);
            say!("{} lost by {crashes} crashes, {timeouts} timeouts, {illegal} illegal moves", bot.bot)?;
        }
        for fault in self.faults.iter().take(LISTED) {
            say!("  game {}, bot {} in seat {}: {}", fault.game, fault.bot + 1, fault.seat, fault.message)?;
        }
        if self.faults.len() > LISTED {
            say!("  and {} more", self.faults.len() - LISTED)?;
        }
        Ok(())
    }
}

fn percent(rate: f64) -> String {
    format!("{:.1} %", 100.0 * rate)
}

/// Who sat in each seat of a game, and what share of the win that seat had: two seats win more often than one.
fn seats(schedule: &Schedule, line: &GameLine) -> Shares {
    let seats = schedule.fixture(line.game).seats;
    let share = shares(line, seats.len());
    seats.into_iter().enumerate().map(|(seat, bot)| (bot, share(seat))).collect()
}

fn fault(schedule: &Schedule, line: &GameLine) -> Option<FaultReport> {
    let fault = line.fault.as_ref()?;
    let bot = schedule.fixture(line.game).seats[fault.seat];
    Some(FaultReport { game: line.game, bot, seat: fault.seat, kind: fault.kind, message: fault.message.clone() })
}
