//! The house rules of Splendor.

use std::ops::RangeInclusive;

use crate::classic::MAX_FACE_UP;
use crate::game::{OptionError, OptionRange, OptionValue, Options};
use crate::options::{bad_value, number, switch};

const TARGET: RangeInclusive<u8> = 1..=99;
const FACE_UP: RangeInclusive<u8> = 1..=MAX_FACE_UP as u8;

/// What a table may agree on. The Quick and Team games are values of these (S-30, S-40).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SplendorOptions {
    /// The prestige that ends the game (S-25): 1 to 99.
    pub target: u8,
    /// How many cards of each level lie face up (S-05): 1 to 8.
    pub face_up: u8,
    /// Whether a player may take fewer tokens than the bank allows (S-10).
    pub take_fewer: bool,
    /// How the last round goes (S-25).
    pub last_round: LastRound,
    /// Whether two play against two (S-40).
    pub team: bool,
}

/// Who still plays after someone has reached the target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LastRound {
    /// The round is finished: all have had as many turns.
    EqualTurns,
    /// Everyone else has one more turn.
    EveryoneElseOnce,
}

impl LastRound {
    const ALL: [Self; 2] = [Self::EqualTurns, Self::EveryoneElseOnce];
    const WORDS: [&'static str; 2] = [Self::ALL[0].word(), Self::ALL[1].word()];

    const fn word(self) -> &'static str {
        match self {
            Self::EqualTurns => "equal_turns",
            Self::EveryoneElseOnce => "everyone_else_once",
        }
    }
}

impl Default for SplendorOptions {
    fn default() -> Self {
        Self { target: 15, face_up: 4, take_fewer: false, last_round: LastRound::EqualTurns, team: false }
    }
}

impl Options for SplendorOptions {
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match key {
            "target" => self.target = number(key, value, TARGET, "a number from 1 to 99")?,
            "face_up" => {
                self.face_up = number(key, value, FACE_UP, "a number from 1 to 8")?;
            }
            "take_fewer" => self.take_fewer = switch(key, value)?,
            "last_round" => {
                let named = LastRound::ALL.into_iter().find(|rule| rule.word() == value);
                self.last_round =
                    named.ok_or_else(|| bad_value(key, value, "`equal_turns` or `everyone_else_once`"))?;
            }
            "team" => self.team = switch(key, value)?,
            "preset" => match value {
                "quick" => (self.target, self.face_up) = (10, 3),
                "team" => self.team = true,
                _ => return Err(bad_value(key, value, "`quick` or `team`")),
            },
            _ => {
                let known = "`target`, `face_up`, `take_fewer`, `last_round`, `team` and `preset`";
                return Err(OptionError::UnknownKey { key: key.to_owned(), known });
            }
        }
        Ok(())
    }

    fn values(&self) -> Vec<(&'static str, OptionValue)> {
        vec![
            ("target", OptionValue::Number(self.target)),
            ("face_up", OptionValue::Number(self.face_up)),
            ("take_fewer", OptionValue::Switch(self.take_fewer)),
            ("last_round", OptionValue::Word(self.last_round.word())),
            ("team", OptionValue::Switch(self.team)),
        ]
    }

    fn ranges() -> Vec<(&'static str, OptionRange)> {
        vec![
            ("target", OptionRange::Number(TARGET)),
            ("face_up", OptionRange::Number(FACE_UP)),
            ("take_fewer", OptionRange::Switch),
            ("last_round", OptionRange::Word(&LastRound::WORDS)),
            ("team", OptionRange::Switch),
        ]
    }

    const PRESETS: &'static [&'static str] = &["quick", "team"];
}
