//! What is said at a table, and links to seats.

use super::lobby::is_unprintable;
use super::{Decision, Refusal, Request, Step, Table, Who};
use crate::ids::PersonId;
use crate::protocol::Chat;
use crate::world::Millis;

/// On how many devices one seat can be held.
const MOST_DEVICES: usize = 16;

/// How much one seat may say within [`BREATH`], on all its devices together.
const MOST_WORDS: usize = 10;
const BREATH: Millis = 30_000;

impl Table {
    /// The seat that says a phrase.
    pub(super) fn phrase(&self, now: Millis, person: &PersonId) -> Result<usize, Refusal> {
        let seat = self.speaker(now, person)?;
        if self.config.chat == Chat::Off { Err(Refusal::ChatOff) } else { Ok(seat) }
    }

    /// The seat that says something in its own words, and the words.
    pub(super) fn words(&self, now: Millis, person: &PersonId, text: &str) -> Result<(usize, String), Refusal> {
        let seat = self.speaker(now, person)?;
        if self.config.chat != Chat::Free {
            return Err(Refusal::ChatOff);
        }
        let text = text.trim();
        if !(1..=200).contains(&text.chars().count()) || text.chars().any(is_unprintable) {
            return Err(Refusal::BadText);
        }
        Ok((seat, text.to_owned()))
    }

    /// The requests about who holds a seat.
    pub(super) fn decide_links(&self, who: &Who, request: Request) -> Result<Decision, Refusal> {
        match (request, who) {
            (Request::Link { seat, key_hash }, Who::Person(person)) => {
                let place = self.places.get(seat).ok_or(Refusal::BadSeat)?;
                if !place.is_held_by(person) {
                    return Err(Refusal::NotYours);
                }
                Ok(Decision::step(Step::Linked { seat, key_hash }))
            }
            (Request::Claim { key_hash }, Who::Person(person)) => {
                let seat = self.places.iter().position(|place| place.key_hashes.contains(&key_hash));
                let seat = seat.filter(|&seat| self.places[seat].is_person()).ok_or(Refusal::NoKey)?;
                if self.places[seat].is_held_by(person) {
                    return Ok(Decision::nothing());
                }
                if self.places[seat].holders().len() >= MOST_DEVICES {
                    return Err(Refusal::NoKey);
                }
                Ok(Decision::step(Step::Claimed { seat, person: person.clone() }))
            }
            (Request::Bring { from, to }, Who::House)
                if self.owner == from || self.places.iter().any(|place| place.is_held_by(&from)) =>
            {
                Ok(Decision::step(Step::Brought { from, to }))
            }
            // What the house asks for and there is no need of any more.
            (_, Who::House) => Ok(Decision::nothing()),
            // What only the house may ask for.
            (_, Who::Person(_)) => Err(Refusal::NotYours),
        }
    }

    /// The seat for which a person speaks, if it has not said too much lately.
    fn speaker(&self, now: Millis, person: &PersonId) -> Result<usize, Refusal> {
        let seat = self.held_by(person).next().ok_or(Refusal::NotSeated)?;
        let lately = self.chat.iter().filter(|line| line.seat == seat && line.time + BREATH > now).count();
        if lately < MOST_WORDS { Ok(seat) } else { Err(Refusal::TooManyWords) }
    }
}
