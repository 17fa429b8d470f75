//! Games between bots, and fair matches of them.
//!
//! A duplicate match plays every deal once for each rotation of the seats: each deck turns up the same cards in the same
//! order, so that luck mostly cancels.

use parure_engine::chance::{Chance, FixedDeal, SplitMix64};
use parure_engine::game::{Game, Reason, Setup, SetupError, ToAct};
use parure_engine::seat::{MAX_SEATS, Observer, Seat};

use crate::bot::Bot;
use crate::budget::Budget;
use crate::model::results;

/// After how many steps a game is stopped and counted as a draw. The rules know no such limit; games between sensible
/// players take fewer than 200 steps.
pub const STEP_CAP: u32 = 1_500;

/// One bot of a match: it plays by its budget.
pub struct Contender<G: Game> {
    /// The bot.
    pub bot: Box<dyn Bot<G>>,
    /// What it may think about each choice.
    pub budget: Budget,
}

/// How a game between bots went.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameReport {
    /// The result of each seat: 1 for a win (also a shared one), 0 for a loss; a stopped game is shared equally.
    pub results: [f32; MAX_SEATS],
    /// The points of each seat.
    pub points: [u8; MAX_SEATS],
    /// What ended it; nothing if it was stopped.
    pub reason: Option<Reason>,
    /// How many steps were played.
    pub steps: u32,
}

/// Plays one game. `seats[i]` says which contender sits in seat `i`; `seed` belongs to the bots' own entropy, so that
/// luck and bots can be repeated apart.
pub fn play_game<G: Game>(
    setup: &Setup<G::Options>,
    chance: &mut impl Chance,
    contenders: &mut [Contender<G>],
    seats: &[usize],
    seed: u64,
) -> Result<GameReport, SetupError> {
    let mut state = G::new(setup, chance)?;
    let mut entropy: Vec<_> = (0..seats.len() as u64).map(|seat| SplitMix64::new(seed ^ (seat + 1) << 56)).collect();
    contenders.iter_mut().for_each(|contender| contender.bot.forget());
    let mut steps = 0;
    let (results, reason) = loop {
        let seat = match state.to_act() {
            ToAct::Over(outcome) => break (results(outcome), Some(outcome.reason)),
            ToAct::Seat(_) if steps == STEP_CAP => break (shared(setup.players), None),
            ToAct::Seat(seat) => seat,
        };
        let Contender { bot, budget } = &mut contenders[seats[seat.index()]];
        let view = state.view(Observer::Seat(seat));
        let action = bot.choose(&view, budget, &mut entropy[seat.index()]).action;
        state.apply(action, chance, &mut ()).expect("a bot plays legal actions");
        contenders.iter_mut().for_each(|contender| contender.bot.observe(action));
        steps += 1;
    };
    let mut points = [0; MAX_SEATS];
    Seat::all(setup.players).for_each(|seat| points[seat.index()] = state.points(seat));
    Ok(GameReport { results, points, reason, steps })
}

fn shared(players: usize) -> [f32; MAX_SEATS] {
    let mut results = [0.0; MAX_SEATS];
    results[..players].fill(1.0 / players as f32);
    results
}

/// What a contender of a match has scored.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The mean result over all its games, shared wins by their share.
    pub score: f64,
    /// The half width of the 95 % interval of the score; games of one deal count as one observation.
    pub margin: f64,
}

/// How a match went.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchReport {
    /// Each contender's standing, in the given order.
    pub standings: Vec<Standing>,
    /// How many games were played.
    pub games: u32,
    /// How many were stopped.
    pub stopped: u32,
    /// How many steps a game took on average.
    pub steps: f64,
}

/// Plays `deals` deals, each once for every rotation of the contenders (as many as the setup has players).
pub fn duplicate_match<G: Game>(
    setup: &Setup<G::Options>,
    contenders: &mut [Contender<G>],
    deals: u32,
    seed: u64,
) -> Result<MatchReport, SetupError> {
    let players = contenders.len();
    let mut scores = vec![Vec::with_capacity(deals as usize); players];
    let (mut stopped, mut steps) = (0, 0);
    for deal in 0..deals {
        let deal = seed.wrapping_add(deal.into());
        let mut sums = vec![0.0; players];
        for rotation in 0..players {
            let seats: Vec<_> = (0..players).map(|seat| (seat + rotation) % players).collect();
            let report = play_game(setup, &mut FixedDeal::from_seed(deal), contenders, &seats, deal)?;
            let total: f32 = report.results[..players].iter().sum();
            for (seat, &who) in seats.iter().enumerate() {
                sums[who] += f64::from(report.results[seat] / total);
            }
            stopped += u32::from(report.reason.is_none());
            steps += report.steps;
        }
        sums.iter().zip(&mut scores).for_each(|(sum, scores)| scores.push(sum / players as f64));
    }
    let games = deals * players as u32;
    let standings = scores.iter().map(|scores| Standing::of(scores)).collect();
    Ok(MatchReport { standings, games, stopped, steps: f64::from(steps) / f64::from(games.max(1)) })
}

impl Standing {
    fn of(scores: &[f64]) -> Self {
        let count = scores.len().max(1) as f64;
        let score = scores.iter().sum::<f64>() / count;
        let variance = scores.iter().map(|one| (one - score).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        Self { score, margin: 1.96 * (variance / count).sqrt() }
    }
}
