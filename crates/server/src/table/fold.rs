//! From stored steps to the table that they made.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use parure_engine::seat::Seat;
use parure_vocabulary::{RESIGNED, TIMEOUT, TURN_CAP};
use thiserror::Error;

use super::{CHAT_KEPT, Clocks, Place, Play, ROUND_CAP, Sitter, Stamped, Step, Table};
use crate::fair::Secret;
use crate::game::{Position, PositionError};
use crate::ids::{PersonId, TableId};
use crate::protocol::{BotChoice, BotLevelName, BotPersonality, ChatLine, SeatPlan, Stage, TableConfig, TableEvent};

/// Who plays on for a person who is gone.
const STAND_IN: BotChoice = BotChoice { level: BotLevelName::Level3, personality: BotPersonality::Balanced };

/// How many links to one seat work; with a new one the oldest ends.
const LINKS_KEPT: usize = 8;

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

impl Table {
    /// The table that these steps made.
    pub fn fold(id: TableId, secret: Secret, steps: &[Stamped]) -> Result<Self, FoldError> {
        let (first, rest) = steps.split_first().ok_or(FoldError::NotMade)?;
        let mut table = Self::made(id, secret, first)?;
        rest.iter().try_for_each(|step| table.apply(step))?;
        Ok(table)
    }

