//! The fair deal at a table: nonces are committed to, the commitments are fixed, the nonces are revealed.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::decide::Asked;
use super::fold::Misfit;
use super::{ClockRule, Decision, Refusal, SeatHolder, Sitter, Stage, Stamped, Step, Table};
use crate::fair::{Deal, nonce_commitment};
use crate::ids::PersonId;
use crate::world::Millis;

/// How long the owner of a nonce has to reveal it where players sit at the table together.
const AT_ONCE: Millis = 10 * 60 * 1000;
/// The same for a day, and where nobody counts the time.
const DAY: Millis = 24 * 60 * 60 * 1000;

/// How far the fair deal of a table is.
#[derive(Clone, Debug, PartialEq)]
pub struct Dealing {
    /// By which method the game is dealt.
    pub method: Method,
    /// The number of the round of commitments, from 0.
    pub round: u32,
    /// What each place adds, in the order of the places before seats are drawn.
    pub parts: Vec<Part>,
    /// Set once the commitments of the round are fixed.
    pub fixed: Option<Fixed>,
    /// The rounds that ended without a deal.
    pub ended: Vec<EndedRound>,
}

/// How the players' numbers come into the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// They were sent openly, one after the other: games that began before there were commitments.
    Open,
    /// All are committed to before any is revealed.
    Committed,
}

/// What a place adds to the deal; nothing where a bot sits, or somebody whose program sends nothing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Part {
    /// The hash of the nonce, published before any nonce is revealed.
    pub commitment: Option<String>,
    /// The nonce, once it is revealed; without a commitment one that an older program sent openly.
    pub nonce: Option<String>,
}

/// The commitments of a round stand.
#[derive(Clone, Debug, PartialEq)]
pub struct Fixed {
    /// The version that they stand from.
    pub version: u64,
    /// Since when.
    pub since: Millis,
}

/// A round of commitments that ended without a deal. It is never forgotten.
#[derive(Clone, Debug, PartialEq)]
pub struct EndedRound {
    /// Who sat at each place.
    pub sitters: Vec<Sitter>,
    /// What each place had added.
    pub parts: Vec<Part>,
    /// The version at which the commitments were fixed.
    pub fixed: u64,
    /// The version at which it ended.
    pub version: u64,
    /// The places that ended it.
    pub places: Vec<usize>,
    /// How.
    pub why: RoundEnd,
}

/// Why a round of commitments ended without a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RoundEnd {
    /// A nonce was not revealed in time.
    NotRevealed,
    /// Somebody stood up.
    Stood,
    /// Somebody was sent away by the owner of the table.
    Removed,
}

impl EndedRound {
    /// The names of those who ended it.
    pub fn names(&self) -> Vec<String> {
        self.places.iter().map(|&place| self.sitters[place].name().to_owned()).collect()
    }
}

impl Part {
    /// Whether it is known what comes from here, if only by its hash.
    fn is_promised(&self) -> bool {
        self.commitment.is_some() || self.nonce.is_some()
    }

    /// Whether there is a nonce to reveal.
    pub fn owes(&self) -> bool {
        self.commitment.is_some() && self.nonce.is_none()
    }
}

impl Dealing {
    /// The start, with so many places.
    pub fn new(places: usize) -> Self {
        let parts = vec![Part::default(); places];
        Self { method: Method::Committed, round: 0, parts, fixed: None, ended: Vec::new() }
    }

    /// The places whose nonce is still to be revealed.
    pub fn owing(&self) -> impl Iterator<Item = usize> + '_ {
        let owing = self.parts.iter().enumerate().filter(|(_, part)| self.fixed.is_some() && part.owes());
        owing.map(|(place, _)| place)
    }

    fn nonces(&self) -> Vec<&str> {
        self.parts.iter().map(|part| part.nonce.as_deref().unwrap_or_default()).collect()
    }
}

/// How long a nonce may take to be revealed: where people play by days, they look in as seldom before the game.
const fn patience(clock: ClockRule) -> Millis {
    match clock {
        ClockRule::PerMove { .. } | ClockRule::PerGame { .. } => AT_ONCE,
        ClockRule::None => DAY,
        ClockRule::Days { days } => days as Millis * DAY,
    }
}

fn is_hash(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
}

