//! The examples in the documents are true.

use parure_engine::notation::{
    NO_EXPANSION, Notation, Record, action_text, expansion_name, game_name, parse_action, parse_view, view_text,
};

use crate::common::with_rules;

const NOTATION: &str = include_str!("../../../../docs/notation.md");
const RECORD: &str = include_str!("../../../../docs/record.md");

/// The fenced blocks of a document: what stands behind the fence, and the text.
fn blocks(document: &str) -> Vec<(&str, &str)> {
    let parts: Vec<_> = document.split("\n```").collect();
    let inside = parts.iter().skip(1).step_by(2);
    inside.map(|part| part.split_once('\n').expect("a block has lines")).collect()
}

fn check_actions<G: Notation>(text: &str) {
    for line in text.lines() {
        let action = parse_action::<G>(line, None).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(action_text::<G>(action), line);
    }
}

fn check_typed<G: Notation>(text: &str) {
    for line in text.lines() {
        let (typed, meant) = line.split_once("->").expect("both are there");
        let action = parse_action::<G>(typed, None).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(action_text::<G>(action), meant.trim());
    }
}

/// A position is printed as the document has it, comments aside.
fn check_position<G: Notation>(text: &str) {
    let view = parse_view::<G>(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let plain = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim_end().to_owned() + "\n");
    assert_eq!(view_text::<G>(&view), plain.collect::<String>());
}

/// A record replays; printed again, it replays to the same end.
fn check_record<G: Notation>(text: &str) {
    let record = Record::<G>::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let last = record.check().unwrap_or_else(|error| panic!("{error}\n{text}"));
    let again = Record::<G>::parse(&record.to_string()).expect("what is written can be read");
    assert_eq!(again, record);
    assert_eq!(again.check(), Ok(last));
}

#[test]
fn every_example_is_true() {
    let mut checked = [0; 4];
    for (kind, text) in blocks(NOTATION).into_iter().chain(blocks(RECORD)) {
        let text = &format!("{text}\n");
        let mut words = kind.split(' ');
        let (kind, name) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let expansion = words.next().unwrap_or(NO_EXPANSION);
        let named = || game_name(text).expect("it names a game");
        let place = match kind {
            "actions" => {
                with_rules!(name, expansion, G => check_actions::<G>(text));
                0
            }
            "typed" => {
                with_rules!(name, expansion, G => check_typed::<G>(text));
                1
            }
            "position" => {
                with_rules!(named(), expansion_name(text), G => check_position::<G>(text));
                2
            }
            "record" => {
                with_rules!(named(), expansion_name(text), G => check_record::<G>(text));
                3
            }
            "text" => continue,
            _ => panic!("a block of unknown kind: {kind}"),
        };
        checked[place] += 1;
    }
    assert_eq!(checked, [6, 1, 8, 2]);
}

#[test]
fn the_first_record_is_printed_as_it_stands() {
    let (_, text) = blocks(RECORD)[0];
    let record = Record::<parure_engine::splendor::Splendor>::parse(text).expect("the record is right");
    assert_eq!(record.to_string(), format!("{text}\n"));
}
