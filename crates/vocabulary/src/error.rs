//! What is wrong with a JSON value, and where.

use std::error::Error;
use std::fmt;

/// Why a JSON value does not say what it should.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VocabularyError {
    path: String,
    problem: String,
}

impl VocabularyError {
    /// A problem with the value as a whole.
    pub fn new(problem: impl fmt::Display) -> Self {
        Self { path: String::new(), problem: problem.to_string() }
    }

    /// A problem with the value at a path, such as `players[0].tokens`.
    pub fn at(path: impl Into<String>, problem: impl fmt::Display) -> Self {
        Self { path: path.into(), problem: problem.to_string() }
    }

    /// The same problem, seen from the value that holds `field`.
    #[must_use]
    pub fn within(mut self, field: impl fmt::Display) -> Self {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path = format!("{field}{dot}{}", self.path);
        self
    }

    /// Where the trouble is; empty for the value as a whole.
    pub fn path(&self) -> &str {
        &self.path
    }
}

impl fmt::Display for VocabularyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() { f.write_str(&self.problem) } else { write!(f, "`{}`: {}", self.path, self.problem) }
    }
}

impl Error for VocabularyError {}

impl From<serde_path_to_error::Error<serde_json::Error>> for VocabularyError {
    fn from(error: serde_path_to_error::Error<serde_json::Error>) -> Self {
        let path = error.path().to_string();
        Self { path: if path == "." { String::new() } else { path }, problem: error.inner().to_string() }
    }
}
