//! A game in progress: its record, its luck, what was logged, and what can be taken back.

use parure_engine::chance::{Chance, Recorded, Sampled, SplitMix64};
use parure_engine::game::{Setup, SetupError, ToAct};
use parure_engine::notation::{Record, RecordWriter, ReplayError};
use parure_engine::seat::Seat;

use super::who::Who;
use parure_terminal::Messages;
use parure_terminal::stage::{Stage, move_text};

/// A game between people and bots at one terminal.
pub struct Session<G: Stage> {
    writer: RecordWriter<G>,
    luck: Sampled<SplitMix64>,
    players: Vec<Who>,
    log: Vec<LogLine>,
    /// The positions before the last steps, as far as nothing was drawn since.
    past: Vec<Past<G>>,
    steps: usize,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Whose step it belongs to.
    pub seat: Seat,
    /// Whether it says what was played, or what came of it.
    pub kind: LogKind,
    /// The words.
    pub text: String,
}

/// What a line of the log tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogKind {
    /// A move.
    Move,
    /// What came of it.
    Event,
}

struct Past<G: Stage> {
    writer: RecordWriter<G>,
    seat: Seat,
    log: usize,
}

impl<G: Stage> Session<G> {
    /// A new game.
    pub fn new(setup: &Setup<G::Options>, players: Vec<Who>, seed: u64) -> Result<Self, SetupError> {
        let mut luck = Sampled::from_seed(seed);
        let mut writer = RecordWriter::new(setup, &mut luck)?;
        for (seat, who) in players.iter().enumerate() {
            writer.tag(&format!("player {seat}"), &who.to_string()).expect("the key is a right one");
        }
        Ok(Self { writer, luck, players, log: Vec::new(), past: Vec::new(), steps: 0 })
    }

    /// Goes on with a recorded game.
    pub fn resume(record: &Record<G>, players: Vec<Who>, seed: u64, messages: &Messages) -> Result<Self, ReplayError> {
        let mut chance = Recorded::new(record.layout());
        record.replay()?;
        let writer = RecordWriter::new(record.setup(), &mut chance).expect("a record that replays can be set up");
        let luck = Sampled::from_seed(seed);
        let mut session = Self { writer, luck, players, log: Vec::new(), past: Vec::new(), steps: 0 };
        for step in record.turns().iter().flat_map(|turn| &turn.steps) {
            session.step(step.action, &mut Recorded::new(&step.draws), messages);
        }
        session.past.clear();
        session.writer = RecordWriter::resume(record.clone().without_result())?;
        Ok(session)
    }

    /// The position.
    pub fn position(&self) -> &G {
        self.writer.position()
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        self.writer.record()
    }

    /// What was played so far, as far as it was not taken back.
    pub fn played(&self) -> Vec<G::Action> {
        self.record().turns().iter().flat_map(|turn| &turn.steps).map(|step| step.action).collect()
    }

    /// Who plays.
    pub fn players(&self) -> &[Who] {
        &self.players
    }

    /// Who sits in a seat.
    pub fn who(&self, seat: Seat) -> &Who {
        &self.players[seat.index()]
    }

    /// What happened so far.
    pub fn log(&self) -> &[LogLine] {
        &self.log
    }

    /// A number that changes with every step, also when one is taken back.
    pub const fn steps(&self) -> usize {
        self.steps
    }

    /// Whether the game has begun.
    pub fn is_begun(&self) -> bool {
        !self.record().turns().is_empty()
    }

    /// Gives a seat its name in the record.
    pub fn name_seat(&mut self, seat: Seat, name: &str) {
        self.writer.tag(&format!("seat {seat}"), name).expect("the seat is one of the table");
    }

    /// Plays a legal action.
    ///
    /// # Panics
    /// If it is not legal.
    pub fn play(&mut self, action: G::Action, messages: &Messages) {
        // The stream is handed over and back, so that a step can borrow the rest of the session.
        let mut luck = self.luck.clone();
        self.step(action, &mut luck, messages);
        self.luck = luck;
    }

    fn step(&mut self, action: G::Action, chance: &mut impl Chance, messages: &Messages) {
        let ToAct::Seat(seat) = self.position().to_act() else { panic!("nobody acts once the game is over") };
        let before = Past { writer: self.writer.clone(), seat, log: self.log.len() };
        let mut events = Vec::new();
        self.writer.play(action, chance, &mut events).expect("only legal actions are played");
        self.steps += 1;
        self.log.push(LogLine { seat, kind: LogKind::Move, text: move_text::<G>(action, messages) });
        let told = events.into_iter().filter_map(|event| G::event_text(event, messages));
        self.log.extend(told.map(|text| LogLine { seat, kind: LogKind::Event, text }));
        let last = self.record().turns().last().and_then(|turn| turn.steps.last());
        if last.is_some_and(|step| step.draws.is_empty()) {
            self.past.push(before);
        } else {
            self.past.clear();
        }
    }

    /// Takes back the last decision of a person and what bots have answered to it, if nothing was drawn since and no
    /// other person has moved; says whether it could be done.
    pub fn undo(&mut self, seat: Seat) -> bool {
        let last = self.past.iter().rposition(|past| past.seat == seat || self.players[past.seat.index()].is_human());
        match last {
            Some(place) if self.past[place].seat == seat => {
                let past = self.past.swap_remove(place);
                self.past.truncate(place);
                self.writer = past.writer;
                self.log.truncate(past.log);
                self.steps += 1;
                true
            }
            Some(_) | None => false,
        }
    }
}
