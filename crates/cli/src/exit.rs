//! How the command ends: messages and exit codes.

use std::io::{self, ErrorKind};
use std::process::ExitCode;

use anyhow::{Error, Result};
use parure_engine::game::{OptionError, SetupError};

/// What the exit codes mean, for the help.
pub const CODES: &str = "Exit codes: 0 done, 1 what was given is refused or cannot be read or written, 2 wrong usage.";

/// A wrong use of the command that its arguments alone do not show.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Usage(pub String);

/// Says on stderr what went wrong, and by the exit code of what kind it was.
pub fn code(result: Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has seen enough, as `head` does.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(if is_usage(&error) { 2 } else { 1 })
        }
    }
}

fn is_broken_pipe(error: &Error) -> bool {
    let kind = |cause: &(dyn std::error::Error + 'static)| {
        let json = cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        cause.downcast_ref::<io::Error>().map(io::Error::kind).or(json)
    };
    error.chain().any(|cause| kind(cause) == Some(ErrorKind::BrokenPipe))
}

fn is_usage(error: &Error) -> bool {
    error.chain().any(|cause| cause.is::<Usage>() || cause.is::<OptionError>() || cause.is::<SetupError>())
}
