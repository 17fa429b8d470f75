//! Puzzles as text.

use std::error::Error;
use std::fmt;

use parure_engine::any::{AnyAction, AnyView};
use parure_engine::chance::Sampled;

use super::{MOST_TURNS, Puzzle};

/// Why a file of puzzles cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleError {
    /// The line, from 1; where the position cannot be read, the words say more.
    pub line: usize,
    /// What is wrong.
    pub words: String,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.words)
    }
}

impl Error for PuzzleError {}

/// Reads a file of puzzles: each begins with a line `puzzle` and ends where the next begins. Whether they are right is for
/// [`Puzzle::verify`] to say.
pub fn parse_puzzles(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    let lines: Vec<_> = text.lines().collect();
    let is_start = |line: &str| line.split_whitespace().next() == Some("puzzle");
    let starts: Vec<_> = (0..lines.len()).filter(|&number| is_start(lines[number])).collect();
    let told = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
    let before = &lines[..starts.first().copied().unwrap_or(lines.len())];
    if let Some(number) = before.iter().position(told) {
        return Err(PuzzleError { line: number + 1, words: "a puzzle begins with `puzzle` and its name".to_owned() });
    }
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for (place, &start) in starts.iter().enumerate() {
        let end = starts.get(place + 1).copied().unwrap_or(lines.len());
        let puzzle =
            parse_puzzle(&lines[start..end]).map_err(|(line, words)| PuzzleError { line: start + line + 1, words })?;
        if puzzles.iter().any(|other| other.name == puzzle.name) {
            return Err(PuzzleError { line: start + 1, words: format!("there are two puzzles `{}`", puzzle.name) });
        }
        puzzles.push(puzzle);
    }
    Ok(puzzles)
}

/// Reads one puzzle; an error has the number of the line, from 0.
fn parse_puzzle(lines: &[&str]) -> Result<Puzzle, (usize, String)> {
    let value = |number: usize, key: &str| {
        let line = lines.get(number).copied().unwrap_or_default();
        let value = line.strip_prefix(key).filter(|rest| rest.starts_with(' ')).map(str::trim);
        value.filter(|value| !value.is_empty()).ok_or_else(|| (number, format!("here `{key}` is needed and its value")))
    };
    let count = |number: usize, key: &str, most: u8| {
        let count = value(number, key)?.parse().ok().filter(|&count| count <= most);
        count.ok_or_else(|| (number, format!("`{key}` is a number up to {most}")))
    };
    let name = value(0, "puzzle")?.to_owned();
    let turns = count(1, "turns", MOST_TURNS)?;
    let move_text = value(2, "move")?;
    let tempting = count(3, "tempting", u8::MAX)?;
    let view = lines[4..].join("\n").parse::<AnyView>().map_err(|error| (4, format!("the position: {error}")))?;
    let solution = read_move(&view, move_text).map_err(|words| (2, words))?;
    Ok(Puzzle { name, view, turns, solution, tempting })
}

fn read_move(view: &AnyView, text: &str) -> Result<AnyAction, String> {
    let state = view.determinize(&mut Sampled::from_seed(0));
    let action = state.parse_action(text).map_err(|error| error.to_string())?;
    state.check(action).map_err(|refusal| refusal.to_string())?;
    Ok(action)
}

impl fmt::Display for Puzzle {
    /// As [`parse_puzzles`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, view, turns, solution, tempting } = self;
        write!(f, "puzzle {name}\nturns {turns}\nmove {solution}\ntempting {tempting}\n{view}")
    }
}
