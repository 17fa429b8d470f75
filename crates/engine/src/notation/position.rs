//! What the position texts of all games have in common.

use std::fmt;

use crate::chance::{Chance, Recorded};
use crate::game::{Options, Setup};
use crate::seat::Observer;

use super::{LineColumn, Notation, ParseError, Word, Words, read_number, read_seat};

/// The lines of a position text that say something, without their comments.
#[derive(Clone, Debug)]
pub struct Lines<'a> {
    rest: &'a str,
    number: usize,
}

impl<'a> Lines<'a> {
    /// The lines of a text.
    pub const fn new(text: &'a str) -> Self {
        Self { rest: text, number: 0 }
    }

    /// Nothing, behind the last line that was read: where something that is missing would stand.
    const fn end(&self) -> Word<'a> {
        Word { text: "", place: LineColumn { line: self.number + 1, column: 1 } }
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = Words<'a>;

    fn next(&mut self) -> Option<Words<'a>> {
        while !self.rest.is_empty() {
            let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
            self.rest = rest;
            self.number += 1;
            let line = line.split('#').next().unwrap_or_default();
            if !line.trim().is_empty() {
                return Some(Words::starting_at(line, LineColumn { line: self.number, column: 1 }));
            }
        }
        None
    }
}

/// The keys that a line, or a text by its lines, has had so far.
#[derive(Clone, Debug, Default)]
pub struct Keys<'a>(Vec<&'a str>);

impl<'a> Keys<'a> {
    /// Notes a key, and refuses one that was there before.
    pub fn once(&mut self, key: Word<'a>) -> Result<(), ParseError> {
        if self.0.iter().any(|before| key.is(before)) {
            return Err(key.wrong("this is said twice"));
        }
        self.0.push(key.text);
        Ok(())
    }
}

/// The highest round that is read. Play can go on from it for longer than any game lasts.
const LAST_ROUND: usize = 60_000;

/// Reads what follows the key `round`.
pub fn read_round(words: &mut Words<'_>) -> Result<u16, ParseError> {
    Ok(read_number(words.require("the round")?, "the round", 1..=LAST_ROUND)? as u16)
}

/// Reads a position: its first line into what `begin` makes of the setup, every other one by `read`. Says besides where
/// something that is missing would stand.
pub fn read_lines<'a, G: Notation, D>(
    text: &'a str,
    begin: impl FnOnce(Setup<G::Options>) -> D,
    read: impl Fn(&mut D, &mut Words<'a>) -> Result<(), ParseError>,
) -> Result<(D, Word<'a>), ParseError> {
    let mut lines = Lines::new(text);
    let mut first = lines.next().unwrap_or(Words::new(""));
    let mut draft = begin(read_setup::<G>(&mut first)?);
    for mut line in lines.by_ref() {
        read(&mut draft, &mut line)?;
        line.end()?;
    }
    Ok((draft, lines.end()))
}

/// Writes the first line of a position: the game, the players, and the options that are not what goes without saying.
pub fn write_setup<G: Notation>(setup: &Setup<G::Options>, out: &mut impl fmt::Write) -> fmt::Result {
    write!(out, "{} {}", G::NAME, setup.players)?;
    if let Some(word) = expansion::<G>() {
        write!(out, " {EXPANSION}={word}")?;
    }
    let unnamed = G::Options::unnamed().values();
    for (option, meant) in setup.options.values().into_iter().zip(unnamed) {
        if option != meant {
            write!(out, " {}={}", option.0, option.1)?;
        }
    }
    out.write_char('\n')
}

/// Reads the first line of a position.
fn read_setup<G: Notation>(words: &mut Words<'_>) -> Result<Setup<G::Options>, ParseError> {
    words.keyword(G::NAME)?;
    let mut setup = Setup { players: 0, options: G::Options::unnamed() };
    let mut named = false;
    let players = words.require("the number of players")?;
    setup.players = read_players(players)?;
    while let Some(word) = words.next() {
        let (key, value) = word.split('=').ok_or_else(|| word.expected("an option such as `key=value`"))?;
        named |= key.is(EXPANSION);
        set_option::<G>(&mut setup.options, key.text, value.text).map_err(|why| word.wrong(why))?;
    }
    if let (Some(expansion), false) = (expansion::<G>(), named) {
        return Err(players.wrong(format!("this is read as a game with `{EXPANSION}={expansion}`, which is not said")));
    }
    check_setup::<G>(&setup).map_err(|why| players.wrong(why))?;
    Ok(setup)
}

/// The option that says which expansion is played (C-01). It chooses the rules, so it is none of their options.
pub const EXPANSION: &str = "expansion";

/// The word for no expansion, which texts need not name.
pub const NO_EXPANSION: &str = "none";

/// The expansion that a game's texts have to name.
pub fn expansion<G: Notation>() -> Option<&'static str> {
    G::EXPANSION.filter(|&word| word != NO_EXPANSION)
}

/// Sets an option as a text of the game says it, or says why that cannot be. The expansion is chosen by then, so its option
/// only has to name it.
pub fn set_option<G: Notation>(options: &mut G::Options, key: &str, value: &str) -> Result<(), String> {
    match G::EXPANSION {
        Some(own) if key == EXPANSION && value == own => Ok(()),
        Some(own) if key == EXPANSION => Err(format!("this is read as a game with `{EXPANSION}={own}`")),
        _ => options.set(key, value).map_err(|error| error.to_string()),
    }
}

/// Reads a number of players; which numbers a game allows is for [`check_setup`] to say.
pub(super) fn read_players(word: Word<'_>) -> Result<usize, ParseError> {
    read_number(word, "", 0..=99).map_err(|_| word.expected("the number of players"))
}

/// Whether the game can be set up so, and if not, why.
pub(super) fn check_setup<G: Notation>(setup: &Setup<G::Options>) -> Result<(), String> {
    // The layout does not matter: a record without draws lays out whatever is possible.
    let mut luck: &mut dyn Chance = &mut Recorded::new(&[]);
    G::new(setup, &mut luck).map(|_| ()).map_err(|error| error.to_string())
}

/// Writes the line `seen by …`; the referee, who sees everything, has none.
pub fn write_observer(observer: Observer, out: &mut impl fmt::Write) -> fmt::Result {
    match observer {
        Observer::Seat(seat) => writeln!(out, "seen by {seat}"),
        Observer::Spectator => out.write_str("seen by spectator\n"),
        Observer::Referee => Ok(()),
    }
}

/// Reads what follows the key `seen`.
pub fn read_observer(words: &mut Words<'_>, players: usize) -> Result<Observer, ParseError> {
    words.keyword("by")?;
    let word = words.require("a seat or `spectator`")?;
    if word.is("spectator") { Ok(Observer::Spectator) } else { read_seat(word, players).map(Observer::Seat) }
}
