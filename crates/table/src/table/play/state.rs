//! A game with what happened in it.

use std::sync::{Arc, OnceLock};

use parure_engine::any::AnyAction;
use parure_engine::chance::Draw;
use parure_engine::foresight::Measure;
use parure_engine::notation::draws_text;
use parure_engine::seat::{MAX_SEATS, Seat, SeatSet};
use parure_engine::with_game;
use parure_vocabulary::{Forfeit, GameResult, SeatForfeit};

use crate::game::{LogBuilder, Position, PositionError};
use crate::table::{Clocks, SeatHolder, TableEvent, TableLine};
use crate::world::Millis;

/// A game with what happened in it.
#[derive(Clone, Debug)]
pub struct Play {
    position: Position,
    /// The place before the game that each seat comes from.
    seating: Vec<usize>,
    /// What chance gave for the layout, in notation.
    layout: String,
    start: Position,
    // Shared, because tables are copied before every step.
    moves: Vec<Arc<Move>>,
    log: Vec<Arc<TableLine>>,
    /// How things were before each of the last moves, as far as they can be taken back.
    before: Vec<Before>,
    log_builder: LogBuilder,
    pub(in crate::table) clocks: Option<Clocks>,
    /// Who cannot win any more, with the version since when.
    forfeits: Vec<(u64, SeatForfeit)>,
    result: Option<GameResult>,
    /// The versions of undos, each with the version of the move that it took back.
    undos: Vec<(u64, u64)>,
}

/// A move that stands.
#[derive(Clone, Debug)]
pub struct Move {
    /// The version it was stored as.
    pub version: u64,
    /// Who moved.
    pub seat: Seat,
    /// What.
    pub action: AnyAction,
    /// What chance gave.
    pub draws: Vec<Draw>,
}

impl Move {
    /// The move and what chance gave, in notation.
    pub fn notation(&self) -> (String, String) {
        let draws = with_game!(self.action.rules(), G => draws_text::<G>(&self.draws));
        (self.action.to_string(), draws)
    }
}

#[derive(Clone, Debug)]
struct Before {
    position: Position,
    log_length: usize,
    log_builder: LogBuilder,
    clocks: Option<Clocks>,
    used: Millis,
    /// Whether the move showed something, once anybody has asked.
    reveals: OnceLock<bool>,
}

impl Play {
    /// A game that was just laid out.
    pub fn new(position: Position, seating: Vec<usize>, layout: String, clocks: Option<Clocks>) -> Self {
        let start = position.clone();
        Self {
            position,
            seating,
            layout,
            start,
            moves: Vec::new(),
            log: Vec::new(),
            before: Vec::new(),
            log_builder: LogBuilder::default(),
            clocks,
            forfeits: Vec::new(),
            result: None,
            undos: Vec::new(),
        }
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The actions of the moves that stand.
    pub fn actions(&self) -> Vec<AnyAction> {
        self.moves.iter().map(|made| made.action).collect()
    }

    /// The moves that stand.
    pub fn moves(&self) -> &[Arc<Move>] {
        &self.moves
    }

    /// What happened.
    pub fn log(&self) -> &[Arc<TableLine>] {
        &self.log
    }

    /// The turns so far.
    pub fn log_builder(&self) -> &LogBuilder {
        &self.log_builder
    }

    /// How the game ended.
    pub fn result(&self) -> Option<&GameResult> {
        self.result.as_ref()
    }

    /// What chance gave for the layout, in notation.
    pub fn layout(&self) -> &str {
        &self.layout
    }

    /// The place before the game that each seat comes from.
    pub fn seating(&self) -> &[usize] {
        &self.seating
    }

    /// The versions of undos, each with the version of the move that it took back.
    pub fn undos(&self) -> &[(u64, u64)] {
        &self.undos
    }

    /// Who cannot win any more, with the version since when.
    pub fn forfeits(&self) -> &[(u64, SeatForfeit)] {
        &self.forfeits
    }

    /// The clocks.
    pub fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }

    /// Plays a stored move and says whether it ended a turn.
    pub(super) fn play(
        &mut self,
        version: u64,
        seat: Seat,
        action: AnyAction,
        draws: Vec<Draw>,
        used: Option<Millis>,
    ) -> Result<bool, PositionError> {
        let before = Before {
            position: self.position.clone(),
            log_length: self.log.len(),
            log_builder: self.log_builder.clone(),
            clocks: self.clocks.clone(),
            used: used.unwrap_or_default(),
            reveals: OnceLock::new(),
        };
        let turn = self.log_builder.turn();
        let lines = self.position.play(action, &draws, &mut self.log_builder)?;
        self.log.extend(lines.into_iter().map(|line| Arc::new(TableLine::game(version, line))));
        let drawn = !draws.is_empty();
        // Nothing is taken back across a random event or another player's move; nor across a reveal, see `undoable`.
        let crossed = drawn || self.moves.last().is_some_and(|last| last.seat != seat);
        if crossed {
            self.before.clear();
        }
        if !drawn {
            self.before.push(before);
        }
        self.moves.push(Arc::new(Move { version, seat, action, draws }));
        Ok(self.log_builder.turn() != turn)
    }

