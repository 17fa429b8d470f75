//! Games to learn from, as plain files: one line for each game.
//!
//! A line names the setup and the seed of the luck, and for each step the place of the action among the legal ones,
//! perhaps with the opinion of the search: `2 target=15 … seed=7 : 12 3/0.512,0.488 5/0.530,0.470/5:310,2:96`. What a
//! position looks like to a model is not stored: a game is played again where it is learned from, so files outlive models.

use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use parure_engine::game::{Options, Setup};
use parure_engine::seat::MAX_SEATS;

/// How the names of complete files end.
const SUFFIX: &str = "games";

/// A game as it was played.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PlayedGame<O> {
    pub(super) setup: Setup<O>,
    /// Where its luck comes from.
    pub(super) seed: u64,
    pub(super) steps: Vec<Step>,
}

/// A step of a game.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Step {
    /// The place of the action among the legal ones.
    pub(super) action: u16,
    pub(super) opinion: Option<Opinion>,
}

/// What a search thought before a step.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Opinion {
    pub(super) win: [f32; MAX_SEATS],
    /// The places of actions with their visits, where the search was deep enough to learn from.
    pub(super) visits: Vec<(u16, u32)>,
}

impl<O: Options> PlayedGame<O> {
    pub(super) fn write(&self) -> String {
        let mut line = self.setup.players.to_string();
        for (key, value) in self.setup.options.values() {
            let _ = write!(line, " {key}={value}");
        }
        let _ = write!(line, " seed={} :", self.seed);
        for step in &self.steps {
            let _ = write!(line, " {}", step.action);
            if let Some(opinion) = &step.opinion {
                let win: Vec<_> = opinion.win[..self.setup.players].iter().map(|win| format!("{win:.3}")).collect();
                let _ = write!(line, "/{}", win.join(","));
                let visits: Vec<_> = opinion.visits.iter().map(|(place, visits)| format!("{place}:{visits}")).collect();
                if !visits.is_empty() {
                    let _ = write!(line, "/{}", visits.join(","));
                }
            }
        }
        line
    }

    pub(super) fn read(line: &str) -> Option<Self> {
        let (head, steps) = line.split_once(" :")?;
        let mut words = head.split(' ');
        let mut setup = Setup { players: words.next()?.parse().ok()?, options: O::default() };
        let mut seed = None;
        for word in words {
            match word.split_once('=')? {
                ("seed", number) => seed = number.parse().ok(),
                (key, value) => setup.options.set(key, value).ok()?,
            }
        }
        let steps = steps.split_whitespace().map(Step::read).collect::<Option<_>>()?;
        Some(Self { setup, seed: seed?, steps })
    }
}

impl Step {
    fn read(word: &str) -> Option<Self> {
        let mut parts = word.split('/');
        let action = parts.next()?.parse().ok()?;
        let Some(wins) = parts.next() else { return Some(Self { action, opinion: None }) };
        let mut win = [0.0; MAX_SEATS];
        for (place, number) in win.iter_mut().zip(wins.split(',')) {
            *place = number.parse().ok()?;
        }
        let mut visits = Vec::new();
        for pair in parts.next().into_iter().flat_map(|list| list.split(',')) {
            let (place, count) = pair.split_once(':')?;
            visits.push((place.parse().ok()?, count.parse().ok()?));
        }
        Some(Self { action, opinion: Some(Opinion { win, visits }) })
    }
}

/// The complete files of games in a folder, the oldest name first.
pub(super) fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<_>>>()?;
    let mut files: Vec<_> =
        entries.into_iter().filter(|path| path.extension().is_some_and(|end| end == SUFFIX)).collect();
    files.sort_unstable();
    Ok(files)
}

/// Stores games under a name. A file has its name only once it is complete, so whoever reads never meets half of one.
pub(super) fn store<O: Options>(folder: &Path, name: &str, games: &[PlayedGame<O>]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let unfinished = folder.join(format!("{name}.part"));
    let text: String = games.iter().map(|game| game.write() + "\n").collect();
    fs::write(&unfinished, text)?;
    fs::rename(unfinished, folder.join(format!("{name}.{SUFFIX}")))
}

/// The games of a file.
pub(super) fn load<O: Options>(path: &Path) -> io::Result<Vec<PlayedGame<O>>> {
    let text = fs::read_to_string(path)?;
    let broken = |line: usize| {
        let words = format!("{}: line {} is no game of this kind", path.display(), line + 1);
        io::Error::new(io::ErrorKind::InvalidData, words)
    };
    text.lines().enumerate().map(|(at, line)| PlayedGame::read(line).ok_or_else(|| broken(at))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use parure_engine::splendor::SplendorOptions;

    #[test]
    fn a_game_reads_back_as_it_was_written() {
        let mut options = SplendorOptions::default();
        options.set("preset", "quick").unwrap();
        let opinion = |visits| Some(Opinion { win: [0.25, 0.5, 0.25, 0.0], visits });
        let steps = vec![
            Step { action: 300, opinion: None },
            Step { action: 0, opinion: opinion(vec![]) },
            Step { action: 7, opinion: opinion(vec![(7, 310), (2, 90)]) },
        ];
        let game = PlayedGame { setup: Setup { players: 3, options }, seed: u64::MAX, steps };
        let folder = tempfile::tempdir().unwrap();
        store(folder.path(), "a", &[game.clone(), game.clone()]).unwrap();
        let files = files(folder.path()).unwrap();
        assert_eq!(files.len(), 1);
        assert_eq!(load::<SplendorOptions>(&files[0]).unwrap(), [game.clone(), game]);
        fs::write(&files[0], "2 target=15 seed=1 : 1 2/x\n").unwrap();
        let error = load::<SplendorOptions>(&files[0]).unwrap_err().to_string();
        assert!(error.contains("line 1"), "{error}");
    }
}
