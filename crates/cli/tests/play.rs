//! The terminal game with a terminal and without.

use std::io::{Read, Write};
#[cfg(target_os = "linux")]
use std::path::PathBuf;
#[cfg(target_os = "linux")]
use std::process::Child;
use std::process::{Command, Stdio};

#[test]
fn without_a_terminal_the_game_says_what_to_do() {
    for (language, words) in [("en", "needs a terminal"), ("zh-Hant", "需要終端機"), ("ja", "ターミナルの入出力")]
    {
        let mut command = Command::new(env!("CARGO_BIN_EXE_parure"));
        command.args(["play", "--game", "duel", "--lang", language]).stdin(Stdio::null());
        let output = command.output().expect("the command runs");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(error.contains(words), "{error}");
    }
}

/// A game of Splendor in a terminal window, for which `script` stands. Closed, the window hangs up, and the game is saved.
#[cfg(target_os = "linux")]
struct Window {
    process: Child,
    saved: PathBuf,
}

#[cfg(target_os = "linux")]
impl Window {
    fn open(players: &str, name: &str) -> Self {
        let saved = std::env::temp_dir().join(format!("parure-{name}-{}.txt", std::process::id()));
        let play = format!("'{}' play --game splendor --lang en --seed 1", env!("CARGO_BIN_EXE_parure"));
        let play = format!("stty rows 24 cols 80; exec {play} --players \"{players}\" --save '{}'", saved.display());
        let process = Command::new("sh")
            // Whoever lives keeps the third file open, so that its end tells when the game is gone, too.
            .args(["-c", "exec script -qec \"$0\" /dev/null 3>&2", &play])
            .env("TERM", "xterm")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("`script` is part of every Linux");
        Self { process, saved }
    }

    fn wait_for(&mut self, words: &str) {
        wait_for(self.process.stdout.as_mut().expect("piped"), words);
    }

    fn press(&mut self, keys: &str) {
        self.process.stdin.as_mut().expect("piped").write_all(keys.as_bytes()).expect("the game listens");
    }

    /// Closes the window; the record that was saved.
    fn close(mut self) -> String {
        self.process.kill().expect("it runs");
        self.process.wait().expect("it ends");
        drop(self.process.stdout.take());
        let mut rest = String::new();
        self.process.stderr.take().expect("piped").read_to_string(&mut rest).expect("readable");
        let saved = std::fs::read_to_string(&self.saved);
        let saved = saved.unwrap_or_else(|error| panic!("the game is lost: {error}; {rest}"));
        std::fs::remove_file(&self.saved).expect("it was there");
        saved
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_game_is_saved_when_the_terminal_is_gone() {
    let mut window = Window::open("human,level1", "hang-up");
    window.wait_for("Your move");
    window.press("take wug\r");
    window.wait_for("1 take wug");
    let saved = window.close();
    assert!(saved.contains("take wug"), "{saved}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_sits_at_the_table() {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/random_bot.py");
    let mut window = Window::open(&format!("human,cmd:python3 '{bot}'"), "program");
    window.wait_for("Your move");
    window.press("take wug\r");
    // While the program thinks we are asked to wait; once it has answered it is our move again.
    window.wait_for("Your move");
    let saved = window.close();
    let (_, answer) = saved.split_once("take wug").expect("our move is saved");
    assert!(["take", "reserve"].iter().any(|word| answer.contains(word)), "the program's move is saved: {saved}");
}

/// Reads until some words were written one after the other.
#[cfg(target_os = "linux")]
fn wait_for(screen: &mut impl Read, words: &str) {
    let mut seen = Vec::new();
    let mut more = [0; 4096];
    while !plain(&seen).contains(words) {
        let read = screen.read(&mut more).expect("the screen can be read");
        assert!(read > 0, "`{words}` did not come: {}", plain(&seen));
        seen.extend_from_slice(&more[..read]);
    }
}

/// What is written to a terminal, with one space in place of all that moves or colours.
#[cfg(target_os = "linux")]
fn plain(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let mut pieces = text.split("\x1b[");
    let first = pieces.next().unwrap_or_default();
    let rest = pieces.map(|piece| piece.trim_start_matches(|letter: char| !letter.is_ascii_alphabetic()).get(1..));
    let words: Vec<_> = std::iter::once(first).chain(rest.flatten()).flat_map(str::split_whitespace).collect();
    words.join(" ")
}
