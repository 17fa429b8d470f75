//! What the terminal game says where there is no terminal.

use std::process::{Command, Stdio};

#[test]
fn without_a_terminal_the_game_says_what_to_do() {
    for (language, words) in [("en", "needs a terminal"), ("zh-Hant", "需要終端機"), ("ja", "端末の入出力")]
    {
        let mut command = Command::new(env!("CARGO_BIN_EXE_parure"));
        command.args(["play", "--game", "duel", "--lang", language]).stdin(Stdio::null());
        let output = command.output().expect("the command runs");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(error.contains(words), "{error}");
    }
}
