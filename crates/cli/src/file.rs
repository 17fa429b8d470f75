//! Files that commands read and write; `-` is standard input or output.

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Context, Result};
use parure_engine::any::AnyRecord;
use parure_vocabulary::record;

/// How messages name a file.
pub fn name(path: &Path) -> String {
    if is_standard(path) { "standard input".to_owned() } else { path.display().to_string() }
}

/// The text of a file.
pub fn read(path: &Path) -> Result<String> {
    let text = if is_standard(path) {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        fs::read_to_string(path)
    };
    text.with_context(|| format!("cannot read {}", name(path)))
}

/// The record in a file, be it text or JSON. Whether its moves are legal is for the record to say.
pub fn read_record(path: &Path) -> Result<AnyRecord> {
    record::read_record(&read(path)?).with_context(|| name(path))
}

/// Writes a text to a file, or to standard output.
pub fn write(path: Option<&Path>, text: &str) -> Result<()> {
    match path {
        Some(path) if !is_standard(path) => {
            fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
        }
        _ => {
            let mut out = io::stdout().lock();
            out.write_all(text.as_bytes())?;
            Ok(out.flush()?)
        }
    }
}

fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}
