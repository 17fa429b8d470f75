//! Every numbered rule has a test that is named by it.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The rules and examples that `docs/rules/` numbers, as `S-09` or `E-S1`.
fn ids_of_rules() -> BTreeSet<String> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let texts = files(&docs).into_iter().map(|path| read(&path));
    texts.flat_map(|text| text.lines().filter_map(id_of_item).collect::<Vec<_>>()).collect()
}

/// The id that an item of a list begins with.
fn id_of_item(line: &str) -> Option<String> {
    let word = line.strip_prefix("- ")?.split_whitespace().next()?;
    let (kind, number) = word.split_once('-')?;
    let is_rule = ["S", "M", "D", "C"].contains(&kind) && number.len() == 2 && number.parse::<u8>().is_ok();
    (is_rule || kind == "E").then(|| word.to_owned())
}

/// The ids that a test's name begins with: `s_09_s_10_…` is about S-09 and S-10, `e_s1_…` about E-S1.
fn ids_of_test(name: &str) -> Vec<String> {
    let mut words = name.split('_').map(str::to_uppercase);
    let mut ids = Vec::new();
    while let (Some(kind), Some(number)) = (words.next(), words.next()) {
        let digits = number.trim_start_matches(['S', 'M', 'D']);
        let is_rule = ["S", "M", "D", "C"].contains(&kind.as_str()) && number.len() == 2;
        let is_example = kind == "E" && digits.len() + 1 == number.len();
        if !(is_rule || is_example) || digits.parse::<u8>().is_err() {
            break;
        }
        ids.push(format!("{kind}-{number}"));
    }
    ids
}

/// The names of all tests in this folder.
fn names_of_tests() -> Vec<String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulebook");
    files(&here).iter().flat_map(|path| names_in(&read(path))).collect()
}

fn names_in(text: &str) -> Vec<String> {
    let mut lines = text.lines().map(str::trim);
    let mut names = Vec::new();
    while lines.any(|line| line == "#[test]") {
        let signature = lines.by_ref().find_map(|line| line.strip_prefix("fn "));
        names.extend(signature.and_then(|rest| rest.split('(').next()).map(str::to_owned));
    }
    names
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_rule_has_a_test_named_by_it() {
    let rules = ids_of_rules();
    assert!(rules.len() > 80 && rules.contains("S-27") && rules.contains("E-D3"), "the rules are read: {rules:?}");
    let tested: BTreeSet<_> = names_of_tests().iter().flat_map(|name| ids_of_test(name)).collect();
    let unknown: Vec<_> = tested.difference(&rules).collect();
    assert!(unknown.is_empty(), "tests name rules that do not exist: {unknown:?}");
    let untested: Vec<_> = rules.difference(&tested).map(String::as_str).collect();
    let list = if untested.is_empty() { "none".to_owned() } else { untested.join(" ") };
    // Not by `eprintln!`, which is shown only where a test fails.
    writeln!(io::stderr(), "rule ids without a test: {list}").expect("somebody listens");
    assert!(untested.is_empty(), "rule ids without a test: {list}");
}

#[test]
fn names_of_tests_are_read_as_ids() {
    let ids = |name| ids_of_test(name).join(" ");
    assert_eq!(ids("s_09_three_different"), "S-09");
    assert_eq!(ids("s_09_s_10_takes"), "S-09 S-10");
    assert_eq!(ids("e_s1_costs"), "E-S1");
    assert_eq!(ids("d_10_e_d2_m_01"), "D-10 E-D2 M-01");
    assert_eq!(ids("s_nine"), "");
    assert_eq!(ids("every_rule_has_a_test"), "");
    assert_eq!(names_in("#[test]\nfn a() {}\n  fn b() {}\n#[test]\n#[should_panic]\nfn c() {\n"), ["a", "c"]);
}
