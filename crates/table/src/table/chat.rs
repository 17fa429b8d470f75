//! What is said at a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::decide::Asked;
use super::fold::Misfit;
use super::{Chat, Decision, Refusal, Step, Table, is_shown};
use crate::ids::PersonId;
use crate::world::Millis;

/// A preset phrase; its words are the page's, under `phrase-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    Sorry,
    Oops,
    Thinking,
    OneMoment,
    GoodGame,
    Again,
    Bye,
}

/// Something said at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// The version that it came with.
    pub version: u64,
    /// When, in milliseconds since 1970.
    pub time: u64,
    /// Who said it, by seat.
    pub seat: usize,
    /// The same by the name of that time: before the game seats change hands.
    pub name: String,
    /// A preset phrase.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub phrase: Option<Phrase>,
    /// Own words, as they were typed: to be shown as text, never as markup.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
}

/// How much of what was said is kept at hand.
const LINES_KEPT: usize = 50;

/// How much one seat may say within [`BREATH`], on all its devices together.
const MOST_WORDS: usize = 10;
const BREATH: Millis = 30_000;

impl Table {
    pub(super) fn decide_say(&self, Asked { now, by, id }: Asked, phrase: Phrase) -> Result<Decision, Refusal> {
        let seat = self.speaker(now, &by.person)?;
        if self.config.chat == Chat::Off {
            return Err(Refusal::ChatOff);
        }
        Ok(Decision::step(Step::Said { seat, phrase: Some(phrase), text: None, id }))
    }

    pub(super) fn decide_chat(&self, Asked { now, by, id }: Asked, text: &str) -> Result<Decision, Refusal> {
        let seat = self.speaker(now, &by.person)?;
        if self.config.chat != Chat::Free {
            return Err(Refusal::ChatOff);
        }
        let text = text.trim();
        if !(1..=200).contains(&text.chars().count()) || !is_shown(text) {
            return Err(Refusal::BadText);
        }
        Ok(Decision::step(Step::Said { seat, phrase: None, text: Some(text.to_owned()), id }))
    }

    /// The seat for which a person speaks, if it has not said too much lately.
    fn speaker(&self, now: Millis, person: &PersonId) -> Result<usize, Refusal> {
        let seat = self.held_by(person).next().ok_or(Refusal::NotSeated)?;
        // Under a clock that was ahead and is right again, words of later are not of lately.
        let lately = |line: &&ChatLine| line.seat == seat && line.time <= now && line.time + BREATH > now;
        let mut lately = self.chat.iter().rev().filter(lately);
        match lately.nth(MOST_WORDS - 1) {
            Some(first) => Err(Refusal::TooManyWords { wait: first.time + BREATH - now }),
            None => Ok(seat),
        }
    }

    /// Whoever spoke sits on another seat now.
    pub(super) fn move_words(&mut self, moved: impl Fn(usize) -> usize) {
        self.chat.iter_mut().for_each(|line| line.seat = moved(line.seat));
    }

    pub(super) fn apply_said(
        &mut self,
        version: u64,
        time: Millis,
        seat: usize,
        phrase: Option<Phrase>,
        text: Option<&str>,
    ) -> Result<(), Misfit> {
        let name = self.stored_seat(seat)?.sitter.name().to_owned();
        self.chat.push_back(ChatLine { version, time, seat, name, phrase, text: text.map(str::to_owned) });
        if self.chat.len() > LINES_KEPT {
            self.chat.pop_front();
        }
        Ok(())
    }
}
