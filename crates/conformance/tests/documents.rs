//! Every document with Rust code is among those whose code is compiled and run.

use std::fs;
use std::path::{Path, PathBuf};

/// The crates' own README files are the documentation of their crates, and run with it.
const RUN_BY_THEIR_CRATE: [&str; 5] = [
    "crates/bots/README.md",
    "crates/encoding/README.md",
    "crates/engine/README.md",
    "crates/picture/README.md",
    "crates/vocabulary/README.md",
];

fn documents(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("the folder can be read").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && !["target", "node_modules", "dist"].contains(&name) && !name.starts_with('.') {
            documents(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            found.push(path);
        }
    }
}

#[test]
fn rust_code_of_documents_is_run() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let run = include_str!("../src/documents.rs");
    let mut found = Vec::new();
    documents(&root, &mut found);
    assert!(found.len() > 10, "there are documents");
    for path in found {
        let text = fs::read_to_string(&path).expect("a document can be read");
        let name = path.strip_prefix(&root).expect("it lies in the project").display().to_string();
        let is_run = RUN_BY_THEIR_CRATE.contains(&name.as_str()) || run.contains(&format!("/../../{name}\""));
        assert!(is_run || !text.contains("```rust"), "the Rust code of {name} is not run: add it to src/documents.rs");
    }
}
