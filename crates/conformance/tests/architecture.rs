//! What ARCHITECTURE.md promises about the tree.

use std::fs;
use std::path::{Path, PathBuf};

/// The crates from the bottom up. A crate may use those that stand before its own line.
const LAYERS: [&[&str]; 7] = [
    &["engine"],
    &["conformance", "encoding", "picture", "vocabulary"],
    &["bots"],
    &["table"],
    &["server", "terminal"],
    &["client"],
    &["cli", "python", "wasm"],
];

const GAMES: [&str; 3] = ["splendor", "marvel", "duel"];

/// What rules have no business with: files, clocks, sockets, luck of their own.
const OUTSIDE: [&str; 9] = [
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "std::process",
    "std::thread",
    "std::time",
    "std::collections::HashMap",
    "rand::",
];

/// How long a file of sources may be before it is split.
const LONGEST: usize = 600;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files below a folder, as paths from there, without what is built or fetched.
fn files(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).into_iter().flatten() {
            let path = entry.expect("the folder can be read").path();
            let name = path.strip_prefix(folder).expect("it lies in the folder").display().to_string();
            if !path.is_dir() {
                found.push(name);
            } else if !["target", "node_modules", "dist"].into_iter().any(|built| path.ends_with(built)) {
                folders.push(path);
            }
        }
    }
    found
}

/// The Rust files below a folder, with their paths from there.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let rust = files(folder).into_iter().filter(|path| path.ends_with(".rs"));
    let found: Vec<_> = rust.map(|path| (path.clone(), read(&folder.join(path)))).collect();
    assert!(!found.is_empty(), "{} has sources", folder.display());
    found
}

/// The lines that are not comments, with their numbers.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate().map(|(number, line)| (number + 1, line.trim()));
    lines.filter(|(_, line)| !line.starts_with("//"))
}

/// The crates of the workspace that a manifest names in its dependencies, without those of tests.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut in_section = false;
    for line in manifest.lines().map(str::trim) {
        if line.starts_with('[') {
            in_section = line == "[dependencies]" || line == "[build-dependencies]";
        } else if in_section {
            names.extend(line.split(['.', ' ', '=']).next().and_then(|name| name.strip_prefix("parure-")));
        }
    }
    names.into_iter().map(str::to_owned).collect()
}

#[test]
fn dependencies_point_downwards_only() {
    let layer = |name: &str| LAYERS.iter().position(|layer| layer.contains(&name));
    for entry in fs::read_dir(root().join("crates")).expect("there are crates") {
        let path = entry.expect("the folder can be read").path();
        let manifest = path.join("Cargo.toml");
        let name = path.file_name().and_then(|name| name.to_str()).expect("a crate has a name").to_owned();
        if !manifest.exists() {
            continue;
        }
        let own = layer(&name).unwrap_or_else(|| panic!("`{name}` has no layer: give it one in this test"));
        for used in dependencies(&read(&manifest)) {
            let below = layer(&used).is_some_and(|layer| layer < own);
            assert!(below, "`{name}` depends on `{used}`, which does not lie below it");
        }
    }
}

#[test]
fn the_engine_depends_on_nothing() {
    let manifest = read(&root().join("crates/engine/Cargo.toml"));
    assert!(!manifest.contains("dependencies"), "the engine stands alone, also in its tests:\n{manifest}");
}

#[test]
fn no_game_knows_another() {
    let modules = GAMES.into_iter().chain(["classic"]);
    let own =
        |path: &str| modules.clone().find(|game| path.starts_with(&format!("{game}/")) || path == format!("{game}.rs"));
    for (path, text) in sources(&root().join("crates/engine/src")) {
        // `any` is the one place that knows every game, and the crate names its modules.
        if path == "any.rs" || path.starts_with("any/") || path == "lib.rs" {
            continue;
        }
        for (number, line) in code(&text) {
            let mut named =
                GAMES.into_iter().filter(|game| own(&path) != Some(game) && line.contains(&format!("{game}::")));
            assert_eq!(named.next(), None, "{path}, line {number}: {line}");
            let shared = own(&path) != Some("duel") || !line.contains("classic::");
            assert!(shared, "{path}, line {number}: Duel is not a game of that kind: {line}");
        }
    }
}

/// The sources that name Marvel beside its own files: where each part of the program lists its games. Whatever else needs a
/// game asks these.
const NAME_MARVEL: [&str; 18] = [
    "crates/bots/src/bin/parure-tune/main.rs",
    "crates/bots/src/eval.rs",
    "crates/bots/src/puzzle.rs",
    "crates/conformance/src/games.rs",
    "crates/encoding/src/classic.rs",
    "crates/engine/src/any/game_id.rs",
    "crates/engine/src/any/list.rs",
    "crates/engine/src/any/rules_id.rs",
    "crates/engine/src/lib.rs",
    "crates/picture/src/scene.rs",
    "crates/terminal/src/messages.rs",
    "crates/terminal/src/stage.rs",
    "crates/vocabulary/src/games.rs",
    "crates/vocabulary/src/lib.rs",
    "scripts/bench.sh",
    "scripts/ladder.sh",
    "scripts/ladder_table.py",
    "scripts/statistics.sh",
];