/// A nonce as older programs send it.
pub(super) fn check_open_nonce(nonce: &str) -> Result<(), Refusal> {
    let fits = (16..=64).contains(&nonce.len()) && nonce.bytes().all(|digit| digit.is_ascii_hexdigit());
    if fits { Ok(()) } else { Err(Refusal::BadNonce) }
}

impl Table {
    /// How far the fair deal is.
    pub fn dealing(&self) -> &Dealing {
        &self.dealing
    }

    /// The luck of this table's game.
    pub(super) fn deal(&self) -> Deal {
        let (round, nonces) = (self.dealing.round, self.dealing.nonces());
        match self.dealing.method {
            Method::Open => Deal::open(&self.secret, &self.id, &nonces),
            Method::Committed => Deal::new(&self.secret, &self.id, round, &nonces),
        }
    }

    /// Whether everything has come from a place that can come now: always from a bot, never from a free one.
    pub fn is_ready(&self, place: usize) -> bool {
        let part = &self.dealing.parts[place];
        match self.seat_holders[place].sitter {
            Sitter::Free => false,
            Sitter::Bot(_) => true,
            Sitter::Person { .. } if self.play.is_some() => true,
            Sitter::Person { .. } => part.is_promised() && !(self.dealing.fixed.is_some() && part.owes()),
        }
    }

    /// Until when nonces are to be revealed, while they are.
    pub fn reveal_by(&self) -> Option<Millis> {
        let fixed = self.dealing.fixed.as_ref().filter(|_| self.stage == Stage::Waiting)?;
        Some(fixed.since + self.pauses.since(fixed.since) + patience(self.config.clock))
    }

    pub(super) fn not_fixed(&self) -> Result<(), Refusal> {
        if self.dealing.fixed.is_none() { Ok(()) } else { Err(Refusal::Fixed) }
    }

    /// The part of an own place in this round.
    fn own_part(&self, person: &PersonId, round: u32, seat: usize) -> Result<&Part, Refusal> {
        if !self.waiting_seat(seat)?.is_held_by(person) {
            return Err(Refusal::NotYours);
        }
        if round == self.dealing.round { Ok(&self.dealing.parts[seat]) } else { Err(Refusal::Stale) }
    }

    pub(super) fn decide_commit(
        &self,
        Asked { by, id, .. }: Asked,
        round: u32,
        seat: usize,
        commitment: String,
    ) -> Result<Decision, Refusal> {
        self.own_part(&by.person, round, seat)?;
        self.not_fixed()?;
        if !is_hash(&commitment) {
            return Err(Refusal::BadCommitment);
        }
        self.then_deal(Step::Committed { seat, commitment, id })
    }

    pub(super) fn decide_reveal(
        &self,
        Asked { by, id, .. }: Asked,
        round: u32,
        seat: usize,
        nonce: String,
    ) -> Result<Decision, Refusal> {
        let part = self.own_part(&by.person, round, seat)?;
        if !is_hash(&nonce) {
            return Err(Refusal::BadNonce);
        }
        if self.dealing.fixed.is_none() {
            return Err(Refusal::NotFixed);
        }
        if part.nonce.as_ref() == Some(&nonce) {
            return Ok(Decision::nothing());
        }
        if part.commitment != Some(nonce_commitment(&self.id, round, seat, &nonce)) {
            return Err(Refusal::WrongNonce);
        }
        self.then_deal(Step::Revealed { seat, nonce, id })
    }

    /// Nonces may be overdue: whoever owes one loses the place, and everybody commits anew.
    pub(super) fn decide_overdue(&self, now: Millis) -> Decision {
        if self.reveal_by().is_none_or(|due| now < due) {
            return Decision::nothing();
        }
        let seats = self.dealing.owing().collect();
        Decision::step(Step::RoundEnded { seats, why: RoundEnd::NotRevealed, id: None })
    }

    /// A person's place becomes free before the game: by its own step, or once the commitments are fixed by the end of
    /// the round, which everybody sees.
    pub(super) fn free_place(&self, step: Step, seat: usize, why: RoundEnd) -> Decision {
        let id = step.id().map(str::to_owned);
        let fixed = self.dealing.fixed.is_some();
        Decision::step(if fixed { Step::RoundEnded { seats: vec![seat], why, id } } else { step })
    }