    /// The move that can be taken back, and by whom: not one that showed somebody what they could not know.
    pub fn undoable(&self) -> Option<&Move> {
        let (made, before) = self.moves.last().zip(self.before.last())?;
        let reveals = before.reveals.get_or_init(|| before.position.reveals(made.action));
        (!reveals).then_some(&**made)
    }

    /// Takes the last move back. The clocks go back too, less the time that the move and its undoing took.
    pub(super) fn undo(&mut self, version: u64, used: Option<Millis>, now: Millis) -> Option<Arc<Move>> {
        let before = self.before.pop()?;
        let made = self.moves.pop()?;
        (self.position, self.log_builder) = (before.position, before.log_builder);
        self.log.truncate(before.log_length);
        self.undos.push((version, made.version));
        self.clocks = before.clocks;
        if let Some(clocks) = &mut self.clocks {
            clocks.step(made.seat, before.used + used.unwrap_or_default(), false, now);
        }
        Some(made)
    }

    /// The first of the versions up to `seen` whose lines in the log no longer hold.
    pub fn log_from(&self, seen: u64) -> Option<u64> {
        let undone = self.undos.iter().filter(|&&(undo, made)| undo > seen && made <= seen);
        undone.map(|&(_, made)| made).min()
    }

    /// Adds to the log, but not what it has told since the last move already: coming and going fills no log.
    pub(super) fn tell(&mut self, version: u64, event: TableEvent) {
        let mut lately = self.log.iter().rev().map_while(|line| line.table_event());
        if lately.any(|told| *told == event) {
            return;
        }
        self.log.push(Arc::new(TableLine::table(version, self.log_builder.turn(), event)));
    }

    /// Notes that a seat cannot win any more.
    pub(super) fn forfeit(&mut self, version: u64, seat: usize, why: Forfeit) {
        self.forfeits.push((version, SeatForfeit { seat, why }));
    }

    /// Ends the game.
    pub(in crate::table) fn end(&mut self, version: u64, winners: Vec<usize>, reason: &str) {
        let tie_break = self.tie_break(&winners).map(|measure| measure.word().to_owned());
        let forfeits = self.forfeits.iter().map(|&(_, forfeit)| forfeit).collect();
        let result = GameResult { tie_break, forfeits, ..GameResult::plain(winners, self.position.points(), reason) };
        self.tell(version, TableEvent::Over { result: result.clone() });
        self.before.clear();
        self.result = Some(result);
    }

    /// Whether everybody on a seat's side has given up or run out of time.
    fn is_out(&self, seat: Seat, holders: &[SeatHolder]) -> bool {
        self.position.side(seat).iter().all(|partner| holders[partner.index()].lost)
    }

    /// The winners by the rules, less those who have given up or run out of time; among the others, then, the best by the
    /// rules win.
    pub(in crate::table) fn winners(&self, winners: SeatSet, holders: &[SeatHolder]) -> Vec<usize> {
        let standing: Vec<usize> =
            winners.iter().filter(|&seat| !self.is_out(seat, holders)).map(Seat::index).collect();
        if !standing.is_empty() {
            return standing;
        }
        let others: Vec<Seat> = Seat::all(holders.len()).filter(|&seat| !self.is_out(seat, holders)).collect();
        let best = others.iter().map(|&seat| self.position.standing(seat)).max();
        others.into_iter().filter(|&seat| Some(self.position.standing(seat)) == best).map(Seat::index).collect()
    }

    /// What decided between the winners and whoever of the others has the same points and could win.
    fn tie_break(&self, winners: &[usize]) -> Option<Measure> {
        let out = |seat: usize| self.forfeits.iter().any(|(_, forfeit)| forfeit.seat == seat);
        let beaten = |seat: &usize| !winners.contains(seat) && !out(*seat);
        let merits = |seat: usize| Seat::new(seat).map(|seat| self.position.standing(seat)).unwrap_or_default();
        let won = merits(*winners.first()?);
        let best = (0..self.seating.len()).filter(beaten).map(merits).max()?;
        let decided = won.iter().zip(&best).find(|(won, best)| won.value != best.value)?.0;
        let tied = won.first()?.value == best.first()?.value;
        tied.then_some(decided.measure)
    }

    /// The seats of the only side that has not lost, once all others have.
    pub(super) fn last_side(&self, holders: &[SeatHolder]) -> Option<Vec<usize>> {
        let mut standing = Seat::all(holders.len().min(MAX_SEATS)).filter(|&seat| !self.is_out(seat, holders));
        let first = standing.next()?;
        let side = self.position.side(first);
        standing.all(|seat| side.contains(seat)).then(|| side.iter().map(Seat::index).collect())
    }
}
