//! Bots that are programs of their own.

use std::io::{self, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread::JoinHandle;
use std::time::Duration;

use parure_engine::game::Refusal;
use parure_engine::notation::action_text;
use parure_vocabulary::Vocabulary;
use serde::{Deserialize, Serialize};

use crate::exit::Usage;
use crate::protocol::{BudgetWords, Line, Question, read_action, read_line, request_line};

/// How much of what a program says on stderr is kept for the report.
const KEPT: usize = 300;

/// What external bots are given.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The budget that they are told.
    pub budget: BudgetWords,
    /// The time for the first answer of a process.
    pub first: Duration,
    /// The time for every other answer.
    pub later: Duration,
}

/// How an external bot lost a game outside of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// The kind.
    pub kind: FaultKind,
    /// What happened.
    pub message: String,
}

/// The kinds of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaultKind {
    /// The process could not be started, or ended.
    Crash,
    /// The answer took too long.
    Timeout,
    /// The answer was no legal move.
    IllegalMove,
}

/// The words of a command line. Quotes and backslashes protect as in a shell, but no shell runs.
pub fn command_words(command: &str) -> Result<Vec<String>, Usage> {
    let words = shlex::split(command).filter(|words| !words.is_empty());
    words.ok_or_else(|| Usage(format!("`cmd:{command}`: a quote is not closed, or there is no command")))
}

/// Says of a command line that cannot be started why not. What it starts is ended at once.
pub fn check_command(command: &str) -> Result<(), Usage> {
    External::start(&command_words(command)?).map(drop).map_err(|fault| Usage(fault.message))
}

/// A running process that answers requests. It is killed when this is dropped.
pub struct External {
    child: Child,
    stdin: Option<ChildStdin>,
    answers: Receiver<io::Result<Line>>,
    complaints: Option<JoinHandle<String>>,
    answered: bool,
}

impl External {
    /// Starts a program.
    pub fn start(words: &[String]) -> Result<Self, Fault> {
        let crash =
            |error: io::Error| Fault::new(FaultKind::Crash, format!("cannot start `{}`: {error}", words.join(" ")));
        let (program, arguments) = words.split_first().ok_or_else(|| crash(io::ErrorKind::NotFound.into()))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Ctrl-C is for the arena, which ends its bots itself.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(crash)?;
        let stdin = child.stdin.take();
        let (send, answers) = mpsc::channel();
        if let Some(stdout) = child.stdout.take() {
            std::thread::spawn(move || {
                let mut stdout = BufReader::new(stdout);
                loop {
                    let line = read_line(&mut stdout);
                    let last = !matches!(line, Ok(Line::Bytes(_) | Line::TooLong));
                    if send.send(line).is_err() || last {
                        return;
                    }
                }
            });
        }
        let complaints = child.stderr.take().map(|stderr| std::thread::spawn(move || last_words(stderr)));
        Ok(Self { child, stdin, answers, complaints, answered: false })
    }

    /// The move of the program in a position, which is legal.
    pub fn choose<G: Vocabulary>(
        &mut self,
        question: &Question<'_, G>,
        limits: &Limits,
        seed: u64,
    ) -> Result<G::Action, Fault> {
        // JSON readers of other languages keep 53 bits of a number.
        let seed = seed >> 11;
        let line = self.ask(&request_line(question, &limits.budget, seed), limits)?;
        let action = read_action::<G>(&line).map_err(|words| Fault::new(FaultKind::IllegalMove, words))?;
        question.state.check(action).map_err(|refusal| {
            let words = format!("`{}` is not legal: {refusal} ({})", action_text::<G>(action), refusal.rule());
            Fault::new(FaultKind::IllegalMove, words)
        })?;
        Ok(action)
    }

    /// Sends a request and waits for the answer. After a fault the process is of no more use.
    fn ask(&mut self, request: &str, limits: &Limits) -> Result<Vec<u8>, Fault> {
        let limit = if self.answered { limits.later } else { limits.first };
        let sent = self.stdin.as_mut().map(|stdin| writeln!(stdin, "{request}").and_then(|()| stdin.flush()));
        if !matches!(sent, Some(Ok(()))) {
            return Err(self.crash());
        }
        match self.answers.recv_timeout(limit) {
            Ok(Ok(Line::Bytes(line))) => {
                self.answered = true;
                Ok(line)
            }
            Ok(Ok(Line::TooLong)) => Err(Fault::new(FaultKind::IllegalMove, "the answer is too long")),
            Ok(Ok(Line::End) | Err(_)) | Err(RecvTimeoutError::Disconnected) => Err(self.crash()),
            Err(RecvTimeoutError::Timeout) => {
                Err(Fault::new(FaultKind::Timeout, format!("no answer within {} s", limit.as_secs_f64())))
            }
        }
    }

    /// The process has ended, or closed its output: says how.
    fn crash(&mut self) -> Fault {
        self.end();
        let status = self.child.wait().map_or_else(|error| error.to_string(), |status| status.to_string());
        let complaints = self.complaints.take().and_then(|thread| thread.join().ok()).unwrap_or_default();
        let words = complaints.lines().rfind(|line| !line.trim().is_empty()).unwrap_or_default().trim();
        let words = if words.is_empty() { String::new() } else { format!(": {words}") };
        Fault::new(FaultKind::Crash, format!("the process ended ({status}){words}"))
    }

    /// Kills the process if it still runs; one that ended by itself keeps its own status.
    fn end(&mut self) {
        self.stdin = None;
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            // Its output may close a moment before the process is gone.
            std::thread::sleep(Duration::from_millis(20));
            if !matches!(self.child.try_wait(), Ok(Some(_))) {
                // An error means that it is gone already.
                let _ = self.child.kill();
            }
        }
    }
}

impl Drop for External {
    fn drop(&mut self) {
        self.stdin = None;
        // Errors mean that it is gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Fault {
    /// A fault of this kind.
    pub fn new(kind: FaultKind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into() }
    }
}

/// Reads to the end and keeps the last part.
fn last_words(mut stderr: impl Read) -> String {
    let (mut kept, mut buffer) = (Vec::new(), [0; 1024]);
    while let Ok(count @ 1..) = stderr.read(&mut buffer) {
        kept.extend_from_slice(&buffer[..count]);
        let surplus = kept.len().saturating_sub(KEPT);
        kept.drain(..surplus);
    }
    String::from_utf8_lossy(&kept).into_owned()
}
