//! Who sits at the table: people and bots.

use std::fmt;
use std::str::FromStr;

use parure_bots::BotSpec;

use crate::bot_list::split;

/// The player of a seat, written as `human`, `human:Anna`, or a bot as in the arena.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// Someone at this terminal; the name may be empty.
    Human(String),
    /// A bot.
    Bot(BotSpec),
}

impl Who {
    /// Whether it is someone at this terminal.
    pub const fn is_human(&self) -> bool {
        matches!(self, Self::Human(_))
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human(name) if name.is_empty() => f.write_str("human"),
            Self::Human(name) => write!(f, "human:{name}"),
            Self::Bot(bot) => bot.fmt(f),
        }
    }
}

impl FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(':') {
            None if text == "human" => Ok(Self::Human(String::new())),
            Some(("human", name)) => Ok(Self::Human(name.trim().to_owned())),
            _ => match BotSpec::parse(text) {
                Ok(bot) => Ok(Self::Bot(bot)),
                Err(error) => Err(format!("{error}; a person is `human` or `human:NAME`")),
            },
        }
    }
}

/// The players of a table, in the order of the seats; also a number of them, one of whom is a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Company(pub Vec<Who>);

impl FromStr for Company {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Ok(players @ 2..=4) = text.parse::<usize>() {
            let bots = std::iter::repeat_n("level2", players - 1);
            return std::iter::once("human").chain(bots).map(str::parse).collect::<Result<_, _>>().map(Self);
        }
        split(text).iter().map(|item| item.trim().parse()).collect::<Result<_, _>>().map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_company_prints_as_it_is_read() {
        let company: Company = "human:Anna,level3:rusher,human".parse().unwrap();
        let words: Vec<_> = company.0.iter().map(Who::to_string).collect();
        assert_eq!(words, ["human:Anna", "level3:rusher", "human"]);
        assert_eq!(company.0.iter().filter(|who| who.is_human()).count(), 2);
        assert_eq!("cmd:./bot --fast".parse::<Who>().unwrap().to_string(), "cmd:./bot --fast");
        assert!("nobody".parse::<Who>().unwrap_err().contains("human:NAME"));
    }
}
