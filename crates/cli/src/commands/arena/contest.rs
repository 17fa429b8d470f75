//! One game of a contest.

use std::sync::atomic::{AtomicBool, Ordering};

use parure_bots::{BotGame, BotSpec};
use parure_engine::chance::FixedDeal;
use parure_engine::game::{Setup, SetupError, ToAct};
use parure_engine::seat::{Observer, Seat, SeatSet};
use parure_vocabulary::{TURN_CAP, Vocabulary};

use super::journal::{FaultLine, GameLine};
use super::player::{Player, Processes};
use super::schedule::Fixture;
use crate::external::{Fault, Limits};
use crate::protocol::Question;
use parure_bots::seed;

/// What all games of a contest have in common.
pub struct Contest<'a, G: BotGame> {
    /// The setup.
    pub setup: Setup<G::Options>,
    /// The bots, in the given order.
    pub bots: &'a [BotSpec],
    /// What external bots are given.
    pub limits: Limits,
    /// The seed of deals and bots.
    pub seed: u64,
    /// After how many turns a game is broken off.
    pub turn_cap: u32,
    /// Set when the contest should end.
    pub stop: &'a AtomicBool,
}

impl<G: Vocabulary + BotGame> Contest<'_, G> {
    /// Plays a game; nothing if the contest was stopped meanwhile.
    pub fn play(
        &self,
        game: u64,
        fixture: &Fixture,
        processes: &mut Processes,
    ) -> Result<Option<GameLine>, SetupError> {
        let mut chance = FixedDeal::from_seed(self.seed.wrapping_add(fixture.deal));
        let mut state = G::new(&self.setup, &mut chance)?;
        let mut players: Vec<_> = Seat::all(self.setup.players)
            .map(|seat| {
                let bot = fixture.seats[seat.index()];
                Player::<G>::new(bot, &self.bots[bot], seed::stream(self.seed, &[game, seat.index() as u64]))
            })
            .collect();
        let (mut turns, mut played) = (0, Vec::new());
        let (winners, reason, fault) = loop {
            let seat = match state.to_act() {
                ToAct::Over(outcome) => break (outcome.winners, outcome.reason.word(), None),
                ToAct::Seat(_) if turns == self.turn_cap => break (SeatSet::EMPTY, TURN_CAP, None),
                ToAct::Seat(seat) => seat,
            };
            if self.stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let view = state.view(Observer::Seat(seat));
            let question =
                Question { setup: &self.setup, state: &state, seat, view: &view, table: game, played: &played };
            let action = match players[seat.index()].choose(&question, &self.limits, processes) {
                Ok(action) => action,
                Err(fault) => break (others(&state, seat), "fault", Some((seat, fault))),
            };
            state.apply(action, &mut chance, &mut ()).expect("a player's move was checked");
            players.iter_mut().for_each(|player| player.observe(action));
            played.push(action);
            turns += u32::from(state.ended_turn(action));
        };
        // A bot that was asked while the contest was stopped may have been stopped with it.
        if fault.is_some() && self.stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        Ok(Some(GameLine {
            game,
            winners: winners.iter().map(Seat::index).collect(),
            points: Seat::all(self.setup.players).map(|seat| state.points(seat)).collect(),
            turns,
            steps: played.len() as u32,
            reason: reason.to_owned(),
            fault: fault.map(|(seat, Fault { kind, message })| FaultLine { seat: seat.index(), kind, message }),
        }))
    }
}

/// Everybody who is not on the side of a seat.
fn others<G: BotGame>(state: &G, loser: Seat) -> SeatSet {
    Seat::all(state.setup().players).filter(|&seat| !state.side(loser).contains(seat)).collect()
}
