//! Bots by name.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use crate::bot::Bot;
use crate::budget::Budget;
use crate::greedy::Greedy;
use crate::knowledge::Knowledge;
use crate::leveled::Leveled;
use crate::personality::Personality;
use crate::random::Random;
use crate::strength::Strength;

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
    /// Any legal action, each as likely.
    Random,
    /// The best action one step ahead, by plain rules of thumb.
    Greedy,
    /// One of the levels.
    Level(Strength),
    /// A program that speaks the bot protocol: its command line. This crate does not run it.
    External(String),
}

impl BotSpec {
    /// Reads a bot's name with what follows it.
    pub fn parse(text: &str) -> Result<Self, SpecError> {
        let error = |why| SpecError { spec: text.to_owned(), why };
        if let Some(command) = text.strip_prefix("cmd:") {
            let command = command.trim();
            let kind = BotKind::External(command.to_owned());
            return if command.is_empty() { Err(error(Why::NoCommand)) } else { Ok(Self::of(kind)) };
        }
        let mut words = text.split(':');
        let name = words.next().unwrap_or_default();
        let kind = match name {
            "random" => BotKind::Random,
            "greedy" => BotKind::Greedy,
            _ => BotKind::Level(name.parse().map_err(|()| error(Why::UnknownBot(name.to_owned())))?),
        };
        let mut spec = Self::of(kind);
        for word in words {
            spec.add(word).map_err(error)?;
        }
        Ok(spec)
    }

    const fn of(kind: BotKind) -> Self {
        Self { kind, personality: Personality::Balanced, budget: Budget::UNLIMITED }
    }

    fn add(&mut self, word: &str) -> Result<(), Why> {
        let number_before =
            |unit| word.strip_suffix(unit).and_then(|number| number.parse::<u32>().ok()).filter(|&n| n > 0);
        if let Ok(personality) = word.parse() {
            self.personality = personality;
        } else if let Some(iterations) = number_before("it") {
            self.budget.iterations = Some(iterations);
        } else if let Some(milliseconds) = number_before("ms") {
            self.budget.time = Some(Duration::from_millis(milliseconds.into()));
        } else if let Some(threads) = number_before("threads") {
            self.budget.threads = threads as usize;
        } else if let Some(seconds) = number_before("s") {
            self.budget.time = Some(Duration::from_secs(seconds.into()));
        } else {
            return Err(Why::UnknownWord(word.to_owned()));
        }
        Ok(())
    }

    /// The bot, ready to play; nothing for an external program.
    pub fn build<G: Knowledge>(&self) -> Option<Box<dyn Bot<G>>> {
        match &self.kind {
            BotKind::Random => Some(Box::new(Random)),
            BotKind::Greedy => Some(Box::new(Greedy)),
            BotKind::Level(strength) => Some(Box::new(Leveled::new(*strength, self.personality, self.budget))),
            BotKind::External(_) => None,
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            BotKind::Random => f.write_str("random")?,
            BotKind::Greedy => f.write_str("greedy")?,
            BotKind::Level(strength) => write!(f, "{strength}")?,
            BotKind::External(command) => return write!(f, "cmd:{command}"),
        }
        if self.personality != Personality::Balanced {
            write!(f, ":{}", self.personality)?;
        }
        if let Some(iterations) = self.budget.iterations {
            write!(f, ":{iterations}it")?;
        }
        if let Some(time) = self.budget.time {
            write!(f, ":{}ms", time.as_millis())?;
        }
        if self.budget.threads > 1 {
            write!(f, ":{}threads", self.budget.threads)?;
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
            Why::UnknownWord(word) => write!(
                f,
                "`{word}` is neither a personality (`engine_builder`, `noble_hunter`, `rusher`, `blocker`) nor a budget \
                 (`300ms`, `2s`, `2000it`, `2threads`)"
            ),
            Why::NoCommand => f.write_str("write the command line of the bot after `cmd:`"),
        }
    }
}

impl Error for SpecError {}

#[cfg(test)]
mod tests {
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
