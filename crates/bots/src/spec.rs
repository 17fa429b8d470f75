//! Bots by name.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use crate::bot::Bot;
use crate::bot_game::BotGame;
use crate::budget::{Budget, Clock, SystemClock};
use crate::greedy::Greedy;
use crate::knowledge::Knowledge;
use crate::level::{BotLevel, UnknownWord};
use crate::leveled::{Leveled, Sight};
use crate::personality::Personality;
use crate::random::Random;

/// A bot as a user names it: `random`, `greedy`, `level3`, `level3:noble_hunter`, `strongest:300ms`,
/// `strongest:2000it`, `strongest:rusher:1s:2threads`, `cmd:./mybot --fast`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotSpec {
    /// Who plays.
    pub kind: BotKind,
    /// What it leans towards.
    pub personality: Personality,
    /// The limits written behind the name; [`Budget::UNLIMITED`] without any.
    pub budget: Budget,
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotKind {
    /// One of ours.
    Level(BotLevel),
    /// A program that speaks the bot protocol: its command line. This crate does not run it.
    External(String),
}

impl BotSpec {
    /// One of our bots, with no limits but its own.
    pub const fn new(level: BotLevel, personality: Personality) -> Self {
        Self { kind: BotKind::Level(level), personality, budget: Budget::UNLIMITED }
    }

    /// Reads a bot's name with what follows it.
    pub fn parse(text: &str) -> Result<Self, SpecError> {
        let error = |why| SpecError { spec: text.to_owned(), why };
        if let Some(command) = text.strip_prefix("cmd:") {
            let command = command.trim();
            let kind = BotKind::External(command.to_owned());
            let spec = Self { kind, personality: Personality::Balanced, budget: Budget::UNLIMITED };
            return if command.is_empty() { Err(error(Why::NoCommand)) } else { Ok(spec) };
        }
        let mut words = text.split(':');
        let name = words.next().unwrap_or_default();
        let level = name.parse().map_err(|UnknownWord(name)| error(Why::UnknownBot(name)))?;
        let mut spec = Self::new(level, Personality::Balanced);
        for word in words {
            match word.parse() {
                Ok(personality) => spec.personality = personality,
                Err(UnknownWord(word)) => spec.budget.add(&word).map_err(|_| error(Why::UnknownWord(word)))?,
            }
        }
        Ok(spec)
    }

    /// The bot, ready to play; nothing for an external program.
    pub fn build<G: BotGame>(&self) -> Option<Box<dyn Bot<G>>> {
        self.build_by(Arc::new(SystemClock::start()))
    }

    /// The same by another clock.
    pub fn build_by<G: BotGame>(&self, clock: Arc<dyn Clock>) -> Option<Box<dyn Bot<G>>> {
        match self.kind {
            BotKind::Level(level) => Some(G::bot(level, self.personality, self.budget, clock)),
            BotKind::External(_) => None,
        }
    }
}

impl From<BotLevel> for BotSpec {
    fn from(level: BotLevel) -> Self {
        Self::new(level, Personality::Balanced)
    }
}

pub(crate) fn build_level<G: Knowledge>(
    level: BotLevel,
    personality: Personality,
    limits: Budget,
    clock: Arc<dyn Clock>,
) -> Box<dyn Bot<G>> {
    match level {
        BotLevel::Random => Box::new(Random),
        BotLevel::Greedy => Box::new(Greedy),
        BotLevel::Level1 => Box::new(Leveled::new(Sight::LEVEL1, personality, limits, clock)),
        BotLevel::Level2 => Box::new(Leveled::new(Sight::LEVEL2, personality, limits, clock)),
        BotLevel::Level3 => Box::new(Leveled::new(Sight::LEVEL3, personality, limits, clock)),
        BotLevel::Level4 => Box::new(Leveled::new(Sight::LEVEL4, personality, limits, clock)),
        BotLevel::Level5 => Box::new(Leveled::new(Sight::LEVEL5, personality, limits, clock)),
        BotLevel::Strongest => Box::new(Leveled::new(Sight::STRONGEST, personality, limits, clock)),
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            BotKind::Level(level) => write!(f, "{level}")?,
            BotKind::External(command) => return write!(f, "cmd:{command}"),
        }
        if self.personality != Personality::Balanced {
            write!(f, ":{}", self.personality)?;
        }
        if self.budget != Budget::UNLIMITED {
            write!(f, ":{}", self.budget)?;
        }
        Ok(())
    }
}

impl std::str::FromStr for BotSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        Self::parse(text)
    }
}

/// Why a bot's name cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecError {
    spec: String,
    why: Why,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Why {
    UnknownBot(String),
    UnknownWord(String),
    NoCommand,
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: ", self.spec)?;
        match &self.why {
            Why::UnknownBot(name) => {
                write!(
                    f,
                    "there is no bot `{name}`; choose `random`, `greedy`, `level1` to `level5`, `strongest` or `cmd:…`"
                )
            }
            Why::UnknownWord(word) => {
                let own = Personality::ALL.into_iter().filter(|&personality| personality != Personality::Balanced);
                let own: Vec<_> = own.map(|personality| format!("`{personality}`")).collect();
                write!(
                    f,
                    "`{word}` is neither a personality ({}) nor a budget (`300ms`, `2s`, `2000it`, `2threads`)",
                    own.join(", ")
                )
            }
            Why::NoCommand => f.write_str("write the command line of the bot after `cmd:`"),
        }
    }
}

impl Error for SpecError {}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_spec_prints_as_it_is_read() {
        let specs = ["random", "greedy", "level1", "level3:noble_hunter", "strongest:300ms", "strongest:2000it"];
        let more = ["strongest:rusher:50it:300ms:2threads", "cmd:./mybot --seed 3:4"];
        for text in specs.into_iter().chain(more) {
            assert_eq!(BotSpec::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(BotSpec::parse("strongest:2s").unwrap().budget.time, Some(Duration::from_secs(2)));
    }

    #[test]
    fn every_level_and_personality_is_a_spec() {
        for level in BotLevel::ALL {
            for personality in Personality::ALL {
                let spec = BotSpec::new(level, personality);
                assert_eq!(BotSpec::parse(&spec.to_string()), Ok(spec));
            }
        }
    }

    #[test]
    fn an_error_says_what_to_write() {
        let cases = [
            ("level9", "there is no bot `level9`"),
            ("", "there is no bot ``"),
            ("level2:sleepy", "`sleepy` is neither a personality"),
            ("strongest:0ms", "`0ms` is neither"),
            ("strongest:-3it", "`-3it` is neither"),
            ("cmd: ", "write the command line"),
        ];
        for (text, part) in cases {
            let error = BotSpec::parse(text).unwrap_err().to_string();
            assert!(error.contains(part), "{error}");
        }
    }
}
