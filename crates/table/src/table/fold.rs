//! From stored steps to the table that they made.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use parure_engine::notation::ParseError;
use thiserror::Error;

use super::{BotChoice, Dealing, Pauses, SeatHolder, SeatPlan, Sitter, Stage, Stamped, Step, Table, TableConfig};
use crate::fair::Secret;
use crate::game::PositionError;
use crate::ids::{PersonId, TableId};

/// Why stored steps do not make a table: somebody changed them, or a newer program wrote them.
#[derive(Debug, Error)]
pub enum FoldError {
    /// The first step does not make a table.
    #[error("the first step does not make a table")]
    NotMade,
    /// A step is missing.
    #[error("step {expected} is missing, {found} follows")]
    Gap {
        /// The number that comes next.
        expected: u64,
        /// The number found.
        found: u64,
    },
    /// A step cannot have happened then.
    #[error("step {0} cannot come here")]
    Misplaced(u64),
    /// A move or layout does not fit.
    #[error("step {0}: {1}")]
    Position(u64, PositionError),
}

/// Why one step does not fit.
pub(super) enum Misfit {
    /// It cannot have happened then.
    Misplaced,
    /// A move or layout does not fit.
    Position(PositionError),
}

impl From<PositionError> for Misfit {
    fn from(error: PositionError) -> Self {
        Self::Position(error)
    }
}

impl From<ParseError> for Misfit {
    fn from(error: ParseError) -> Self {
        Self::Position(error.into())
    }
}

impl Table {
    /// The table that these steps made.
    pub fn fold(id: TableId, secret: Secret, steps: &[Stamped]) -> Result<Self, FoldError> {
        let (first, rest) = steps.split_first().ok_or(FoldError::NotMade)?;
        let mut table = Self::made(id, secret, first)?;
        rest.iter().try_for_each(|step| table.apply(step))?;
        Ok(table)
    }

    pub(super) fn made(id: TableId, secret: Secret, first: &Stamped) -> Result<Self, FoldError> {
        let Step::Made { config, owner, owner_name, origin, brought, .. } = &first.step else {
            return Err(FoldError::NotMade);
        };
        Ok(Self {
            id,
            secret,
            version: first.seq,
            changed_version: first.seq,
            created: first.time,
            changed: first.time,
            owner: owner.clone(),
            seat_holders: seat_holders(config, owner, owner_name),
            dealing: Arc::new(Dealing::new(config.seats.len())),
            config: (**config).clone(),
            origin: origin.as_ref().map(|origin| Arc::new((**origin).clone())),
            brought: brought.clone(),
            stage: Stage::Waiting,
            play: None,
            chat: VecDeque::new(),
            done: HashMap::new(),
            steps_by: HashMap::new(),
            barred: Vec::new(),
            rematch: Vec::new(),
            next: None,
            pauses: Pauses::default(),
            deserted: None,
        })
    }

    /// Goes on by one stored step. An error leaves the table useless: fold it again.
    pub fn apply(&mut self, stamped: &Stamped) -> Result<(), FoldError> {
        let (seq, expected) = (stamped.seq, self.version + 1);
        if seq != expected {
            return Err(FoldError::Gap { expected, found: seq });
        }
        (self.version, self.changed) = (seq, stamped.time);
        if let Some(id) = stamped.step.id() {
            self.done.insert(id.into(), seq);
        }
        self.count_step(&stamped.step);
        if stamped.step.changes_game() {
            self.changed_version = seq;
        }
        self.apply_step(stamped).map_err(|misfit| match misfit {
            Misfit::Misplaced => FoldError::Misplaced(seq),
            Misfit::Position(error) => FoldError::Position(seq, error),
        })?;
        self.note_absence(stamped.time);
        Ok(())
    }

    fn apply_step(&mut self, &Stamped { seq, time, ref step }: &Stamped) -> Result<(), Misfit> {
        match step {
            Step::Made { .. } => Err(Misfit::Misplaced),
            // See lobby.rs.
            Step::Sat { seat, person, name, nonce, .. } => self.apply_sat(*seat, person, name, nonce.as_deref()),
            Step::Stood { seat, .. } => self.apply_stood(*seat),
            Step::Swapped { seats, .. } => self.apply_swapped(*seats),
            Step::BotSet { seat, bot, .. } => self.apply_bot_set(*seat, *bot),
            Step::Begun { seating, layout, round, .. } => self.apply_begun(seating, layout, *round, time),
            Step::WantsRematch { seat, .. } => self.apply_wants_rematch(*seat),
            Step::Next { table } => self.apply_next(table),
            Step::Closed { .. } => self.apply_closed(),
            // See owner.rs.
            Step::Barred { person } => self.apply_barred(person),
            // See dealing.rs.
            Step::Nonce { person, nonce, .. } => self.apply_open_nonce(person, nonce),
            Step::Committed { seat, commitment, .. } => self.apply_committed(*seat, commitment),
            Step::Fixed { .. } => self.apply_fixed(seq, time),
            Step::Revealed { seat, nonce, .. } => self.apply_revealed(*seat, nonce),
            Step::RoundEnded { seats, why, .. } => self.apply_round_ended(seq, seats, *why),
            // See play.rs.
            Step::Moved { seat, action, draws, used, .. } => self.apply_moved(seq, time, *seat, action, draws, *used),
            Step::Undone { used, .. } => self.apply_undone(seq, time, *used),
            Step::Resigned { seat, .. } => self.apply_resigned(seq, *seat),
            Step::TimedOut { seat } => self.apply_timed_out(seq, time, *seat),
            Step::Paused { from, to } => self.apply_paused(*from, *to),
            Step::Left { seat, .. } => self.apply_left(seq, *seat),
            Step::Resumed { seat, .. } => self.apply_resumed(seq, time, *seat),
            Step::Ended {} => self.apply_ended(seq),
            // See chat.rs.
            Step::Said { seat, phrase, text, .. } => self.apply_said(seq, time, *seat, *phrase, text.as_deref()),
            // See access.rs.
            Step::Linked { seat, key_hash } => self.apply_linked(*seat, key_hash, time),
            Step::Unlinked { seat } => self.apply_unlinked(*seat),
            Step::Claimed { seat, person, key_hash } => self.apply_claimed(*seat, person, key_hash.as_deref()),
            Step::SeatsMerged { from, to } => self.apply_seats_merged(from, to),
            Step::Renamed { seat, name } => self.apply_renamed(*seat, name),
        }
    }

    /// The holder of a seat that a step names.
    pub(super) fn stored_seat(&mut self, seat: usize) -> Result<&mut SeatHolder, Misfit> {
        self.seat_holders.get_mut(seat).ok_or(Misfit::Misplaced)
    }
}

fn seat_holders(config: &TableConfig, owner: &PersonId, owner_name: &str) -> Vec<SeatHolder> {
    let holder = |plan: &SeatPlan| match plan {
        SeatPlan::Me { name } => {
            SeatHolder::person(owner.clone(), name.clone().unwrap_or_else(|| owner_name.to_owned()))
        }
        SeatPlan::Open => SeatHolder::default(),
        SeatPlan::Bot { level, personality } => {
            let bot = BotChoice { level: *level, personality: *personality };
            SeatHolder { sitter: Sitter::Bot(bot), ..SeatHolder::default() }
        }
    };
    config.seats.iter().map(holder).collect()
}
