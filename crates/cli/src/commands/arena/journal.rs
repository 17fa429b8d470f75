//! The games of a contest as they are finished, in a file from which the contest can go on.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::external::FaultKind;
use crate::protocol::BudgetWords;

/// What the first line says of itself.
const FORMAT: &str = "parure-arena-games/1";

/// What a contest is about: with the same head, the same games are played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The game's word.
    pub game: String,
    /// How many play.
    pub players: usize,
    /// The house rules.
    pub options: Value,
    /// The bots, in the given order.
    pub bots: Vec<String>,
    /// How many games each table plays.
    pub games: u64,
    /// The seed of deals and bots.
    pub seed: u64,
    /// After how many turns a game is broken off.
    pub turn_cap: u32,
    /// The budget that external bots are told.
    pub budget: BudgetWords,
}

/// How a game went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameLine {
    /// Its number in the schedule.
    pub game: u64,
    /// The seats of the winners; nobody if it was broken off.
    pub winners: Vec<usize>,
    /// The points of each seat.
    pub points: Vec<u8>,
    /// How many turns were played.
    pub turns: u32,
    /// How many steps they took.
    pub steps: u32,
    /// What ended it.
    pub reason: String,
    /// How a bot lost it outside of the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<FaultLine>,
}

/// How a bot lost a game outside of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FaultLine {
    /// Where it sat.
    pub seat: usize,
    /// The kind.
    pub kind: FaultKind,
    /// What happened.
    pub message: String,
}

/// Keeps finished games, or does not.
pub struct Journal(Option<File>);

#[derive(Serialize, Deserialize)]
struct HeadLine {
    format: String,
    #[serde(flatten)]
    head: Head,
}

impl Journal {
    /// Keeps nothing.
    pub const fn none() -> Self {
        Self(None)
    }

    /// Goes on with a file, or begins it, and gives the games that it holds.
    pub fn open(path: &Path, head: &Head) -> Result<(Self, Vec<GameLine>)> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        let (games, end) = read(&mut file, head)?;
        // A line that a crash cut short is dropped with its game.
        file.set_len(end)?;
        if end == 0 {
            write_line(&mut file, &HeadLine { format: FORMAT.to_owned(), head: head.clone() })?;
        }
        Ok((Self(Some(file)), games))
    }

    /// Keeps a finished game.
    pub fn keep(&mut self, line: &GameLine) -> Result<()> {
        self.0.as_mut().map_or(Ok(()), |file| write_line(file, line).context("cannot keep a finished game"))
    }
}

fn write_line(file: &mut File, line: &impl Serialize) -> Result<()> {
    let text = serde_json::to_string(line)? + "\n";
    Ok(file.write_all(text.as_bytes())?)
}

/// The games of a file, and where its last whole line ends.
fn read(file: &mut File, head: &Head) -> Result<(Vec<GameLine>, u64)> {
    file.seek(SeekFrom::Start(0))?;
    let mut reader = BufReader::new(file);
    let (mut games, mut end) = (Vec::new(), 0);
    let mut text = String::new();
    for number in 1.. {
        text.clear();
        let length = reader.read_line(&mut text).or_else(|error| match error.kind() {
            io::ErrorKind::InvalidData => bail!("line {number} is no text; this is no file of an arena"),
            _ => Err(error.into()),
        })?;
        if !text.ends_with('\n') {
            if number == 1 && length > 0 {
                bail!("this is no file of an arena");
            }
            break;
        }
        if number == 1 {
            let found = serde_json::from_str::<HeadLine>(&text).ok().filter(|found| found.format == FORMAT);
            let Some(found) = found else { bail!("this is no file of an arena; name another one") };
            if found.head != *head {
                let written = serde_json::to_string(&found.head)?;
                bail!("the file belongs to another contest: {written}; give the same arguments or name another file");
            }
        } else {
            games.push(serde_json::from_str(&text).with_context(|| format!("line {number} is no game of an arena"))?);
        }
        end += length as u64;
    }
    Ok((games, end))
}
