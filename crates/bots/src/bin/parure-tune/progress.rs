//! How far a long piece of work has come, on one line of the terminal.

use std::io::{IsTerminal, Write, stderr};
use std::time::Instant;

/// How many letters the bar has.
const WIDTH: usize = 30;

/// A bar that fills up; nothing is shown where nobody looks.
pub struct Progress {
    what: &'static str,
    total: usize,
    start: Instant,
    shown: bool,
}

impl Progress {
    pub fn new(what: &'static str, total: usize) -> Self {
        Self { what, total: total.max(1), start: Instant::now(), shown: stderr().is_terminal() }
    }

    /// So much of it is done.
    pub fn show(&self, done: usize) {
        if self.shown {
            let line = line(self.what, done, self.total, self.start.elapsed().as_secs_f64());
            _ = write!(stderr(), "\r{line}\x1b[K");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            _ = write!(stderr(), "\r\x1b[K");
        }
    }
}

fn line(what: &str, done: usize, total: usize, spent: f64) -> String {
    let full = WIDTH * done.min(total) / total;
    let left = if done == 0 { f64::INFINITY } else { spent / done as f64 * (total.saturating_sub(done)) as f64 };
    let left = if left.is_finite() { format!(", {} left", time(left)) } else { String::new() };
    format!("[{}{}] {done} of {total} {what}{left}", "#".repeat(full), ".".repeat(WIDTH - full))
}

fn time(seconds: f64) -> String {
    let seconds = seconds.round() as u64;
    match (seconds / 3_600, seconds / 60 % 60) {
        (0, 0) => format!("{seconds} s"),
        (0, minutes) => format!("{minutes} min {} s", seconds % 60),
        (hours, minutes) => format!("{hours} h {minutes} min"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_how_far_it_is_and_how_long_it_takes() {
        assert_eq!(line("games", 0, 200, 0.0), format!("[{}] 0 of 200 games", ".".repeat(30)));
        let half = format!("[{}{}] 100 of 200 games, 1 min 30 s left", "#".repeat(15), ".".repeat(15));
        assert_eq!(line("games", 100, 200, 90.0), half);
        assert!(line("games", 1, 200, 60.0).ends_with("3 h 19 min left"));
        assert!(line("games", 200, 200, 60.0).ends_with("] 200 of 200 games, 0 s left"));
    }
}
