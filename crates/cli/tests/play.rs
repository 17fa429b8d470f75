//! The terminal game with a terminal and without.

use std::io::{Read, Write};
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

/// A terminal window that is closed hangs up; `script` stands for the window.
#[cfg(target_os = "linux")]
#[test]
fn a_game_is_saved_when_the_terminal_is_gone() {
    let file = std::env::temp_dir().join(format!("parure-hang-up-{}.txt", std::process::id()));
    let play = "play --game splendor --players human,level1 --lang en --seed 1 --save";
    let play = format!("stty rows 24 cols 80; exec '{}' {play} '{}'", env!("CARGO_BIN_EXE_parure"), file.display());
    let mut window = Command::new("sh")
        // Whoever lives keeps the third file open, so that its end tells when the game is gone, too.
        .args(["-c", "exec script -qec \"$0\" /dev/null 3>&2", &play])
        .env("TERM", "xterm")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("`script` is part of every Linux");
    let mut screen = window.stdout.take().expect("piped");
    wait_for(&mut screen, "Your move");
    window.stdin.as_mut().expect("piped").write_all(b"take wug\r").expect("the game listens");
    wait_for(&mut screen, "1 take wug");
    window.kill().expect("it runs");
    window.wait().expect("it ends");
    drop(screen);
    let mut rest = String::new();
    window.stderr.take().expect("piped").read_to_string(&mut rest).expect("readable");
    let saved = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("the game is lost: {error}; {rest}"));
    std::fs::remove_file(&file).expect("it was there");
    assert!(saved.contains("take wug"), "{saved}");
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
