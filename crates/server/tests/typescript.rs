//! The page's types are those of the server.

use std::path::Path;

use parure_server::protocol::typescript;

/// Fails when the generated file is not what the types say; `PARURE_UPDATE=1` writes it.
#[test]
fn the_generated_typescript_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(typescript::PATH);
    let source = typescript::source();
    if std::env::var_os("PARURE_UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().expect("a file in a folder")).expect("a folder");
        std::fs::write(&path, &source).expect("a file that can be written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == source, "{} is stale: run `make protocol`", path.display());
}