    /// The step, and what follows from it: the commitments are fixed when all are there, and the game begins when every
    /// nonce is revealed.
    pub(super) fn then_deal(&self, step: Step) -> Result<Decision, Refusal> {
        let (mut after, mut steps, mut next) = (self.clone(), Vec::new(), Some(step));
        while let Some(step) = next {
            let stamped = Stamped { seq: after.version + 1, time: self.changed, step };
            after.apply(&stamped).map_err(|error| Refusal::BadConfig(error.to_string()))?;
            steps.push(stamped.step);
            next = after.next_of_deal()?;
        }
        Ok(Decision::steps(steps))
    }

    fn next_of_deal(&self) -> Result<Option<Step>, Refusal> {
        if self.play.is_some()
            || !(0..self.seat_holders.len()).all(|place| self.is_ready(place) || self.is_silent(place))
        {
            return Ok(None);
        }
        if self.dealing.fixed.is_none() { Ok(Some(Step::Fixed { id: None })) } else { self.begin().map(Some) }
    }

    /// Whether the commitments were fixed without one of this place: the owner began without it.
    fn is_silent(&self, place: usize) -> bool {
        self.dealing.fixed.is_some() && self.seat_holders[place].is_person() && !self.dealing.parts[place].is_promised()
    }

    fn dealing_mut(&mut self) -> &mut Dealing {
        Arc::make_mut(&mut self.dealing)
    }

    /// Somebody else is at a place: what was there is gone.
    pub(super) fn set_place(&mut self, place: usize, holder: SeatHolder) -> Result<(), Misfit> {
        self.still_lobby()?;
        *self.stored_seat(place)? = holder;
        self.dealing_mut().parts[place] = Part::default();
        Ok(())
    }

    pub(super) fn apply_open_nonce(&mut self, person: &PersonId, nonce: &str) -> Result<(), Misfit> {
        self.still_lobby()?;
        let own: Vec<usize> = self.held_by(person).collect();
        for place in own {
            self.dealing_mut().parts[place] = Part { commitment: None, nonce: Some(nonce.to_owned()) };
        }
        Ok(())
    }

    pub(super) fn apply_committed(&mut self, seat: usize, commitment: &str) -> Result<(), Misfit> {
        self.still_lobby()?;
        if self.dealing.fixed.is_some() || !self.stored_seat(seat)?.is_person() {
            return Err(Misfit::Misplaced);
        }
        self.dealing_mut().parts[seat] = Part { commitment: Some(commitment.to_owned()), nonce: None };
        Ok(())
    }

    pub(super) fn apply_fixed(&mut self, version: u64, time: Millis) -> Result<(), Misfit> {
        self.still_lobby()?;
        if self.dealing.fixed.is_some() || self.seat_holders.iter().any(SeatHolder::is_free) {
            return Err(Misfit::Misplaced);
        }
        self.dealing_mut().fixed = Some(Fixed { version, since: time });
        Ok(())
    }

    pub(super) fn apply_revealed(&mut self, seat: usize, nonce: &str) -> Result<(), Misfit> {
        self.still_lobby()?;
        let promised = nonce_commitment(&self.id, self.dealing.round, seat, nonce);
        let part = self.dealing.parts.get(seat).ok_or(Misfit::Misplaced)?;
        if self.dealing.fixed.is_none() || !part.owes() || part.commitment != Some(promised) {
            return Err(Misfit::Misplaced);
        }
        self.dealing_mut().parts[seat].nonce = Some(nonce.to_owned());
        Ok(())
    }

    pub(super) fn apply_round_ended(&mut self, version: u64, seats: &[usize], why: RoundEnd) -> Result<(), Misfit> {
        self.still_lobby()?;
        let sitters = self.seat_holders.iter().map(|holder| holder.sitter.clone()).collect();
        let dealing = Arc::make_mut(&mut self.dealing);
        let fixed = dealing.fixed.take().ok_or(Misfit::Misplaced)?.version;
        let parts = dealing.parts.clone();
        dealing.ended.push(EndedRound { sitters, parts, fixed, version, places: seats.to_vec(), why });
        dealing.round += 1;
        // What an older program sent openly stays: it would not send it again.
        dealing.parts.iter_mut().filter(|part| part.commitment.is_some()).for_each(|part| *part = Part::default());
        seats.iter().try_for_each(|&seat| self.set_place(seat, SeatHolder::default()))
    }
}
