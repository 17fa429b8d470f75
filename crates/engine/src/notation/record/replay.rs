//! Playing a record again, without luck of its own.

use std::error::Error;
use std::fmt;

use crate::chance::{Chance, RecordMismatch, Recorded};
use crate::game::{Refusal, SetupError, Sink, ToAct};
use crate::seat::Seat;

use super::super::{LineColumn, Notation, action_text};
use super::{GameResult, Places, Record, Step, Turn};

/// Why a record cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// Where in its text; nothing if the record was not read from one.
    pub place: Option<LineColumn>,
    /// The round and seat of the turn; nothing if it is not about a turn.
    pub turn: Option<(u16, Seat)>,
    /// What is wrong.
    pub problem: ReplayProblem,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayProblem {
    /// The game cannot be set up so.
    Setup(SetupError),
    /// The rules forbid the action.
    Refused {
        /// The action's text.
        action: String,
        /// The refusal's stable word.
        code: &'static str,
        /// The rule's id.
        rule: &'static str,
        /// The refusal in words, with the rule.
        words: String,
    },
    /// The draws are not those of the layout or the step.
    Draws(RecordMismatch),
    /// It is another round or seat.
    Label {
        /// The round.
        round: u16,
        /// Whose turn it is.
        seat: Seat,
    },
    /// The turn ended before this step.
    TurnEnded,
    /// The turn before this one has not ended.
    TurnOpen {
        /// Who still has to act.
        seat: Seat,
    },
    /// The game was over before this.
    GameOver,
    /// The result is another, or the record does not end where it says.
    Result {
        /// The result by the rules.
        actual: GameResult,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = self.place {
            write!(f, "{place}: ")?;
        }
        if let Some((round, seat)) = self.turn {
            write!(f, "turn {round}.{seat}: ")?;
        }
        match &self.problem {
            ReplayProblem::Setup(error) => error.fmt(f),
            ReplayProblem::Refused { action, words, .. } => write!(f, "`{action}`: {words}"),
            ReplayProblem::Draws(mismatch) => mismatch.fmt(f),
            ReplayProblem::Label { round, seat } => write!(f, "this is turn {round}.{seat}"),
            ReplayProblem::TurnEnded => f.write_str("the turn has ended; the next one has a line of its own"),
            ReplayProblem::TurnOpen { seat } => write!(f, "the turn before has not ended: seat {seat} has to act"),
            ReplayProblem::GameOver => f.write_str("the game is over before this turn"),
            ReplayProblem::Result { actual } => write!(f, "by the moves the result is `{actual}`"),
        }
    }
}

impl Error for ReplayError {}

/// A record being played, one step at a time.
#[derive(Clone, Debug)]
pub struct Replay<'a, G: Notation> {
    record: &'a Record<G>,
    position: G,
    /// The turn and the step that come next.
    next: (usize, usize),
    /// Whether the turn that was begun has not ended.
    open: bool,
}

impl<G: Notation> Record<G> {
    /// Lays the game out and stands ready to play its steps.
    pub fn replay(&self) -> Result<Replay<'_, G>, ReplayError> {
        let error = |place, problem| ReplayError { place, turn: None, problem };
        let mut chance = Recorded::new(&self.layout);
        let mut luck: &mut dyn Chance = &mut chance;
        let position = G::new(&self.setup, &mut luck).map_err(|refusal| error(None, ReplayProblem::Setup(refusal)))?;
        chance
            .finish()
            .map_err(|mismatch| error(self.layout_places.of_draw(mismatch), ReplayProblem::Draws(mismatch)))?;
        Ok(Replay { record: self, position, next: (0, 0), open: false })
    }

    /// Plays the record to its end and gives the last position, or refuses at the first thing that is wrong.
    pub fn check(&self) -> Result<G, ReplayError> {
        let mut replay = self.replay()?;
        while replay.step(&mut ())?.is_some() {}
        Ok(replay.position)
    }
}

impl<'a, G: Notation> Replay<'a, G> {
    /// The position after the steps so far.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Whether the turn that was begun has not ended.
    pub(super) fn is_turn_open(&self) -> bool {
        self.open
    }

    /// Plays the next step and says what it was; nothing at the end, where the result is checked.
    ///
    /// An error leaves the position as it was, and comes again if this is called again.
    #[expect(clippy::type_complexity, reason = "a pair of the turn and its step needs no name")]
    pub fn step(
        &mut self,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<Option<(&'a Turn<G::Action>, &'a Step<G::Action>)>, ReplayError> {
        let (nth_turn, nth_step) = self.next;
        let turn = self.record.turns.get(nth_turn);
        let Some((turn, step)) = turn.and_then(|turn| Some((turn, turn.steps.get(nth_step)?))) else {
            return self.check_result().map(|()| None);
        };
        let error = |place, problem| ReplayError { place, turn: Some((turn.round, turn.seat)), problem };
        let first = nth_step == 0;
        let place = if first { turn.place.first() } else { step.places.first() };
        self.check_turn(turn, first).map_err(|problem| error(place, problem))?;
        self.position.check(step.action).map_err(|refusal| {
            let action = action_text::<G>(step.action);
            let (code, rule, words) = (refusal.code(), refusal.rule(), refusal.to_string());
            error(step.places.first(), ReplayProblem::Refused { action, code, rule, words })
        })?;
        let mut position = self.position.clone();
        let mut chance = Recorded::new(&step.draws);
        let mut luck: &mut dyn Chance = &mut chance;
        position.apply_unchecked(step.action, &mut luck, sink);
        chance.finish().map_err(|mismatch| error(step.places.of_draw(mismatch), ReplayProblem::Draws(mismatch)))?;
        self.position = position;
        self.open = !self.position.ended_turn(step.action);
        self.next = if nth_step + 1 < turn.steps.len() { (nth_turn, nth_step + 1) } else { (nth_turn + 1, 0) };
        Ok(Some((turn, step)))
    }

    /// Whether a step of this turn can come now.
    fn check_turn(&self, turn: &Turn<G::Action>, first: bool) -> Result<(), ReplayProblem> {
        let ToAct::Seat(seat) = self.position.to_act() else { return Err(ReplayProblem::GameOver) };
        let round = self.position.round();
        match (first, self.open) {
            (true, true) => Err(ReplayProblem::TurnOpen { seat }),
            (false, false) => Err(ReplayProblem::TurnEnded),
            (true, false) if (turn.round, turn.seat) != (round, seat) => Err(ReplayProblem::Label { round, seat }),
            _ => Ok(()),
        }
    }

    fn check_result(&self) -> Result<(), ReplayError> {
        match &self.record.result {
            Some(result) if !result.fits(&self.position) => Err(ReplayError {
                place: self.record.result_place.first(),
                turn: None,
                problem: ReplayProblem::Result { actual: GameResult::of(&self.position) },
            }),
            _ => Ok(()),
        }
    }
}

impl Places {
    fn first(&self) -> Option<LineColumn> {
        self.0.first().copied()
    }

    /// Where draws that do not fit stop fitting. The first place is that of the action, the last the end.
    fn of_draw(&self, mismatch: RecordMismatch) -> Option<LineColumn> {
        let nth = match mismatch {
            RecordMismatch::TooFew { recorded } => recorded,
            RecordMismatch::Impossible { index } => index,
            RecordMismatch::TooMany { used } => used,
        };
        self.0.get(nth + 1).or(self.0.last()).copied()
    }
}