/// How many sources of the page may: its registries of games, pictures and lessons.
const PAGE_NAMES_MARVEL: usize = 9;

/// A game is known where games are listed, and in its own files: another one is then added there, and nowhere else.
#[test]
fn a_game_is_named_where_games_are_listed() {
    let is_source = |path: &str| {
        let ours = ["crates/", "scripts/", "web/src/"].into_iter().any(|folder| path.starts_with(folder));
        let code = [".rs", ".ts", ".svelte", ".css", ".py", ".sh"].into_iter().any(|ending| path.ends_with(ending));
        let tests = ["/tests/", "/tests.rs", "_tests.rs", "/testing/", ".test.ts"];
        ours && code && !tests.into_iter().any(|part| path.contains(part))
    };
    let own = |path: &str| path.split(['/', '.', '_']).any(|part| part.starts_with("marvel"));
    let named = files(&root()).into_iter().filter(|path| path == "Makefile" || is_source(path) && !own(path));
    let mut named: Vec<_> =
        named.filter(|path| read(&root().join(path)).to_ascii_lowercase().contains("marvel")).collect();
    named.sort();
    let (page, others): (Vec<_>, Vec<_>) = named.into_iter().partition(|path| path.starts_with("web/"));
    assert_eq!(others, NAME_MARVEL);
    assert!(page.len() <= PAGE_NAMES_MARVEL, "{page:#?}");
}

/// What tells a rule where it stands: who plays together, by arithmetic instead of by `Game::side`.
const RULE_FACTS: [&str; 3] = ["partner(", ".index() % 2", ".index() ^ "];

/// Numbers and sides of the rules stand in the engine, whose `foresight` answers what interfaces ask. The conformance
/// suite tells the rules a second time on purpose.
#[test]
fn only_the_engine_knows_the_rules() {
    let constant = |line: &str| {
        let rest = line.trim_start_matches("pub ").trim_start_matches("pub(crate) ").trim_start_matches("pub(super) ");
        rest.strip_prefix("const ").and_then(|rest| rest.split(':').next()).map(str::to_owned)
    };
    let engine = sources(&root().join("crates/engine/src"));
    let public = engine.iter().flat_map(|(_, text)| code(text)).filter(|(_, line)| line.starts_with("pub const "));
    let numbers: Vec<_> =
        public.filter(|(_, line)| line.contains(": u8 =")).filter_map(|(_, line)| constant(line)).collect();
    assert!(numbers.iter().any(|name| name == "TOKEN_LIMIT") && numbers.iter().any(|name| name == "ASSEMBLE_POINTS"));
    for (path, text) in sources(&root().join("crates")) {
        let elsewhere = path.contains("/src/") && !path.starts_with("engine/") && !path.starts_with("conformance/");
        for (number, line) in code(&text).filter(|_| elsewhere) {
            let fact = RULE_FACTS.into_iter().find(|fact| line.contains(fact));
            assert_eq!(fact, None, "{path}, line {number}: {line}");
            let defined = constant(line).filter(|name| numbers.contains(name));
            assert_eq!(defined, None, "{path}, line {number}: the engine has this: {line}");
        }
    }
}

#[test]
fn rules_touch_nothing_outside() {
    for (path, text) in sources(&root().join("crates/engine/src")) {
        for (number, line) in code(&text) {
            let outside = OUTSIDE.into_iter().find(|outside| line.contains(outside));
            assert_eq!(outside, None, "{path}, line {number}: {line}");
        }
        assert!(!text.contains("unsafe "), "{path} has unsafe code");
    }
}

/// A table is decided and folded without the world around it: it owns its types, and those who speak or store use them.
#[test]
fn a_table_knows_neither_wire_nor_store() {
    let table = root().join("crates/table/src/table");
    let module = ("../table.rs".to_owned(), read(&table.with_extension("rs")));
    for (path, text) in sources(&table).into_iter().chain([module]) {
        for (number, line) in code(&text) {
            let outside = ["protocol", "http", "ws", "store", "room"];
            let named = outside.into_iter().find(|outside| line.contains(&format!("crate::{outside}")));
            assert_eq!(named, None, "{path}, line {number}: {line}");
        }
    }
}

#[test]
fn no_file_is_too_long() {
    for (path, text) in sources(&root().join("crates")) {
        if path.contains("/src/") {
            assert!(text.lines().count() <= LONGEST, "{path} has {} lines: split it", text.lines().count());
        }
    }
}