    fn made(id: TableId, secret: Secret, first: &Stamped) -> Result<Self, FoldError> {
        let Step::Made { config, owner, owner_name, origin, .. } = &first.step else { return Err(FoldError::NotMade) };
        Ok(Self {
            id,
            secret,
            version: first.seq,
            changed_version: first.seq,
            created: first.time,
            changed: first.time,
            owner: owner.clone(),
            places: places(config, owner, owner_name),
            config: (**config).clone(),
            origin: origin.as_ref().map(|origin| Arc::new((**origin).clone())),
            stage: Stage::Waiting,
            play: None,
            chat: VecDeque::new(),
            done: HashMap::new(),
            rematch: Vec::new(),
            next: None,
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
        if self.apply_words(stamped)? {
            return Ok(());
        }
        self.changed_version = seq;
        if self.play.is_some() { self.apply_play(stamped) } else { self.apply_lobby(stamped) }
    }

    /// Steps that leave the game as it is; says whether it was one.
    fn apply_words(&mut self, Stamped { seq, time, step }: &Stamped) -> Result<bool, FoldError> {
        let misplaced = || FoldError::Misplaced(*seq);
        match step {
            Step::Said { seat, phrase, text, .. } => {
                let line = ChatLine { version: *seq, time: *time, seat: *seat, phrase: *phrase, text: text.clone() };
                self.chat.push_back(line);
                if self.chat.len() > CHAT_KEPT {
                    self.chat.pop_front();
                }
            }
            Step::Linked { seat, key_hash } => {
                let place = self.places.get_mut(*seat).ok_or_else(misplaced)?;
                place.key_hashes.push(key_hash.clone());
                if place.key_hashes.len() > LINKS_KEPT {
                    place.key_hashes.remove(0);
                }
            }
            Step::Claimed { seat, person } => {
                let place = self.places.get_mut(*seat).ok_or_else(misplaced)?;
                let Sitter::Person { holders, .. } = &mut place.sitter else { return Err(misplaced()) };
                holders.push(person.clone());
            }
            Step::Brought { from, to } => {
                if self.owner == *from {
                    self.owner = to.clone();
                }
                self.places.iter_mut().for_each(|place| place.hand_over(from, to));
            }
            Step::WantsRematch { seat, .. } => self.rematch.extend(Seat::new(*seat)),
            Step::Next { table } => self.next = Some(table.clone()),
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn apply_lobby(&mut self, Stamped { seq, time, step }: &Stamped) -> Result<(), FoldError> {
        let misplaced = || FoldError::Misplaced(*seq);
        match step {
            Step::Sat { seat, person, name, nonce, .. } => {
                let place = self.places.get_mut(*seat).ok_or_else(misplaced)?;
                *place = Place { nonce: nonce.clone(), ..Place::person(person.clone(), name.clone()) };
            }
            Step::Nonce { person, nonce, .. } => {
                let own = self.places.iter_mut().filter(|place| place.is_held_by(person));
                own.for_each(|place| place.nonce = Some(nonce.clone()));
            }
            Step::Stood { seat, .. } => *self.places.get_mut(*seat).ok_or_else(misplaced)? = Place::default(),
            Step::BotSet { seat, bot, .. } => {
                let sitter = bot.map_or(Sitter::Free, Sitter::Bot);
                *self.places.get_mut(*seat).ok_or_else(misplaced)? = Place { sitter, ..Place::default() };
            }
            Step::Begun { seating, layout, .. } => {
                let players = self.places.len();
                let position = match &self.origin {
                    Some(origin) => origin.position(&self.config),
                    None => Position::lay_out_again(self.game(), players, &self.config.options, layout),
                };
                let position = position.map_err(|error| FoldError::Position(*seq, error))?;
                let mut sorted = seating.clone();
                sorted.sort_unstable();
                if !sorted.iter().copied().eq(0..players) {
                    return Err(misplaced());
                }
                self.places = seating.iter().map(|&place| self.places[place].clone()).collect();
                let clocks = Clocks::new(self.config.clock, players, *time);
                self.play = Some(Play::new(position, seating.clone(), layout.clone(), clocks));
                self.stage = Stage::Playing;
            }
            Step::Closed => self.stage = Stage::Closed,
            _ => return Err(misplaced()),
        }
        Ok(())
    }

    fn apply_play(&mut self, Stamped { seq, time, step }: &Stamped) -> Result<(), FoldError> {
        let misplaced = || FoldError::Misplaced(*seq);
        let absent_loses = self.absent_loses();
        let Some(play) = self.play.as_mut().filter(|_| self.stage == Stage::Playing) else { return Err(misplaced()) };
        let seat_of = |seat: &usize| Seat::new(*seat).filter(|_| *seat < self.places.len()).ok_or_else(misplaced);
        match step {
            Step::Moved { seat, action, draws, used, .. } => {
                let seat = seat_of(seat)?;
                let over = play.play(*seq, seat, action, draws, *used);
                let turn_over = over.map_err(|error| FoldError::Position(*seq, error))?;
                if let (Some(clocks), Some(used)) = (&mut play.clocks, used) {
                    clocks.step(seat, *used, turn_over, *time);
                }
                if let Some(outcome) = play.position().outcome() {
                    let winners = play.winners(outcome.winners, &self.places);
                    play.end(*seq, winners, outcome.reason.word());
                } else if play.position().round() > ROUND_CAP {
                    play.end(*seq, Vec::new(), TURN_CAP);
                }
            }
            Step::Undone { used, .. } => {
                play.undo(*seq, *used, *time).ok_or_else(misplaced)?;
            }
            Step::Resigned { seat, .. } => {
                play.tell(*seq, TableEvent::Resign { seat: *seat });
                lose(play, &mut self.places, *seq, *seat, RESIGNED).ok_or_else(misplaced)?;
            }
            Step::TimedOut { seat } => {
                play.tell(*seq, TableEvent::Timeout { seat: *seat });
                let gone = seat_of(seat)?;
                play.clocks.iter_mut().for_each(|clocks| clocks.run_down(gone, *time));
                if absent_loses {
                    lose(play, &mut self.places, *seq, *seat, TIMEOUT).ok_or_else(misplaced)?;
                } else {
                    stand_in(play, &mut self.places, *seq, *seat).ok_or_else(misplaced)?;
                }
            }
            Step::Left { seat, .. } if absent_loses => {
                play.tell(*seq, TableEvent::Resign { seat: *seat });
                lose(play, &mut self.places, *seq, *seat, RESIGNED).ok_or_else(misplaced)?;
            }
            Step::Left { seat, .. } => {
                stand_in(play, &mut self.places, *seq, *seat).ok_or_else(misplaced)?;
            }
            Step::Resumed { seat, .. } => {
                let back = seat_of(seat)?;
                self.places[*seat].stand_in = None;
                if let Some(clocks) = &mut play.clocks {
                    clocks.wind_up(back, *time);
                }
                play.tell(*seq, TableEvent::Resumed { seat: *seat });
            }
            Step::Closed => {
                self.stage = Stage::Closed;
                return Ok(());
            }
            _ => return Err(misplaced()),
        }
        if play.result().is_some() {
            self.stage = Stage::Over;
        }
        Ok(())
    }
}

fn places(config: &TableConfig, owner: &PersonId, owner_name: &str) -> Vec<Place> {
    let place = |plan: &SeatPlan| match plan {
        SeatPlan::Me { name } => Place::person(owner.clone(), name.clone().unwrap_or_else(|| owner_name.to_owned())),
        SeatPlan::Open => Place::default(),
        SeatPlan::Bot { level, personality } => {
            let bot = BotChoice { level: *level, personality: *personality };
            Place { sitter: Sitter::Bot(bot), ..Place::default() }
        }
    };
    config.seats.iter().map(place).collect()
}

/// A seat has lost: the game ends if one side is left, else a bot plays its turns.
fn lose(play: &mut Play, places: &mut [Place], version: u64, seat: usize, reason: &str) -> Option<()> {
    let place = places.get_mut(seat)?;
    (place.lost, place.stand_in) = (true, Some(STAND_IN));
    if let Some(winners) = play.last_side(places) {
        play.end(version, winners, reason);
    }
    Some(())
}

fn stand_in(play: &mut Play, places: &mut [Place], version: u64, seat: usize) -> Option<()> {
    places.get_mut(seat)?.stand_in = Some(STAND_IN);
    play.tell(version, TableEvent::BotTookOver { seat });
    Some(())
}
