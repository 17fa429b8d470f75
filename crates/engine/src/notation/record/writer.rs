//! Writing a record while a game is played.

use crate::chance::{Chance, Recording};
use crate::game::{Setup, SetupError, Sink, ToAct};
use crate::seat::{Seat, SeatSet};

use super::super::Notation;
use super::result::{is_reason, points};
use super::{GameResult, Places, Record, ReplayError, Step, Tag, TagError, Turn, add_comment};

/// A game together with its record, which is right at every moment.
///
/// ```
/// use parure_engine::{Game, Record, RecordWriter, Sampled, Setup, Splendor};
///
/// let mut chance = Sampled::from_seed(7);
/// let setup = Setup { players: 2, options: Default::default() };
/// let mut writer = RecordWriter::<Splendor>::new(&setup, &mut chance)?;
/// writer.play(writer.position().legal()[0], &mut chance, &mut ())?;
/// let text = writer.record().to_string();
/// assert!(text.ends_with("1.0 take wug\n"));
/// assert_eq!(Record::<Splendor>::parse(&text)?.check()?, *writer.position());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct RecordWriter<G: Notation> {
    record: Record<G>,
    position: G,
    /// Whether the turn that was begun has not ended.
    open: bool,
}

impl<G: Notation> RecordWriter<G> {
    /// Lays out a new game.
    pub fn new(setup: &Setup<G::Options>, chance: &mut impl Chance) -> Result<Self, SetupError> {
        let mut chance = Recording::new(chance);
        let mut luck: &mut dyn Chance = &mut chance;
        let position = G::new(setup, &mut luck)?;
        let record = Record {
            setup: *setup,
            tags: Vec::new(),
            result: Some(GameResult::of(&position)),
            layout: chance.take(),
            comment: String::new(),
            turns: Vec::new(),
            layout_places: Places::default(),
            result_place: Places::default(),
        };
        Ok(Self { record, position, open: false })
    }

    /// Goes on with a game that was recorded before.
    pub fn resume(record: Record<G>) -> Result<Self, ReplayError> {
        let mut replay = record.replay()?;
        while replay.step(&mut ())?.is_some() {}
        let (position, open) = (replay.position().clone(), replay.is_turn_open());
        Ok(Self { record, position, open })
    }

    /// The position now.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The record.
    pub fn into_record(self) -> Record<G> {
        self.record
    }

    /// Plays a step and writes it down; a refused one changes nothing.
    pub fn play(
        &mut self,
        action: G::Action,
        chance: &mut impl Chance,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), G::Refusal> {
        self.position.check(action)?;
        // A legal action means that somebody was to act.
        if let (false, ToAct::Seat(seat)) = (self.open, self.position.to_act()) {
            let (round, comment, place) = (self.position.round(), String::new(), Places::default());
            self.record.turns.push(Turn { round, seat, steps: Vec::new(), comment, place });
        }
        let mut chance = Recording::new(chance);
        let mut luck: &mut dyn Chance = &mut chance;
        self.position.apply_unchecked(action, &mut luck, sink);
        if let Some(turn) = self.record.turns.last_mut() {
            turn.steps.push(Step { action, draws: chance.take(), places: Places::default() });
        }
        self.open = !self.position.ended_turn(action);
        self.record.result = Some(GameResult::of(&self.position));
        Ok(())
    }

    /// Ends a game for a reason outside the rules, one word such as `turn_cap`; says whether that is possible.
    ///
    /// It is not once the game is over, and not with a word that is no reason or one of the rules' own.
    pub fn stop(&mut self, winners: SeatSet, reason: &str) -> bool {
        let possible = matches!(self.position.to_act(), ToAct::Seat(_)) && is_reason(reason);
        if possible {
            let points = points(&self.position);
            self.record.result = Some(GameResult::Stopped { winners, reason: reason.to_owned(), points });
        }
        possible
    }

    /// Sets a tag, in the place of one with the same key.
    pub fn tag(&mut self, key: &str, value: &str) -> Result<(), TagError> {
        let tag = Tag::new(key, value)?;
        if let Some(number) = key.strip_prefix("seat ") {
            let mut seats = Seat::all(self.record.setup.players);
            seats.find(|seat| seat.to_string() == number).ok_or(TagError::NoSeat)?;
        }
        match self.record.tags.iter_mut().find(|tag| tag.key() == key) {
            Some(before) => *before = tag,
            None => self.record.tags.push(tag),
        }
        Ok(())
    }

    /// Adds to the comment of the last turn, or of the whole game before the first.
    pub fn comment(&mut self, text: &str) {
        text.lines().for_each(|line| add_comment(self.record.last_comment(), line));
    }
}
