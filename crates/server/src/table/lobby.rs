//! Before and after the game: sitting down, bots, beginning, rematch.

use super::{Decision, Place, Refusal, Request, Stamped, Step, Table, Who};
use crate::fair::seating;
use crate::game::Position;
use crate::ids::PersonId;
use crate::protocol::{ClockBounds, ClockRule, SeatPlan, Seating, Stage, TableConfig};

/// Whether a name can be shown: something to see, not too long, nothing that moves the cursor about.
pub fn check_name(name: &str) -> Result<String, Refusal> {
    let name = name.trim();
    let fits = (1..=24).contains(&name.chars().count());
    if fits && !name.chars().any(is_unprintable) { Ok(name.to_owned()) } else { Err(Refusal::BadName) }
}

/// Whether a character has no place in a line of text: controls, and marks that change its direction.
pub fn is_unprintable(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn check_nonce(nonce: &str) -> Result<(), Refusal> {
    let fits = (16..=64).contains(&nonce.len()) && nonce.bytes().all(|digit| digit.is_ascii_hexdigit());
    if fits { Ok(()) } else { Err(Refusal::BadNonce) }
}

/// The config with every option filled in, or why a table cannot be so.
pub fn check_config(mut config: TableConfig) -> Result<TableConfig, Refusal> {
    let bad = |why: &str| Err(Refusal::BadConfig(why.to_owned()));
    let players = config.seats.len();
    if players > 4 || config.options.len() > 16 {
        return bad("a table has 2 to 4 seats");
    }
    let full = Position::full_options(config.game.into(), players, &config.options)?;
    let serde_json::Value::Object(full) = full else { return bad("options are an object") };
    config.options = full;
    for plan in &mut config.seats {
        if let SeatPlan::Me { name: Some(name) } = plan {
            *name = check_name(name)?;
        }
    }
    check_clock(config.clock)?;
    Ok(config)
}

fn check_clock(clock: ClockRule) -> Result<(), Refusal> {
    let ClockBounds { per_move_seconds, per_game_seconds, per_game_increment, days } = ClockBounds::HERE;
    let (fits, allowed) = match clock {
        ClockRule::None => return Ok(()),
        ClockRule::PerMove { seconds } => {
            (per_move_seconds.hold(seconds), format!("a clock per move has {per_move_seconds} seconds"))
        }
        ClockRule::PerGame { seconds, increment } => (
            per_game_seconds.hold(seconds) && per_game_increment.hold(increment),
            format!("a clock per game has {per_game_seconds} seconds, and an increment of {per_game_increment}"),
        ),
        ClockRule::Days { days: number } => (days.hold(number), format!("a clock by days has {days} days")),
    };
    if fits { Ok(()) } else { Err(Refusal::BadConfig(allowed)) }
}

impl Table {
    /// The requests that are not about moves.
    pub(super) fn decide_around(&self, who: &Who, id: Option<String>, request: Request) -> Result<Decision, Refusal> {
        match (request, who) {
            (Request::Sit { seat, name, nonce }, Who::Person(person)) => {
                let name = check_name(&name)?;
                nonce.as_deref().map_or(Ok(()), check_nonce)?;
                if !self.waiting_place(seat)?.is_free() {
                    return Err(Refusal::SeatTaken);
                }
                self.then_begin(Step::Sat { seat, person: person.clone(), name, nonce, id })
            }
            (Request::Nonce { nonce }, Who::Person(person)) => {
                check_nonce(&nonce)?;
                self.is_waiting()?;
                if self.held_by(person).next().is_none() {
                    return Err(Refusal::NotSeated);
                }
                self.then_begin(Step::Nonce { person: person.clone(), nonce, id })
            }
            (Request::Stand { seat }, Who::Person(person)) => {
                if !self.waiting_place(seat)?.is_held_by(person) {
                    return Err(Refusal::NotYours);
                }
                Ok(Decision::step(Step::Stood { seat, id }))
            }
            (Request::SetBot { seat, bot }, Who::Person(person)) => {
                self.is_owner(person)?;
                if self.waiting_place(seat)?.is_person() {
                    return Err(Refusal::SeatTaken);
                }
                self.then_begin(Step::BotSet { seat, bot, id })
            }
            (Request::Start, Who::Person(person)) => {
                self.is_waiting()?;
                self.is_owner(person)?;
                Ok(Decision::step(self.begin(id)?))
            }
            (Request::Rematch, Who::Person(person)) => self.decide_rematch(person, id.as_deref()),
            (Request::Next { table }, Who::House) if self.next.is_none() => Ok(Decision::step(Step::Next { table })),
            (Request::Close, Who::House) if matches!(self.stage, Stage::Waiting | Stage::Playing) => {
                Ok(Decision::step(Step::Closed))
            }
            (request, who) => self.decide_links(who, request),
        }
    }

    fn is_waiting(&self) -> Result<(), Refusal> {
        if self.stage == Stage::Waiting { Ok(()) } else { Err(Refusal::NotWaiting) }
    }

    fn is_owner(&self, person: &PersonId) -> Result<(), Refusal> {
        if self.owner == *person { Ok(()) } else { Err(Refusal::NotOwner) }
    }

    fn waiting_place(&self, seat: usize) -> Result<&Place, Refusal> {
        self.is_waiting()?;
        self.places.get(seat).ok_or(Refusal::BadSeat)
    }

    /// The step, and the beginning of the game if it was all that was missing.
    fn then_begin(&self, step: Step) -> Result<Decision, Refusal> {
        let mut after = self.clone();
        let stamped = Stamped { seq: self.version + 1, time: self.changed, step: step.clone() };
        after.apply(&stamped).map_err(|error| Refusal::BadConfig(error.to_string()))?;
        let mut steps = vec![step];
        if after.places.iter().all(Place::is_ready) {
            steps.push(after.begin(None)?);
        }
        Ok(Decision::steps(steps))
    }

    fn begin(&self, id: Option<String>) -> Result<Step, Refusal> {
        if self.places.iter().any(Place::is_free) {
            return Err(Refusal::SeatsFree);
        }
        let as_set: Vec<usize> = (0..self.places.len()).collect();
        let deal = self.deal(&as_set);
        let seating = match self.config.seating {
            Seating::AsSet => as_set,
            Seating::Random => seating(self.places.len(), &mut deal.seats()),
        };
        let layout = match self.origin {
            // Everything lies on the table already.
            Some(_) => String::new(),
            None => {
                let players = self.places.len();
                Position::lay_out(self.game(), players, &self.config.options, &mut deal.layout())?.1
            }
        };
        Ok(Step::Begun { seating, layout, id })
    }

    fn decide_rematch(&self, person: &PersonId, id: Option<&str>) -> Result<Decision, Refusal> {
        if !matches!(self.stage, Stage::Over | Stage::Closed) {
            return Err(Refusal::NotOver);
        }
        let steps: Vec<Step> = self
            .held_by(person)
            .filter(|&seat| !self.rematch.iter().any(|wanted| wanted.index() == seat))
            .map(|seat| Step::WantsRematch { seat, id: id.map(str::to_owned) })
            .collect();
        if self.held_by(person).next().is_none() { Err(Refusal::NotSeated) } else { Ok(Decision::steps(steps)) }
    }
}
